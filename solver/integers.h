// Asks questions with products, quotients and remainders by known numbers of
// whole numbers instead of bits (solver/backends/integer_terms.h): dates,
// durations, digits, amounts. Where that is another kind of question, or takes
// more than a fixed number of steps, the query is passed on.
#ifndef SOLVER_INTEGERS_H_
#define SOLVER_INTEGERS_H_

#include <memory>
#include <string_view>

#include "expr/pool.h"
#include "solver/backends/watchdog.h"
#include "solver/solver.h"

namespace solver {

class IntegerLayer : public Solver {
 public:
  IntegerLayer(expr::Pool& pool, const ResourceLimits& limits,
               std::unique_ptr<Solver> next)
      : Solver(std::move(next)), pool_(pool), limits_(limits) {}
  std::string_view name() const override { return "integers"; }

 protected:
  Answer Decide(const Query& query) override;

 private:
  Answer Solve(const Query& query);

  expr::Pool& pool_;
  const ResourceLimits limits_;
};

}  // namespace solver

#endif  // SOLVER_INTEGERS_H_
