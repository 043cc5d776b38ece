// Values kept in fewer bits than they are computed in: what a boolean, byte,
// short or char field, element or result keeps of an int.
#ifndef ENGINE_RUNTIME_TRUNCATION_H_
#define ENGINE_RUNTIME_TRUNCATION_H_

#include "engine/runtime/context.h"
#include "engine/state/slot.h"

namespace engine {

// `letter` is that of the type's descriptor; other types keep everything.
Slot Truncate(Context& context, const Slot& slot, char letter);

}  // namespace engine

#endif  // ENGINE_RUNTIME_TRUNCATION_H_
