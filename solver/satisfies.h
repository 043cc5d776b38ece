// Whether a model satisfies a query, by our own evaluator. The newest conjunct
// is tried first: it is the one most likely to fail.
#ifndef SOLVER_SATISFIES_H_
#define SOLVER_SATISFIES_H_

#include "expr/model.h"
#include "expr/pool.h"
#include "solver/solver.h"

namespace solver {

bool Satisfies(const expr::Pool& pool, const expr::Model& model,
               const Query& query);

}  // namespace solver

#endif  // SOLVER_SATISFIES_H_
