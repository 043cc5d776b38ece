#include "solver/elimination.h"

#include <map>
#include <unordered_map>
#include <utility>

namespace solver {
namespace {

using expr::Diagram;
using expr::Formula;
using expr::Question;
using expr::Variable;

// Conjuncts by their youngest variable, youngest first.
using Buckets =
    std::map<Variable, std::vector<Formula>, std::greater<Variable>>;

// What was known of each variable when it was eliminated: enough to choose its
// value once the older ones have theirs.
using Steps = std::vector<std::pair<Variable, Formula>>;

Variable Youngest(const Diagram& diagram, Formula f) {
  return diagram.Top(f).question.variable;
}

Formula Join(Diagram& diagram, const std::vector<Formula>& formulas) {
  Formula all = Formula::True();
  for (Formula f : formulas) all = diagram.And(all, f);
  return all;
}

// Oldest first; each step's formula mentions only variables already valued.
std::vector<Question> ChooseValues(const Diagram& diagram, const Steps& steps) {
  std::unordered_map<Variable, uint32_t> values;
  std::vector<Question> model;
  for (auto step = steps.rbegin(); step != steps.rend(); ++step) {
    const auto& [variable, known] = *step;
    for (uint32_t value = 0;; ++value) {
      values[variable] = value;
      if (diagram.Evaluate(known, [&](Variable v) { return values[v]; })) {
        model.push_back({variable, value});
        break;
      }
    }
  }
  return model;
}

}  // namespace

std::optional<EliminationResult> Eliminate(Diagram& diagram,
                                           std::span<const Formula> conjuncts,
                                           size_t budget) {
  Buckets buckets;
  for (Formula f : conjuncts) {
    if (f.IsFalse()) return EliminationResult{false, {}};
    if (!f.IsTrue()) buckets[Youngest(diagram, f)].push_back(f);
  }
  Diagram::Budget limit(diagram, budget);
  Steps steps;
  while (!buckets.empty()) {
    auto [variable, formulas] = *buckets.begin();
    buckets.erase(buckets.begin());
    Formula known = Join(diagram, formulas);
    Formula rest = diagram.Exists(known, variable);
    if (limit.exceeded()) return std::nullopt;
    if (known.IsFalse()) return EliminationResult{false, {}};
    steps.emplace_back(variable, known);
    if (!rest.IsConstant()) buckets[Youngest(diagram, rest)].push_back(rest);
  }
  return EliminationResult{true, ChooseValues(diagram, steps)};
}

}  // namespace solver
