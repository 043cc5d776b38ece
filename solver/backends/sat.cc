#include "solver/backends/sat.h"

#include "solver/backends/diagram_cnf.h"

namespace solver {

using expr::Formula;
using expr::Variable;

std::optional<EliminationResult> SolveBySat(const expr::Diagram& diagram,
                                            std::span<const Formula> conjuncts,
                                            const base::Deadline& deadline) {
  DiagramCnf cnf(diagram);
  for (Formula f : conjuncts) cnf.Clause({cnf.Of(f)});
  const std::optional<bool> satisfiable = cnf.Solve({}, deadline);
  if (!satisfiable) return std::nullopt;
  EliminationResult result{*satisfiable, {}};
  if (*satisfiable)
    for (Variable v : cnf.variables())
      result.model.push_back({v, cnf.ValueOf(v)});
  return result;
}

}  // namespace solver
