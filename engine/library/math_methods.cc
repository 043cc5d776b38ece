// Math.abs, min and max as terms: their code would split the path.
#include "engine/library/calling.h"
#include "engine/library/intrinsics.h"
#include "engine/runtime/invocation.h"
#include "expr/kind.h"

namespace engine::intrinsics {
namespace {

using expr::Expr;
using expr::Formula;
using expr::Kind;
using expr::Predicate;
using Type = Slot::Type;

Expr Argument(Context& c, State& s, uint32_t local, Type type) {
  return c.values.ToTerm(s.frame.Local(local, type));
}

Step Result(Context& c, State& s, Expr term) {
  return Leave(c, s, c.values.FromTerm(term));
}

Step Abs(Context& c, State& s, Type type, Expr zero) {
  const Expr a = Argument(c, s, 0, type);
  const Formula negative = c.pool.Lt(a, zero);
  return Result(c, s, c.pool.Ite(negative, c.pool.Make(Kind::kNeg, a), a));
}

Step Pick(Context& c, State& s, Type type, uint32_t second, bool least) {
  const Expr a = Argument(c, s, 0, type), b = Argument(c, s, second, type);
  const Formula first = least ? c.pool.Le(a, b) : c.pool.Le(b, a);
  return Result(c, s, c.pool.Ite(first, a, b));
}

// A NaN wins; of two zeros the negative one is the lesser.
Step PickFloating(Context& c, State& s, Type type, bool least) {
  const bool wide = type == Type::kDouble;
  const Expr a = Argument(c, s, 0, type);
  const Expr b = Argument(c, s, wide ? 2 : 1, type);
  const Expr zero = wide ? c.pool.Double(0) : c.pool.Float(0);
  const Expr loser = wide ? c.pool.Double(least ? 0.0 : -0.0)
                          : c.pool.Float(least ? 0.0f : -0.0f);
  const Kind bits = wide ? Kind::kF64Bits : Kind::kF32Bits;
  const Formula nan = c.pool.Test(Predicate::kIsNan, a);
  const Formula a_zero = c.pool.Test(Predicate::kFEq, a, zero);
  const Formula zeros =
      c.pool.And(a_zero, c.pool.Test(Predicate::kFEq, b, zero));
  const Expr loser_bits = c.pool.Make(bits, loser);
  const Formula a_loses = c.pool.Eq(c.pool.Make(bits, a), loser_bits);
  const Formula first = least ? c.pool.Test(Predicate::kFLe, a, b)
                              : c.pool.Test(Predicate::kFLe, b, a);
  const Expr ordered = c.pool.Ite(first, a, b);  // b where b is a NaN
  const Expr picked = c.pool.Ite(c.pool.And(zeros, a_loses), b, ordered);
  return Result(c, s, c.pool.Ite(nan, a, picked));
}

Step Unary(Context& c, State& s, Type type, Kind kind) {
  return Result(c, s, c.pool.Make(kind, Argument(c, s, 0, type)));
}

// There is one NaN: what else its bits say is open, unless they come from an
// integer and were never reckoned with, or are those of an input, as it is.
Step RawBits(Context& c, State& s, Type type, Kind to_bits, Kind from_bits) {
  const Expr value = Argument(c, s, 0, type);
  // They look at the bits first, and take no NaN for another than the next.
  if (IsCalledBy(c, s, "jdk/internal/util/ArraysSupport") ||
      IsCalledBy(c, s, "jdk/internal/math/"))
    return Result(c, s, c.pool.Make(to_bits, value));
  if (c.pool.kind(value) == from_bits)
    return Result(c, s, c.pool.kids(value)[0]);
  if (c.pool.kind(value) == Kind::kSymbol) {
    c.settings.insert("input that is no number is Double.NaN or Float.NaN");
    return Result(c, s, c.pool.Make(to_bits, value));
  }
  return Branching(c, s, c.pool.Test(Predicate::kIsNan, value),
                   [&](State& t, bool nan) {
                     return nan ? Unsupported(t, "the bits of a NaN")
                                : Result(c, t, c.pool.Make(to_bits, value));
                   });
}

// A NaN gives 0 whatever its bits are.
Step Round(Context& c, State& s, Type type, const Slot& zero) {
  const Expr value = Argument(c, s, 0, type);
  return Branching(c, s, c.pool.Test(Predicate::kIsNan, value),
                   [&](State& t, bool nan) {
                     return nan ? Leave(c, t, zero) : RunCode(c, t);
                   });
}

}  // namespace

Step AbsInt(Context& c, State& s) {
  return Abs(c, s, Type::kInt, c.pool.Int(0));
}
Step AbsLong(Context& c, State& s) {
  return Abs(c, s, Type::kLong, c.pool.Long(0));
}
// Clearing the sign bit; a NaN stays one.
Step AbsFloat(Context& c, State& s) {
  const Expr bits =
      c.pool.Make(Kind::kF32Bits, Argument(c, s, 0, Type::kFloat));
  return Result(
      c, s,
      c.pool.Make(Kind::kBitsF32,
                  c.pool.Make(Kind::kBitAnd, bits, c.pool.Int(0x7fffffff))));
}
Step AbsDouble(Context& c, State& s) {
  const Expr bits =
      c.pool.Make(Kind::kF64Bits, Argument(c, s, 0, Type::kDouble));
  return Result(c, s,
                c.pool.Make(Kind::kBitsF64,
                            c.pool.Make(Kind::kBitAnd, bits,
                                        c.pool.Long(0x7fffffffffffffff))));
}

Step MinInt(Context& c, State& s) { return Pick(c, s, Type::kInt, 1, true); }
Step MinLong(Context& c, State& s) { return Pick(c, s, Type::kLong, 2, true); }
Step MaxInt(Context& c, State& s) { return Pick(c, s, Type::kInt, 1, false); }
Step MaxLong(Context& c, State& s) { return Pick(c, s, Type::kLong, 2, false); }
Step MinFloat(Context& c, State& s) {
  return PickFloating(c, s, Type::kFloat, true);
}
Step MinDouble(Context& c, State& s) {
  return PickFloating(c, s, Type::kDouble, true);
}
Step MaxFloat(Context& c, State& s) {
  return PickFloating(c, s, Type::kFloat, false);
}
Step MaxDouble(Context& c, State& s) {
  return PickFloating(c, s, Type::kDouble, false);
}

Step FloatBits(Context& c, State& s) {
  return Unary(c, s, Type::kFloat, Kind::kF32Bits);
}
Step DoubleBits(Context& c, State& s) {
  return Unary(c, s, Type::kDouble, Kind::kF64Bits);
}
Step RawFloatBits(Context& c, State& s) {
  return RawBits(c, s, Type::kFloat, Kind::kF32Bits, Kind::kBitsF32);
}
Step RawDoubleBits(Context& c, State& s) {
  return RawBits(c, s, Type::kDouble, Kind::kF64Bits, Kind::kBitsF64);
}
Step RoundFloat(Context& c, State& s) {
  return Round(c, s, Type::kFloat, Slot::Int(0));
}
Step RoundDouble(Context& c, State& s) {
  return Round(c, s, Type::kDouble, Slot::Long(0));
}
// The same for all NaNs.
Step FloatExponent(Context& c, State& s) {
  expr::Pool& pool = c.pool;
  const Expr bits = pool.Make(Kind::kF32Bits, Argument(c, s, 0, Type::kFloat));
  const Expr biased = pool.Make(
      Kind::kShr, pool.Make(Kind::kBitAnd, bits, pool.Int(0x7f800000)),
      pool.Int(23));
  return Result(c, s, pool.Make(Kind::kSub, biased, pool.Int(127)));
}
Step DoubleExponent(Context& c, State& s) {
  expr::Pool& pool = c.pool;
  const Expr bits = pool.Make(Kind::kF64Bits, Argument(c, s, 0, Type::kDouble));
  const Expr biased = pool.Make(
      Kind::kShr, pool.Make(Kind::kBitAnd, bits, pool.Long(0x7ff0000000000000)),
      pool.Int(52));
  return Result(
      c, s,
      pool.Make(Kind::kSub, pool.Make(Kind::kL2I, biased), pool.Int(1023)));
}
Step BitsFloat(Context& c, State& s) {
  return Unary(c, s, Type::kInt, Kind::kBitsF32);
}
Step BitsDouble(Context& c, State& s) {
  return Unary(c, s, Type::kLong, Kind::kBitsF64);
}

}  // namespace engine::intrinsics
