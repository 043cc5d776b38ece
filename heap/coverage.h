// Do these cases cover a summary? A case is a list of choices in the order of
// the init log, and a condition on what else there is.
//
// Whether a record of the log initialises its cell depends on older choices,
// and for elements of arrays on an index or a class. So the cases form a tree:
// at each record those that initialise the cell part by the label of its
// choice, those that do not go on without it, and where there are both, the
// record's own condition says which side is whose. They cover the summary if at
// each node no other label is possible and at each leaf nothing is left. Fixing
// one choice after the other keeps each of these questions small, where the
// single question "can none of the cases hold?" would be as hard as counting
// them.
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
#include "heap/symbolic_heap.h"

namespace heap {

struct SummaryCase {
  std::vector<std::pair<expr::Variable, uint32_t>> choices;  // with labels
  // Implies, together with the choices, when each record initialises its cell
  // and when it does not.
  expr::Formula condition;
};

bool Covers(expr::Pool& pool, expr::Feasibility& feasible,
            const expr::Path& path, const SymbolicHeap& heap,
            const std::vector<SummaryCase>& cases);

}  // namespace heap

#endif  // HEAP_COVERAGE_H_
