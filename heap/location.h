// A Location is one abstract object. Ids grow in order of creation within one
// state, so a path that is run again numbers its objects the same way.
#ifndef HEAP_LOCATION_H_
#define HEAP_LOCATION_H_

#include "base/id.h"

namespace heap {

using Location = base::Id<struct LocationTag>;

inline constexpr Location kNull{0};
// "This input cell has not been read yet"; never on the stack (NoUn).
inline constexpr Location kUninitialized{1};
inline constexpr Location kFirstObject{2};

}  // namespace heap

#endif  // HEAP_LOCATION_H_
