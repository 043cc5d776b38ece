#include "solver/choices.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace solver {

using expr::Formula;
using expr::Model;
using expr::Question;
using expr::Unknown;

Answer ChoiceLayer::Decide(const Query& query) {
  const std::vector<Formula>& conjuncts = query.conjuncts();
  const bool pure = std::all_of(conjuncts.begin(), conjuncts.end(),
                                [&](Formula f) { return pool_.IsPure(f); });
  const std::optional<EliminationResult> result = Solve(query);
  if (!result) return Pass(query);
  if (!result->satisfiable) return Answer::Unsat();
  if (!pure) return Pass(query);
  // The witness, changed: most values stay, so most of the model is shared.
  const auto& witness = query.path().witness();
  Model model = witness ? *witness : Model();
  for (const Question& q : result->model)
    if (model.Value(Unknown(q.variable)) != q.value)
      model.Set(q.variable, q.value);
  return Answer::Sat(std::move(model));
}

void ChoiceLayer::AdaptBudget(bool sufficed) {
  if (!sufficed) ++overflows_;
  const size_t next = sufficed ? budget_ + budget_ / 8 : budget_ / 4;
  const size_t least = std::min(options_.least_budget, options_.budget);
  budget_ = std::clamp(next, least, options_.budget);
}

std::optional<EliminationResult> ChoiceLayer::Solve(const Query& query) {
  const auto& witness = query.path().witness();
  std::optional<EliminationResult> result =
      Eliminate(pool_.diagram(), query.conjuncts(), budget_,
                witness ? &*witness : nullptr, query.deadline());
  // A lack of time says nothing about the budget.
  if (!result && query.deadline().Expired()) return std::nullopt;
  AdaptBudget(result.has_value());
  return result;
}

}  // namespace solver
