#include "solver/chain.h"

#include <utility>

#include "solver/backends/z3_incremental.h"
#include "solver/choices.h"
#include "solver/slicing.h"
#include "solver/witness.h"

namespace solver {
namespace {

constexpr std::string_view kNames[] = {"fold", "witness", "slice", "choices",
                                       "z3"};

}  // namespace

std::span<const std::string_view> LayerNames() { return kNames; }

// Read from the bottom up: a query meets the layers in that order.
std::unique_ptr<Solver> MakeChain(expr::Pool& pool,
                                  const ChainOptions& options) {
  std::unique_ptr<Solver> chain;
  auto on = [&](std::string_view name) { return !options.off.contains(name); };
  if (on("z3"))
    chain = std::make_unique<Z3Incremental>(pool, options.timeout_ms,
                                            std::move(chain));
  if (on("choices"))
    chain =
        std::make_unique<ChoiceLayer>(pool, ChoiceOptions{}, std::move(chain));
  if (on("slice"))
    chain = std::make_unique<SlicingLayer>(pool, std::move(chain));
  if (on("witness"))
    chain = std::make_unique<WitnessLayer>(pool, std::move(chain));
  if (on("fold")) chain = std::make_unique<FoldLayer>(std::move(chain));
  return chain;
}

}  // namespace solver
