// The question every layer of the chain answers: can this path be taken if the
// extra condition holds as well?
//
// Layers are decorators. Each answers what it can and hands the rest to the
// next one; solver/chain.cc is the one place that orders them. "Unknown" is an
// answer of its own and says why; it is never turned into one of the others.
//
// A query carries its deadline, and every layer that searches looks at it. What
// a deadline cut short is unknown, which no layer remembers.
#ifndef SOLVER_SOLVER_H_
#define SOLVER_SOLVER_H_

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/deadline.h"
#include "expr/expr.h"
#include "expr/model.h"
#include "expr/path.h"
#include "expr/pool.h"

namespace solver {

enum class Verdict : uint8_t { kSat, kUnsat, kUnknown };

struct Answer {
  Verdict verdict = Verdict::kUnknown;
  // With kSat: satisfies the query (of a sliced query: the slice).
  std::optional<expr::Model> model = {};
  std::string reason = {};  // with kUnknown
  // With kUnsat, where known: conjuncts of the query that alone exclude each
  // other. Empty: all of them.
  std::vector<expr::Formula> core = {};

  static Answer Sat(expr::Model model) {
    return {Verdict::kSat, std::move(model), {}, {}};
  }
  static Answer Unsat(std::vector<expr::Formula> core = {}) {
    return {Verdict::kUnsat, {}, {}, std::move(core)};
  }
  static Answer Unknown(std::string reason) {
    return {Verdict::kUnknown, {}, std::move(reason), {}};
  }
};

// A path and a condition, or what slicing left of them.
class Query {
 public:
  Query(const expr::Path& path, expr::Formula extra,
        const base::Deadline& deadline = {})
      : path_(&path), extra_(extra), deadline_(deadline) {}

  const expr::Path& path() const { return *path_; }
  expr::Formula extra() const { return extra_; }
  const base::Deadline& deadline() const { return deadline_; }

  // Whoever asks can do without an answer: it is not worth arithmetic.
  Query Easy() const {
    Query query = *this;
    query.easy_ = true;
    return query;
  }
  bool easy() const { return easy_; }

  // The whole conjunction, oldest first, `extra` last.
  const std::vector<expr::Formula>& conjuncts() const {
    if (!conjuncts_) {
      conjuncts_ = path_->conjuncts().ToVector();
      conjuncts_->push_back(extra_);
    }
    return *conjuncts_;
  }

  // The conjunction as a set: ascending, nothing twice, no constant true. Two
  // queries with the same set have the same answers.
  const std::vector<expr::Formula>& ConjunctSet() const;

  // The same question about fewer conjuncts. A model of a sliced query speaks
  // only of the unknowns in it.
  Query Sliced(std::vector<expr::Formula> conjuncts) const {
    Query query = *this;
    query.conjuncts_ = std::move(conjuncts);
    query.set_.reset();
    return query;
  }

 private:
  const expr::Path* path_;
  expr::Formula extra_;
  base::Deadline deadline_;
  bool easy_ = false;
  mutable std::optional<std::vector<expr::Formula>> conjuncts_;
  mutable std::optional<std::vector<expr::Formula>> set_;
};

// Why a query past its deadline has no answer.
inline constexpr char kNoTimeLeft[] = "the time for the whole run is over";

std::string_view VerdictText(Verdict verdict);  // "sat", "unsat", "unknown"

struct LayerStats {
  uint64_t calls = 0;
  uint64_t hits = 0;         // answered here, not by a later layer
  uint64_t nanoseconds = 0;  // in this layer and the ones behind it
};

class Solver {
 public:
  virtual ~Solver() = default;
  virtual std::string_view name() const = 0;

  Answer Check(const expr::Path& path, expr::Formula extra,
               const base::Deadline& deadline = {}) {
    return Check(Query(path, extra, deadline));
  }
  Answer Check(const Query& query);

  const LayerStats& stats() const { return stats_; }
  // The layer behind this one; null at the end of the chain.
  Solver* next() const { return next_.get(); }

 protected:
  explicit Solver(std::unique_ptr<Solver> next = nullptr)
      : next_(std::move(next)) {}

  virtual Answer Decide(const Query& query) = 0;
  // Hands the query on; at the end of the chain nobody knows.
  Answer Pass(const Query& query);

 private:
  std::unique_ptr<Solver> next_;
  LayerStats stats_;
  bool passed_ = false;
};

}  // namespace solver

#endif  // SOLVER_SOLVER_H_
