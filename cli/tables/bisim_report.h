// What `summa bisim` has to say, as text and as JSON.
#ifndef CLI_TABLES_BISIM_REPORT_H_
#define CLI_TABLES_BISIM_REPORT_H_

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "cli/tables/bisim_java.h"
#include "cli/tables/path_summary.h"
#include "engine/analysis/oracle.h"
#include "engine/analysis/oracle_separation.h"
#include "engine/search/bisimulation.h"
#include "engine/state/state.h"
#include "heap/concrete.h"
#include "heap/initializer.h"
#include "heap/types.h"
#include "report/html/level_tree.h"

namespace cli {

using BisimGame = search::GameResult<engine::State, engine::State>;

// One position as it is drawn: of the left states the one at fault, else the
// one with the most objects, with nothing put off.
struct BisimSpot {
  size_t lefts = 0;
  std::optional<engine::State> left;
  engine::State right;
  std::string complaint;
  bool certain = true;  // of the complaint
};
using BisimTree = html::LevelTree<BisimSpot>;

// What a person needs to see who is wrong.
struct BisimAccount {
  std::string reason;
  std::vector<std::string> steps;
  std::string left_heap = {}, right_heap = {};
  std::optional<engine::State> left = {}, right = {};  // nothing put off
  std::optional<heap::ConcreteHeap> input = {};        // one that leads there
  std::optional<engine::Separation> separation = {};
  std::string no_separation = {};  // why there is none
  JavaAnswer java = {};            // of the run that separates
};

struct BisimOracle {
  engine::OracleOptions options;
  engine::OracleResult result;
  std::string not_asked;            // why; else empty
  std::vector<PathSummary> sample;  // of the runs
  JavaAnswer java = {};             // of the sample
};

struct BisimReport {
  std::string entry;       // as people have it
  std::string json_entry;  // as programs do
  std::string left, right;
  heap::Bounds bounds;
  BisimGame game;
  std::vector<std::string> assumes = {};  // of the inputs, bounds first
  size_t bounds_assumed = 0;              // how many of these are told briefly
  std::string defaults = {};              // of these, what the title lacks
  std::optional<BisimAccount> account = {};
  std::optional<BisimOracle> oracle = {};
  std::optional<BisimTree> tree = {};  // where it is to be drawn
};

// What a concrete run and the oracle say, as the text has it.
std::string SeparationText(const heap::TypeHierarchy& types,
                           const BisimReport& report);
std::string OracleText(const heap::TypeHierarchy& types,
                       const BisimOracle& oracle);

std::string BisimText(const heap::TypeHierarchy& types,
                      const BisimReport& report);
std::string BisimJson(const heap::TypeHierarchy& types,
                      const BisimReport& report);

}  // namespace cli

#endif  // CLI_TABLES_BISIM_REPORT_H_
