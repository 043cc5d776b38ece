// Decides queries over choices and Boolean inputs exactly, by elimination; what
// grows past its budget is left to others (solver/order, which keeps a SAT
// solver). Of a query that also asks about numbers it finds the contradictions
// that need no arithmetic.
#ifndef SOLVER_CHOICES_H_
#define SOLVER_CHOICES_H_

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

#include "expr/pool.h"
#include "solver/elimination.h"
#include "solver/solver.h"

namespace solver {

struct ChoiceOptions {
  // New nodes one query may make before others take over: the most, and the
  // least. Elimination of a typical heap query makes fewer than a
  // hundred. Where queries of one kind keep growing past it, the budget
  // shrinks, so that little is lost on the next of them; where they do not, it
  // grows again.
  size_t budget = 20'000;
  size_t least_budget = 300;
};

class ChoiceLayer : public Solver {
 public:
  ChoiceLayer(expr::Pool& pool, const ChoiceOptions& options,
              std::unique_ptr<Solver> next)
      : Solver(std::move(next)),
        pool_(pool),
        options_(options),
        budget_(options.budget) {}
  std::string_view name() const override { return "choices"; }

  // Queries that elimination gave up on.
  uint64_t overflows() const { return overflows_; }
  size_t budget() const { return budget_; }

 protected:
  Answer Decide(const Query& query) override;

 private:
  void AdaptBudget(bool sufficed);
  std::optional<EliminationResult> Solve(const Query& query);

  expr::Pool& pool_;
  ChoiceOptions options_;
  size_t budget_;  // of the next query
  uint64_t overflows_ = 0;
};

}  // namespace solver

#endif  // SOLVER_CHOICES_H_
