#include "solver/satisfies.h"

#include <algorithm>
#include <vector>

#include "expr/evaluate.h"
#include "expr/expr.h"

namespace solver {

bool Satisfies(const expr::Pool& pool, const expr::Model& model,
               const Query& query) {
  expr::Evaluator evaluator(pool, model);
  const std::vector<expr::Formula>& conjuncts = query.conjuncts();
  return std::all_of(conjuncts.rbegin(), conjuncts.rend(),
                     [&](auto f) { return evaluator.Evaluate(f); });
}

}  // namespace solver
