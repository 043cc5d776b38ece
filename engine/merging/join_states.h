// One state for several that wait at the same place: what each slot and each
// cell holds is what it held on the path that is taken.
#ifndef ENGINE_MERGING_JOIN_STATES_H_
#define ENGINE_MERGING_JOIN_STATES_H_

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "base/persistent_stack.h"
#include "engine/runtime/context.h"
#include "engine/state/branch.h"
#include "engine/state/raw_test.h"
#include "engine/state/state.h"
#include "expr/expr.h"
#include "expr/path.h"
#include "heap/initializer.h"

namespace engine {

// What several paths have in common: where they come from.
struct Origin {
  heap::Place place;
  base::PersistentStack<Branch> branches;
  base::PersistentStack<AssumedTest> tests;
};
inline Origin OriginOf(const State& state) {
  return {state.place, state.branches, state.tests};
}

// Are they at the same instruction of the same activation, with the same
// classes initialised, the same locks held and the same things printed?
bool CanMeet(const State& a, const State& b);

// All can meet with each other, and come from `origin`. Of local variables only
// those that may still be read matter. Nothing: their heaps cannot be one
// (heap/join.h).
using IsLiveLocal = std::function<bool(uint32_t local)>;
std::optional<State> JoinStates(Context& context, const Origin& origin,
                                std::vector<State>& states,
                                const IsLiveLocal& live);

// The same where it is said otherwise what their paths have in common.
struct JointPath {
  expr::Path path;
  std::vector<expr::Formula> taken;  // one for each: it is the one
};
using JointPathOf = std::function<std::optional<JointPath>(
    const std::vector<const expr::Path*>& paths)>;
std::optional<State> JoinStatesBy(Context& context, const Origin& origin,
                                  std::vector<State>& states,
                                  const IsLiveLocal& live,
                                  const JointPathOf& joint_path);

// Have they ended by exceptions of one class, raised by the same instruction,
// called by the same ones?
bool CanEndTogether(const State& a, const State& b);
// Of such ones: one end.
std::optional<State> JoinEnds(Context& context, const Origin& origin,
                              std::vector<State>& states);

}  // namespace engine

#endif  // ENGINE_MERGING_JOIN_STATES_H_
