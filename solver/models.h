// Tries the last models on the query, with our own evaluator. Neighbouring
// questions of one search tree often have a model in common.
#ifndef SOLVER_MODELS_H_
#define SOLVER_MODELS_H_

#include <list>
#include <memory>
#include <string_view>

#include "expr/model.h"
#include "expr/pool.h"
#include "solver/solver.h"

namespace solver {

class ModelLayer : public Solver {
 public:
  ModelLayer(expr::Pool& pool, std::unique_ptr<Solver> next)
      : Solver(std::move(next)), pool_(pool) {}
  std::string_view name() const override { return "models"; }

 protected:
  Answer Decide(const Query& query) override;

 private:
  expr::Pool& pool_;
  std::list<expr::Model> recent_;  // the last one that served first
};

}  // namespace solver

#endif  // SOLVER_MODELS_H_
