#include "solver/backends/jvm_operators.h"

#include <bit>

#include "base/check.h"
#include "expr/apply.h"
#include "solver/backends/smt_op.h"

namespace solver {

using expr::Kind;
using expr::Sort;

namespace {

SmtTerm If(SmtTerms& terms, SmtTerm condition, SmtTerm then,
           SmtTerm otherwise) {
  return terms.Apply(SmtOp::kIte, {condition, then, otherwise});
}

SmtTerm LowerShift(SmtTerms& terms, SmtOp op, Sort sort, SmtTerm a,
                   SmtTerm count) {
  // JVMS: the count is masked to 5 bits, or 6 for long.
  const uint32_t bits = SmtWidth(sort);
  count = terms.Apply(SmtOp::kBvAnd, {count, terms.Vector(bits - 1, 32)});
  if (bits == 64) count = terms.ZeroExtend(count, 32);
  return terms.Apply(op, {a, count});
}

SmtTerm LowerIntegerComparison(SmtTerms& terms, SmtTerm a, SmtTerm b) {
  const SmtTerm less = terms.Apply(SmtOp::kBvSlt, {a, b});
  const SmtTerm equal = terms.Apply(SmtOp::kEq, {a, b});
  return If(terms, less, terms.Vector(0xffffffffu, 32),
            If(terms, equal, terms.Vector(0, 32), terms.Vector(1, 32)));
}

SmtTerm LowerFloatComparison(SmtTerms& terms, bool nan_is_less, SmtTerm a,
                             SmtTerm b) {
  const SmtTerm minus = terms.Vector(0xffffffffu, 32);
  const SmtTerm zero = terms.Vector(0, 32);
  const SmtTerm one = terms.Vector(1, 32);
  const SmtTerm less = terms.Apply(SmtOp::kFpLt, {a, b});
  const SmtTerm equal = terms.Apply(SmtOp::kFpEq, {a, b});
  const SmtTerm greater = terms.Apply(SmtOp::kFpGt, {a, b});
  const SmtTerm unordered = nan_is_less ? minus : one;
  return If(terms, less, minus,
            If(terms, equal, zero, If(terms, greater, one, unordered)));
}

// 2^(bits-1) or its negative, exact in both floating sorts.
SmtTerm Bound(SmtTerms& terms, Sort sort, double value) {
  return LowerConstant(
      terms, sort,
      sort == Sort::kF64 ? std::bit_cast<uint64_t>(value)
                         : std::bit_cast<uint32_t>(static_cast<float>(value)));
}

SmtTerm LowerToInteger(SmtTerms& terms, Sort from, Sort to, SmtTerm a) {
  // JVMS d2i: NaN to 0, out of range to the nearest, else toward zero.
  const uint32_t bits = SmtWidth(to);
  const uint64_t lowest = uint64_t{1} << (bits - 1);
  const double power = to == Sort::kBv32 ? 0x1p31 : 0x1p63;
  const SmtTerm nan = terms.Apply(SmtOp::kFpIsNan, {a});
  const SmtTerm above =
      terms.Apply(SmtOp::kFpGeq, {a, Bound(terms, from, power)});
  const SmtTerm below =
      terms.Apply(SmtOp::kFpLeq, {a, Bound(terms, from, -power)});
  const SmtTerm exact = terms.SignedOfFloat(a, bits);
  return If(terms, nan, terms.Vector(0, bits),
            If(terms, above, terms.Vector(lowest - 1, bits),
               If(terms, below, terms.Vector(lowest, bits), exact)));
}

SmtTerm LowerToBits(SmtTerms& terms, Sort from, SmtTerm a) {
  // One NaN, the canonical one.
  const SmtTerm nan = terms.Apply(SmtOp::kFpIsNan, {a});
  const SmtTerm canonical = terms.Vector(
      from == Sort::kF64 ? expr::kNan64 : expr::kNan32, SmtWidth(from));
  return If(terms, nan, canonical, terms.BitsOfFloat(a, from));
}

}  // namespace

SmtTerm LowerConstant(SmtTerms& terms, Sort sort, uint64_t bits) {
  const SmtTerm vector = terms.Vector(bits, SmtWidth(sort));
  return expr::IsFloating(sort) ? terms.FloatOfBits(vector, sort) : vector;
}

SmtTerm LowerUnary(SmtTerms& terms, Kind kind, Sort from, Sort to, SmtTerm a) {
  if (const auto same = SmtOpOf(kind)) return terms.Apply(*same, {a});
  switch (kind) {
    case Kind::kI2B:
      return terms.SignExtend(terms.LowBits(a, 8), 24);
    case Kind::kI2C:
      return terms.ZeroExtend(terms.LowBits(a, 16), 16);
    case Kind::kI2S:
      return terms.SignExtend(terms.LowBits(a, 16), 16);
    case Kind::kI2L:
      return terms.SignExtend(a, 32);
    case Kind::kL2I:
      return terms.LowBits(a, 32);
    case Kind::kI2F:
    case Kind::kI2D:
    case Kind::kL2F:
    case Kind::kL2D:
      return terms.FloatOfSigned(a, to);
    case Kind::kF2D:
    case Kind::kD2F:
      return terms.FloatOfFloat(a, to);
    case Kind::kF2I:
    case Kind::kF2L:
    case Kind::kD2I:
    case Kind::kD2L:
      return LowerToInteger(terms, from, to, a);
    case Kind::kF32Bits:
    case Kind::kF64Bits:
      return LowerToBits(terms, from, a);
    case Kind::kBitsF32:
    case Kind::kBitsF64:
      return terms.FloatOfBits(a, to);
    default:
      UNREACHABLE("a unary kind should be a negation or a conversion");
  }
}

SmtTerm LowerBinary(SmtTerms& terms, Kind kind, Sort from, SmtTerm a,
                    SmtTerm b) {
  if (const auto same = SmtOpOf(kind)) return terms.Apply(*same, {a, b});
  switch (kind) {
    case Kind::kShl:
      return LowerShift(terms, SmtOp::kBvShl, from, a, b);
    case Kind::kShr:
      return LowerShift(terms, SmtOp::kBvAshr, from, a, b);
    case Kind::kUshr:
      return LowerShift(terms, SmtOp::kBvLshr, from, a, b);
    case Kind::kLcmp:
      return LowerIntegerComparison(terms, a, b);
    case Kind::kFcmpl:
      return LowerFloatComparison(terms, true, a, b);
    case Kind::kFcmpg:
      return LowerFloatComparison(terms, false, a, b);
    default:
      UNREACHABLE("what has no translation should have been found before");
  }
}

}  // namespace solver
