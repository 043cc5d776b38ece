// Locks of a single thread: only the balance of entering and leaving can go
// wrong. A path knows how often it has entered each object.
#ifndef ENGINE_RUNTIME_MONITORS_H_
#define ENGINE_RUNTIME_MONITORS_H_

#include "engine/runtime/context.h"
#include "engine/state/slot.h"
#include "engine/state/state.h"
#include "expr/expr.h"

namespace engine {

void EnterMonitor(Context& context, State& state, const Slot& object);
// When the object is not entered at all.
expr::Formula NotEntered(Context& context, const State& state,
                         const Slot& object);
void ExitMonitor(Context& context, State& state, const Slot& object);

// Of a synchronized method: of `this`, or of its Class object.
void TakeLock(Context& context, State& state);
void ReleaseLock(Context& context, State& state);

}  // namespace engine

#endif  // ENGINE_RUNTIME_MONITORS_H_
