// Z3 with its assertion stack following the path: a query pops to the prefix
// it shares with the one before and pushes only the rest. One context and one
// simple solver for the whole run; anything else costs tens of times more
// (docs/decisions/003-z3-use.md).
#ifndef SOLVER_BACKENDS_Z3_INCREMENTAL_H_
#define SOLVER_BACKENDS_Z3_INCREMENTAL_H_

#include <cstdint>
#include <memory>
#include <string_view>

#include "expr/pool.h"
#include "solver/solver.h"

namespace solver {

class Z3Incremental : public Solver {
 public:
  Z3Incremental(expr::Pool& pool, uint32_t timeout_ms,
                std::unique_ptr<Solver> next);
  ~Z3Incremental() override;
  std::string_view name() const override { return "z3"; }

 protected:
  Answer Decide(const Query& query) override;

 private:
  class Session;  // keeps Z3's header out of ours
  std::unique_ptr<Session> session_;
};

}  // namespace solver

#endif  // SOLVER_BACKENDS_Z3_INCREMENTAL_H_
