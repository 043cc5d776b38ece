// Comparisons of what is added to the number of rounds, as comparisons of the
// number itself: `k - 1 < s.length` as `k < s.length + 1`. Those are about
// order and need no arithmetic (solver/order).
#ifndef ENGINE_PATTERNS_ROUNDS_ORDER_H_
#define ENGINE_PATTERNS_ROUNDS_ORDER_H_

#include <optional>

#include "expr/expr.h"
#include "expr/kind.h"
#include "expr/pool.h"

namespace engine {

// `rounds` is small and not negative wherever it counts, so that nothing
// overflows there; elsewhere this may say something else. Nothing: they are
// compared otherwise.
std::optional<expr::Formula> LessByOrder(expr::Pool& pool, expr::Expr rounds,
                                         expr::Predicate predicate,
                                         expr::Expr a, expr::Expr b);

}  // namespace engine

#endif  // ENGINE_PATTERNS_ROUNDS_ORDER_H_
