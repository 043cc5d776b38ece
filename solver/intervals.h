// Bounds every integer symbol by what the query says of it alone, and answers
// where bounds suffice: no value is left, or a model made of values inside the
// bounds passes our evaluator. After interval reasoning in KLEE and Jip, with
// wrap-around (expr/number_range.h, solver/box.h).
#ifndef SOLVER_INTERVALS_H_
#define SOLVER_INTERVALS_H_

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "expr/expr.h"
#include "expr/model.h"
#include "expr/pool.h"
#include "solver/box.h"
#include "solver/solver.h"

namespace solver {

class IntervalLayer : public Solver {
 public:
  IntervalLayer(expr::Pool& pool, std::unique_ptr<Solver> next)
      : Solver(std::move(next)), pool_(pool) {}
  std::string_view name() const override { return "intervals"; }

 protected:
  Answer Decide(const Query& query) override;

 private:
  std::optional<expr::Model> Guess(const Query& query, const Box& box) const;

  expr::Pool& pool_;
};

}  // namespace solver

#endif  // SOLVER_INTERVALS_H_
