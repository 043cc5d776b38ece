#include "solver/elimination.h"

#include <algorithm>
#include <utility>

namespace solver {
namespace {

using expr::Diagram;
using expr::Formula;
using expr::Model;
using expr::Question;
using expr::Unknown;
using expr::Variable;

// Formulas by their youngest variable; the heap's front is the youngest.
struct Item {
  Variable youngest;
  Formula formula;
};
bool Older(const Item& a, const Item& b) { return a.youngest < b.youngest; }

class Agenda {
 public:
  explicit Agenda(const Diagram& diagram) : diagram_(diagram) {}

  void Add(Formula f) {
    items_.push_back({diagram_.Top(f).question.variable, f});
    std::push_heap(items_.begin(), items_.end(), Older);
  }
  bool empty() const { return items_.empty(); }
  Variable youngest() const { return items_.front().youngest; }
  Formula Take() {
    std::pop_heap(items_.begin(), items_.end(), Older);
    const Formula f = items_.back().formula;
    items_.pop_back();
    return f;
  }

 private:
  const Diagram& diagram_;
  std::vector<Item> items_;
};

// What was known of each variable when it was eliminated: enough to choose its
// value once the older ones have theirs. Youngest first.
struct Step {
  Variable variable;
  Formula known;
  uint32_t value = 0;
};

uint32_t Hinted(const Model* hint, Variable v) {
  return hint ? static_cast<uint32_t>(hint->Value(Unknown(v))) : 0;
}

// A variable without a step of its own was eliminated together with a younger
// one: any value will do, and it keeps the hint's.
uint32_t ValueIn(const std::vector<Step>& steps, Variable v,
                 const Model* hint) {
  auto it = std::lower_bound(
      steps.begin(), steps.end(), v,
      [](const Step& step, Variable x) { return step.variable > x; });
  return it != steps.end() && it->variable == v ? it->value : Hinted(hint, v);
}

// Oldest first: a step's formula mentions, besides its own variable, only such
// as have their value. A value of the hint is kept wherever it will do.
std::vector<Question> ChooseValues(const Diagram& diagram,
                                   std::vector<Step>& steps,
                                   const Model* hint) {
  std::vector<Question> model;
  model.reserve(steps.size());
  for (auto step = steps.rbegin(); step != steps.rend(); ++step) {
    auto holds = [&](uint32_t value) {
      step->value = value;
      return diagram.Evaluate(
          step->known, [&](Variable v) { return ValueIn(steps, v, hint); });
    };
    if (!holds(Hinted(hint, step->variable)))
      for (uint32_t value = 0; !holds(value);) ++value;
    model.push_back({step->variable, step->value});
  }
  return model;
}

}  // namespace

std::optional<EliminationResult> Eliminate(Diagram& diagram,
                                           std::span<const Formula> conjuncts,
                                           size_t budget, const Model* hint,
                                           const base::Deadline& deadline) {
  Agenda agenda(diagram);
  for (Formula f : conjuncts) {
    if (f.IsFalse()) return EliminationResult{false, {}};
    if (!f.IsTrue()) agenda.Add(f);
  }
  Diagram::Budget limit(diagram, budget);
  std::vector<Step> steps;
  while (!agenda.empty()) {
    const Variable variable = agenda.youngest();
    Formula known = Formula::True();
    while (!agenda.empty() && agenda.youngest() == variable)
      known = diagram.And(known, agenda.Take());
    const Formula rest = diagram.Exists(known, variable);
    if (limit.exceeded() || deadline.Expired()) return std::nullopt;
    if (known.IsFalse()) return EliminationResult{false, {}};
    steps.push_back({variable, known});
    if (!rest.IsConstant()) agenda.Add(rest);
  }
  return EliminationResult{true, ChooseValues(diagram, steps, hint)};
}

}  // namespace solver
