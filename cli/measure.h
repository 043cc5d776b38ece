// One cell of a comparison: an analysis in a process of its own, so that one
// that takes too long or too much memory does not end the others.
#ifndef CLI_MEASURE_H_
#define CLI_MEASURE_H_

#include <cstdint>
#include <optional>
#include <string>

#include "cli/analysis_setup.h"

namespace cli {

struct CellLimits {
  std::optional<uint64_t> seconds;
  std::optional<uint64_t> memory_mb;
};

struct Cell {
  std::string heap;
  heap::Bounds bounds;
  uint64_t paths = 0;
  uint64_t control_flows = 0;
  std::string flows;  // a digest of their set
  uint64_t states = 0;
  uint64_t solver_calls = 0;
  double solver_ms = 0;
  double wall_ms = 0;
  long peak_rss_kb = 0;
  bool complete = false;
  // Only the program and limits on its own steps cut a path: the control flows
  // are those any other heap must reach.
  bool comparable = false;
  // Why there are no numbers: "> 60 s", "> 4096 MiB", "interrupted", …
  std::string failure;

  bool measured() const { return failure.empty(); }
};

// The heap and bounds are those of run.options.
Cell Measure(const AnalysisRun& run, const CellLimits& limits);

}  // namespace cli

#endif  // CLI_MEASURE_H_
