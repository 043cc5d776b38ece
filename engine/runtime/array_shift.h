// Elements of an array at a distance that is input: after one step per bit of
// the distance every element is where it belongs, so n elements take n log n
// terms and not one for each pair of places. As barrel shifters in hardware do.
#ifndef ENGINE_RUNTIME_ARRAY_SHIFT_H_
#define ENGINE_RUNTIME_ARRAY_SHIFT_H_

#include <cstddef>
#include <vector>

#include "expr/expr.h"
#include "expr/pool.h"

namespace engine {

// Steps for any distance below `size`.
unsigned ShiftSteps(size_t size);

// result[i] = values[i + by] for i + by < size; anything elsewhere. The
// distance is an int, not negative.
std::vector<expr::Expr> ShiftDown(expr::Pool& pool,
                                  std::vector<expr::Expr> values,
                                  expr::Expr by);
// result[i] = values[i - by] for by <= i; anything elsewhere.
std::vector<expr::Expr> ShiftUp(expr::Pool& pool,
                                std::vector<expr::Expr> values, expr::Expr by);

}  // namespace engine

#endif  // ENGINE_RUNTIME_ARRAY_SHIFT_H_
