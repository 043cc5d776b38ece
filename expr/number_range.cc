#include "expr/number_range.h"

#include <bit>

#include "expr/apply.h"

namespace expr {
namespace {

// Wide enough for every product of two longs.
using Wide = __int128;

constexpr NumberRange kByte{INT8_MIN, INT8_MAX};
constexpr NumberRange kShort{INT16_MIN, INT16_MAX};
constexpr NumberRange kChar{0, UINT16_MAX};
constexpr NumberRange kComparison{-1, 1};

// The whole sort if a member could wrap around.
NumberRange Fit(Sort sort, Wide low, Wide high) {
  const NumberRange whole = WholeSort(sort);
  if (low < whole.low || high > whole.high) return whole;
  return {static_cast<int64_t>(low), static_cast<int64_t>(high)};
}

// It fits; as unsigned numbers, since clang's check for overflow at this width
// calls a function that is not linked on every processor.
Wide Product(Wide a, Wide b) {
  using Bits = unsigned __int128;
  return static_cast<Wide>(static_cast<Bits>(a) * static_cast<Bits>(b));
}

NumberRange Multiply(Sort sort, NumberRange a, NumberRange b) {
  const Wide corners[] = {Product(a.low, b.low), Product(a.low, b.high),
                          Product(a.high, b.low), Product(a.high, b.high)};
  const auto [low, high] =
      std::minmax_element(std::begin(corners), std::end(corners));
  return Fit(sort, *low, *high);
}

// Truncated quotients are monotonic in each operand on either side of zero.
NumberRange Divide(Sort sort, NumberRange a, NumberRange b) {
  if (b.Contains(0)) return WholeSort(sort);
  const Wide corners[] = {Wide{a.low} / b.low, Wide{a.low} / b.high,
                          Wide{a.high} / b.low, Wide{a.high} / b.high};
  const auto [low, high] =
      std::minmax_element(std::begin(corners), std::end(corners));
  return Fit(sort, *low, *high);
}

// The sign is the dividend's; x % 0 counts as x (expr/kinds.def).
NumberRange Remainder(NumberRange a, NumberRange b) {
  NumberRange result{std::min<int64_t>(a.low, 0), std::max<int64_t>(a.high, 0)};
  if (b.Contains(0)) return result;
  const Wide largest = std::max(b.low < 0 ? -Wide{b.low} : Wide{b.low},
                                b.high < 0 ? -Wide{b.high} : Wide{b.high}) -
                       1;
  if (result.high > largest) result.high = static_cast<int64_t>(largest);
  if (result.low < -largest) result.low = static_cast<int64_t>(-largest);
  return result;
}

// All ones up to the highest bit of a number that is not negative.
int64_t Ones(int64_t value) {
  const int width = std::bit_width(static_cast<uint64_t>(value));
  return static_cast<int64_t>((uint64_t{1} << width) - 1);
}

NumberRange BitAnd(Sort sort, NumberRange a, NumberRange b) {
  if (a.low >= 0 && b.low >= 0) return {0, std::min(a.high, b.high)};
  if (a.low >= 0) return {0, a.high};
  if (b.low >= 0) return {0, b.high};
  return WholeSort(sort);
}

NumberRange BitOrXor(Kind kind, Sort sort, NumberRange a, NumberRange b) {
  if (a.low < 0 || b.low < 0) return WholeSort(sort);
  const int64_t high = Ones(std::max(a.high, b.high));
  return {kind == Kind::kBitOr ? std::max(a.low, b.low) : 0, high};
}

NumberRange Shift(Kind kind, Sort sort, NumberRange a, NumberRange count) {
  if (!count.IsPoint()) return WholeSort(sort);
  const int bits = IsWide(sort) ? 64 : 32;
  const int by = static_cast<int>(count.low & (bits - 1));
  if (kind == Kind::kShl)
    return Fit(sort, Product(a.low, Wide{1} << by),
               Product(a.high, Wide{1} << by));
  if (kind == Kind::kShr || by == 0 || a.low >= 0)
    return {a.low >> by, a.high >> by};
  return {0, static_cast<int64_t>(~uint64_t{0} >> (64 - bits + by))};
}

NumberRange Compare(NumberRange a, NumberRange b) {
  if (a.high < b.low) return {-1, -1};
  if (a.low > b.high) return {1, 1};
  if (a.IsPoint() && a == b) return {0, 0};
  return {a.low >= b.high ? 0 : -1, a.high <= b.low ? 0 : 1};
}

NumberRange Narrowed(NumberRange a, NumberRange to) {
  return a.Within(to) ? a : to;
}

}  // namespace

NumberRange WholeSort(Sort sort) {
  return {SmallestValue(sort), LargestValue(sort)};
}

NumberRange ApplyToRanges(Kind kind, Sort sort, NumberRange a, NumberRange b) {
  switch (kind) {
    case Kind::kAdd:
      return Fit(sort, Wide{a.low} + b.low, Wide{a.high} + b.high);
    case Kind::kSub:
      return Fit(sort, Wide{a.low} - b.high, Wide{a.high} - b.low);
    case Kind::kMul:
      return Multiply(sort, a, b);
    case Kind::kNeg:
      return Fit(sort, -Wide{a.high}, -Wide{a.low});
    case Kind::kDiv:
      return Divide(sort, a, b);
    case Kind::kRem:
      return Remainder(a, b);
    case Kind::kBitAnd:
      return BitAnd(sort, a, b);
    case Kind::kBitOr:
    case Kind::kBitXor:
      return BitOrXor(kind, sort, a, b);
    case Kind::kShl:
    case Kind::kShr:
    case Kind::kUshr:
      return Shift(kind, sort, a, b);
    case Kind::kI2B:
      return Narrowed(a, kByte);
    case Kind::kI2S:
      return Narrowed(a, kShort);
    case Kind::kI2C:
      return Narrowed(a, kChar);
    case Kind::kI2L:
      return a;
    case Kind::kL2I:
      return Narrowed(a, WholeSort(Sort::kBv32));
    case Kind::kLcmp:
      return Compare(a, b);
    default:
      return kind == Kind::kFcmpl || kind == Kind::kFcmpg
                 ? kComparison
                 : WholeSort(ResultSort(kind, sort));
  }
}

}  // namespace expr
