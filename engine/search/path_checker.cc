#include "engine/search/path_checker.h"

#include <utility>

namespace search {

using solver::Answer;
using solver::Verdict;

Answer PathChecker::Ask(const expr::Path& path, expr::Formula f) {
  ++questions_;
  Answer answer = solver_.Check(path, f, deadline_);
  if (answer.verdict == Verdict::kUnknown) {
    if (unknowns_++ == 0) first_reason_ = answer.reason;
  }
  return answer;
}

// Whether f is true or false on this path without asking a solver.
std::optional<bool> PathChecker::Known(const expr::Path& path,
                                       expr::Formula f) {
  if (f.IsConstant()) return f.IsTrue();
  const std::optional<bool> said = path.Says(f);
  if (said) ++questions_;
  return said;
}

bool PathChecker::Possible(const expr::Path& path, expr::Formula f) {
  if (const std::optional<bool> known = Known(path, f)) return *known;
  if (IsKnownImpossible(path, f)) return false;
  const bool possible = Ask(path, f).verdict != Verdict::kUnsat;
  if (!possible) path.NoteImpossible(f);
  return possible;
}

bool PathChecker::IsKnownImpossible(const expr::Path& path, expr::Formula f) {
  const bool known = path.IsImpossible(f);
  if (known) ++questions_;
  return known;
}

std::optional<expr::Path> PathChecker::Assume(const expr::Path& path,
                                              expr::Formula f) {
  if (const std::optional<bool> known = Known(path, f))
    return *known ? std::optional(path) : std::nullopt;
  if (IsKnownImpossible(path, f)) return std::nullopt;
  Answer answer = Ask(path, f);
  if (answer.verdict == Verdict::kUnsat) return std::nullopt;
  expr::Path longer = path.With(pool_, f);
  if (answer.verdict == Verdict::kUnknown) return longer.WithDoubt();
  return longer.WithWitness(*std::move(answer.model));
}

}  // namespace search
