#include "heap/lazier.h"

#include <optional>
#include <utility>

#include "base/check.h"
#include "heap/candidates.h"
#include "heap/deferred.h"
#include "heap/lazy.h"

namespace heap {
namespace {

using expr::Formula;
using Status = Deferred::Status;

Location TheOne(const SymbolicHeap& heap, const ValueSet& set) {
  CHECK(set.IsSingle(), "a lazy path should know which object it reads");
  Location l = set.single();
  Deferred d = heap.StatusOf(l);
  return d.status == Status::kResolved ? d.target : l;
}

// What the input holds is one location on a lazy path. A set of several was
// put together by the machine from objects of its own, such as the Class
// objects of one whose class is open: there is nothing to resolve.
bool IsOfInput(const ValueSet& set) { return set.IsSingle(); }

bool IsDeferred(const SymbolicHeap& heap, Location l) {
  return l >= kFirstObject && heap.Info(l).kind == ObjectInfo::Kind::kDeferred;
}

Location Defer(const Context& context, Place& place, Location owner,
               FieldId f) {
  ObjectInfo info;
  info.kind = ObjectInfo::Kind::kDeferred;
  info.exact = TargetOf(context, place.heap, owner, f);
  info.owner = owner;
  info.field = f;
  Location deferred = place.heap.next_location();
  place.heap = place.heap.WithObject(std::move(info))
                   .WithField(owner, f, ValueSet(deferred));
  return deferred;
}

// Adds the place if there are objects for all that is known to be non-null.
void AddIfAllFit(const Context& context, Place place, Places& places) {
  const Formula fit = WhenDeferredFit(context, place.heap);
  if (!fit.IsTrue()) {
    std::optional<expr::Path> path = context.feasible.Assume(place.path, fit);
    if (!path) return;
    place.path = *std::move(path);
  }
  places.push_back(std::move(place));
}

// The two sides of "is it null?", each recorded on its path. Non-null is
// offered only if some object can be there.
Places SplitNull(const Context& context, const Place& place,
                 Location deferred) {
  const ObjectInfo info = place.heap.Info(deferred);
  NoteWithoutObjects(context, place, info.owner, info.field);
  // The null side is an initialisation like any other: it enters the log.
  Candidates only_null;
  only_null.new_allowed = false;
  Places places;
  for (CellCase& c :
       SplitCell(context, place, info.owner, info.field, only_null)) {
    c.place.heap =
        c.place.heap.WithStatus(deferred, {Status::kResolved, kNull});
    places.push_back(std::move(c.place));
  }
  AddIfAllFit(
      context,
      {place.path, place.heap.WithStatus(deferred, {Status::kNonNull, kNull})},
      places);
  return places;
}

// One case per object it may be; never null.
Places Resolve(const Context& context, const Place& place, Location deferred) {
  const ObjectInfo info = place.heap.Info(deferred);
  Candidates candidates =
      FindCandidates(context, place, info.owner, info.field, Formula::True());
  candidates.null_allowed = false;
  Places places;
  for (CellCase& c :
       SplitCell(context, place, info.owner, info.field, candidates)) {
    c.place.heap =
        c.place.heap.WithStatus(deferred, {Status::kResolved, c.target});
    AddIfAllFit(context, std::move(c.place), places);
  }
  return places;
}

}  // namespace

Places LazierInitializer::OnRead(const Context& context, const Place& place,
                                 Location owner, FieldId f,
                                 Formula when) const {
  CHECK(when.IsTrue(), "a lazy path should know which object it reads");
  if (context.types.IsPart(f))  // there is nothing to put off
    return LazyInitializer().OnRead(context, place, owner, f, when);
  Place next = place;
  Location deferred = Defer(context, next, owner, f);
  if (null_test_ == NullTest::kPutOff) return {std::move(next)};
  return SplitNull(context, next, deferred);
}

Places LazierInitializer::OnNullTest(const Context& context, const Place& place,
                                     const ValueSet& set) const {
  if (!IsOfInput(set)) return {place};
  Location l = TheOne(place.heap, set);
  if (!IsDeferred(place.heap, l) ||
      place.heap.StatusOf(l).status != Status::kUnknown)
    return {place};
  return SplitNull(context, place, l);
}

Places LazierInitializer::OnDereference(const Context& context,
                                        const Place& place,
                                        const ValueSet& set) const {
  if (!IsOfInput(set)) return {place};
  Location l = TheOne(place.heap, set);
  if (!IsDeferred(place.heap, l)) return {place};
  return Resolve(context, place, l);
}

Places LazierInitializer::OnCompare(const Context& context, const Place& place,
                                    const ValueSet& a,
                                    const ValueSet& b) const {
  if (!IsOfInput(a) || !IsOfInput(b)) return {place};
  Location x = TheOne(place.heap, a), y = TheOne(place.heap, b);
  if (x == y) return {place};
  auto allocated = [&](Location l) {
    return l >= kFirstObject &&
           place.heap.Info(l).kind == ObjectInfo::Kind::kAllocated;
  };
  // The input never denotes an object that the program made.
  if (allocated(x) || allocated(y)) return {place};
  Places result;
  for (const Place& p : OnNullTest(context, place, a)) {
    for (const Place& q : OnNullTest(context, p, b)) {
      if (TheOne(q.heap, a) == kNull || TheOne(q.heap, b) == kNull) {
        result.push_back(q);
        continue;
      }
      for (const Place& r : OnDereference(context, q, a))
        for (Place& s : OnDereference(context, r, b))
          result.push_back(std::move(s));
    }
  }
  return result;
}

}  // namespace heap
