// What `summa bisim` has to say, as text and as JSON.
#ifndef CLI_BISIM_REPORT_H_
#define CLI_BISIM_REPORT_H_

#include <optional>
#include <string>
#include <vector>

#include "cli/path_summary.h"
#include "engine/oracle.h"
#include "engine/oracle_separation.h"
#include "engine/search/bisimulation.h"
#include "engine/state.h"
#include "heap/concrete.h"
#include "heap/initializer.h"
#include "heap/types.h"

namespace cli {

using BisimGame = search::GameResult<engine::State, engine::State>;

// What a person needs to see who is wrong.
struct BisimAccount {
  std::string reason;
  std::vector<std::string> steps;
  std::string left_heap, right_heap;
  std::optional<heap::ConcreteHeap> input;  // one that leads there
  std::optional<engine::Separation> separation;
  std::string no_separation;  // why there is none
};

struct BisimOracle {
  engine::OracleOptions options;
  engine::OracleResult result;
  std::string not_asked;            // why; else empty
  std::vector<PathSummary> sample;  // of the runs
};

struct BisimReport {
  std::string entry;
  std::string left, right;
  heap::Bounds bounds;
  BisimGame game;
  std::optional<BisimAccount> account;
  std::optional<BisimOracle> oracle;
};

std::string BisimText(const heap::TypeHierarchy& types,
                      const BisimReport& report);
std::string BisimJson(const heap::TypeHierarchy& types,
                      const BisimReport& report);

}  // namespace cli

#endif  // CLI_BISIM_REPORT_H_
