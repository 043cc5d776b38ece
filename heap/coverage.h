// Do these cases cover a summary's path? A case is a list of choices in the
// order of the init log, and a condition on what else there is.
//
// All cases that agree on their first choices ask the same choice next, since
// which cell is initialised depends on older choices only. So the cases form a
// tree, and they cover the path if at each node no other label is possible
// and at each leaf nothing is left. Fixing one choice after the other keeps
// each of these questions small, where the single question "can none of the
// cases hold?" would be as hard as counting them.
#ifndef HEAP_COVERAGE_H_
#define HEAP_COVERAGE_H_

#include <cstdint>
#include <utility>
#include <vector>

#include "expr/diagram.h"
#include "expr/expr.h"
#include "expr/feasibility.h"
#include "expr/path.h"
#include "expr/pool.h"

namespace heap {

struct SummaryCase {
  std::vector<std::pair<expr::Variable, uint32_t>> choices;  // with labels
  expr::Formula condition;
};

bool Covers(expr::Pool& pool, expr::Feasibility& feasible,
            const expr::Path& path, const std::vector<SummaryCase>& cases);

}  // namespace heap

#endif  // HEAP_COVERAGE_H_
