#include "engine/merging/texts_apart.h"

#include <cstddef>
#include <utility>

#include "heap/location.h"
#include "heap/value_set.h"

namespace engine {
namespace {

// Of fewer, reading all at once is the shorter way.
constexpr size_t kManyTexts = 6;

}  // namespace

std::vector<State> TextsApart(Context& context, const State& state) {
  const Slot& text = state.frame.slots[0];
  if (text.type != Slot::Type::kReference) return {};
  const heap::ValueSet set =
      state.place.heap.Settle(context.pool, context.values.ToSet(text));
  if (set.entries().size() < kManyTexts) return {};
  std::vector<State> parts;
  for (const heap::Guarded& e : set.entries()) {
    if (e.location == heap::kNull) return {};
    auto path = context.heap.feasible.Assume(state.place.path, e.guard);
    if (!path) continue;
    State part = state;
    part.place.path = *std::move(path);
    part.frame.slots[0] = context.values.FromSet(heap::ValueSet(e.location));
    parts.push_back(std::move(part));
  }
  return parts;
}

}  // namespace engine
