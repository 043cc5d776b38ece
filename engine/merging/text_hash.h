// The hash code of a string whose text is not known, as one term of its
// characters: no question is asked, and no way is run.
#ifndef ENGINE_MERGING_TEXT_HASH_H_
#define ENGINE_MERGING_TEXT_HASH_H_

#include "engine/runtime/context.h"
#include "engine/state/state.h"

namespace engine {

// The state has just entered String.hashCode. True: it has left it, with what
// the method returns and what it writes into the string. False: nothing has
// changed; the string has to be decided first, or its text to be written.
bool ReturnTextHash(Context& context, State& state);

}  // namespace engine

#endif  // ENGINE_MERGING_TEXT_HASH_H_
