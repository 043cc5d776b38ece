// Values kept in fewer bits than they are computed in: what a boolean, byte,
// short or char field, element or result keeps of an int.
#ifndef ENGINE_STATE_TRUNCATION_H_
#define ENGINE_STATE_TRUNCATION_H_

#include "engine/state/slot.h"
#include "engine/state/values.h"
#include "expr/pool.h"

namespace engine {

// `letter` is that of the type's descriptor; other types keep everything.
Slot Truncate(expr::Pool& pool, const Values& values, const Slot& slot,
              char letter);

}  // namespace engine

#endif  // ENGINE_STATE_TRUNCATION_H_
