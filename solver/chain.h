// The one place that orders the layers of the solver.
#ifndef SOLVER_CHAIN_H_
#define SOLVER_CHAIN_H_

#include <cstdint>
#include <memory>
#include <set>
#include <span>
#include <string>
#include <string_view>

#include "expr/pool.h"
#include "solver/solver.h"

namespace solver {

struct ChainOptions {
  std::set<std::string, std::less<>> off = {};  // layers by name
  uint32_t timeout_ms = 5000;                   // for one query
};

// The names of all layers, in order.
std::span<const std::string_view> LayerNames();

std::unique_ptr<Solver> MakeChain(expr::Pool& pool,
                                  const ChainOptions& options);

}  // namespace solver

#endif  // SOLVER_CHAIN_H_
