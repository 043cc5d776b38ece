// Conversions between numbers: i2l to i2s.
#include "engine/ops/ops.h"
#include "expr/jvm_arith.h"

namespace engine::ops {
namespace {

Slot ConvertInt(Kind kind, int32_t v) {
  switch (kind) {
    case Kind::kI2L:
      return Slot::Long(v);
    case Kind::kI2F:
      return Slot::Float(static_cast<float>(v));
    case Kind::kI2D:
      return Slot::Double(v);
    case Kind::kI2B:
      return Slot::Int(static_cast<int8_t>(v));
    case Kind::kI2C:
      return Slot::Int(static_cast<uint16_t>(v));
    default:
      return Slot::Int(static_cast<int16_t>(v));
  }
}

Slot ConvertLong(Kind kind, int64_t v) {
  if (kind == Kind::kL2I) return Slot::Int(static_cast<int32_t>(v));
  if (kind == Kind::kL2F) return Slot::Float(static_cast<float>(v));
  return Slot::Double(static_cast<double>(v));
}

Slot ConvertFloat(Kind kind, float v) {
  if (kind == Kind::kF2I)
    return Slot::Int(expr::jvm::Saturate<decltype(v), int32_t>(v));
  if (kind == Kind::kF2L)
    return Slot::Long(expr::jvm::Saturate<decltype(v), int64_t>(v));
  return Slot::Double(v);
}

Slot ConvertDouble(Kind kind, double v) {
  if (kind == Kind::kD2I)
    return Slot::Int(expr::jvm::Saturate<decltype(v), int32_t>(v));
  if (kind == Kind::kD2L)
    return Slot::Long(expr::jvm::Saturate<decltype(v), int64_t>(v));
  return Slot::Float(static_cast<float>(v));
}

template <Type kFrom>
Slot ConvertKnown(Kind kind, const Slot& a) {
  if constexpr (kFrom == Type::kInt) return ConvertInt(kind, a.AsInt());
  if constexpr (kFrom == Type::kLong) return ConvertLong(kind, a.AsLong());
  if constexpr (kFrom == Type::kFloat) return ConvertFloat(kind, a.AsFloat());
  if constexpr (kFrom == Type::kDouble)
    return ConvertDouble(kind, a.AsDouble());
}

}  // namespace

template <Type kFrom, Kind kKind>
Step Convert(Context& c, State& s, const Instruction&) {
  const Slot a = s.frame.Pop(kFrom);
  s.frame.PushValue(
      a.IsKnown() ? ConvertKnown<kFrom>(kKind, a)
                  : c.values.FromTerm(c.pool.Make(kKind, c.values.ToTerm(a))));
  return Step::kNext;
}

#define SUMMA_MAKE(type, kind)                                    \
  template Step Convert<Type::type, Kind::kind>(Context&, State&, \
                                                const Instruction&);
SUMMA_MAKE(kInt, kI2L)
SUMMA_MAKE(kInt, kI2F)
SUMMA_MAKE(kInt, kI2D)
SUMMA_MAKE(kInt, kI2B)
SUMMA_MAKE(kInt, kI2C)
SUMMA_MAKE(kInt, kI2S)
SUMMA_MAKE(kLong, kL2I)
SUMMA_MAKE(kLong, kL2F)
SUMMA_MAKE(kLong, kL2D)
SUMMA_MAKE(kFloat, kF2I)
SUMMA_MAKE(kFloat, kF2L)
SUMMA_MAKE(kFloat, kF2D)
SUMMA_MAKE(kDouble, kD2I)
SUMMA_MAKE(kDouble, kD2L)
SUMMA_MAKE(kDouble, kD2F)
#undef SUMMA_MAKE

}  // namespace engine::ops
