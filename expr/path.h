// A path is the list of what it has assumed, newest on top. Forks share the
// common part.
#ifndef EXPR_PATH_H_
#define EXPR_PATH_H_

#include "base/persistent_stack.h"
#include "expr/expr.h"

namespace expr {

using Path = base::PersistentStack<Formula>;

}  // namespace expr

#endif  // EXPR_PATH_H_
