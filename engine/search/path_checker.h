// Answers the heap's and the machines' questions about a path with a solver
// chain, and counts what it was asked.
#ifndef ENGINE_SEARCH_PATH_CHECKER_H_
#define ENGINE_SEARCH_PATH_CHECKER_H_

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/deadline.h"
#include "expr/expr.h"
#include "expr/feasibility.h"
#include "expr/path.h"
#include "expr/pool.h"
#include "solver/solver.h"

namespace search {

class PathChecker : public expr::Feasibility {
 public:
  // No question is worked at past the deadline: the answer is "perhaps".
  PathChecker(expr::Pool& pool, solver::Solver& solver,
              const base::Deadline& deadline = {})
      : pool_(pool), solver_(solver), deadline_(deadline) {}

  bool Possible(const expr::Path& path, expr::Formula f) override;
  // Asks whether there is another one than those found, again and again: each
  // answer but the last shows one, so that the many that are impossible cost
  // one question together, and most often a small one.
  std::vector<bool> WhichPossible(
      const expr::Path& path, std::span<const expr::Formula> cases) override;
  // Asks whether one of the next sixteen holds, where the order of numbers
  // decides that.
  std::vector<bool> WhichFewPossible(
      const expr::Path& path, std::span<const expr::Formula> cases) override;
  std::optional<expr::Path> Assume(const expr::Path& path,
                                   expr::Formula f) override;

  void KeepTo(const base::Deadline& deadline) { deadline_ = deadline; }

  uint64_t questions() const { return questions_; }
  uint64_t unknowns() const { return unknowns_; }
  // Why the first question without an answer had none.
  const std::string& first_reason() const { return first_reason_; }

 private:
  std::optional<bool> Known(const expr::Path& path, expr::Formula f);
  // Whether f, narrowed, is possible, without asking a solver.
  std::optional<bool> Judged(const expr::Path& path, expr::Formula f);
  bool FindPossible(const expr::Path& path, expr::Formula f);
  solver::Answer Ask(const expr::Path& path, expr::Formula f);
  class Cases;
  void SettleTogether(const expr::Path& path, Cases& all);
  void SettleEach(const expr::Path& path, Cases& all);

  expr::Pool& pool_;
  solver::Solver& solver_;
  base::Deadline deadline_;
  expr::UnknownMarks marks_;
  uint64_t questions_ = 0;
  uint64_t unknowns_ = 0;
  std::string first_reason_;
};

}  // namespace search

#endif  // ENGINE_SEARCH_PATH_CHECKER_H_
