// Rules for conversions between sorts and for bit patterns. Only pairs that
// lose nothing cancel: (float)(int) does not, (double)(int) does.
#include "expr/rules.h"

namespace expr::rules {
namespace {

using Rewrite = std::optional<Expr>;

struct Narrowing {
  Kind kind;
  Range range;
};
constexpr Narrowing kNarrowings[] = {
    {Kind::kI2B, {INT8_MIN, INT8_MAX}},
    {Kind::kI2S, {INT16_MIN, INT16_MAX}},
    {Kind::kI2C, {0, UINT16_MAX}},
};

// (byte) x where x is already a byte
Rewrite NarrowOfFitting(Pool& pool, const TermDraft& d) {
  const Range have = RangeOf(pool, d.a);
  for (const Narrowing& n : kNarrowings)
    if (n.kind == d.kind && n.range.low <= have.low &&
        have.high <= n.range.high)
      return d.a;
  return std::nullopt;
}
// (byte)(short) x: the inner one keeps all the bits that the outer one reads.
Rewrite NarrowOfWider(Pool& pool, const TermDraft& d) {
  const Kind inner = pool.kind(d.a);
  const bool inner_keeps_16_bits = inner == Kind::kI2S || inner == Kind::kI2C;
  if (!inner_keeps_16_bits) return std::nullopt;
  return pool.Make(d.kind, pool.kids(d.a)[0]);
}

struct Cancelling {
  Kind outer, inner;
};
constexpr Cancelling kLossless[] = {
    {Kind::kL2I, Kind::kI2L},         {Kind::kD2F, Kind::kF2D},
    {Kind::kD2I, Kind::kI2D},         {Kind::kBitsF32, Kind::kF32Bits},
    {Kind::kBitsF64, Kind::kF64Bits},
};
// There and back without loss.
Rewrite RoundTrip(Pool& pool, const TermDraft& d) {
  for (const Cancelling& pair : kLossless)
    if (pair.outer == d.kind && pair.inner == pool.kind(d.a))
      return pool.kids(d.a)[0];
  return std::nullopt;
}
// (long)(double) i is (long) i: a double holds every int.
Rewrite LongOfIntAsDouble(Pool& pool, const TermDraft& d) {
  if (pool.kind(d.a) != Kind::kI2D) return std::nullopt;
  return pool.Make(Kind::kI2L, pool.kids(d.a)[0]);
}
// (float)(long) i rounds once, as (float) i does; likewise for double.
Rewrite FloatOfWidened(Pool& pool, const TermDraft& d) {
  if (pool.kind(d.a) != Kind::kI2L) return std::nullopt;
  return pool.Make(d.kind == Kind::kL2F ? Kind::kI2F : Kind::kI2D,
                   pool.kids(d.a)[0]);
}

constexpr TermRule kNarrow[] = {
    {"fold", Fold},
    {"narrow-of-fitting", NarrowOfFitting},
    {"narrow-of-wider", NarrowOfWider},
    {"fold-arms", FoldArms},
};
constexpr TermRule kReturning[] = {
    {"fold", Fold},
    {"round-trip", RoundTrip},
    {"fold-arms", FoldArms},
};
constexpr TermRule kD2L[] = {
    {"fold", Fold},
    {"long-of-int-as-double", LongOfIntAsDouble},
    {"fold-arms", FoldArms},
};
constexpr TermRule kFromLong[] = {
    {"fold", Fold},
    {"float-of-widened", FloatOfWidened},
    {"fold-arms", FoldArms},
};
constexpr TermRule kPlain[] = {
    {"fold", Fold},
    {"fold-arms", FoldArms},
};

constexpr FamilyRow kConversionRules[] = {
    {Kind::kI2B, kNarrow},        {Kind::kI2C, kNarrow},
    {Kind::kI2S, kNarrow},        {Kind::kI2L, kPlain},
    {Kind::kL2I, kReturning},     {Kind::kI2F, kPlain},
    {Kind::kI2D, kPlain},         {Kind::kL2F, kFromLong},
    {Kind::kL2D, kFromLong},      {Kind::kF2I, kPlain},
    {Kind::kF2L, kPlain},         {Kind::kF2D, kPlain},
    {Kind::kD2I, kReturning},     {Kind::kD2L, kD2L},
    {Kind::kD2F, kReturning},     {Kind::kF32Bits, kPlain},
    {Kind::kF64Bits, kPlain},     {Kind::kBitsF32, kReturning},
    {Kind::kBitsF64, kReturning},
};
constexpr auto kConversionByKind = ByKind(kConversionRules);

}  // namespace

std::span<const TermRule> Conversion(Kind kind) {
  return kConversionByKind[static_cast<size_t>(kind)];
}

}  // namespace expr::rules
