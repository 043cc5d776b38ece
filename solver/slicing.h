// Asks the layers behind it only about the conjuncts that share unknowns,
// directly or through others, with the condition (independence, as in KLEE).
// The answer's model is the path's witness with the slice's values changed.
//
// Leaving conjuncts out is right only if they can hold together: the path must
// have a witness. Without one the whole query is passed on, and the model
// found is made a witness: what no group mentions gets value 0 (expr/path.h).
#ifndef SOLVER_SLICING_H_
#define SOLVER_SLICING_H_

#include <memory>
#include <string_view>

#include "expr/path.h"
#include "expr/pool.h"
#include "solver/solver.h"

namespace solver {

class SlicingLayer : public Solver {
 public:
  SlicingLayer(expr::Pool& pool, std::unique_ptr<Solver> next)
      : Solver(std::move(next)), pool_(pool) {}
  std::string_view name() const override { return "slice"; }

 protected:
  Answer Decide(const Query& query) override;

 private:
  Answer DecideWhole(const Query& query);

  expr::Pool& pool_;
  expr::UnknownMarks marks_;
};

}  // namespace solver

#endif  // SOLVER_SLICING_H_
