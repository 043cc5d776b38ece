// A tiny complete solver: tries every model in which choices and Boolean
// inputs have any value and every bit-vector symbol is one of 0 .. 3. On
// queries that bound their symbols that way it is the oracle for all layers.
#ifndef SOLVER_ENUMERATING_H_
#define SOLVER_ENUMERATING_H_

#include <cstddef>
#include <string_view>
#include <vector>

#include "expr/expr.h"
#include "expr/model.h"
#include "expr/pool.h"
#include "expr/unknown.h"
#include "solver/solver.h"

namespace solver {

class EnumeratingSolver : public Solver {
 public:
  // Unknown where there would be more than `most_models` to try, or a float.
  EnumeratingSolver(expr::Pool& pool, size_t most_models)
      : pool_(pool), most_models_(most_models) {}
  std::string_view name() const override { return "enumerating"; }

 protected:
  Answer Decide(const Query& query) override;

 private:
  std::vector<expr::Unknown> UnknownsOf(const Query& query);
  size_t DomainOf(expr::Unknown u) const;  // 0: none that we could try
  bool Next(const std::vector<expr::Unknown>& unknowns,
            expr::Model& model) const;

  expr::Pool& pool_;
  size_t most_models_;
};

}  // namespace solver

#endif  // SOLVER_ENUMERATING_H_
