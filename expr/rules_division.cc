// Rules about quotients by constants, and about what programs ask to find out
// whether a number has gone round: that of Math.multiplyExact, addExact,
// toIntExact and floorDiv.
#include <algorithm>
#include <cstdint>
#include <limits>

#include "expr/rules.h"

namespace expr::rules {
namespace {

// No product of two numbers of a sort goes round in it.
using Wide = __int128;

struct Bounds {
  Wide low, high;
};

Bounds BoundsOf(Sort sort) {
  if (sort == Sort::kBv32) return {INT32_MIN, INT32_MAX};
  return {INT64_MIN, INT64_MAX};
}

Formula Between(Pool& pool, Expr x, Bounds wanted) {
  const Sort sort = pool.sort(x);
  const Bounds all = BoundsOf(sort);
  if (wanted.low > wanted.high || wanted.low > all.high ||
      wanted.high < all.low)
    return Formula::False();
  Formula result = Formula::True();
  const auto number = [&](Wide n) {
    return MakeInteger(pool, sort, static_cast<int64_t>(n));
  };
  if (wanted.low > all.low) result = pool.Not(pool.Lt(x, number(wanted.low)));
  if (wanted.high < all.high)
    result = pool.And(result, pool.Lt(x, number(wanted.high + 1)));
  return result;
}

// x / by or x * by; by is none of 0, 1 and -1.
struct ByConstant {
  Expr x;
  int64_t by;
};
std::optional<ByConstant> OfKind(const Pool& pool, Expr e, Kind kind) {
  if (pool.kind(e) != kind) return std::nullopt;
  const auto by = IntegerConstant(pool, pool.kids(e)[1]);
  if (!by || (*by >= -1 && *by <= 1)) return std::nullopt;
  return ByConstant{pool.kids(e)[0], *by};
}

// x / by * by
std::optional<ByConstant> RoundedIn(const Pool& pool, Expr e) {
  const auto product = OfKind(pool, e, Kind::kMul);
  if (!product) return std::nullopt;
  const auto quotient = OfKind(pool, product->x, Kind::kDiv);
  if (!quotient || quotient->by != product->by) return std::nullopt;
  return quotient;
}

Expr RemainderOf(Pool& pool, const ByConstant& of) {
  return pool.Make(Kind::kRem, of.x, MakeInteger(pool, pool.sort(of.x), of.by));
}

// Which numbers have that quotient, by a positive number.
Bounds Dividends(Wide by, Wide quotient) {
  const Wide nearest = quotient * by;
  return {quotient > 0 ? nearest : nearest - (by - 1),
          quotient < 0 ? nearest : nearest + (by - 1)};
}

}  // namespace

// x - x / 10 * 10 is x % 10, also where x / 10 * -10 is added.
std::optional<Expr> RemainderByHand(Pool& pool, const TermDraft& d) {
  if (d.kind == Kind::kSub) {
    if (const auto b = RoundedIn(pool, d.b); b && b->x == d.a)
      return RemainderOf(pool, *b);
    if (const auto a = RoundedIn(pool, d.a); a && a->x == d.b)
      return pool.Make(Kind::kNeg, RemainderOf(pool, *a));
    return std::nullopt;
  }
  for (const auto& [x, rounded] : {std::pair(d.a, d.b), std::pair(d.b, d.a)}) {
    const auto product = OfKind(pool, rounded, Kind::kMul);
    if (!product || product->by == INT64_MIN) continue;
    const auto quotient = OfKind(pool, product->x, Kind::kDiv);
    if (quotient && quotient->x == x && quotient->by == -product->by)
      return RemainderOf(pool, *quotient);
  }
  return std::nullopt;
}

// x / 10 < 5 is x < 50.
std::optional<Formula> LessThanQuotient(Pool& pool, const TestDraft& d) {
  const auto quotient = OfKind(pool, d.a, Kind::kDiv);
  const auto c = IntegerConstant(pool, d.b);
  if (!quotient || !c) return std::nullopt;
  Bounds wanted = BoundsOf(pool.sort(d.a));
  if (quotient->by > 0)
    wanted.high = Dividends(quotient->by, *c).low - 1;
  else
    wanted.low = Dividends(-Wide{quotient->by}, -Wide{*c}).high + 1;
  return Between(pool, quotient->x, wanted);
}

// x / 10 == 5 is 50 <= x && x < 60.
std::optional<Formula> EqualToQuotient(Pool& pool, const TestDraft& d) {
  const auto quotient = OfKind(pool, d.a, Kind::kDiv);
  const auto c = IntegerConstant(pool, d.b);
  if (!quotient || !c) return std::nullopt;
  const Wide by = quotient->by;
  return Between(pool, quotient->x,
                 by > 0 ? Dividends(by, *c) : Dividends(-by, -Wide{*c}));
}

// x * 7 / 7 == x: unless it goes round.
std::optional<Formula> ProductFits(Pool& pool, const TestDraft& d) {
  for (const auto& [back, x] : {std::pair(d.a, d.b), std::pair(d.b, d.a)}) {
    const auto quotient = OfKind(pool, back, Kind::kDiv);
    if (!quotient) continue;
    const auto product = OfKind(pool, quotient->x, Kind::kMul);
    if (!product || product->x != x || product->by != quotient->by) continue;
    const Bounds all = BoundsOf(pool.sort(x));
    const Wide low = all.low / product->by, high = all.high / product->by;
    return Between(pool, x, {std::min(low, high), std::max(low, high)});
  }
  return std::nullopt;
}

// x / 10 * 10 == x is x % 10 == 0.
std::optional<Formula> IsMultiple(Pool& pool, const TestDraft& d) {
  for (const auto& [back, x] : {std::pair(d.a, d.b), std::pair(d.b, d.a)})
    if (const auto rounded = RoundedIn(pool, back); rounded && rounded->x == x)
      return pool.Eq(RemainderOf(pool, *rounded),
                     MakeInteger(pool, pool.sort(x), 0));
  return std::nullopt;
}

// (long) (int) x == x: if it is an int.
std::optional<Formula> IsInt(Pool& pool, const TestDraft& d) {
  for (const auto& [back, x] : {std::pair(d.a, d.b), std::pair(d.b, d.a)})
    if (pool.kind(back) == Kind::kI2L &&
        pool.kind(pool.kids(back)[0]) == Kind::kL2I &&
        pool.kids(pool.kids(back)[0])[0] == x)
      return Between(pool, x, BoundsOf(Sort::kBv32));
  return std::nullopt;
}

// (x ^ 5) < 0 is x < 0, and (x ^ -5) < 0 is not.
std::optional<Formula> SignOfMixed(Pool& pool, const TestDraft& d) {
  if (pool.kind(d.a) != Kind::kBitXor || !IsInteger(pool, d.b, 0))
    return std::nullopt;
  const auto mask = IntegerConstant(pool, pool.kids(d.a)[1]);
  if (!mask) return std::nullopt;
  const Formula negative = pool.Lt(pool.kids(d.a)[0], d.b);
  return *mask < 0 ? pool.Not(negative) : negative;
}

namespace {

// The other operand of a ^ b.
std::optional<Expr> MixedWith(const Pool& pool, Expr mixed, Expr a) {
  if (pool.kind(mixed) != Kind::kBitXor) return std::nullopt;
  const auto kids = pool.kids(mixed);
  if (kids[0] == a) return kids[1];
  if (kids[1] == a) return kids[0];
  return std::nullopt;
}

// x + c goes round.
Formula GoesRound(Pool& pool, Expr x, Wide c) {
  Bounds fits = BoundsOf(pool.sort(x));
  (c < 0 ? fits.low : fits.high) -= c;
  return pool.Not(Between(pool, x, fits));
}

// By how much the sum is more than x, if `mixed` is such that both signs tell
// that it has gone round.
std::optional<Wide> AddedTo(const Pool& pool, Expr sum, Expr x, Expr mixed) {
  const auto added = IntegerConstant(pool, pool.kids(sum)[1]);
  if (!added) return std::nullopt;
  // As Math.addExact asks ...
  if (const auto c = MixedWith(pool, mixed, sum))
    if (IntegerConstant(pool, *c) == *added) return *added;
  // ... and as subtractExact does.
  if (const auto c = MixedWith(pool, mixed, x))
    if (const auto taken = IntegerConstant(pool, *c);
        taken && *added > INT64_MIN && *taken == -*added && *taken != *added)
      return *added;
  return std::nullopt;
}

}  // namespace

// ((x ^ r) & (y ^ r)) < 0, where r is x + y, and y is known.
std::optional<Formula> SumGoesRound(Pool& pool, const TestDraft& d) {
  if (pool.kind(d.a) != Kind::kBitAnd || !IsInteger(pool, d.b, 0))
    return std::nullopt;
  const auto kids = pool.kids(d.a);
  for (const int i : {0, 1}) {
    if (pool.kind(kids[i]) != Kind::kBitXor) continue;
    for (const Expr sum : pool.kids(kids[i])) {
      if (pool.kind(sum) != Kind::kAdd) continue;
      const Expr x = pool.kids(sum)[0];
      if (MixedWith(pool, kids[i], sum) != x) continue;
      if (const auto c = AddedTo(pool, sum, x, kids[1 - i]))
        return GoesRound(pool, x, *c);
    }
  }
  return std::nullopt;
}

}  // namespace expr::rules
