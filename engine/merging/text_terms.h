// What strings whose text is not known are asked, as one term or formula over
// their characters: no question is asked, and no way is run.
#ifndef ENGINE_MERGING_TEXT_TERMS_H_
#define ENGINE_MERGING_TEXT_TERMS_H_

#include "engine/runtime/context.h"
#include "engine/state/state.h"

namespace engine {

// The state has just entered String.hashCode, or String.equals with an argument
// that is a string. True: it has left it, with what the method returns and what
// it writes. False: nothing has changed; which string it is has to be decided
// first, or its text to be written.
bool ReturnTextHash(Context& context, State& state);
bool ReturnTextsEqual(Context& context, State& state);

}  // namespace engine

#endif  // ENGINE_MERGING_TEXT_TERMS_H_
