// Keeps guards small. A value read through many objects is a disjunction over
// them for each location it may denote, and such disjunctions multiply with
// every further step. Where they grow, the value gets a name instead: a
// derived choice whose cases are the parts, so that each guard is one literal.
#ifndef HEAP_NAMING_H_
#define HEAP_NAMING_H_

#include <vector>

#include "expr/expr.h"
#include "expr/path.h"
#include "expr/pool.h"
#include "heap/value_set.h"

namespace heap {

// The set of these entries, whose guards exclude each other; locations may
// repeat. The path learns the name if there is one.
ValueSet SmallSet(expr::Pool& pool, expr::Path& path,
                  std::vector<Guarded> entries);

}  // namespace heap

#endif  // HEAP_NAMING_H_
