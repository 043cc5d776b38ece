// One cell of a comparison: a heap representation and a bound, measured in a
// process of its own, so that one that takes too long or too much memory does
// not end the others.
#ifndef CLI_TABLES_CELL_H_
#define CLI_TABLES_CELL_H_

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "heap/initializer.h"
#include "solver/chain.h"

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
  std::string flows;  // equal where their sets are
  uint64_t states = 0;
  uint64_t solver_calls = 0;
  double solver_ms = 0;
  std::vector<solver::LayerShare> layers;
  double wall_ms = 0;
  long peak_rss_kb = 0;
  bool complete = false;
  // Only the program and limits on its own steps cut a path: the control flows
  // are those any other heap must reach.
  bool comparable = false;
  // What only the run could tell of its assumptions.
  std::vector<std::string> assumes = {};
  // Why there are no numbers: "> 60 s", "> 4096 MiB", "interrupted", …
  std::string failure;

  bool measured() const { return failure.empty(); }
};
using Cells = std::vector<Cell>;

// "3", or "none".
std::string DepthText(const heap::Bounds& bounds);

// Runs `measure` in a process of its own; it fills in all but heap, bounds,
// memory and failure. False: it could not begin.
Cell MeasureApart(const std::string& heap, const heap::Bounds& bounds,
                  const CellLimits& limits,
                  const std::function<bool(Cell&)>& measure);

}  // namespace cli

#endif  // CLI_TABLES_CELL_H_
