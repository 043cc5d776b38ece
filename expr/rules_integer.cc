// Rules for wrap-around arithmetic, bit operations and shifts. None of them
// assumes that a result stays in range.
#include "expr/apply.h"
#include "expr/jvm_arith.h"
#include "expr/rules.h"

namespace expr::rules {
namespace {

using Rewrite = std::optional<Expr>;

bool Is(const Pool& pool, Expr e, Kind kind) { return pool.kind(e) == kind; }

Expr Zero(Pool& pool, const TermDraft& d) {
  return MakeInteger(pool, d.sort, 0);
}

// x + 0, x - 0, x | 0, x ^ 0, x << 0
Rewrite ZeroRight(Pool& pool, const TermDraft& d) {
  if (!IsInteger(pool, d.b, 0)) return std::nullopt;
  return d.a;
}
// x * 0, x & 0
Rewrite ZeroAbsorbs(Pool& pool, const TermDraft& d) {
  if (!IsInteger(pool, d.b, 0)) return std::nullopt;
  return Zero(pool, d);
}
// x * 1, x / 1
Rewrite OneRight(Pool& pool, const TermDraft& d) {
  if (!IsInteger(pool, d.b, 1)) return std::nullopt;
  return d.a;
}
// x * -1, x / -1 (MIN / -1 wraps to MIN, as -MIN does)
Rewrite MinusOneNegates(Pool& pool, const TermDraft& d) {
  if (!IsInteger(pool, d.b, -1)) return std::nullopt;
  return pool.Make(Kind::kNeg, d.a);
}
// x % 1, x % -1
Rewrite RemainderOfUnit(Pool& pool, const TermDraft& d) {
  if (!IsInteger(pool, d.b, 1) && !IsInteger(pool, d.b, -1))
    return std::nullopt;
  return Zero(pool, d);
}
// x & -1
Rewrite OnesRight(Pool& pool, const TermDraft& d) {
  if (!IsInteger(pool, d.b, -1)) return std::nullopt;
  return d.a;
}
// x | -1
Rewrite OnesAbsorb(Pool& pool, const TermDraft& d) {
  if (!IsInteger(pool, d.b, -1)) return std::nullopt;
  return d.b;
}
// x & x, x | x
Rewrite SameOperands(Pool&, const TermDraft& d) {
  if (d.a != d.b) return std::nullopt;
  return d.a;
}
// x - x, x ^ x, x % x (also of 0, as in SMT-LIB), and x compared with itself
Rewrite SameCancels(Pool& pool, const TermDraft& d) {
  if (d.a != d.b) return std::nullopt;
  return Zero(pool, d);
}
// (x + 1) + 2, and the same for * & | ^, which are associative
Rewrite GatherConstants(Pool& pool, const TermDraft& d) {
  if (!pool.IsConstant(d.b) || !Is(pool, d.a, d.kind)) return std::nullopt;
  const auto inner = pool.kids(d.a);
  if (!pool.IsConstant(inner[1])) return std::nullopt;
  return pool.Make(d.kind, inner[0], pool.Make(d.kind, inner[1], d.b));
}
// x - 3 is x + -3, so that constants gather.
Rewrite SubtractConstant(Pool& pool, const TermDraft& d) {
  const auto c = IntegerConstant(pool, d.b);
  if (!c) return std::nullopt;
  return pool.Make(Kind::kAdd, d.a, MakeInteger(pool, d.sort, jvm::Neg(*c)));
}
// 0 - x
Rewrite SubtractFromZero(Pool& pool, const TermDraft& d) {
  if (!IsInteger(pool, d.a, 0)) return std::nullopt;
  return pool.Make(Kind::kNeg, d.b);
}
// (x + y) - x, (x + y) - y
Rewrite SubtractSummand(Pool& pool, const TermDraft& d) {
  if (!Is(pool, d.a, Kind::kAdd)) return std::nullopt;
  const auto sum = pool.kids(d.a);
  if (sum[0] == d.b) return sum[1];
  if (sum[1] == d.b) return sum[0];
  return std::nullopt;
}
// (x - y) + y, y + (x - y)
Rewrite AddSubtrahend(Pool& pool, const TermDraft& d) {
  if (Is(pool, d.a, Kind::kSub) && pool.kids(d.a)[1] == d.b)
    return pool.kids(d.a)[0];
  if (Is(pool, d.b, Kind::kSub) && pool.kids(d.b)[1] == d.a)
    return pool.kids(d.b)[0];
  return std::nullopt;
}
// x + -y, -x + y
Rewrite AddNegation(Pool& pool, const TermDraft& d) {
  if (Is(pool, d.b, Kind::kNeg))
    return pool.Make(Kind::kSub, d.a, pool.kids(d.b)[0]);
  if (Is(pool, d.a, Kind::kNeg))
    return pool.Make(Kind::kSub, d.b, pool.kids(d.a)[0]);
  return std::nullopt;
}
// x - -y
Rewrite SubtractNegation(Pool& pool, const TermDraft& d) {
  if (!Is(pool, d.b, Kind::kNeg)) return std::nullopt;
  return pool.Make(Kind::kAdd, d.a, pool.kids(d.b)[0]);
}
// -(-x)
Rewrite NegateTwice(Pool& pool, const TermDraft& d) {
  if (!Is(pool, d.a, Kind::kNeg)) return std::nullopt;
  return pool.kids(d.a)[0];
}
// -(x - y)
Rewrite NegateDifference(Pool& pool, const TermDraft& d) {
  if (!Is(pool, d.a, Kind::kSub)) return std::nullopt;
  return pool.Make(Kind::kSub, pool.kids(d.a)[1], pool.kids(d.a)[0]);
}
// A constant count in 0..31 (0..63): x << 33 is x << 1.
Rewrite MaskCount(Pool& pool, const TermDraft& d) {
  const auto count = IntegerConstant(pool, d.b);
  const int64_t mask = d.sort == Sort::kBv32 ? 31 : 63;
  if (!count || (*count & mask) == *count) return std::nullopt;
  return pool.Make(d.kind, d.a, pool.Int(static_cast<int32_t>(*count & mask)));
}
// x << (n & 31) is x << n: the shift masks anyway.
Rewrite UnmaskCount(Pool& pool, const TermDraft& d) {
  if (!Is(pool, d.b, Kind::kBitAnd)) return std::nullopt;
  const int64_t mask = d.sort == Sort::kBv32 ? 31 : 63;
  const auto c = IntegerConstant(pool, pool.kids(d.b)[1]);
  if (!c || (*c & mask) != mask) return std::nullopt;
  return pool.Make(d.kind, d.a, pool.kids(d.b)[0]);
}
// 0 << n
Rewrite ShiftOfZero(Pool& pool, const TermDraft& d) {
  if (!IsInteger(pool, d.a, 0)) return std::nullopt;
  return d.a;
}

constexpr TermRule kAdd[] = {
    {"fold", Fold},
    {"orient", Orient},
    {"zero-right", ZeroRight},
    {"gather-constants", GatherConstants},
    {"add-subtrahend", AddSubtrahend},
    {"add-negation", AddNegation},
    {"remainder-by-hand", RemainderByHand},
    {"fold-arms", FoldArms},
};
constexpr TermRule kSub[] = {
    {"fold", Fold},
    {"same-cancels", SameCancels},
    {"subtract-constant", SubtractConstant},
    {"subtract-from-zero", SubtractFromZero},
    {"subtract-summand", SubtractSummand},
    {"subtract-negation", SubtractNegation},
    {"remainder-by-hand", RemainderByHand},
    {"fold-arms", FoldArms},
};
constexpr TermRule kMul[] = {
    {"fold", Fold},
    {"orient", Orient},
    {"zero-absorbs", ZeroAbsorbs},
    {"one-right", OneRight},
    {"minus-one-negates", MinusOneNegates},
    {"gather-constants", GatherConstants},
    {"fold-arms", FoldArms},
};
constexpr TermRule kDiv[] = {
    {"fold", Fold},
    {"one-right", OneRight},
    {"minus-one-negates", MinusOneNegates},
    {"fold-arms", FoldArms},
};
constexpr TermRule kRem[] = {
    {"fold", Fold},
    {"remainder-of-unit", RemainderOfUnit},
    {"remainder-of-itself", SameCancels},
    {"fold-arms", FoldArms},
};
constexpr TermRule kNeg[] = {
    {"fold", Fold},
    {"negate-twice", NegateTwice},
    {"negate-difference", NegateDifference},
    {"fold-arms", FoldArms},
};
constexpr TermRule kBitAnd[] = {
    {"fold", Fold},
    {"orient", Orient},
    {"same-operands", SameOperands},
    {"zero-absorbs", ZeroAbsorbs},
    {"ones-right", OnesRight},
    {"gather-constants", GatherConstants},
    {"fold-arms", FoldArms},
};
constexpr TermRule kBitOr[] = {
    {"fold", Fold},
    {"orient", Orient},
    {"same-operands", SameOperands},
    {"zero-right", ZeroRight},
    {"ones-absorb", OnesAbsorb},
    {"gather-constants", GatherConstants},
    {"fold-arms", FoldArms},
};
constexpr TermRule kBitXor[] = {
    {"fold", Fold},
    {"orient", Orient},
    {"same-cancels", SameCancels},
    {"zero-right", ZeroRight},
    {"gather-constants", GatherConstants},
    {"fold-arms", FoldArms},
};
constexpr TermRule kShift[] = {
    {"fold", Fold},
    {"mask-count", MaskCount},
    {"unmask-count", UnmaskCount},
    {"zero-right", ZeroRight},
    {"shift-of-zero", ShiftOfZero},
    {"fold-arms", FoldArms},
};
constexpr TermRule kLcmp[] = {
    {"fold", Fold},
    {"same-cancels", SameCancels},
    {"fold-arms", FoldArms},
};

constexpr FamilyRow kIntegerRules[] = {
    {Kind::kAdd, kAdd},       {Kind::kSub, kSub},     {Kind::kMul, kMul},
    {Kind::kDiv, kDiv},       {Kind::kRem, kRem},     {Kind::kNeg, kNeg},
    {Kind::kBitAnd, kBitAnd}, {Kind::kBitOr, kBitOr}, {Kind::kBitXor, kBitXor},
    {Kind::kShl, kShift},     {Kind::kShr, kShift},   {Kind::kUshr, kShift},
    {Kind::kLcmp, kLcmp},
};
constexpr auto kIntegerByKind = ByKind(kIntegerRules);

}  // namespace

std::span<const TermRule> Integer(Kind kind) {
  return kIntegerByKind[static_cast<size_t>(kind)];
}

}  // namespace expr::rules
