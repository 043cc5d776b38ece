// Whether a pattern says what its ways say, no more and no less, asked of the
// solver way by way. For tests: it takes a question for each condition of each.
#ifndef ENGINE_PATTERNS_PROOF_H_
#define ENGINE_PATTERNS_PROOF_H_

#include <vector>

#include "engine/merging/join_states.h"
#include "engine/patterns/synthesis.h"
#include "engine/runtime/context.h"
#include "engine/state/state.h"
#include "expr/expr.h"

namespace engine {

struct JoinedWays {
  const Origin& origin;
  const std::vector<State>& states;  // as they were, one for each way
  const std::vector<Way>& ways;
  expr::Expr rounds;
  const IsLiveLocal& live;
};

// Fails where it does not.
void ProvePattern(Context& context, const JoinedWays& joined,
                  const State& pattern);

}  // namespace engine

#endif  // ENGINE_PATTERNS_PROOF_H_
