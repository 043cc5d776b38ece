// A second method on the input of a path that has ended: the same input heap,
// as far as the first one came to know it, the same condition, and nothing that
// the first one did. What it initialises besides is new to both.
#ifndef ENGINE_MACHINE_SECOND_RUN_H_
#define ENGINE_MACHINE_SECOND_RUN_H_

#include "engine/runtime/context.h"
#include "engine/state/body.h"
#include "engine/state/state.h"

namespace engine {

// `ended` has kept its start. Objects that the second run makes have other
// numbers than those of the first.
State SecondRun(Context& context, const State& ended, const Body& second);

}  // namespace engine

#endif  // ENGINE_MACHINE_SECOND_RUN_H_
