// Decides a conjunction of formulas over finite choices with CaDiCaL: one
// Boolean per question, at most one true question per choice, Tseitin's
// encoding of the diagrams. Predicates over terms count as free Booleans.
#ifndef SOLVER_BACKENDS_SAT_H_
#define SOLVER_BACKENDS_SAT_H_

#include <cstdint>
#include <optional>
#include <span>

#include "expr/diagram.h"
#include "expr/expr.h"
#include "solver/elimination.h"

namespace solver {

// Nothing when that takes longer than `timeout_ms`.
std::optional<EliminationResult> SolveBySat(
    const expr::Diagram& diagram, std::span<const expr::Formula> conjuncts,
    uint32_t timeout_ms);

}  // namespace solver

#endif  // SOLVER_BACKENDS_SAT_H_
