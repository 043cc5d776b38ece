// Every path of a machine, in the order asked for.
#ifndef ENGINE_SEARCH_EXPLORE_PATHS_H_
#define ENGINE_SEARCH_EXPLORE_PATHS_H_

#include <cstddef>
#include <functional>

#include "base/check.h"
#include "engine/search/end.h"
#include "engine/search/explorer.h"
#include "engine/search/frontier.h"
#include "engine/search/transition_system.h"

namespace search {

template <class State>
using VisitPath = std::function<void(const State&, const End&)>;
using WatchSearch = std::function<void(const Exploration&, size_t)>;

template <TransitionSystem System>
Exploration ExplorePaths(
    System& system, const Order& order, const Limits& limits,
    const VisitPath<typename System::State>& visit,
    const WatchSearch& watch = [](const Exploration&, size_t) {}) {
  auto frontier = MakeFrontier<typename System::State>(order.name, order.seed);
  CHECK(frontier != nullptr, "callers read the order from a list of names");
  return Explore(system, *frontier, limits, visit, watch);
}

}  // namespace search

#endif  // ENGINE_SEARCH_EXPLORE_PATHS_H_
