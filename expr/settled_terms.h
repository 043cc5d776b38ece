// Comparisons of what was read through many references, once it is known which
// of them it was.
#ifndef EXPR_SETTLED_TERMS_H_
#define EXPR_SETTLED_TERMS_H_

#include "expr/domains.h"
#include "expr/expr.h"
#include "expr/pool.h"

namespace expr {

// A formula that agrees with f wherever the domains hold. Where f is one
// comparison of if-then-else chains, those keep the cases that are left.
Formula WithSettledTerms(Pool& pool, const Domains& domains, Formula f);

}  // namespace expr

#endif  // EXPR_SETTLED_TERMS_H_
