// What the class library does by reflection or with data of its own for itself,
// where the outcome is known without; and texts of numbers, which wait
// (engine/runtime/late_text.h) or are written digit by digit.
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/library/intrinsics.h"
#include "engine/library/memory_cells.h"
#include "engine/runtime/arrays.h"
#include "engine/runtime/exceptions.h"
#include "engine/runtime/invocation.h"
#include "engine/runtime/late_text.h"
#include "engine/runtime/mirrors.h"
#include "engine/vm/object_maker.h"
#include "expr/kind.h"
#include "expr/sort.h"

namespace engine::intrinsics {
namespace {

using Type = Slot::Type;
using expr::Expr;
using expr::Formula;
using expr::Kind;

bool IsCalledBy(const Context& c, const State& s, const char* prefix) {
  return !s.callers.empty() &&
         c.table[s.callers.top().body->owner].name.starts_with(prefix);
}

// What a field of a known object holds, if that is known.
std::optional<Slot> FieldNamed(Context& c, const State& s, const Slot& object,
                               const char* name) {
  if (!IsOneObject(c, s, object)) return std::nullopt;
  const ClassId type = s.place.heap.Info(object.location()).exact;
  for (FieldId f : c.table[type].instance_fields)
    if (c.table[f].name == name) {
      const heap::CellContent* cell =
          s.place.heap.Written(object.location(), f);
      if (cell == nullptr) return std::nullopt;
      const Slot slot = c.values.FromCell(*cell);
      if (slot.IsKnown()) return slot;
    }
  return std::nullopt;
}

std::u16string TextIn(Context& c, const State& s, const Slot& object,
                      const char* name) {
  const auto field = FieldNamed(c, s, object, name);
  if (!field || *field == Slot::Null()) return u"?";
  return KnownText(c, s, *field).value_or(u"?");
}

// Whose numbers are written as in the United States.
bool IsPlainEnglish(Context& c, const State& s, const Slot& locale) {
  const auto base = FieldNamed(c, s, locale, "baseLocale");
  if (!base || *base == Slot::Null()) return false;
  const std::u16string language = TextIn(c, s, *base, "language");
  const std::u16string region = TextIn(c, s, *base, "region");
  const auto extensions = FieldNamed(c, s, locale, "localeExtensions");
  return (language == u"en" || language.empty()) &&
         (region.empty() || region == u"US") &&
         (!extensions || *extensions == Slot::Null());
}

std::optional<ClassId> ClassHeld(State& s, const Slot& mirror) {
  return mirror.IsKnown() ? MirroredClass(s, mirror.location()) : std::nullopt;
}

constexpr const char* kReference = "java/lang/ref/Reference";

std::optional<FieldId> ReferentOf(Context& c) {
  Linked<ClassId> type = c.table.Load(c.table.Name(kReference));
  if (!type.ok()) return std::nullopt;
  return c.table.DeclaredField(type.value(), "referent", "Ljava/lang/Object;");
}

// What the collector does is up to the virtual machine.
void AssumeKept(Context& c) {
  c.settings.insert("no reference object is cleared by the collector");
}

}  // namespace

// For numbers as java.util.Formatter writes them.
Step DecimalSymbols(Context& c, State& s) {
  const Slot locale = s.frame.Local(0, Type::kReference);
  if (!IsCalledBy(c, s, "java/util/Formatter") || !IsPlainEnglish(c, s, locale))
    return RunCode(c, s);
  const auto made = ObjectMaker(c, s, "java/text/DecimalFormatSymbols")
                        .Number("zeroDigit", "C", c.pool.Int('0'))
                        .Number("groupingSeparator", "C", c.pool.Int(','))
                        .Number("decimalSeparator", "C", c.pool.Int('.'))
                        .made();
  if (!made) return RunCode(c, s);
  return Leave(c, s, Slot::At(*made));
}

// An initialiser that asks only to learn where the field lies.
Step FieldForLibrary(Context& c, State& s) {
  const Slot self = s.frame.Local(0, Type::kReference);
  const Slot name = s.frame.Local(1, Type::kReference);
  if (!IsCalledBy(c, s, "java/") || !s.callers.top().body->initializes_class ||
      !ClassHeld(s, self) || !KnownText(c, s, name))
    return RunCode(c, s);
  const auto made = ObjectMaker(c, s, "java/lang/reflect/Field")
                        .Object("clazz", "Ljava/lang/Class;", self.location())
                        .Object("name", "Ljava/lang/String;", name.location())
                        .made();
  if (!made) return RunCode(c, s);
  return Leave(c, s, Slot::At(*made));
}

namespace {

// The one of that name that the class itself declares.
std::optional<FieldId> DeclaredIn(const Context& c, ClassId type,
                                  std::u16string_view name) {
  const std::string wanted(name.begin(), name.end());
  const ClassInfo& info = c.table[type];
  for (const auto* fields : {&info.instance_fields, &info.static_fields})
    for (FieldId f : *fields)
      if (c.table[f].owner == type && c.table[f].name == wanted) return f;
  return std::nullopt;
}

}  // namespace

Step UnsafeOffsetOfField(Context& c, State& s) {
  const Slot field = s.frame.Local(1, Type::kReference);
  const auto mirror = FieldNamed(c, s, field, "clazz");
  const auto type = mirror ? ClassHeld(s, *mirror) : std::nullopt;
  if (!type) return Unsupported(s, "the offset of an unknown field");
  const auto f = DeclaredIn(c, *type, TextIn(c, s, field, "name"));
  if (!f) return Unsupported(s, "the offset of a field that is not there");
  return Leave(c, s, Slot::Long(HandleOf(*f)));
}

// The object that static fields are said to be in: their number says it all.
Step UnsafeBaseOfField(Context& c, State& s) {
  const auto mirror =
      FieldNamed(c, s, s.frame.Local(1, Type::kReference), "clazz");
  if (!mirror || !ClassHeld(s, *mirror))
    return Unsupported(s, "the class of an unknown field");
  return Leave(c, s, *mirror);
}

Step ReferenceGet(Context& c, State& s) {
  AssumeKept(c);
  return RunCode(c, s);
}

Step ReferenceRefersTo(Context& c, State& s) {
  const auto f = ReferentOf(c);
  const Slot self = s.frame.Local(0, Type::kReference);
  const Slot other = s.frame.Local(1, Type::kReference);
  if (!f) return Unsupported(s, "a reference object without a JDK");
  AssumeKept(c);
  return WhereNotNull(c, s, self, [&](State& t) {
    return ReadMemory(c, t, MemoryCell{c.values.ToSet(self), *f},
                      [&](State& u, const Slot& now) {
                        return Comparing(
                            c, u, now, other, [&](State& v, bool same) {
                              return Leave(c, v, Slot::Int(same ? 1 : 0));
                            });
                      });
  });
}

Step ReferenceClear(Context& c, State& s) {
  const auto f = ReferentOf(c);
  const Slot self = s.frame.Local(0, Type::kReference);
  if (!f) return Unsupported(s, "a reference object without a JDK");
  return WhereNotNull(c, s, self, [&](State& t) {
    return WriteMemory(c, t, MemoryCell{c.values.ToSet(self), *f}, Slot::Null(),
                       [&](State& u) { return Leave(c, u, std::nullopt); });
  });
}

// That of a number is written when somebody looks at it.
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

bool WriteByte(Context& c, State& s, const Slot& array, int32_t index,
               Expr value) {
  heap::Places places = c.access.WriteElement(s.place, c.values.ToSet(array),
                                              c.pool.Int(index), value);
  if (places.size() != 1) return false;
  s.place = std::move(places[0]);
  return true;
}

// Up to `end`. The first index that was written; none: they do not fit.
std::optional<int32_t> WriteDigits(Context& c, State& s, const Slot& bytes,
                                   int32_t end, Expr number,
                                   const Digits& digits) {
  const auto room = KnownLength(c, s, bytes);
  const int32_t sign = digits.negative ? 1 : 0;
  const int32_t first = end - static_cast<int32_t>(digits.count) - sign;
  if (!room || first < 0 || end > *room) return std::nullopt;
  for (uint32_t i = 0; i < digits.count; ++i)
    if (!WriteByte(c, s, bytes, end - 1 - static_cast<int32_t>(i),
                   DigitAt(c, number, i, digits.negative)))
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
  const Slot end = s.frame.Local(words, Type::kInt);
  const Slot bytes = s.frame.Local(words + 1, Type::kReference);
  if (c.options.pause_at_decisions || !end.IsKnown()) return RunCode(c, s);
  const auto digits = DigitsOf(c, s, number);
  if (!digits) return RunCode(c, s);
  State written = s;
  const auto first =
      WriteDigits(c, written, bytes, end.AsInt(), number, *digits);
  if (!first) return RunCode(c, s);
  s = std::move(written);
  return Leave(c, s, Slot::Int(*first));
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
