// What a call that has become one path for each answer says of the input, in
// Java's words: s.startsWith("a").
#ifndef ENGINE_MERGING_PHRASES_H_
#define ENGINE_MERGING_PHRASES_H_

#include <string>

#include "engine/runtime/context.h"
#include "engine/state/state.h"

namespace engine {

// Of the method that the state has just entered; empty where what it is called
// on, or with, is neither a known value nor what one cell of the input holds.
std::string PhraseOfCall(Context& context, const State& state);

// Are all numbers that it is called with known?
bool HasKnownNumbers(Context& context, const State& state);

// Can it come out in more than one way, or is all that it looks at known?
bool IsOpenCall(Context& context, const State& state);

}  // namespace engine

#endif  // ENGINE_MERGING_PHRASES_H_
