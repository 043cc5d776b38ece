#include "engine/explore_paths.h"

#include "base/check.h"
#include "engine/search/frontier.h"

namespace engine {

search::Exploration ExplorePaths(Machine& machine, const search::Order& order,
                                 const search::Limits& limits,
                                 const VisitPath& visit,
                                 const WatchSearch& watch) {
  auto frontier = search::MakeFrontier<State>(order.name, order.seed);
  CHECK(frontier != nullptr, "callers read the order from a list of names");
  return search::Explore(machine, *frontier, limits, visit, watch);
}

}  // namespace engine
