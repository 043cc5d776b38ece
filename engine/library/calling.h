// What an intrinsic may need besides its own work: a class that is ready, or a
// method of the program that goes on in its place.
#ifndef ENGINE_LIBRARY_CALLING_H_
#define ENGINE_LIBRARY_CALLING_H_

#include <span>
#include <string_view>

#include "engine/linking/ids.h"
#include "engine/runtime/context.h"
#include "engine/state/slot.h"
#include "engine/state/state.h"

namespace engine::intrinsics {

// Initialises the class, which is not ready, and then makes the call again.
Step AgainWhenReady(Context& context, State& state, ClassId c);

// The method runs instead, on these arguments: word by word, `this` first. Its
// class is ready.
Step CallInstead(Context& context, State& state, MethodId m,
                 std::span<const Slot> words);

// By a method of a class whose name begins so.
bool IsCalledBy(const Context& context, const State& state,
                std::string_view prefix);

}  // namespace engine::intrinsics

#endif  // ENGINE_LIBRARY_CALLING_H_
