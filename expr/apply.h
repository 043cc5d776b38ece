// Values as bits, and kinds and predicates applied to them. A value of a
// 32-bit sort is zero-extended; every NaN is the one canonical NaN of its sort.
// Constant folding and expr/evaluate.h both come here; what an operator
// computes is said in expr/jvm_arith.h.
#ifndef EXPR_APPLY_H_
#define EXPR_APPLY_H_

#include <cstdint>

#include "expr/kind.h"
#include "expr/sort.h"

namespace expr {

inline constexpr uint32_t kNan32 = 0x7fc00000u;
inline constexpr uint64_t kNan64 = 0x7ff8000000000000u;

// Cut to the width of the sort, NaN made canonical.
uint64_t CanonicalBits(Sort sort, uint64_t bits);

// The value as a Java int or long, sign-extended. Of bit-vectors only.
constexpr int64_t SignedValue(Sort sort, uint64_t bits) {
  return sort == Sort::kBv32 ? static_cast<int32_t>(bits)
                             : static_cast<int64_t>(bits);
}
constexpr int64_t SmallestValue(Sort sort) {
  return sort == Sort::kBv32 ? INT32_MIN : INT64_MIN;
}
constexpr int64_t LargestValue(Sort sort) {
  return sort == Sort::kBv32 ? INT32_MAX : INT64_MAX;
}

// `sort` is the first operand's. Kinds of arity 1 ignore b. Not for kConstant,
// kSymbol and kIte.
uint64_t Apply(Kind kind, Sort sort, uint64_t a, uint64_t b);
// Not for kBool. kIsNan ignores b.
bool Holds(Predicate predicate, Sort sort, uint64_t a, uint64_t b);

}  // namespace expr

#endif  // EXPR_APPLY_H_
