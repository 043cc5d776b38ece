// NumberRange is a set of numbers without holes, [low, high], of one bit-vector
// sort read as signed. Each function gives a range that contains every result
// of the JVM's operator on members of its arguments; where the exact result
// could wrap around it gives the whole sort. tests/unit/expr checks every rule
// against enumeration.
#ifndef EXPR_NUMBER_RANGE_H_
#define EXPR_NUMBER_RANGE_H_

#include <algorithm>
#include <cstdint>

#include "expr/kind.h"
#include "expr/sort.h"

namespace expr {

struct NumberRange {
  int64_t low;
  int64_t high;

  bool empty() const { return low > high; }
  bool IsPoint() const { return low == high; }
  bool Contains(int64_t value) const { return low <= value && value <= high; }
  bool Within(NumberRange other) const {
    return other.low <= low && high <= other.high;
  }
  NumberRange Meet(NumberRange other) const {
    return {std::max(low, other.low), std::min(high, other.high)};
  }
  NumberRange Hull(NumberRange other) const {
    return {std::min(low, other.low), std::max(high, other.high)};
  }
  // How many values beyond the first.
  uint64_t Size() const {
    return static_cast<uint64_t>(high) - static_cast<uint64_t>(low);
  }
  int64_t Nearest(int64_t value) const { return std::clamp(value, low, high); }
  friend bool operator==(NumberRange, NumberRange) = default;
};

NumberRange WholeSort(Sort sort);

// Of kinds over bit-vectors; `sort` is that of the first operand. Arguments
// are not empty. Kinds of arity 1 ignore b.
NumberRange ApplyToRanges(Kind kind, Sort sort, NumberRange a, NumberRange b);

}  // namespace expr

#endif  // EXPR_NUMBER_RANGE_H_
