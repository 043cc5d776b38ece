#include "engine/machine/input_narrowing.h"

#include <optional>
#include <utility>
#include <variant>

#include "engine/machine/input_strings.h"

namespace engine {
namespace {

using expr::Formula;
using heap::Location;
using heap::ObjectInfo;
using heap::Place;
using heap::Places;
using heap::SymbolicHeap;
using heap::ValueSet;
using Progress = heap::Deferred::Status;

// Lazier modes: the reference that was put off, whatever became of it since.
std::optional<Location> DeferredIn(const SymbolicHeap& heap,
                                   const ValueSet& set) {
  if (!set.IsSingle() || set.single() < heap::kFirstObject) return std::nullopt;
  if (heap.Info(set.single()).kind != ObjectInfo::Kind::kDeferred)
    return std::nullopt;
  return set.single();
}

}  // namespace

bool NarrowedInitializer::IsAllowed(const SymbolicHeap& heap, Location owner,
                                    heap::FieldId f, Location target) const {
  if (target == heap::kNull) return narrowing_.non_null.count(f) == 0;
  if (!narrowing_.no_alias || target < heap::kFirstObject) return true;
  const ObjectInfo& info = heap.Info(target);
  // The object that this very cell brought into the input.
  const bool own = info.owner == owner && info.field == f;
  return own || info.kind != ObjectInfo::Kind::kInput;
}

Places NarrowedInitializer::Kept(const heap::Context& context, Place place,
                                 Location owner, heap::FieldId f,
                                 Formula when) const {
  const auto content = std::get<ValueSet>(
      place.heap.Field(context.pool, context.types, owner, f));
  if (DeferredIn(place.heap, content)) return Settled(context, place, content);
  Formula wrong = Formula::False();
  for (const heap::Guarded& e : content.entries())
    if (!IsAllowed(place.heap, owner, f, e.location))
      wrong = context.pool.Or(wrong, context.pool.And(when, e.guard));
  std::optional<expr::Path> path = context.feasible.Assume(place.path, !wrong);
  if (!path) return {};
  return {{*std::move(path), std::move(place.heap)}};
}

Places NarrowedInitializer::OnRead(const heap::Context& context,
                                   const Place& place, Location owner,
                                   heap::FieldId f, Formula when) const {
  Places places = strategy_.OnRead(context, place, owner, f, when);
  if (context.types.IsPart(f) && !context.types.IsCountedPart(f))
    for (Place& p : places)
      p = WithCompactText(context, std::move(p), owner, f, when);
  if (narrowing_.empty()) return places;
  Places kept;
  for (Place& p : places)
    for (Place& q : Kept(context, std::move(p), owner, f, when))
      kept.push_back(std::move(q));
  return kept;
}

Places NarrowedInitializer::Settled(const heap::Context& context,
                                    const Place& place,
                                    const ValueSet& set) const {
  const std::optional<Location> deferred = DeferredIn(place.heap, set);
  if (!deferred) return {place};
  const ObjectInfo& info = place.heap.Info(*deferred);
  const heap::Deferred known = place.heap.StatusOf(*deferred);
  if (known.status == Progress::kResolved)
    return IsAllowed(place.heap, info.owner, info.field, known.target)
               ? Places{place}
               : Places{};
  if (known.status == Progress::kUnknown) {
    if (narrowing_.non_null.count(info.field) == 0) return {place};
    return SettledAll(context, strategy_.OnNullTest(context, place, set), set);
  }
  // With others to share with out of the question, it matters at once whether
  // the bounds leave room for an object of its own.
  if (!narrowing_.no_alias) return {place};
  return SettledAll(context, strategy_.OnDereference(context, place, set), set);
}

Places NarrowedInitializer::SettledAll(const heap::Context& context,
                                       const Places& places,
                                       const ValueSet& set) const {
  Places kept;
  for (const Place& p : places)
    for (Place& q : Settled(context, p, set)) kept.push_back(std::move(q));
  return kept;
}

Places NarrowedInitializer::OnNullTest(const heap::Context& context,
                                       const Place& place,
                                       const ValueSet& set) const {
  Places places = strategy_.OnNullTest(context, place, set);
  return narrowing_.empty() ? places : SettledAll(context, places, set);
}

Places NarrowedInitializer::OnDereference(const heap::Context& context,
                                          const Place& place,
                                          const ValueSet& set) const {
  Places places = strategy_.OnDereference(context, place, set);
  return narrowing_.empty() ? places : SettledAll(context, places, set);
}

Places NarrowedInitializer::OnCompare(const heap::Context& context,
                                      const Place& place, const ValueSet& a,
                                      const ValueSet& b) const {
  Places places = strategy_.OnCompare(context, place, a, b);
  if (narrowing_.empty()) return places;
  return SettledAll(context, SettledAll(context, places, a), b);
}

}  // namespace engine
