// After a condition on the whole input, such as an invariant, most references
// can be one object only, and nobody has said so. To ask once, cell by cell, is
// cheaper than to carry the other cases along and ask wherever one is read.
#ifndef ENGINE_MERGING_SETTLE_INPUT_H_
#define ENGINE_MERGING_SETTLE_INPUT_H_

#include "engine/runtime/context.h"
#include "engine/state/state.h"

namespace engine {

// The path learns which cases of the input are impossible. It says nothing it
// did not imply before.
void SettleInput(Context& context, const State& state);

}  // namespace engine

#endif  // ENGINE_MERGING_SETTLE_INPUT_H_
