#include "solver/solver.h"

#include <algorithm>

#include "base/stats.h"

namespace solver {

std::string_view VerdictText(Verdict verdict) {
  constexpr std::string_view kTexts[] = {"sat", "unsat", "unknown"};
  return kTexts[static_cast<size_t>(verdict)];
}

const std::vector<expr::Formula>& Query::ConjunctSet() const {
  if (!set_) {
    std::vector<expr::Formula> set = conjuncts();
    std::sort(set.begin(), set.end());
    set.erase(std::unique(set.begin(), set.end()), set.end());
    // True is the smallest handle.
    if (!set.empty() && set.front().IsTrue()) set.erase(set.begin());
    set_ = std::move(set);
  }
  return *set_;
}

Answer Solver::Check(const Query& query) {
  base::ScopedTimer timer(stats_.nanoseconds);
  ++stats_.calls;
  passed_ = false;
  if (query.deadline().Expired()) return Answer::Unknown(kNoTimeLeft);
  Answer answer = Decide(query);
  if (!passed_ && answer.verdict != Verdict::kUnknown) ++stats_.hits;
  return answer;
}

Answer Solver::Pass(const Query& query) {
  passed_ = true;
  if (next_ == nullptr) return Answer::Unknown("no solver is left to ask");
  return next_->Check(query);
}

}  // namespace solver
