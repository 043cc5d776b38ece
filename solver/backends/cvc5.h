// cvc5, made afresh for each query: an opinion that shares no code with Z3's.
//
// It keeps its time limit itself. It cannot be interrupted from outside and
// does not count its memory, so in production it runs in a process of its own
// (solver/portfolio.h), whose memory is watched and which can be ended.
#ifndef SOLVER_BACKENDS_CVC5_H_
#define SOLVER_BACKENDS_CVC5_H_

#include <cstdint>
#include <memory>
#include <string_view>

#include "expr/pool.h"
#include "solver/solver.h"

namespace solver {

class Cvc5 : public Solver {
 public:
  Cvc5(expr::Pool& pool, uint32_t timeout_ms, std::unique_ptr<Solver> next);
  std::string_view name() const override { return "cvc5"; }

 protected:
  Answer Decide(const Query& query) override;

 private:
  Answer Solve(const Query& query);

  expr::Pool& pool_;
  uint32_t timeout_ms_;
};

}  // namespace solver

#endif  // SOLVER_BACKENDS_CVC5_H_
