#include "engine/exactness/relation.h"

#include <variant>

#include "heap/symbolic_heap.h"

namespace exactness {

using expr::Formula;
using heap::Correspondence;
using heap::Place;
using search::Complaint;

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

std::variant<heap::SummaryCase, Complaint> Relation::CheckOne(
    const Place& lazy, const Place& summary,
    const heap::MachineObjects& machine,
    const std::function<Formula(Correspondence&)>& same_rest) {
  const auto& witness = lazy.path.witness();
  auto found = Correspondence::Find(pool_, types_, lazy.heap, summary.heap,
                                    witness ? &*witness : nullptr, machine);
  if (auto* problem = std::get_if<std::string>(&found))
    return Complaint{std::move(*problem), std::nullopt,
                     witness && !search::Unsure(lazy.path)};
  Correspondence& c = std::get<Correspondence>(found);

  // A model of a path that may be none has no say in what the cells are.
  auto complain = [&](const char* reason) {
    Complaint complaint = Complain(reason);
    if (c.RestsOnWitness() && search::Unsure(lazy.path))
      complaint.certain = false;
    return complaint;
  };
  Formula condition = c.Known();
  for (Formula f : lazy.path.conjuncts().ToVector())
    condition = pool_.And(condition, c.Translate(f));
  for (Formula f : summary.path.conjuncts().ToVector())
    if (!Follows(c, condition, c.InCase(f)))
      return complain("the summary excludes a heap that the lazy side reaches");
  if (!Follows(c, condition, pool_.And(c.SameCells(), same_rest(c))))
    return complain("the heaps or the values differ");
  return heap::SummaryCase{c.choices(), condition};
}

std::optional<Complaint> Relation::CheckCoverage(
    const Place& summary, const std::vector<heap::SummaryCase>& cases) {
  unknowns_before_ = checker_.unknowns();
  if (heap::Covers(pool_, checker_, summary.path, summary.heap, cases))
    return std::nullopt;
  return Complain("the summary holds a heap that the lazy side does not reach");
}

std::optional<Complaint> Relation::Check(const std::vector<const Place*>& lazy,
                                         const Place& summary,
                                         const SameRest& same_rest,
                                         const MachineObjectsOf& machine) {
  counterexample_.reset();
  std::vector<heap::SummaryCase> cases;
  bool unsure = search::Unsure(summary.path);
  std::optional<Complaint> doubt;
  for (size_t i = 0; i < lazy.size(); ++i) {
    auto one = CheckOne(*lazy[i], summary,
                        machine ? machine(i) : heap::MachineObjects{},
                        [&](Correspondence& c) { return same_rest(c, i); });
    if (auto* problem = std::get_if<Complaint>(&one)) {
      problem->left = i;
      if (problem->certain) return std::move(*problem);
      if (!doubt) doubt = std::move(*problem);
      continue;
    }
    unsure = unsure || search::Unsure(lazy[i]->path);
    cases.push_back(std::move(std::get<heap::SummaryCase>(one)));
  }
  // Whether the rest covers the summary says nothing if one is in doubt.
  if (doubt) return doubt;
  std::optional<Complaint> complaint = CheckCoverage(summary, cases);
  if (!complaint) return std::nullopt;
  complaint->certain = complaint->certain && !unsure;
  if (!complaint->certain) return complaint;
  Formula others = Formula::True();
  for (const heap::SummaryCase& c : cases)
    others = pool_.And(others, !pool_.And(Cube(c.choices), c.condition));
  FindCounterexample(summary.path, others);
  return complaint;
}

}  // namespace exactness
