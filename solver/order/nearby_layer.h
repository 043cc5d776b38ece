// Looks for a model beside the path's witness (solver/order/nearby.h) before
// others search. Questions over choices alone are left to them.
#ifndef SOLVER_ORDER_NEARBY_LAYER_H_
#define SOLVER_ORDER_NEARBY_LAYER_H_

#include <memory>
#include <optional>
#include <string_view>
#include <utility>

#include "expr/model.h"
#include "expr/pool.h"
#include "solver/solver.h"

namespace solver {

class NearbyLayer : public Solver {
 public:
  NearbyLayer(expr::Pool& pool, std::unique_ptr<Solver> next)
      : Solver(std::move(next)), pool_(pool) {}
  std::string_view name() const override { return "nearby"; }

 protected:
  Answer Decide(const Query& query) override;

 private:
  std::optional<expr::Model> Find(const Query& query);
  std::optional<expr::Model> WithNumber(const Query& query);

  expr::Pool& pool_;
};

}  // namespace solver

#endif  // SOLVER_ORDER_NEARBY_LAYER_H_
