// The one place that orders the layers of the solver.
#ifndef SOLVER_CHAIN_H_
#define SOLVER_CHAIN_H_

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "expr/pool.h"
#include "solver/solver.h"

namespace solver {

struct ChainOptions {
  std::set<std::string, std::less<>> off = {};  // layers by name
  std::set<std::string, std::less<>> on = {};   // optional layers by name
  uint32_t timeout_ms = 5000;                   // for one query
  uint32_t memory_mb = 2048;                    // one query may add; 0: any
  std::optional<std::filesystem::path> log_dir = {};
  bool validate = false;  // compare every answer with a fresh Z3
};

// The names of the layers of a chain without options, in order.
std::span<const std::string_view> LayerNames();
// The names of the layers that `on` can add.
std::span<const std::string_view> OptionalLayerNames();

// An error text for a name that is none of these, with the nearest one.
std::string UnknownLayerText(std::string_view name);

std::unique_ptr<Solver> MakeChain(expr::Pool& pool,
                                  const ChainOptions& options);

// What a layer did.
struct LayerShare {
  std::string name;
  uint64_t questions = 0;
  uint64_t answered = 0;  // here, not by a later layer
  double ms = 0;          // in this layer alone, without those behind it
};
// Of all layers, in the order in which questions meet them.
std::vector<LayerShare> SharesOf(const Solver& chain);

// How many queries layers answered from what earlier ones had found.
uint64_t CacheHits(const Solver& chain);

}  // namespace solver

#endif  // SOLVER_CHAIN_H_
