#include "solver/chain.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "base/edit_distance.h"
#include "solver/backends/watchdog.h"
#include "solver/backends/z3_incremental.h"
#include "solver/backends/z3_oneshot.h"
#include "solver/cache.h"
#include "solver/cases.h"
#include "solver/choices.h"
#include "solver/cores.h"
#include "solver/cubes.h"
#include "solver/integers.h"
#include "solver/intervals.h"
#include "solver/logging.h"
#include "solver/models.h"
#include "solver/order/nearby_layer.h"
#include "solver/order/order.h"
#include "solver/portfolio.h"
#include "solver/quantifiers.h"
#include "solver/slicing.h"
#include "solver/validating.h"
#include "solver/witness.h"

namespace solver {
namespace {

constexpr std::string_view kNames[] = {
    "fold",  "witness",  "slice",  "quantifiers", "nearby",    "choices",
    "cache", "cores",    "models", "order",       "intervals", "cubes",
    "cases", "integers", "z3",     "oneshot"};
constexpr std::string_view kOptionalNames[] = {"portfolio"};

// The incremental solver gives up early where another try is to follow, so
// that both together keep the query's limit.
constexpr uint32_t kIncrementalShare = 4;

// Layers that remember.
constexpr std::string_view kCaches[] = {"cache", "cores", "models"};

}  // namespace

std::span<const std::string_view> LayerNames() { return kNames; }

std::span<const std::string_view> OptionalLayerNames() {
  return kOptionalNames;
}

std::string UnknownLayerText(std::string_view name) {
  std::vector<std::string_view> all(std::begin(kNames), std::end(kNames));
  all.insert(all.end(), std::begin(kOptionalNames), std::end(kOptionalNames));
  const auto nearest =
      std::min_element(all.begin(), all.end(), [&](auto a, auto b) {
        return base::EditDistance(name, a) < base::EditDistance(name, b);
      });
  return "no layer is called \"" + std::string(name) + "\"; did you mean \"" +
         std::string(*nearest) + "\"?";
}

// Read from the bottom up: a query meets the layers in that order, the cheap
// ones first. Choices come before the caches because deciding a query over
// choices costs less than looking it up; docs/decisions/003-z3-use.md has the
// figures.
std::unique_ptr<Solver> MakeChain(expr::Pool& pool,
                                  const ChainOptions& options) {
  std::unique_ptr<Solver> chain;
  auto on = [&](std::string_view name) { return !options.off.contains(name); };
  const bool portfolio = on("portfolio") && options.on.contains("portfolio");
  auto add = [&]<class Layer>(std::unique_ptr<Layer> layer) {
    chain = std::move(layer);
  };
  ResourceLimits rest{options.timeout_ms, options.memory_mb};
  ResourceLimits first = rest;
  if (on("z3") && (on("oneshot") || portfolio)) {
    first.timeout_ms = std::max(1u, rest.timeout_ms / kIncrementalShare);
    rest.timeout_ms -= first.timeout_ms;
  }
  if (on("oneshot"))
    add(std::make_unique<Z3OneShot>(pool, rest, Z3Tactic::kByLogic,
                                    std::move(chain)));
  // Its processes are forked here, before Z3's watchdog makes this process one
  // of several threads. It hands on only what all of them were lost over.
  if (portfolio)
    add(std::make_unique<PortfolioLayer>(pool, PortfolioLayer::Standard(rest),
                                         rest, std::move(chain)));
  if (on("z3"))
    add(std::make_unique<Z3Incremental>(pool, first, std::move(chain)));
  if (on("integers"))
    add(std::make_unique<IntegerLayer>(pool, first, std::move(chain)));
  if (on("cases")) add(std::make_unique<CaseLayer>(pool, std::move(chain)));
  if (on("cubes")) add(std::make_unique<CubeLayer>(pool, std::move(chain)));
  if (on("intervals"))
    add(std::make_unique<IntervalLayer>(pool, std::move(chain)));
  if (on("order"))
    add(std::make_unique<OrderLayer>(pool, options.timeout_ms,
                                     std::move(chain)));
  if (on("models")) add(std::make_unique<ModelLayer>(pool, std::move(chain)));
  if (on("cores")) add(std::make_unique<CoreLayer>(std::move(chain)));
  if (on("cache")) add(std::make_unique<CacheLayer>(std::move(chain)));
  if (on("choices"))
    add(std::make_unique<ChoiceLayer>(pool, ChoiceOptions{}, std::move(chain)));
  if (on("nearby")) add(std::make_unique<NearbyLayer>(pool, std::move(chain)));
  // None of those behind it looks into a quantifier.
  if (on("quantifiers"))
    add(std::make_unique<QuantifierLayer>(
        pool, QuantifierOptions{}, std::move(chain),
        on("oneshot") ? std::make_unique<Z3OneShot>(pool, rest,
                                                    Z3Tactic::kDefault, nullptr)
                      : nullptr));
  if (on("slice")) add(std::make_unique<SlicingLayer>(pool, std::move(chain)));
  // Here queries are still whole, and the trivial ones are not among them.
  if (options.log_dir)
    add(std::make_unique<LoggingLayer>(pool, *options.log_dir,
                                       std::move(chain)));
  if (on("witness"))
    add(std::make_unique<WitnessLayer>(pool, std::move(chain)));
  if (on("fold")) add(std::make_unique<FoldLayer>(std::move(chain)));
  if (options.validate) {
    const ResourceLimits limits{options.timeout_ms, options.memory_mb};
    add(std::make_unique<ValidatingLayer>(
        pool,
        std::make_unique<Z3OneShot>(pool, limits, Z3Tactic::kSimple, nullptr),
        OnDifference::kAnswerUnknown, std::move(chain)));
  }
  return chain;
}

std::vector<LayerShare> SharesOf(const Solver& chain) {
  std::vector<LayerShare> shares;
  for (const Solver* layer = &chain; layer != nullptr; layer = layer->next()) {
    const LayerStats& stats = layer->stats();
    const uint64_t behind =
        layer->next() == nullptr ? 0 : layer->next()->stats().nanoseconds;
    const uint64_t alone =
        stats.nanoseconds - std::min(stats.nanoseconds, behind);
    shares.push_back({std::string(layer->name()), stats.calls, stats.hits,
                      static_cast<double>(alone) / 1e6});
  }
  return shares;
}

uint64_t CacheHits(const Solver& chain) {
  uint64_t hits = 0;
  for (const Solver* layer = &chain; layer != nullptr; layer = layer->next())
    if (std::find(std::begin(kCaches), std::end(kCaches), layer->name()) !=
        std::end(kCaches))
      hits += layer->stats().hits;
  return hits;
}

}  // namespace solver
