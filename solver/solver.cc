#include "solver/solver.h"

#include "base/stats.h"

namespace solver {

Answer Solver::Check(const Query& query) {
  base::ScopedTimer timer(stats_.nanoseconds);
  ++stats_.calls;
  passed_ = false;
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
