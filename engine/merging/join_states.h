// One state for several that wait at the same place: what each slot and each
// cell holds is what it held on the path that is taken.
#ifndef ENGINE_MERGING_JOIN_STATES_H_
#define ENGINE_MERGING_JOIN_STATES_H_

#include <optional>
#include <vector>

#include "engine/runtime/context.h"
#include "engine/state/state.h"

namespace engine {

// Are they at the same instruction of the same activation, with the same
// classes initialised and the same locks held?
bool CanMeet(const State& a, const State& b);

// All can meet with each other, and come from `origin`. Nothing: their heaps
// cannot be one (heap/join.h).
std::optional<State> JoinStates(Context& context, const State& origin,
                                std::vector<State>& states);

}  // namespace engine

#endif  // ENGINE_MERGING_JOIN_STATES_H_
