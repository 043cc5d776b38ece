#include "engine/runtime/cells.h"

#include <variant>

#include "heap/value_set.h"

namespace engine {

using expr::Formula;
using heap::ValueSet;

Step InitializeCells(Context& c, State& s, std::span<const Need> needs,
                     const AfterCells& next) {
  for (; !needs.empty(); needs = needs.subspan(1)) {
    const Need& need = needs.front();
    const heap::Value content =
        s.place.heap.Field(c.pool, c.types, need.location, need.field);
    const auto* set = std::get_if<ValueSet>(&content);
    if (set == nullptr) continue;
    const Formula when =
        c.pool.And(need.when, set->GuardOf(heap::kUninitialized));
    if (when.IsFalse() || !c.heap.feasible.Possible(s.place.path, when))
      continue;
    return ForEach(
        c, s,
        c.initializer.OnRead(c.heap, s.place, need.location, need.field, when),
        [&](State& t) {
          return InitializeCells(c, t, needs.subspan(1), next);
        });
  }
  return next(s);
}

}  // namespace engine
