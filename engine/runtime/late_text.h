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

// A string builder that the program has made keeps what is appended to it in
// the same way: as parts, until somebody looks at a field of it. All the
// library's own messages are made so. False: this one cannot, or no more.
bool AppendLater(const Context& context, State& state, heap::Location builder,
                 const TextPart& part);

// What is in such a builder, as a new string; none: it may be empty.
std::optional<LateText> AppendedText(Context& context, const State& state,
                                     heap::Location builder);

// A builder that the reference may be and that has such parts.
std::optional<heap::Location> AppendedAmong(const Context& context,
                                            const State& state,
                                            const Slot& reference);

// Appends them by the library's own code, then runs the instruction again.
Step WriteAppended(Context& context, State& state, heap::Location builder);

// The path has ended. If builders that are told have such parts, these are
// appended first: true.
bool AppendBeforeEnd(Context& context, State& state);

// The method that makes the text returns this.
void FinishText(Context& context, State& state, heap::Location string,
                const Slot& text);

}  // namespace engine

#endif  // ENGINE_RUNTIME_LATE_TEXT_H_
