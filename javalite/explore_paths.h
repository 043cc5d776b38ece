// Every path of a Javalite program, in the order asked for. search/explorer.h
// for any machine; this is its one instance for Javalite.
#ifndef JAVALITE_EXPLORE_PATHS_H_
#define JAVALITE_EXPLORE_PATHS_H_

#include <cstddef>
#include <functional>

#include "engine/search/end.h"
#include "engine/search/explorer.h"
#include "javalite/machine.h"

namespace javalite {

using VisitPath =
    std::function<void(const Machine::State&, const search::End&)>;
using WatchSearch = std::function<void(const search::Exploration&, size_t)>;

search::Exploration ExplorePaths(
    Machine& machine, const search::Order& order, const search::Limits& limits,
    const VisitPath& visit,
    const WatchSearch& watch = [](const search::Exploration&, size_t) {});

}  // namespace javalite

#endif  // JAVALITE_EXPLORE_PATHS_H_
