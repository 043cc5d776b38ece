#include "javalite/relation.h"

#include <utility>
#include <variant>

namespace javalite {

using expr::Formula;
using heap::Correspondence;
using search::Complaint;
using State = Machine::State;

Formula Relation::Cube(
    const std::vector<std::pair<expr::Variable, uint32_t>>& choices) {
  Formula cube = Formula::True();
  for (const auto& [choice, label] : choices)
    cube = pool_.And(cube, pool_.ChoiceIs(choice, label));
  return cube;
}

void Relation::FindCounterexample(const expr::Path& path, Formula f) {
  if (auto longer = checker_.Assume(path, f))
    counterexample_ = longer->witness();
}

Complaint Relation::Complain(std::string reason) {
  const bool certain = checker_.unknowns() == unknowns_before_;
  if (!certain) reason += " (" + checker_.first_reason() + ")";
  return Complaint{std::move(reason), std::nullopt, certain};
}

bool Relation::Follows(const Correspondence& c, Formula assumed, Formula f) {
  if (f.IsTrue()) return true;
  unknowns_before_ = checker_.unknowns();
  const Formula against = pool_.And(assumed, !f);
  if (!checker_.Possible(expr::Path(), against)) return true;
  if (checker_.unknowns() == unknowns_before_)
    FindCounterexample(expr::Path(), pool_.And(Cube(c.choices()), against));
  return false;
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

std::variant<heap::SummaryCase, Complaint> Relation::CheckOne(
    const State& lazy, const State& summary) {
  auto found =
      Correspondence::Find(pool_, types_, lazy.place.heap, summary.place.heap);
  if (auto* problem = std::get_if<std::string>(&found))
    return Complaint{std::move(*problem), std::nullopt,
                     !search::Unsure(lazy.place.path)};
  Correspondence& c = std::get<Correspondence>(found);

  Formula condition = Formula::True();
  for (Formula f : lazy.place.path.conjuncts().ToVector())
    condition = pool_.And(condition, c.Translate(f));
  for (Formula f : summary.place.path.conjuncts().ToVector())
    if (!Follows(c, condition, c.InCase(f)))
      return Complain("the summary excludes a heap that the lazy side reaches");
  if (!Follows(c, condition,
               pool_.And(c.SameCells(), SameStacks(c, lazy, summary))))
    return Complain("the heaps or the values differ");
  return heap::SummaryCase{c.choices(), condition};
}

std::optional<Complaint> Relation::Check(const std::vector<State>& lazy,
                                         const State& summary) {
  counterexample_.reset();
  std::vector<heap::SummaryCase> cases;
  bool unsure = search::Unsure(summary.place.path);
  std::optional<Complaint> doubt;
  for (size_t i = 0; i < lazy.size(); ++i) {
    auto one = CheckOne(lazy[i], summary);
    if (auto* problem = std::get_if<Complaint>(&one)) {
      problem->left = i;
      if (problem->certain) return std::move(*problem);
      if (!doubt) doubt = std::move(*problem);
      continue;
    }
    unsure = unsure || search::Unsure(lazy[i].place.path);
    cases.push_back(std::move(std::get<heap::SummaryCase>(one)));
  }
  // Whether the rest covers the summary says nothing if one is in doubt.
  if (doubt) return doubt;
  unknowns_before_ = checker_.unknowns();
  if (heap::Covers(pool_, checker_, summary.place.path, cases))
    return std::nullopt;
  Complaint complaint =
      Complain("the summary holds a heap that the lazy side does not reach");
  complaint.certain = complaint.certain && !unsure;
  if (!complaint.certain) return complaint;
  Formula others = Formula::True();
  for (const heap::SummaryCase& c : cases)
    others = pool_.And(others, !pool_.And(Cube(c.choices), c.condition));
  FindCounterexample(summary.place.path, others);
  return complaint;
}

}  // namespace javalite
