// Objects the JVM itself makes: string literals and Class objects. Each exists
// once on a path, so comparing them by identity works.
#ifndef ENGINE_RUNTIME_MIRRORS_H_
#define ENGINE_RUNTIME_MIRRORS_H_

#include <optional>
#include <set>
#include <string>

#include "engine/linking/ids.h"
#include "engine/runtime/context.h"
#include "engine/state/slot.h"
#include "engine/state/state.h"
#include "heap/location.h"

namespace engine {

// The Class object of a class; none if java.lang.Class cannot be loaded.
std::optional<heap::Location> MirrorOf(Context& context, State& state,
                                       ClassId c);
// The class a Class object of this path stands for.
std::optional<ClassId> MirroredClass(const State& state, heap::Location mirror);

// The interned string of that text; none if java.lang.String cannot be loaded
// or does not keep its text as the Java platform has since version 9.
std::optional<heap::Location> LiteralOf(Context& context, State& state,
                                        StringId text);
// A new string of that text; none as above.
std::optional<heap::Location> NewString(Context& context, State& state,
                                        const std::u16string& text);
// The text of a string all of which is known.
std::optional<std::u16string> KnownText(Context& context, const State& state,
                                        const Slot& string);
// The arrays that hold the texts of the literals made so far.
std::set<heap::Location> LiteralBytes(Context& context, const State& state);
// The text of a literal of this path.
std::optional<StringId> LiteralText(const State& state, heap::Location literal);

// On a JVM a string of the input may be a literal that here was made during the
// run, and a box of the input one that valueOf gives. Only who looks at
// identities can tell: what is said to be so, two objects being different or
// one being locked, then is an assumption.
inline constexpr const char* kNoKeptBox =
    "no input is a box that valueOf gives again";
void NoteDifferent(Context& context, State& state, const Slot& a,
                   const Slot& b);
void NoteIdentity(Context& context, State& state, const Slot& object);
// The run has ended: a box that valueOf gave, left behind, may be one of the
// input with the same number. No input is lost by that, so the run is complete,
// and says that it does not tell these apart.
void NoteOutcome(Context& context, const State& state);

}  // namespace engine

#endif  // ENGINE_RUNTIME_MIRRORS_H_
