// Refutes questions with products, quotients and remainders that need no
// arithmetic. Such questions cost a solver of bits most, and often are false on
// the face of it: for each value of the choices, numbers that must be equal are
// put in for one another; if then a conjunct is false, that case is none. If no
// case is left, there is no solution. Else, where the choices say by what is
// multiplied or divided, each case that is left is passed on as a question of
// its own: by a known number it is an easy one. Other queries are passed on as
// they are.
#ifndef SOLVER_CASES_H_
#define SOLVER_CASES_H_

#include <cstddef>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "expr/diagram.h"
#include "expr/expr.h"
#include "expr/pool.h"
#include "solver/solver.h"

namespace solver {

// Is there a product, quotient or remainder in it, and are its terms not too
// many?
bool HasProducts(expr::Pool& pool, const std::vector<expr::Formula>& conjuncts,
                 size_t most_terms);

class CaseLayer : public Solver {
 public:
  CaseLayer(expr::Pool& pool, std::unique_ptr<Solver> next)
      : Solver(std::move(next)), pool_(pool) {}
  std::string_view name() const override { return "cases"; }

 protected:
  Answer Decide(const Query& query) override;

 private:
  struct Fixed {
    expr::Variable choice;
    uint32_t value;  // the index of the label
    uint32_t label;
  };

  // Nothing: there are too many cases.
  std::optional<std::vector<expr::Variable>> ChoicesOf(
      const std::vector<expr::Formula>& conjuncts);
  // Whether no case is left that agrees with what is fixed.
  bool Refutes(const Query& query, const std::vector<expr::Variable>& choices,
               std::vector<Fixed>& fixed);
  bool RefutesCase(std::vector<expr::Formula> conjuncts,
                   const std::vector<Fixed>& fixed);
  // What the rest of the chain says of each; the first solution is enough.
  Answer DecideCases(const Query& query,
                     const std::vector<expr::Variable>& choices,
                     std::vector<Fixed>& fixed);
  Answer DecideCase(const Query& query, const std::vector<Fixed>& fixed);

  expr::Pool& pool_;
};

}  // namespace solver

#endif  // SOLVER_CASES_H_
