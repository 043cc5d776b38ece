// Decides queries over choices and Boolean inputs exactly, with no SMT solver,
// by elimination; when that grows past its budget, by a SAT solver. Of a query
// that also asks about numbers it finds the contradictions that need no
// arithmetic.
#ifndef SOLVER_CHOICES_H_
#define SOLVER_CHOICES_H_

#include <memory>
#include <string_view>

#include "expr/pool.h"
#include "solver/solver.h"

namespace solver {

class ChoiceLayer : public Solver {
 public:
  ChoiceLayer(expr::Pool& pool, std::unique_ptr<Solver> next)
      : Solver(std::move(next)), pool_(pool) {}
  std::string_view name() const override { return "choices"; }

  // Queries that elimination gave up on.
  uint64_t overflows() const { return overflows_; }

 protected:
  Answer Decide(const Query& query) override;

 private:
  expr::Pool& pool_;
  uint64_t overflows_ = 0;
};

}  // namespace solver

#endif  // SOLVER_CHOICES_H_
