// Values kept in fewer bits than they are computed in: what a boolean, byte,
// short or char field, element or result keeps of an int.
#ifndef ENGINE_NARROW_H_
#define ENGINE_NARROW_H_

#include "engine/context.h"
#include "engine/slot.h"

namespace engine {

// `letter` is that of the type's descriptor; other types keep everything.
Slot Narrow(Context& context, const Slot& slot, char letter);

}  // namespace engine

#endif  // ENGINE_NARROW_H_
