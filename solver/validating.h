// Compares the chain behind it with an oracle on every query, and every model
// with our evaluator. A difference is a bug of ours or of a decision
// procedure: in tests it ends the program, in production the answer becomes
// "unknown" and its reason carries the query, ready to be filed.
#ifndef SOLVER_VALIDATING_H_
#define SOLVER_VALIDATING_H_

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "expr/pool.h"
#include "solver/solver.h"

namespace solver {

enum class OnDifference : uint8_t { kAbort, kAnswerUnknown };

class ValidatingLayer : public Solver {
 public:
  ValidatingLayer(expr::Pool& pool, std::unique_ptr<Solver> oracle,
                  OnDifference on_difference, std::unique_ptr<Solver> next)
      : Solver(std::move(next)),
        pool_(pool),
        oracle_(std::move(oracle)),
        on_difference_(on_difference) {}
  std::string_view name() const override { return "validate"; }

  uint64_t differences() const { return differences_; }

 protected:
  Answer Decide(const Query& query) override;

 private:
  std::optional<std::string> DifferenceIn(const Query& query,
                                          const Answer& answer);

  expr::Pool& pool_;
  std::unique_ptr<Solver> oracle_;
  OnDifference on_difference_;
  uint64_t differences_ = 0;
};

}  // namespace solver

#endif  // SOLVER_VALIDATING_H_
