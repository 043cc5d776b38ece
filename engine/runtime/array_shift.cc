#include "engine/runtime/array_shift.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <utility>

#include "expr/kind.h"

namespace engine {

using expr::Expr;
using expr::Formula;

unsigned ShiftSteps(size_t size) {
  return size < 2 ? 0 : static_cast<unsigned>(std::bit_width(size - 1));
}

std::vector<Expr> ShiftDown(expr::Pool& pool, std::vector<Expr> values,
                            Expr by) {
  const size_t size = values.size();
  for (unsigned step = 0; step < ShiftSteps(size); ++step) {
    const size_t distance = size_t{1} << step;
    const Expr bit = pool.Int(static_cast<int32_t>(distance));
    const Formula moves =
        !pool.Eq(pool.Make(expr::Kind::kBitAnd, by, bit), pool.Int(0));
    // In place: what an element becomes comes from further on.
    for (size_t i = 0; i + distance < size; ++i)
      values[i] = pool.Ite(moves, values[i + distance], values[i]);
  }
  return values;
}

std::vector<Expr> ShiftUp(expr::Pool& pool, std::vector<Expr> values, Expr by) {
  std::reverse(values.begin(), values.end());
  values = ShiftDown(pool, std::move(values), by);
  std::reverse(values.begin(), values.end());
  return values;
}

}  // namespace engine
