// Decides a conjunction of formulas over finite choices with CaDiCaL: one
// Boolean per question, at most one true question per choice, Tseitin's
// encoding of the diagrams. Predicates over terms count as free Booleans.
#ifndef SOLVER_BACKENDS_SAT_H_
#define SOLVER_BACKENDS_SAT_H_

#include <optional>
#include <span>

#include "base/deadline.h"
#include "expr/diagram.h"
#include "expr/expr.h"
#include "solver/elimination.h"

namespace solver {

// Nothing at the deadline.
std::optional<EliminationResult> SolveBySat(
    const expr::Diagram& diagram, std::span<const expr::Formula> conjuncts,
    const base::Deadline& deadline);

}  // namespace solver

#endif  // SOLVER_BACKENDS_SAT_H_
