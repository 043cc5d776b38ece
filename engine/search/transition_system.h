// What the explorer and the bisimulation checker need of a machine. Javalite
// and bytecode both fit.
//
// One call of Successors runs a state up to and including its next outcome
// token, the answer to a question that decides the control flow, or to its
// end. Each successor has that token as its newest; several may share it.
#ifndef ENGINE_SEARCH_TRANSITION_SYSTEM_H_
#define ENGINE_SEARCH_TRANSITION_SYSTEM_H_

#include <concepts>
#include <optional>
#include <vector>

#include "engine/search/end.h"
#include "expr/path.h"

namespace search {

template <class T>
concept TransitionSystem = requires(T& t, const typename T::State& s) {
  { t.Initial() } -> std::same_as<typename T::State>;
  { t.Successors(s) } -> std::same_as<std::vector<typename T::State>>;
  { t.PathOf(s) } -> std::same_as<const expr::Path&>;
  { t.Ended(s) } -> std::same_as<std::optional<End>>;
};

}  // namespace search

#endif  // ENGINE_SEARCH_TRANSITION_SYSTEM_H_
