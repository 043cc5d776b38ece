// Rules for floating point. What holds for numbers often fails for NaN and
// -0.0 and is absent on purpose: x - x, x * 0 and x + 0.0 stay as they are.
#include <bit>

#include "expr/rules.h"

namespace expr::rules {
namespace {

using Rewrite = std::optional<Expr>;

// Same bits, so that 0.0 and -0.0 differ.
bool IsFloat(const Pool& pool, Expr e, double value) {
  const auto bits = pool.constant(e);
  if (!bits) return false;
  return pool.sort(e) == Sort::kF32
             ? *bits == std::bit_cast<uint32_t>(static_cast<float>(value))
             : *bits == std::bit_cast<uint64_t>(value);
}

// x + -0.0 is x even for x = 0.0 and x = -0.0; x + 0.0 is not.
Rewrite AddMinusZero(Pool& pool, const TermDraft& d) {
  if (!IsFloat(pool, d.b, -0.0)) return std::nullopt;
  return d.a;
}
// x - 0.0 is x even for x = -0.0.
Rewrite SubtractZero(Pool& pool, const TermDraft& d) {
  if (!IsFloat(pool, d.b, 0.0)) return std::nullopt;
  return d.a;
}
// x * 1.0, x / 1.0
Rewrite UnitRight(Pool& pool, const TermDraft& d) {
  if (!IsFloat(pool, d.b, 1.0)) return std::nullopt;
  return d.a;
}
// x * -1.0, x / -1.0
Rewrite MinusUnitNegates(Pool& pool, const TermDraft& d) {
  if (!IsFloat(pool, d.b, -1.0)) return std::nullopt;
  return pool.Make(Kind::kFNeg, d.a);
}
// -(-x)
Rewrite NegateFloatTwice(Pool& pool, const TermDraft& d) {
  if (pool.kind(d.a) != Kind::kFNeg) return std::nullopt;
  return pool.kids(d.a)[0];
}

constexpr TermRule kFAdd[] = {
    {"fold", Fold},
    {"orient", Orient},
    {"add-minus-zero", AddMinusZero},
    {"fold-arms", FoldArms},
};
constexpr TermRule kFSub[] = {
    {"fold", Fold},
    {"subtract-zero", SubtractZero},
    {"fold-arms", FoldArms},
};
constexpr TermRule kFMul[] = {
    {"fold", Fold},
    {"orient", Orient},
    {"unit-right", UnitRight},
    {"minus-unit-negates", MinusUnitNegates},
    {"fold-arms", FoldArms},
};
constexpr TermRule kFDiv[] = {
    {"fold", Fold},
    {"unit-right", UnitRight},
    {"minus-unit-negates", MinusUnitNegates},
    {"fold-arms", FoldArms},
};
constexpr TermRule kFNeg[] = {
    {"fold", Fold},
    {"negate-twice", NegateFloatTwice},
    {"fold-arms", FoldArms},
};
constexpr TermRule kOther[] = {
    {"fold", Fold},
    {"fold-arms", FoldArms},
};

constexpr FamilyRow kFloatingRules[] = {
    {Kind::kFAdd, kFAdd},   {Kind::kFSub, kFSub},   {Kind::kFMul, kFMul},
    {Kind::kFDiv, kFDiv},   {Kind::kFRem, kOther},  {Kind::kFNeg, kFNeg},
    {Kind::kFcmpl, kOther}, {Kind::kFcmpg, kOther},
};
constexpr auto kFloatingByKind = ByKind(kFloatingRules);

}  // namespace

std::span<const TermRule> Floating(Kind kind) {
  return kFloatingByKind[static_cast<size_t>(kind)];
}

}  // namespace expr::rules
