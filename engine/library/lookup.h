// Which methods of the class library the engine runs itself: the rows of
// intrinsics.def.
#ifndef ENGINE_LIBRARY_LOOKUP_H_
#define ENGINE_LIBRARY_LOOKUP_H_

#include "engine/state/intrinsic.h"

namespace engine {

Intrinsics LibraryIntrinsics();

}  // namespace engine

#endif  // ENGINE_LIBRARY_LOOKUP_H_
