// Takes one way through the Boolean structure of a query, as near to the
// path's witness as it gets: a value for every choice and a truth value for
// every predicate. The numbers then only have to satisfy a conjunction of
// comparisons; values are tried one symbol after the other, each cutting the
// ranges of the rest (solver/box.h). A model that passes our evaluator is an
// answer. No model found means nothing: the query is passed on.
#ifndef SOLVER_CUBES_H_
#define SOLVER_CUBES_H_

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "expr/diagram.h"
#include "expr/expr.h"
#include "expr/model.h"
#include "expr/pool.h"
#include "solver/solver.h"

namespace solver {

class CubeLayer : public Solver {
 public:
  CubeLayer(expr::Pool& pool, std::unique_ptr<Solver> next)
      : Solver(std::move(next)), pool_(pool) {}
  std::string_view name() const override { return "cubes"; }

 protected:
  Answer Decide(const Query& query) override;

 private:
  std::optional<expr::Model> Search(const Query& query);
  std::vector<expr::Variable> PredicatesOf(const Query& query);
  expr::Model WithTruthValues(const std::vector<expr::Variable>& predicates,
                              const expr::Model& base);
  std::vector<expr::Formula> CubeOf(
      const std::vector<expr::Variable>& predicates, const expr::Model& model);
  bool FindNumbers(const Query& query, const std::vector<expr::Formula>& cube,
                   expr::Model& model);

  expr::Pool& pool_;
};

}  // namespace solver

#endif  // SOLVER_CUBES_H_
