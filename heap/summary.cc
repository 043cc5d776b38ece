#include "heap/summary.h"

#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "base/check.h"
#include "heap/candidates.h"

namespace heap {
namespace {

using expr::Formula;
using expr::Pool;
using expr::Variable;

// What the choice must satisfy where the cell is initialised (W).
Formula WellFormed(Pool& pool, const Candidates& candidates, Variable choice,
                   Location fresh, Formula when) {
  Formula any = pool.ChoiceIs(choice, kNull.index());
  if (candidates.new_allowed)
    any = pool.Or(
        any, pool.And(pool.ChoiceIs(choice, fresh.index()), candidates.room));
  for (const Alias& a : candidates.aliases)
    any = pool.Or(
        any, pool.And(pool.ChoiceIs(choice, a.location.index()), a.allowed));
  return pool.Implies(when, any);
}

// The cell's new content: the choice where it was initialised now, what it
// held before elsewhere.
ValueSet Content(const Context& context, const Candidates& candidates,
                 Variable choice, Location fresh, Formula when,
                 const ValueSet& before) {
  Pool& pool = context.pool;
  std::vector<Guarded> entries;
  auto add = [&](Location l) {
    entries.push_back({pool.And(when, pool.ChoiceIs(choice, l.index())), l});
  };
  if (candidates.null_allowed) add(kNull);
  if (candidates.new_allowed) add(fresh);
  for (const Alias& a : candidates.aliases) add(a.location);
  if (!context.Mutated(Mutation::kDropOriginal)) {
    Formula elsewhere =
        context.Mutated(Mutation::kOriginalUnguarded) ? Formula::True() : !when;
    for (const Guarded& e : before.entries())
      entries.push_back({pool.And(elsewhere, e.guard), e.location});
  }
  return ValueSet::Of(pool, std::move(entries));
}

}  // namespace

Places SummaryInitializer::OnRead(const Context& context, const Place& place,
                                  Location owner, FieldId f,
                                  Formula read) const {
  Pool& pool = context.pool;
  const bool per_cell = unknowns_ == Unknowns::kPerCell;
  const Formula when =
      per_cell ? place.heap.WhenThere(pool, context.types, owner, f) : read;
  const Candidates candidates = FindCandidates(context, place, owner, f, when);
  if (candidates.empty()) return {};
  const auto [choice, fresh] =
      MakeCellChoice(context, place.heap, owner, f, candidates);
  const ValueSet before =
      std::get<ValueSet>(place.heap.Field(pool, context.types, owner, f));

  InitRecord record;
  record.owner = owner;
  record.field = f;
  record.choice = choice;
  record.when = when;
  record.assumed = place.path.assumptions().size();
  SymbolicHeap heap = place.heap;
  if (candidates.new_allowed) {
    record.created = fresh;
    record.exists = pool.ChoiceIs(choice, fresh.index());
    if (!context.Mutated(Mutation::kExistsIgnoresOwner))
      record.exists = pool.And(record.exists, when);
    heap = WithInputObject(context, heap, owner, f, fresh, record.exists);
  }
  const Formula filled = per_cell ? before.GuardOf(kUninitialized) : when;
  heap = heap.WithField(
      owner, f, Content(context, candidates, choice, fresh, filled, before));
  const Formula exists = record.exists;
  heap = heap.WithRecord(std::move(record));
  const Formula condition = WellFormed(pool, candidates, choice, fresh, when);
  std::optional<expr::Path> path =
      candidates.null_allowed
          ? place.path.WithDefinition(pool, choice, condition)
          : context.feasible.Assume(place.path, condition);
  if (!path) return {};
  Place after{*std::move(path), std::move(heap)};
  if (candidates.new_allowed) CountObject(context, after, f, exists);
  return {std::move(after)};
}

}  // namespace heap
