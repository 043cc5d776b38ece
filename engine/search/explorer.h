// The loop that runs a machine over all its paths.
#ifndef ENGINE_SEARCH_EXPLORER_H_
#define ENGINE_SEARCH_EXPLORER_H_

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/deadline.h"
#include "engine/search/end.h"
#include "engine/search/frontier.h"
#include "engine/search/transition_system.h"

namespace search {

struct Limits {
  uint64_t paths = std::numeric_limits<uint64_t>::max();
  base::Deadline deadline = {};
};

// The name of an order (search/frontier.h), and the seed of a random one.
struct Order {
  std::string name = "dfs";
  uint64_t seed = 1;
};

struct Exploration {
  uint64_t paths = 0;
  uint64_t states = 0;  // expanded
  size_t most_pending = 0;
  bool stopped = false;  // by a limit: paths are missing
  size_t left = 0;       // states not looked at when it stopped
  double share = 0;      // of the tree that is done, as far as it is told
};

// visit(state, end) for each finished path. Which paths there are does not
// depend on the frontier, only the order in which they come. watch(so far, how
// many states are pending) before each state. A state or a visit that ends in
// base::OutOfTime counts as not looked at.
template <TransitionSystem System, class Visit, class Watch>
Exploration Explore(System& system, Frontier<typename System::State>& frontier,
                    const Limits& limits, Visit visit, Watch watch) {
  Exploration result;
  frontier.Push(system.Initial());
  auto expand = [&](typename System::State&& state) {
    if (std::optional<End> end = system.Ended(state)) {
      visit(std::as_const(state), *end);
      ++result.paths;
      return;
    }
    frontier.PushAll(system.Successors(std::move(state)));
    ++result.states;
    if (frontier.size() > result.most_pending)
      result.most_pending = frontier.size();
  };
  while (std::optional<typename System::State> state = frontier.Pop()) {
    if (limits.deadline.Expired() || result.paths >= limits.paths ||
        !base::EndsInTime([&] {
          watch(std::as_const(result), frontier.size());
          expand(*std::move(state));
        })) {
      result.stopped = true;
      result.left = frontier.size() + 1;
      break;
    }
  }
  return result;
}

template <TransitionSystem System, class Visit>
Exploration Explore(System& system, Frontier<typename System::State>& frontier,
                    const Limits& limits, Visit visit) {
  return Explore(system, frontier, limits, visit,
                 [](const Exploration&, size_t) {});
}

}  // namespace search

#endif  // ENGINE_SEARCH_EXPLORER_H_
