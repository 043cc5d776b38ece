#include "javalite/relation.h"

#include <utility>
#include <variant>

namespace javalite {

using expr::Formula;
using heap::Correspondence;
using search::Complaint;
using State = Machine::State;

bool Relation::Follows(Formula assumed, Formula f) {
  if (f.IsTrue()) return true;
  return !feasible_.Possible(expr::Path(), pool_.And(assumed, !f));
}

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

std::variant<heap::SummaryCase, std::string> Relation::CheckOne(
    const State& lazy, const State& summary) {
  auto found =
      Correspondence::Find(pool_, types_, lazy.place.heap, summary.place.heap);
  if (auto* problem = std::get_if<std::string>(&found))
    return std::move(*problem);
  Correspondence& c = std::get<Correspondence>(found);

  Formula condition = Formula::True();
  for (Formula f : lazy.place.path.conjuncts().ToVector())
    condition = pool_.And(condition, c.Translate(f));
  for (Formula f : summary.place.path.conjuncts().ToVector())
    if (!Follows(condition, c.InCase(f)))
      return "the summary excludes a heap that the lazy side reaches";
  if (!Follows(condition,
               pool_.And(c.SameCells(), SameStacks(c, lazy, summary))))
    return "the heaps or the values differ";
  return heap::SummaryCase{c.choices(), condition};
}

std::optional<Complaint> Relation::Check(const std::vector<State>& lazy,
                                         const State& summary) {
  std::vector<heap::SummaryCase> cases;
  for (size_t i = 0; i < lazy.size(); ++i) {
    auto one = CheckOne(lazy[i], summary);
    if (auto* problem = std::get_if<std::string>(&one))
      return Complaint{std::move(*problem), i};
    cases.push_back(std::move(std::get<heap::SummaryCase>(one)));
  }
  if (!heap::Covers(pool_, feasible_, summary.place.path, cases))
    return Complaint{
        "the summary holds a heap that the lazy side does not "
        "reach",
        std::nullopt};
  return std::nullopt;
}

}  // namespace javalite
