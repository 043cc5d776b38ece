// Queries that say "for all i from 1 to k": where those are small they are
// written out. Otherwise a weaker question is asked, with the first instance of
// each, and its model is bent: cells for the other indices are as those for the
// first one, and where that does not fit, a few more instances are asked for.
// Only if nothing of this helps is the whole written out, or, where that is too
// large, asked with quantifiers. Whatever is found is an answer only when the
// evaluator says that it satisfies the query.
// After docs/decisions/028.
#ifndef SOLVER_QUANTIFIERS_H_
#define SOLVER_QUANTIFIERS_H_

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "expr/expr.h"
#include "expr/model.h"
#include "expr/pool.h"
#include "solver/quantified_query.h"
#include "solver/quantifier_mutation.h"
#include "solver/solver.h"

namespace solver {

struct QuantifierOptions {
  // Terms and nodes: what is no larger is written out at once, and what is
  // larger than the second not at all.
  size_t expand = 20'000;
  size_t expand_at_last = 5'000'000;
  bool bend = true;  // a weaker question first; off in tests only
  QuantifierMutation mutation = QuantifierMutation::kNone;
};

class QuantifierLayer : public Solver {
 public:
  enum Step : uint8_t {
    kExpand,
    kStrip,
    kDuplicate,
    kRepair,
    kAtLast,
    kQuantified,
    kSteps
  };
  struct Count {
    uint64_t asked = 0;
    uint64_t won = 0;  // an answer was found there
  };

  QuantifierLayer(expr::Pool& pool, const QuantifierOptions& options,
                  std::unique_ptr<Solver> next,
                  std::unique_ptr<Solver> quantified = nullptr)
      : Solver(std::move(next)),
        pool_(pool),
        options_(options),
        quantified_(std::move(quantified)) {}
  std::string_view name() const override { return "quantifiers"; }

  const Count& count(Step step) const { return counts_[step]; }

 protected:
  Answer Decide(const Query& query) override;

 private:
  bool Asks(const Query& query);
  Answer WriteOut(const Query& query, const QuantifiedQuery& split, Step step);
  // Of somebody who knows quantifiers; nobody: it is left open.
  Answer AskQuantified(const Query& query);
  std::optional<Answer> Strip(const Query& query, const QuantifiedQuery& split);
  std::optional<Answer> Bend(const Query& query, const QuantifiedQuery& split,
                             const TracedClauses& stripped,
                             const expr::Model& model);
  std::optional<Answer> Repair(const Query& query, const QuantifiedQuery& split,
                               const TracedClauses& stripped,
                               const expr::Model& model,
                               const expr::Model& bent);
  std::optional<Answer> Believed(const Query& query, expr::Model model,
                                 Step step, QuantifierMutation blindly);
  Answer Refuted(const Answer& answer, const TracedClauses& asked, Step step);
  std::vector<expr::Formula> Frozen(const Query& query,
                                    const std::set<expr::Expr>& cells,
                                    const expr::Model& model);
  bool Mutated(QuantifierMutation m) const { return options_.mutation == m; }

  expr::Pool& pool_;
  const QuantifierOptions options_;
  const std::unique_ptr<Solver> quantified_;
  Count counts_[kSteps];
  std::unordered_map<expr::Formula, bool> asks_;
};

}  // namespace solver

#endif  // SOLVER_QUANTIFIERS_H_
