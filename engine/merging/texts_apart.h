// A text that may be one of many known ones, as a class's name is where the
// class is open: what each of them answers is known, and what is read of all of
// them at once is not.
#ifndef ENGINE_MERGING_TEXTS_APART_H_
#define ENGINE_MERGING_TEXTS_APART_H_

#include <vector>

#include "engine/runtime/context.h"
#include "engine/state/state.h"

namespace engine {

// The state at the beginning of a method, once for each object its first
// argument may be; nothing where these are few, or it may be null.
std::vector<State> TextsApart(Context& context, const State& state);

}  // namespace engine

#endif  // ENGINE_MERGING_TEXTS_APART_H_
