// What is true of predicates whatever their terms are: x < 3 implies x < 5,
// x == 1 and x == 2 exclude each other, (x & 1) == 0 or (x & 1) == 1 holds. A
// diagram takes predicates for independent; with these it sees what a reader
// sees.
#ifndef EXPR_AXIOMS_H_
#define EXPR_AXIOMS_H_

#include <span>
#include <vector>

#include "expr/diagram.h"
#include "expr/expr.h"
#include "expr/pool.h"

namespace expr {

// Valid formulas, each small, about these atoms and no others: how those that
// compare one integer term with constants, or the same two terms, go together.
std::vector<Formula> AxiomsAbout(Pool& pool, std::span<const Variable> atoms);

}  // namespace expr

#endif  // EXPR_AXIOMS_H_
