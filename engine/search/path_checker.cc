#include "engine/search/path_checker.h"

#include <utility>

namespace search {

using solver::Answer;
using solver::Verdict;

Answer PathChecker::Ask(const expr::Path& path, expr::Formula f) {
  ++questions_;
  Answer answer = solver_.Check(path, f);
  if (answer.verdict == Verdict::kUnknown) {
    if (unknowns_++ == 0) first_reason_ = answer.reason;
  }
  return answer;
}

bool PathChecker::Possible(const expr::Path& path, expr::Formula f) {
  if (f.IsFalse()) return false;
  if (f.IsTrue()) return true;
  return Ask(path, f).verdict != Verdict::kUnsat;
}

std::optional<expr::Path> PathChecker::Assume(const expr::Path& path,
                                              expr::Formula f) {
  if (f.IsTrue()) return path;
  if (f.IsFalse()) return std::nullopt;
  Answer answer = Ask(path, f);
  if (answer.verdict == Verdict::kUnsat) return std::nullopt;
  expr::Path longer = path.With(pool_, f);
  if (answer.verdict == Verdict::kUnknown) return longer.WithDoubt();
  return longer.WithWitness(*std::move(answer.model));
}

}  // namespace search
