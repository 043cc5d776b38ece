#include "engine/timed_solver.h"

#include <algorithm>
#include <chrono>
#include <iterator>

namespace engine {
namespace {

// Making a chain forgets what the old one had learnt: not for less than this.
constexpr int64_t kSlackMs = 500;

constexpr std::string_view kCaches[] = {"cache", "cores", "models"};

uint64_t CacheHitsOf(const solver::Solver& chain) {
  uint64_t hits = 0;
  for (const solver::Solver* layer = &chain; layer != nullptr;
       layer = layer->next())
    if (std::find(std::begin(kCaches), std::end(kCaches), layer->name()) !=
        std::end(kCaches))
      hits += layer->stats().hits;
  return hits;
}

}  // namespace

TimedSolver::TimedSolver(expr::Pool& pool, const solver::ChainOptions& options,
                         const base::Deadline& deadline)
    : pool_(pool),
      options_(options),
      deadline_(deadline),
      chain_(solver::MakeChain(pool, options)) {}

uint64_t TimedSolver::cache_hits() const {
  return earlier_hits_ + CacheHitsOf(*chain_);
}

void TimedSolver::Renew(uint32_t timeout_ms) {
  earlier_hits_ += CacheHitsOf(*chain_);
  options_.timeout_ms = timeout_ms;
  chain_.reset();
  chain_ = solver::MakeChain(pool_, options_);
}

solver::Answer TimedSolver::Decide(const solver::Query& query) {
  const int64_t left = deadline_.Remaining().count();
  if (left == 0 || deadline_.Cancelled())
    return solver::Answer::Unknown("the time for the whole run is over");
  if (options_.timeout_ms > left + kSlackMs) Renew(static_cast<uint32_t>(left));
  return chain_->Check(query);
}

}  // namespace engine
