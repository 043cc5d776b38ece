// The objects a reference may be, for intrinsics that must know them.
#ifndef ENGINE_RUNTIME_OBJECTS_H_
#define ENGINE_RUNTIME_OBJECTS_H_

#include <vector>

#include "engine/runtime/context.h"
#include "engine/state/slot.h"
#include "engine/state/state.h"
#include "expr/expr.h"
#include "heap/value_set.h"

namespace engine {

// Goes on with next(state, objects) where deferred ones are resolved; null is
// left out.
template <class Next>  // (State&, const vector<Guarded>&) -> Step
Step WithObjects(Context& context, State& state, const Slot& reference,
                 Next next) {
  const heap::ValueSet set = context.values.ToSet(reference);
  // Asking for the class resolves what was put off.
  return ForEach(
      context, state,
      context.access.WhenInstance(state.place, set, context.table.object()),
      [&](State& t, expr::Formula) {
        std::vector<heap::Guarded> objects;
        const heap::ValueSet settled = t.place.heap.Settle(context.pool, set);
        for (const heap::Guarded& e : settled.entries())
          if (e.location != heap::kNull) objects.push_back(e);
        return next(t, objects);
      });
}

}  // namespace engine

#endif  // ENGINE_RUNTIME_OBJECTS_H_
