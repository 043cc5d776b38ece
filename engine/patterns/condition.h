// What a path assumed at one point: the test as the program put it, where that
// is known, or the formula.
#ifndef ENGINE_PATTERNS_CONDITION_H_
#define ENGINE_PATTERNS_CONDITION_H_

#include <optional>
#include <vector>

#include "engine/merging/join_states.h"
#include "engine/state/raw_test.h"
#include "engine/state/state.h"
#include "expr/expr.h"

namespace engine {

struct Condition {
  expr::Formula formula;
  std::optional<RawTest> test;

  friend bool operator==(const Condition&, const Condition&) = default;
};

// All that the state has assumed since then, oldest first.
std::vector<Condition> ConditionsSince(const Origin& origin,
                                       const State& state);

}  // namespace engine

#endif  // ENGINE_PATTERNS_CONDITION_H_
