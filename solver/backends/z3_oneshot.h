// Z3 from scratch: a new context for each query. Slow to start, but with all
// of Z3's preprocessing and nothing left over from earlier queries, so it
// decides some of what the incremental solver gives up on.
#ifndef SOLVER_BACKENDS_Z3_ONESHOT_H_
#define SOLVER_BACKENDS_Z3_ONESHOT_H_

#include <cstdint>
#include <memory>
#include <string_view>

#include "expr/pool.h"
#include "solver/backends/watchdog.h"
#include "solver/solver.h"

namespace solver {

enum class Z3Tactic : uint8_t {
  kByLogic,  // bit-blasting: qfbv, or qffp where there are floats
  kSimple,   // no tactic: the plainest oracle
  kDefault,  // Z3's own choice, and its own quantifiers
};

class Z3OneShot : public Solver {
 public:
  Z3OneShot(expr::Pool& pool, const ResourceLimits& limits, Z3Tactic tactic,
            std::unique_ptr<Solver> next);
  std::string_view name() const override { return "oneshot"; }

 protected:
  Answer Decide(const Query& query) override;

 private:
  Answer Solve(const Query& query);

  expr::Pool& pool_;
  ResourceLimits limits_;
  Z3Tactic tactic_;
};

}  // namespace solver

#endif  // SOLVER_BACKENDS_Z3_ONESHOT_H_
