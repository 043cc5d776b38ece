#include "engine/exactness/settle.h"

#include <optional>
#include <utility>

#include "heap/location.h"
#include "heap/symbolic_heap.h"
#include "heap/value_set.h"

namespace exactness {
namespace {

using heap::Location;
using Status = heap::Deferred::Status;

std::optional<Location> FirstOpen(const heap::SymbolicHeap& heap) {
  std::optional<Location> first;
  heap.ForEachObject([&](Location l, const heap::ObjectInfo& info) {
    if (!first && info.kind == heap::ObjectInfo::Kind::kDeferred &&
        heap.StatusOf(l).status != Status::kResolved)
      first = l;
  });
  return first;
}

}  // namespace

heap::Places Settled(const heap::Context& context,
                     const heap::Initializer& initializer,
                     const heap::Place& place) {
  heap::Places settled, pending = {place};
  while (!pending.empty()) {
    const heap::Place p = std::move(pending.back());
    pending.pop_back();
    const std::optional<Location> open = FirstOpen(p.heap);
    if (!open) {
      settled.push_back(p);
      continue;
    }
    const heap::ValueSet set(*open);
    for (const heap::Place& q : initializer.OnNullTest(context, p, set))
      for (heap::Place& r : initializer.OnDereference(context, q, set))
        pending.push_back(std::move(r));
  }
  return settled;
}

}  // namespace exactness
