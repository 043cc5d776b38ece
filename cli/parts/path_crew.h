// The paths of one method, found by several processes. Which paths there are,
// what is told of each and in which order does not depend on how many processes
// there are or how fast they are: the tree is cut into parts by how much work
// was done, never by time, and each part is done by a fork of the same process.
//
// A small tree is done here, without any other process.
#ifndef CLI_PARTS_PATH_CREW_H_
#define CLI_PARTS_PATH_CREW_H_

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "cli/parts/run_tally.h"
#include "cli/parts/shard.h"
#include "cli/parts/told_path.h"
#include "engine/analysis/analysis.h"
#include "engine/search/end.h"
#include "engine/search/explorer.h"
#include "engine/search/part.h"
#include "engine/state/state.h"

namespace cli {

struct PathsFound {
  search::Exploration exploration;
  RunCounts elsewhere;  // what other processes did
  std::string lost;     // why paths are missing; empty: none are
  bool out_of_memory = false;
  size_t of_others = 0;  // parts that are for other shards
};

struct PathCrew {
  engine::Analysis& analysis;
  search::Limits limits;
  search::Limits here;  // of what is done in this process
  size_t jobs = 2;
  uint64_t most_memory_kb = 0;                 // of all together; 0: any
  std::function<std::string()> identity = {};  // of the run, for far workers
  Shard shard = {};
  // In whichever process finds it.
  std::function<ToldPath(const engine::State&, const search::End&)> tell = {};
  // The rest is called here. Paths come in the order of a depth-first search.
  std::function<void(ToldPath)> told = {};
  // What became of a part in an earlier run, and what becomes of it now; for
  // who keeps that.
  std::function<std::optional<std::string>(const search::Part&)> known = {};
  std::function<void(const search::Part&, const std::string&)> keep = {};
  // How many states are pending, or parts, where there are processes at work.
  std::function<void(const search::Exploration&, size_t pending,
                     size_t at_work)>
      watch = {};

  // The analysis takes over what others took for granted.
  PathsFound Run() const;
};

}  // namespace cli

#endif  // CLI_PARTS_PATH_CREW_H_
