// What a formula says of each of its atoms alone.
#ifndef EXPR_PROJECTION_H_
#define EXPR_PROJECTION_H_

#include <utility>
#include <vector>

#include "expr/diagram.h"
#include "expr/expr.h"

namespace expr {

// For each atom of f that cannot have every value where f holds: that it has
// one of those left. Exact, in one walk over f; a formula too large for a walk
// is said to say nothing. f is not constant.
std::vector<std::pair<Variable, Formula>> Projections(Diagram& diagram,
                                                      Formula f);

}  // namespace expr

#endif  // EXPR_PROJECTION_H_
