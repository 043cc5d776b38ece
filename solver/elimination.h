// Elimination decides a conjunction of formulas over finite choices exactly,
// with no SMT solver: it joins all conjuncts that mention the youngest choice,
// asks that some value of it satisfies them, and goes on with the older ones
// (bucket elimination, Dechter 1999). Formulas keep their youngest choice at
// the root, so that step is a disjunction of the root's branches; and since
// the condition on an input reference can always be met by some value of that
// reference, what remains after each step is small.
//
// Predicates over terms count as free Booleans: "unsatisfiable" is then still
// right, "satisfiable" holds only of pure formulas.
#ifndef SOLVER_ELIMINATION_H_
#define SOLVER_ELIMINATION_H_

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "base/deadline.h"
#include "expr/diagram.h"
#include "expr/expr.h"
#include "expr/model.h"

namespace solver {

struct EliminationResult {
  bool satisfiable;
  // When satisfiable: values that satisfy the conjuncts if every other
  // variable has the hint's value, or 0 where there is no hint.
  std::vector<expr::Question> model;
};

// Nothing when the work would make more than `budget` nodes, or at the
// deadline. The model stays near `hint`, if there is one.
std::optional<EliminationResult> Eliminate(
    expr::Diagram& diagram, std::span<const expr::Formula> conjuncts,
    size_t budget, const expr::Model* hint = nullptr,
    const base::Deadline& deadline = {});

}  // namespace solver

#endif  // SOLVER_ELIMINATION_H_
