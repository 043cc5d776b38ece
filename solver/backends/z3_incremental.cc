#include "solver/backends/z3_incremental.h"

#include <z3++.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "solver/backends/z3_session.h"

namespace solver {

using expr::Formula;

class Z3Incremental::Stack {
 public:
  Stack(expr::Pool& pool, const ResourceLimits& limits)
      : session_(pool, limits),
        solver_(session_.context(), z3::solver::simple()) {}

  bool broken() const { return session_.broken(); }

  Answer Check(const std::vector<Formula>& conjuncts) {
    return session_.Check(conjuncts, [&]() -> z3::solver& {
      Follow(conjuncts);
      return solver_;
    });
  }

 private:
  // One scope per conjunct.
  void Follow(const std::vector<Formula>& conjuncts) {
    auto [mine, theirs] = std::mismatch(asserted_.begin(), asserted_.end(),
                                        conjuncts.begin(), conjuncts.end());
    const auto extra = static_cast<unsigned>(asserted_.end() - mine);
    if (extra > 0) solver_.pop(extra);
    asserted_.erase(mine, asserted_.end());
    for (; theirs != conjuncts.end(); ++theirs) {
      z3::expr translated = session_.translator().Translate(*theirs);
      solver_.push();
      asserted_.push_back(*theirs);
      solver_.add(translated);
    }
  }

  Z3Session session_;
  z3::solver solver_;
  std::vector<Formula> asserted_;
};

Z3Incremental::Z3Incremental(expr::Pool& pool, const ResourceLimits& limits,
                             std::unique_ptr<Solver> next)
    : Solver(std::move(next)), pool_(pool), limits_(limits) {}

Z3Incremental::~Z3Incremental() = default;

Answer Z3Incremental::Decide(const Query& query) {
  if (stack_ == nullptr) stack_ = std::make_unique<Stack>(pool_, limits_);
  Answer answer = stack_->Check(query.conjuncts());
  if (stack_->broken()) stack_.reset();
  if (answer.verdict == Verdict::kUnknown && next() != nullptr)
    return Pass(query);
  return answer;
}

}  // namespace solver
