// The facts of a path's condition: what it has assumed, in as few and as small
// formulas as is cheap to find. Nothing is told that the others say already,
// that follows from how heaps are made, or that is true of all numbers; what is
// left says, together with those, exactly what the path does.
#ifndef REPORT_PATH_FACTS_H_
#define REPORT_PATH_FACTS_H_

#include <vector>

#include "expr/expr.h"
#include "expr/path.h"
#include "expr/pool.h"

namespace report {

// The formula without the names of values read through several objects, where
// that is short.
expr::Formula SpelledOut(expr::Pool& pool, expr::Formula f);

// In the order in which the path came to assume them.
std::vector<expr::Formula> PathFacts(expr::Pool& pool, const expr::Path& path);

}  // namespace report

#endif  // REPORT_PATH_FACTS_H_
