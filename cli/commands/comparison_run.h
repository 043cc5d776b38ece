// What a comparison does whatever it measures: which cells, how long each may
// take, progress, the outputs asked for, and the exit status.
#ifndef CLI_COMMANDS_COMPARISON_RUN_H_
#define CLI_COMMANDS_COMPARISON_RUN_H_

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "base/result.h"
#include "cli/options/options.h"
#include "cli/tables/cell.h"
#include "cli/tables/comparison.h"

namespace cli {

// The entry as people have it, and as programs do.
struct EntryWords {
  std::string text;
  std::string json;
};

struct ComparisonPlan {
  std::string command;  // "compare"
  std::string format;
  std::vector<std::string> heaps;
  std::vector<uint32_t> depths;
  heap::Bounds bounds;  // the depth apart
  CellLimits limits;
  size_t jobs = 1;  // cells that are measured beside each other
  Assumed assumed;
};

base::Result<ComparisonPlan> ReadComparisonPlan(const Arguments& args,
                                                std::string command);

// `measure` runs in the process of its cell.
using MeasureCell = std::function<bool(const std::string& heap,
                                       const heap::Bounds& bounds, Cell&)>;

// The exit status.
base::Result<int> RunComparison(const Arguments& args,
                                const ComparisonPlan& plan,
                                const EntryWords& entry,
                                const MeasureCell& measure);

}  // namespace cli

#endif  // CLI_COMMANDS_COMPARISON_RUN_H_
