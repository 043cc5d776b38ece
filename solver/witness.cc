#include "solver/witness.h"

#include "expr/evaluate.h"

namespace solver {

Answer FoldLayer::Decide(const Query& query) {
  const expr::Formula extra = query.extra();
  if (extra.IsFalse()) return Answer::Unsat();
  const auto& assumed = query.path().conjuncts();
  if (!assumed.empty()) {
    if (assumed.top().IsFalse() || assumed.top() == !extra)
      return Answer::Unsat();
    if (assumed.top() == extra && query.path().witness())
      return Answer::Sat(*query.path().witness());
  }
  return Pass(query);
}

Answer WitnessLayer::Decide(const Query& query) {
  const auto& witness = query.path().witness();
  if (witness) {
    expr::Evaluator evaluator(pool_, *witness);
    if (evaluator.Evaluate(query.extra())) return Answer::Sat(*witness);
  }
  return Pass(query);
}

}  // namespace solver
