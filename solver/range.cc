#include "solver/range.h"

#include <bit>

#include "expr/apply.h"

namespace solver {
namespace {

using expr::Kind;
using expr::Sort;

// Wide enough for every product of two longs.
using Wide = __int128;

constexpr Range kByte{INT8_MIN, INT8_MAX};
constexpr Range kShort{INT16_MIN, INT16_MAX};
constexpr Range kChar{0, UINT16_MAX};
constexpr Range kComparison{-1, 1};

// The whole sort if a member could wrap around.
Range Fit(Sort sort, Wide low, Wide high) {
  const Range whole = WholeSort(sort);
  if (low < whole.low || high > whole.high) return whole;
  return {static_cast<int64_t>(low), static_cast<int64_t>(high)};
}

// It fits; as unsigned numbers, since clang's check for overflow at this width
// calls a function that is not linked on every processor.
Wide Product(Wide a, Wide b) {
  using Bits = unsigned __int128;
  return static_cast<Wide>(static_cast<Bits>(a) * static_cast<Bits>(b));
}

Range Multiply(Sort sort, Range a, Range b) {
  const Wide corners[] = {Product(a.low, b.low), Product(a.low, b.high),
                          Product(a.high, b.low), Product(a.high, b.high)};
  const auto [low, high] =
      std::minmax_element(std::begin(corners), std::end(corners));
  return Fit(sort, *low, *high);
}

// Truncated quotients are monotonic in each operand on either side of zero.
Range Divide(Sort sort, Range a, Range b) {
  if (b.Contains(0)) return WholeSort(sort);
  const Wide corners[] = {Wide{a.low} / b.low, Wide{a.low} / b.high,
                          Wide{a.high} / b.low, Wide{a.high} / b.high};
  const auto [low, high] =
      std::minmax_element(std::begin(corners), std::end(corners));
  return Fit(sort, *low, *high);
}

// The sign is the dividend's; x % 0 counts as x (expr/kinds.def).
Range Remainder(Range a, Range b) {
  Range result{std::min<int64_t>(a.low, 0), std::max<int64_t>(a.high, 0)};
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

Range BitAnd(Sort sort, Range a, Range b) {
  if (a.low >= 0 && b.low >= 0) return {0, std::min(a.high, b.high)};
  if (a.low >= 0) return {0, a.high};
  if (b.low >= 0) return {0, b.high};
  return WholeSort(sort);
}

Range BitOrXor(Kind kind, Sort sort, Range a, Range b) {
  if (a.low < 0 || b.low < 0) return WholeSort(sort);
  const int64_t high = Ones(std::max(a.high, b.high));
  return {kind == Kind::kBitOr ? std::max(a.low, b.low) : 0, high};
}

Range Shift(Kind kind, Sort sort, Range a, Range count) {
  if (!count.IsPoint()) return WholeSort(sort);
  const int bits = expr::IsWide(sort) ? 64 : 32;
  const int by = static_cast<int>(count.low & (bits - 1));
  if (kind == Kind::kShl)
    return Fit(sort, Product(a.low, Wide{1} << by),
               Product(a.high, Wide{1} << by));
  if (kind == Kind::kShr || by == 0 || a.low >= 0)
    return {a.low >> by, a.high >> by};
  return {0, static_cast<int64_t>(~uint64_t{0} >> (64 - bits + by))};
}

Range Compare(Range a, Range b) {
  if (a.high < b.low) return {-1, -1};
  if (a.low > b.high) return {1, 1};
  if (a.IsPoint() && a == b) return {0, 0};
  return {a.low >= b.high ? 0 : -1, a.high <= b.low ? 0 : 1};
}

Range Narrowed(Range a, Range to) { return a.Within(to) ? a : to; }

}  // namespace

Range WholeSort(Sort sort) {
  return {expr::SmallestValue(sort), expr::LargestValue(sort)};
}

Range ApplyToRanges(Kind kind, Sort sort, Range a, Range b) {
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
                 : WholeSort(expr::ResultSort(kind, sort));
  }
}

}  // namespace solver
