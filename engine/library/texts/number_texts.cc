// Texts of numbers, which wait (engine/runtime/late_text.h) or are written
// digit by digit.
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/library/texts/texts.h"
#include "engine/runtime/arrays.h"
#include "engine/runtime/invocation.h"
#include "engine/runtime/late_text.h"
#include "expr/kind.h"
#include "expr/sort.h"
#include "heap/value_set.h"

namespace engine::intrinsics {

using Type = Slot::Type;
using expr::Expr;
using expr::Formula;
using expr::Kind;

namespace {

Step ToTextLater(Context& c, State& s,
                 const std::vector<std::u16string>* around) {
  const Body& maker = c.bodies.CodeOf(s.frame.body->method);
  const std::vector<Slot> words(
      s.frame.slots.begin(),
      s.frame.slots.begin() +
          static_cast<std::ptrdiff_t>(maker.arguments.size()));
  if (!IsTextToComeLater(c, s, maker, words)) return RunCode(c, s);
  const auto made = NewLateString(c, s, {&maker, words, around});
  return made ? Leave(c, s, Slot::At(*made)) : RunCode(c, s);
}

}  // namespace

Step NumberToText(Context& c, State& s) { return ToTextLater(c, s, nullptr); }

namespace {

// A number of so many digits.
struct Digits {
  bool negative;
  uint32_t count;
  Formula when;
};

int64_t PowerOfTen(uint32_t exponent) {
  int64_t power = 1;
  while (exponent-- > 0) power *= 10;
  return power;
}

// Of the sort of that number.
Expr Alike(Context& c, Expr number, int64_t value) {
  return c.pool.sort(number) == expr::Sort::kBv64
             ? c.pool.Long(value)
             : c.pool.Int(static_cast<int32_t>(value));
}

// low <= number; and below ten times that, unless no number is larger.
Digits Upwards(Context& c, Expr number, uint32_t count, bool most) {
  const int64_t low = count == 1 ? 0 : PowerOfTen(count - 1);
  Formula when = c.pool.Le(Alike(c, number, low), number);
  if (!most)
    when = c.pool.And(when,
                      c.pool.Lt(number, Alike(c, number, PowerOfTen(count))));
  return {false, count, when};
}

Digits Downwards(Context& c, Expr number, uint32_t count, bool most) {
  Formula when = c.pool.Le(number, Alike(c, number, -PowerOfTen(count - 1)));
  if (!most)
    when = c.pool.And(when,
                      c.pool.Lt(Alike(c, number, -PowerOfTen(count)), number));
  return {true, count, when};
}

std::vector<Digits> AllDigits(Context& c, Expr number) {
  const uint32_t most = c.pool.sort(number) == expr::Sort::kBv64 ? 19 : 10;
  std::vector<Digits> all;
  for (uint32_t count = 1; count <= most; ++count) {
    all.push_back(Upwards(c, number, count, count == most));
    all.push_back(Downwards(c, number, count, count == most));
  }
  return all;
}

// The only one there can be on the path.
std::optional<Digits> DigitsOf(Context& c, const State& s, Expr number) {
  std::vector<Digits> all = AllDigits(c, number);
  std::vector<Formula> cases;
  for (const Digits& each : all) cases.push_back(each.when);
  const std::vector<bool> possible =
      c.heap.feasible.WhichPossible(s.place.path, cases);
  std::optional<Digits> only;
  for (size_t i = 0; i < all.size(); ++i) {
    if (!possible[i]) continue;
    if (only) return std::nullopt;
    only = all[i];
  }
  return only;
}

// The character of a digit, counted from the last one.
Expr DigitAt(Context& c, Expr number, uint32_t place, bool negative) {
  const Expr shifted =
      c.pool.Make(Kind::kDiv, number, Alike(c, number, PowerOfTen(place)));
  Expr digit = c.pool.Make(Kind::kRem, shifted, Alike(c, number, 10));
  if (c.pool.sort(digit) == expr::Sort::kBv64)
    digit = c.pool.Make(Kind::kL2I, digit);
  if (negative) digit = c.pool.Make(Kind::kNeg, digit);
  return c.pool.Make(Kind::kAdd, digit, c.pool.Int('0'));
}

Expr Plus(Context& c, Expr number, int32_t more) {
  return c.pool.Make(Kind::kAdd, number, c.pool.Int(more));
}

bool WriteByte(Context& c, State& s, const Slot& array, Expr index,
               Expr value) {
  heap::Places places =
      c.access.WriteElement(s.place, c.values.ToSet(array), index, value);
  if (places.size() != 1) return false;
  s.place = std::move(places[0]);
  return true;
}

// No such element is outside of the array, or beyond what is kept track of.
bool HasRoom(Context& c, const State& s, const Slot& bytes, Expr first,
             Expr end) {
  const heap::ValueSet set = c.values.ToSet(bytes);
  for (const heap::Guarded& e : set.entries())
    if (e.location == heap::kNull) return false;
  const auto lengths = c.access.Length(s.place, set);
  if (lengths.size() != 1 || !AreArrays(c, s, bytes, 'B')) return false;
  const Formula outside =
      c.pool.Or(c.pool.Lt(first, c.pool.Int(0)),
                c.pool.Or(c.pool.Lt(lengths[0].answer, end),
                          WhenBeyondSlots(c, s, bytes, Plus(c, end, -1))));
  return !c.heap.feasible.Possible(s.place.path, outside);
}

// Up to `end`. The first index that was written; none: they do not fit.
std::optional<Expr> WriteDigits(Context& c, State& s, const Slot& bytes,
                                Expr end, Expr number, const Digits& digits) {
  const auto count = static_cast<int32_t>(digits.count);
  const Expr first = Plus(c, end, -count - (digits.negative ? 1 : 0));
  if (!HasRoom(c, s, bytes, first, end)) return std::nullopt;
  for (int32_t i = 0; i < count; ++i)
    if (!WriteByte(
            c, s, bytes, Plus(c, end, -1 - i),
            DigitAt(c, number, static_cast<uint32_t>(i), digits.negative)))
      return std::nullopt;
  if (digits.negative && !WriteByte(c, s, bytes, first, c.pool.Int('-')))
    return std::nullopt;
  return first;
}

// Integer.getChars(number, end, bytes) and that of Long: digits from the end
// on, as terms. Their own code divides step by step, and asks a table of a
// hundred entries for every two digits. Games see every step.
Step DigitsToBytes(Context& c, State& s, Type type) {
  const uint32_t words = type == Type::kLong ? 2 : 1;
  const Expr number = c.values.ToTerm(s.frame.Local(0, type));
  const Expr end = c.values.ToTerm(s.frame.Local(words, Type::kInt));
  const Slot bytes = s.frame.Local(words + 1, Type::kReference);
  if (c.options.pause_at_decisions) return RunCode(c, s);
  const auto digits = DigitsOf(c, s, number);
  if (!digits) return RunCode(c, s);
  State written = s;
  const auto first = WriteDigits(c, written, bytes, end, number, *digits);
  if (!first) return RunCode(c, s);
  s = std::move(written);
  return Leave(c, s, c.values.FromTerm(*first));
}

}  // namespace

Step IntDigits(Context& c, State& s) { return DigitsToBytes(c, s, Type::kInt); }
Step LongDigits(Context& c, State& s) {
  return DigitsToBytes(c, s, Type::kLong);
}

Step PartsToText(Context& c, State& s) {
  const auto* around =
      c.program.call_sites.AroundArgumentsOf(s.frame.body->method);
  return around == nullptr ? RunCode(c, s) : ToTextLater(c, s, around);
}

}  // namespace engine::intrinsics
