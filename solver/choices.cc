#include "solver/choices.h"

#include <algorithm>
#include <optional>

#include "solver/backends/sat.h"
#include "solver/elimination.h"

namespace solver {
namespace {

using expr::Formula;
using expr::Model;
using expr::Question;

// New nodes one query may make before the SAT solver takes over. Elimination
// of a typical heap query makes fewer than a hundred.
constexpr size_t kBudget = 1000;

Model ToModel(const std::vector<Question>& values) {
  Model model;
  for (const Question& q : values) model.Set(q.variable, q.value);
  return model;
}

}  // namespace

Answer ChoiceLayer::Decide(const Query& query) {
  const std::vector<Formula>& conjuncts = query.conjuncts();
  const bool pure = std::all_of(conjuncts.begin(), conjuncts.end(),
                                [&](Formula f) { return pool_.IsPure(f); });
  std::optional<EliminationResult> result =
      Eliminate(pool_.diagram(), conjuncts, kBudget);
  if (!result) {
    ++overflows_;
    if (!pure) return Pass(query);
    result = SolveBySat(pool_.diagram(), conjuncts);
  }
  if (!result->satisfiable) return Answer::Unsat();
  if (!pure) return Pass(query);
  return Answer::Sat(ToModel(result->model));
}

}  // namespace solver
