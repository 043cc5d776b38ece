// What the ways out of a call that was run as one say of the input: the answer,
// instead of what makes it so. s.startsWith("a"), s.indexOf('=') == -1.
#ifndef ENGINE_MERGING_ANSWERS_H_
#define ENGINE_MERGING_ANSWERS_H_

#include <span>
#include <string>

#include "engine/runtime/context.h"
#include "engine/state/state.h"

namespace engine {

// Of the states that came out of `call`, which `asked` had just entered. A
// number that is not known goes by the name of the call from here on.
void TellAnswers(Context& context, const State& asked, const std::string& call,
                 std::span<State> answered);

}  // namespace engine

#endif  // ENGINE_MERGING_ANSWERS_H_
