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
        solver_(Z3Session::DeafToSignals(
            {session_.context(), z3::solver::simple()})) {}

  bool broken() const { return session_.broken(); }

  Answer Check(const Query& query) {
    return session_.Check(query,
                          [&] { return Follow(query) ? &solver_ : nullptr; });
  }

 private:
  // One scope per conjunct. False: the time was over on the way.
  bool Follow(const Query& query) {
    const std::vector<Formula>& conjuncts = query.conjuncts();
    auto [mine, theirs] = std::mismatch(asserted_.begin(), asserted_.end(),
                                        conjuncts.begin(), conjuncts.end());
    const auto extra = static_cast<unsigned>(asserted_.end() - mine);
    if (extra > 0) solver_.pop(extra);
    asserted_.erase(mine, asserted_.end());
    for (; theirs != conjuncts.end(); ++theirs) {
      if (query.deadline().Expired()) return false;
      z3::expr translated = session_.translator().Translate(*theirs);
      solver_.push();
      asserted_.push_back(*theirs);
      solver_.add(translated);
    }
    return true;
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
  Answer answer = stack_->Check(query);
  if (stack_->broken()) stack_.reset();
  if (answer.verdict == Verdict::kUnknown && next() != nullptr)
    return Pass(query);
  return answer;
}

}  // namespace solver
