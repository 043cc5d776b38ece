// The lazy places that a place of a lazier strategy stands for: every reference
// whose object was put off is decided, one way each.
#ifndef ENGINE_EXACTNESS_SETTLE_H_
#define ENGINE_EXACTNESS_SETTLE_H_

#include "heap/initializer.h"

namespace exactness {

heap::Places Settled(const heap::Context& context,
                     const heap::Initializer& initializer,
                     const heap::Place& place);

}  // namespace exactness

#endif  // ENGINE_EXACTNESS_SETTLE_H_
