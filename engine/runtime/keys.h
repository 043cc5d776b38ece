// Keys of maps of the input, elements of sets and of sorted queues: where they
// stand depends on what they are, and they are looked at when the collection is,
// not when they were put in.
#ifndef ENGINE_RUNTIME_KEYS_H_
#define ENGINE_RUNTIME_KEYS_H_

#include "engine/runtime/context.h"
#include "engine/state/state.h"

namespace engine {

// Notes an assumption where a program might have changed some in between.
void NoteChangeableKeys(Context& context, const State& state);

}  // namespace engine

#endif  // ENGINE_RUNTIME_KEYS_H_
