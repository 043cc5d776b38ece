// The constants of an enum whose initialiser could not be run to its end. An
// input of its type is null or one of them, so that a run needs them even where
// it cannot have the rest.
#ifndef ENGINE_VM_ENUM_CONSTANTS_H_
#define ENGINE_VM_ENUM_CONSTANTS_H_

#include "engine/linking/ids.h"
#include "engine/runtime/context.h"
#include "engine/state/state.h"

namespace engine {

// `last` is where the initialiser of c, started in `state`, came to its end. If
// the constants were there, state becomes one that has them, and static fields
// that were not filled by then cannot be read. Who uses them makes an
// assumption (Context::partial).
void KeepConstants(Context& context, State& state, const State& last,
                   ClassId c);

}  // namespace engine

#endif  // ENGINE_VM_ENUM_CONSTANTS_H_
