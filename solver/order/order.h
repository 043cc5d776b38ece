// Decides questions over choices and comparisons of numbers without an SMT
// solver: CaDiCaL picks choices and comparisons, a graph of differences says
// whether those comparisons can hold together (solver/order/difference.h), and
// if not it learns the cycle. What is learnt is true of all numbers, so it is
// kept from one question to the next, as the encoding is.
//
// Exact wherever every term is a symbol, perhaps narrowed, a constant, an
// if-then-else, a cell at some place or a sum with a constant. Of other
// arithmetic it finds the contradictions that need only the order of the
// values.
#ifndef SOLVER_ORDER_ORDER_H_
#define SOLVER_ORDER_ORDER_H_

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "expr/diagram.h"
#include "expr/pool.h"
#include "solver/backends/diagram_cnf.h"
#include "solver/order/mutation.h"
#include "solver/order/order_terms.h"
#include "solver/solver.h"

namespace solver {

class OrderLayer : public Solver {
 public:
  // `mutation`: for tests of tests.
  OrderLayer(expr::Pool& pool, uint32_t timeout_ms,
             std::unique_ptr<Solver> next,
             OrderMutation mutation = OrderMutation::kNone)
      : Solver(std::move(next)),
        pool_(pool),
        timeout_ms_(timeout_ms),
        mutation_(mutation) {}
  std::string_view name() const override { return "order"; }

 protected:
  Answer Decide(const Query& query) override;

 private:
  // What was encoded since the last fresh start.
  struct Encoding {
    Encoding(expr::Pool& pool, OrderMutation mutation)
        : cnf(pool.diagram()), terms(pool, cnf, mutation) {}
    DiagramCnf cnf;
    OrderTerms terms;
    int of_first = 0;  // literals that the first question has needed
  };
  using Needs = OrderTerms::Needs;

  bool IsInput(expr::Variable v) const;
  void StayNear(const Query& query, const Needs& needs);
  void StartAfresh(const Needs& needs);
  std::vector<Literal> Encode(const Query& query);
  // Nothing when it took too long.
  std::optional<Answer> Search(const Query& query, const Needs& needs,
                               const std::vector<Literal>& assumptions);
  DifferenceGraph GraphOf(const Needs& needs);
  bool Learn(DifferenceGraph& graph);
  void LearnCycle(std::vector<int> reasons);
  Answer Refuted(const Query& query, const std::vector<Literal>& assumptions);
  std::optional<Answer> Found(const Query& query, const Needs& needs,
                              const DifferenceGraph& graph);

  expr::Pool& pool_;
  uint32_t timeout_ms_;
  OrderMutation mutation_;
  std::unique_ptr<Encoding> encoding_;
};

}  // namespace solver

#endif  // SOLVER_ORDER_ORDER_H_
