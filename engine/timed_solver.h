// A solver chain that keeps a deadline. No query of the chain may take longer
// than what is left: as the deadline comes near, the chain is made anew with
// that as its limit, since the limit of a chain is fixed when it is made. Past
// the deadline every answer is unknown.
#ifndef ENGINE_TIMED_SOLVER_H_
#define ENGINE_TIMED_SOLVER_H_

#include <cstdint>
#include <memory>
#include <string_view>

#include "base/deadline.h"
#include "expr/pool.h"
#include "solver/chain.h"
#include "solver/solver.h"

namespace engine {

class TimedSolver : public solver::Solver {
 public:
  // The pool must outlive this.
  TimedSolver(expr::Pool& pool, const solver::ChainOptions& options,
              const base::Deadline& deadline);

  std::string_view name() const override { return "deadline"; }
  // How many queries layers answered from what earlier ones had found.
  uint64_t cache_hits() const;
  // The chain in use.
  const solver::Solver& chain() const { return *chain_; }

 protected:
  solver::Answer Decide(const solver::Query& query) override;

 private:
  void Renew(uint32_t timeout_ms);

  expr::Pool& pool_;
  solver::ChainOptions options_;  // with the limit of the chain in use
  const base::Deadline deadline_;
  std::unique_ptr<solver::Solver> chain_;
  uint64_t earlier_hits_ = 0;  // of chains no longer in use
};

}  // namespace engine

#endif  // ENGINE_TIMED_SOLVER_H_
