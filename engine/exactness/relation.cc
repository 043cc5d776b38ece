#include "engine/exactness/relation.h"

#include <utility>
#include <variant>

#include "engine/exactness/same_heap.h"
#include "heap/coverage.h"
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

std::variant<std::shared_ptr<KnownPair>, Complaint> Relation::PairOf(
    const Place& lazy, const Side& side, const heap::MachineObjects& machine) {
  auto known = side.known.Find(lazy.heap, machine, lazy.path.conjuncts());
  if (known != nullptr) return known;
  auto pair = std::make_shared<KnownPair>(
      KnownPair{lazy.heap, side.known.summary, machine, lazy.path.witness()});
  auto found =
      Correspondence::Find(pool_, types_, pair->lazy, *pair->summary,
                           pair->witness ? &*pair->witness : nullptr, machine);
  if (auto* problem = std::get_if<std::string>(&found))
    return Complaint{std::move(*problem), std::nullopt,
                     pair->witness && !search::Unsure(lazy.path)};
  pair->c.emplace(std::get<Correspondence>(std::move(found)));
  return pair;
}

std::variant<KnownCase, Complaint> Relation::CheckOne(
    const Place& lazy, const Side& side, const heap::MachineObjects& machine,
    const std::function<Formula(Correspondence&)>& same_rest) {
  auto found = PairOf(lazy, side, machine);
  if (auto* problem = std::get_if<Complaint>(&found))
    return std::move(*problem);
  const auto pair = std::get<std::shared_ptr<KnownPair>>(found);
  Correspondence& c = *pair->c;

  // A model of a path that may be none has no say in what the cells are.
  auto complain = [&](const char* reason) {
    Complaint complaint = Complain(reason);
    if (c.RestsOnWitness() && search::Unsure(lazy.path))
      complaint.certain = false;
    return complaint;
  };
  const Conjuncts& path = side.summary.path.conjuncts();
  const Standing* old = pair->Find(lazy.path.conjuncts());
  Formula condition = old != nullptr ? old->condition : c.Known();
  const size_t stated = old != nullptr ? old->lazy.size() : 0;
  for (Formula f : Beyond(lazy.path.conjuncts(), stated))
    condition = pool_.And(condition, c.Translate(f));
  const size_t followed =
      old != nullptr ? Conjuncts::CommonPrefix(old->followed, path) : 0;
  for (Formula f : Beyond(path, followed))
    if (!Follows(c, condition, c.InCase(f)))
      return complain("the summary excludes a heap that the lazy side reaches");
  const Formula cells = old != nullptr ? Formula::True() : c.SameCells();
  if (!Follows(c, condition, pool_.And(cells, same_rest(c))))
    return complain("the heaps or the values differ");
  if (old == nullptr && pair->standings.empty())
    side.known.pairs.emplace(KeyOf(pair->lazy), pair);
  if (old == nullptr || stated < lazy.path.size() || followed < path.size())
    pair->Add({lazy.path.conjuncts(), condition, path});
  return KnownCase{pair, condition};
}

bool Relation::StillCovers(const KnownCase& old,
                           const std::vector<Formula>& further,
                           const Conditions& now) {
  Formula rest = old.condition;
  const auto [first, last] = now.equal_range(old.pair.get());
  for (auto it = first; it != last; ++it) {
    if (it->second == old.condition) return true;
    rest = pool_.And(rest, !it->second);
  }
  for (Formula f : further) rest = pool_.And(rest, old.pair->c->InCase(f));
  return !checker_.Possible(expr::Path(), rest);
}

bool Relation::StillCovers(const Side& side,
                           const std::vector<KnownCase>& cases) {
  const Conjuncts& path = side.summary.path.conjuncts();
  Conditions now;
  for (const KnownCase& c : cases) now.emplace(c.pair.get(), c.condition);
  for (auto it = side.known.coverings.rbegin();
       it != side.known.coverings.rend(); ++it) {
    if (!Begins(path, it->summary)) continue;
    const std::vector<Formula> further = Beyond(path, it->summary.size());
    for (const KnownCase& old : it->cases)
      if (!StillCovers(old, further, now)) return false;
    return true;
  }
  return false;
}

std::optional<Complaint> Relation::CheckCoverage(
    const Side& side, const std::vector<KnownCase>& cases) {
  if (!StillCovers(side, cases)) {
    std::vector<heap::SummaryCase> all;
    for (const KnownCase& c : cases)
      all.push_back({c.pair->c->choices(), c.condition});
    unknowns_before_ = checker_.unknowns();
    if (!heap::Covers(pool_, checker_, side.summary.path, side.summary.heap,
                      all))
      return Complain(
          "the summary holds a heap that the lazy side does not reach");
  }
  side.known.Add({side.summary.path.conjuncts(), cases});
  return std::nullopt;
}

std::optional<Complaint> Relation::Check(const std::vector<const Place*>& lazy,
                                         const Place& summary,
                                         const SameRest& same_rest,
                                         const MachineObjectsOf& machine) {
  counterexample_.reset();
  const Side side{summary, known_.Of(summary.heap)};
  std::vector<KnownCase> cases;
  bool unsure = search::Unsure(summary.path);
  std::optional<Complaint> doubt;
  for (size_t i = 0; i < lazy.size(); ++i) {
    if (deadline_.Expired())
      return Complaint{"stopped by a limit", std::nullopt, false};
    auto one =
        CheckOne(*lazy[i], side, machine ? machine(i) : heap::MachineObjects{},
                 [&](Correspondence& c) { return same_rest(c, i); });
    if (auto* problem = std::get_if<Complaint>(&one)) {
      problem->left = i;
      if (problem->certain) return std::move(*problem);
      if (!doubt) doubt = std::move(*problem);
      continue;
    }
    unsure = unsure || search::Unsure(lazy[i]->path);
    cases.push_back(std::move(std::get<KnownCase>(one)));
  }
  // Whether the rest covers the summary says nothing if one is in doubt.
  if (doubt) return doubt;
  std::optional<Complaint> complaint = CheckCoverage(side, cases);
  if (!complaint) return std::nullopt;
  complaint->certain = complaint->certain && !unsure;
  if (!complaint->certain) return complaint;
  Formula others = Formula::True();
  for (const KnownCase& c : cases)
    others =
        pool_.And(others, !pool_.And(Cube(c.pair->c->choices()), c.condition));
  FindCounterexample(summary.path, others);
  return complaint;
}

}  // namespace exactness
