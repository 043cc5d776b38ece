// Every path of a method, in the order asked for. search/explorer.h for any
// machine; this is its one instance for bytecode.
#ifndef ENGINE_EXPLORE_PATHS_H_
#define ENGINE_EXPLORE_PATHS_H_

#include <cstddef>
#include <functional>

#include "engine/machine.h"
#include "engine/search/end.h"
#include "engine/search/explorer.h"
#include "engine/state.h"

namespace engine {

using VisitPath = std::function<void(const State&, const search::End&)>;
using WatchSearch = std::function<void(const search::Exploration&, size_t)>;

search::Exploration ExplorePaths(
    Machine& machine, const search::Order& order, const search::Limits& limits,
    const VisitPath& visit,
    const WatchSearch& watch = [](const search::Exploration&, size_t) {});

}  // namespace engine

#endif  // ENGINE_EXPLORE_PATHS_H_
