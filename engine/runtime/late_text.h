// Strings whose text is written when somebody looks at it. "n is " + n of an
// unknown n has a text per number of digits; where it becomes the message of an
// exception, or nothing, no path needs to be split for it.
//
// Such a string is an ordinary object without a text. The state knows the
// method that would make the text and its arguments, none of which can change:
// numbers and strings. Whoever reads a field of the string runs that method
// first.
#ifndef ENGINE_RUNTIME_LATE_TEXT_H_
#define ENGINE_RUNTIME_LATE_TEXT_H_

#include <optional>
#include <vector>

#include "engine/linking/ids.h"
#include "engine/runtime/context.h"
#include "engine/state/body.h"
#include "engine/state/slot.h"
#include "engine/state/state.h"
#include "heap/location.h"

namespace engine {

// Whether writing is put off: it is made of numbers, characters, truth values
// and strings alone. `arguments` are words, as in a frame.
bool IsTextToComeLater(const Context& context, const State& state,
                       const Body& maker, const std::vector<Slot>& arguments);

// None if there is no class String.
std::optional<heap::Location> NewLateString(Context& context, State& state,
                                            LateText text);

// A string that the reference may be and whose text is not written yet.
std::optional<heap::Location> UnwrittenAmong(const Context& context,
                                             const State& state,
                                             const Slot& reference);

// Writes its text, then runs the instruction again.
Step WriteText(State& state, heap::Location string);

// The method that makes the text returns this.
void FinishText(Context& context, State& state, heap::Location string,
                const Slot& text);

}  // namespace engine

#endif  // ENGINE_RUNTIME_LATE_TEXT_H_
