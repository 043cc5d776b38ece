// Z3 with its assertion stack following the path: a query pops to the prefix
// it shares with the one before and pushes only the rest. One context and one
// simple solver for the whole run; anything else costs tens of times more
// (docs/decisions/003-z3-use.md). A query that had to be interrupted costs the
// context: the next one starts with a new one.
#ifndef SOLVER_BACKENDS_Z3_INCREMENTAL_H_
#define SOLVER_BACKENDS_Z3_INCREMENTAL_H_

#include <memory>
#include <string_view>

#include "expr/pool.h"
#include "solver/backends/watchdog.h"
#include "solver/solver.h"

namespace solver {

class Z3Incremental : public Solver {
 public:
  Z3Incremental(expr::Pool& pool, const ResourceLimits& limits,
                std::unique_ptr<Solver> next);
  ~Z3Incremental() override;
  std::string_view name() const override { return "z3"; }

 protected:
  Answer Decide(const Query& query) override;

 private:
  class Stack;  // keeps Z3's header out of ours

  expr::Pool& pool_;
  ResourceLimits limits_;
  std::unique_ptr<Stack> stack_;  // made when first needed
};

}  // namespace solver

#endif  // SOLVER_BACKENDS_Z3_INCREMENTAL_H_
