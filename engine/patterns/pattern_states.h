// States that have left a loop at one place, each after another number of
// rounds, as one state for each pattern: a number says how often it went round,
// and what variables hold depends on it.
#ifndef ENGINE_PATTERNS_PATTERN_STATES_H_
#define ENGINE_PATTERNS_PATTERN_STATES_H_

#include <cstddef>
#include <vector>

#include "engine/merging/join_states.h"
#include "engine/runtime/context.h"
#include "engine/state/state.h"

namespace engine {

struct PatternStates {
  std::vector<State> patterns;
  std::vector<size_t> others;  // of no pattern: their numbers
  // Ways that ask the same hold what grows unevenly, so that with more of them
  // there is no pattern either.
  bool uneven = false;
};

// All can meet with each other, and come from `origin`.
PatternStates FindPatterns(Context& context, const Origin& origin,
                           std::vector<State> states, const IsLiveLocal& live);

}  // namespace engine

#endif  // ENGINE_PATTERNS_PATTERN_STATES_H_
