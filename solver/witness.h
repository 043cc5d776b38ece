// The first layers of a chain: what needs no search at all.
#ifndef SOLVER_WITNESS_H_
#define SOLVER_WITNESS_H_

#include <memory>
#include <string_view>

#include "expr/pool.h"
#include "solver/solver.h"

namespace solver {

// Conditions that are constants, or contradict the newest assumption.
class FoldLayer : public Solver {
 public:
  explicit FoldLayer(std::unique_ptr<Solver> next) : Solver(std::move(next)) {}
  std::string_view name() const override { return "fold"; }

 protected:
  Answer Decide(const Query& query) override;
};

// A condition that holds in the path's witness can hold.
class WitnessLayer : public Solver {
 public:
  WitnessLayer(expr::Pool& pool, std::unique_ptr<Solver> next)
      : Solver(std::move(next)), pool_(pool) {}
  std::string_view name() const override { return "witness"; }

 protected:
  Answer Decide(const Query& query) override;

 private:
  expr::Pool& pool_;
};

}  // namespace solver

#endif  // SOLVER_WITNESS_H_
