// Entering and leaving methods.
#ifndef ENGINE_RUNTIME_INVOCATION_H_
#define ENGINE_RUNTIME_INVOCATION_H_

#include <optional>

#include "engine/runtime/context.h"
#include "engine/state/body.h"
#include "engine/state/slot.h"
#include "engine/state/state.h"

namespace engine {

// An empty frame of that method.
Frame MakeFrame(const Body& body);
// Calls it with the arguments on the operand stack, `this` deepest.
Step Enter(Context& context, State& state, const Body& body);
// Puts a frame on top; the one below goes on when it is gone.
void PushFrame(State& state, Frame frame);
// Back to the caller, whose operands are as it left them.
void PopFrame(State& state);
// Of an intrinsic: the method's own code is to run after all, on the same
// arguments.
Step RunCode(Context& context, State& state);
// Leaves the method normally. Nothing: void.
Step Leave(Context& context, State& state, std::optional<Slot> result);

// Notes an assumption where a program might have changed keys of the
// collections that were filled since they were put in (keys.cc).
void NoteChangeableKeys(Context& context, const State& state);

}  // namespace engine

#endif  // ENGINE_RUNTIME_INVOCATION_H_
