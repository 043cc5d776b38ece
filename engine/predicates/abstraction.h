// One value for those that paths which meet have different: not which of them
// it is, but what is known of all of them. The joint path then holds what each
// of them does, and perhaps more.
//
// Of each such value, the first of these that says something:
//   kept        it is the same on all paths, though written otherwise
//   given       predicates that a person gave for that line
//   inferred    how it compares with what lies ahead is compared with, and with
//               the other values; it is one of those it was. Not of numbers
//               that are known on each path
//   exact       which one it is depends on the path
// An abstract value is an unknown of its own; what is known of it is assumed
// on the joint path, and speaks of other variables as that path has them. So
// all of them have, at once, what they had on the path that is taken.
#ifndef ENGINE_PREDICATES_ABSTRACTION_H_
#define ENGINE_PREDICATES_ABSTRACTION_H_

#include <set>
#include <string>
#include <vector>

#include "engine/predicates/predicate.h"
#include "engine/runtime/context.h"
#include "engine/state/state.h"

namespace engine {

// `joint` is one state for `states`, exactly (engine/merging/join_states.h).
void Abstract(Context& context, const Predicates& given,
              const std::vector<State>& states, State& joint);

// A person's predicates that were of no use in the run, each with why; of those
// that the program has itself, the ones in methods that were run.
std::vector<std::string> UnusedPredicates(const Predicates& given,
                                          const MergeCounts& counts,
                                          const std::set<std::string>& run);

}  // namespace engine

#endif  // ENGINE_PREDICATES_ABSTRACTION_H_
