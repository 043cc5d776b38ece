#include "heap/lazy.h"

#include <optional>
#include <utility>

#include "base/check.h"

namespace heap {
namespace {

using expr::Formula;

struct Cell {
  Location owner;
  FieldId field;
  CellNames::Name name;
};

// The case in which the choice is `target`; nothing if it cannot be.
std::optional<CellCase> Take(const Context& context, const Place& place,
                             const Cell& cell, Location target,
                             Formula allowed) {
  Formula chosen = context.pool.ChoiceIs(cell.name.choice, target.index());
  std::optional<expr::Path> path =
      context.feasible.Assume(place.path, context.pool.And(chosen, allowed));
  if (!path) return std::nullopt;
  InitRecord record;
  record.owner = cell.owner;
  record.field = cell.field;
  record.choice = cell.name.choice;
  record.chosen = target;
  Place after{*std::move(path), place.heap};
  if (target == cell.name.fresh) {
    record.created = target;
    record.exists = Formula::True();
    after.heap = WithInputObject(context, after.heap, cell.owner, cell.field,
                                 target, record.exists);
    CountObject(context, after, cell.field, record.exists);
  }
  after.heap = after.heap.WithRecord(std::move(record));
  return CellCase{std::move(after), target};
}

}  // namespace

std::vector<CellCase> SplitCell(const Context& context, const Place& place,
                                Location owner, FieldId f,
                                const Candidates& candidates) {
  std::vector<CellCase> cases;
  if (candidates.empty()) return cases;
  const Cell cell{owner, f,
                  MakeCellChoice(context, place.heap, owner, f, candidates)};
  auto take = [&](Location target, Formula allowed) {
    if (auto c = Take(context, place, cell, target, allowed))
      cases.push_back(*std::move(c));
  };
  if (candidates.null_allowed) take(kNull, Formula::True());
  if (candidates.new_allowed) take(cell.name.fresh, candidates.room);
  for (const Alias& a : candidates.aliases) take(a.location, a.allowed);
  return cases;
}

Places LazyInitializer::OnRead(const Context& context, const Place& place,
                               Location owner, FieldId f, Formula when) const {
  CHECK(when.IsTrue(), "a lazy path should know which object it reads");
  const Candidates candidates = FindCandidates(context, place, owner, f, when);
  Places places;
  for (CellCase& c : SplitCell(context, place, owner, f, candidates)) {
    c.place.heap = c.place.heap.WithField(owner, f, ValueSet(c.target));
    places.push_back(std::move(c.place));
  }
  return places;
}

}  // namespace heap
