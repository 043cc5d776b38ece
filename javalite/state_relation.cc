#include "javalite/state_relation.h"

namespace javalite {

using expr::Formula;
using heap::Correspondence;
using State = Machine::State;

Formula Relation::SameEnvironment(Correspondence& c,
                                  const Machine::Environment& lazy,
                                  const Machine::Environment& summary) {
  if (lazy.size() != summary.size()) return Formula::False();
  Formula same = Formula::True();
  lazy.ForEach([&](uint64_t name, const Machine::Value& value) {
    const Machine::Value* other = summary.Find(name);
    same = other ? pool_.And(same, c.SameValue(value.content, other->content))
                 : Formula::False();
  });
  return same;
}

Formula Relation::SameStacks(Correspondence& c, const State& lazy,
                             const State& summary) {
  if (lazy.tasks.size() != summary.tasks.size() ||
      lazy.values.size() != summary.values.size() ||
      lazy.callers.size() != summary.callers.size() || lazy.end != summary.end)
    return Formula::False();
  Formula same = SameEnvironment(c, lazy.environment, summary.environment);
  const auto values = lazy.values.ToVector();
  const auto others = summary.values.ToVector();
  for (size_t i = 0; i < values.size(); ++i)
    same = pool_.And(same, c.SameValue(values[i].content, others[i].content));
  const auto callers = lazy.callers.ToVector();
  const auto other_callers = summary.callers.ToVector();
  for (size_t i = 0; i < callers.size(); ++i)
    same = pool_.And(same, SameEnvironment(c, callers[i], other_callers[i]));
  return same;
}

std::optional<search::Complaint> Relation::Check(const std::vector<State>& lazy,
                                                 const State& summary) {
  std::vector<const heap::Place*> places;
  for (const State& state : lazy) places.push_back(&state.place);
  return heaps_.Check(places, summary.place, [&](Correspondence& c, size_t i) {
    return SameStacks(c, lazy[i], summary);
  });
}

}  // namespace javalite
