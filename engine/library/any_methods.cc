// Input that is no argument: values that a program asks for and that can be any
// of their type (check/models/summa/Any.java); the time; what functions of the
// input answer (engine/call_sites/function_class.h).
#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "engine/call_sites/function_class.h"
#include "engine/library/intrinsics.h"
#include "engine/runtime/invocation.h"
#include "engine/runtime/objects.h"
#include "engine/state/truncation.h"
#include "engine/vm/object_maker.h"
#include "expr/kind.h"
#include "expr/sort.h"
#include "expr/symbol_names.h"

namespace engine::intrinsics {
namespace {

using expr::Expr;

// No origin of a cell begins with it, nor does an identity hash code.
constexpr uint32_t kAsked = 3;

expr::Sort SortOf(char letter) {
  switch (letter) {
    case 'J':
      return expr::Sort::kBv64;
    case 'F':
      return expr::Sort::kF32;
    case 'D':
      return expr::Sort::kF64;
    default:
      return expr::Sort::kBv32;
  }
}

// What the unknowns of a string are.
enum Part : uint32_t { kCoder, kLength, kByte };

Expr PartOf(Context& c, const State& s, Part part, uint32_t index,
            const std::string& text) {
  const auto number = static_cast<uint32_t>(s.asked.size());
  return c.pool.Symbol(
      expr::Sort::kBv32, {kAsked, number, 'L', part, index},
      [&] { return "asked" + std::to_string(number + 1) + "." + text; });
}

Expr ByteAt(Context& c, const State& s, uint32_t i) {
  const Expr any = PartOf(c, s, kByte, i, "value[" + std::to_string(i) + "]");
  return c.values.ToTerm(
      Truncate(c.pool, c.values, c.values.FromTerm(any), 'B'));
}

// No longer than strings of the input are; where characters take two bytes,
// one of them needs the second.
expr::Formula IsText(Context& c, const State& s, Expr length, uint32_t width,
                     uint32_t most) {
  expr::Pool& pool = c.pool;
  const int32_t limit = static_cast<int32_t>(most / width);
  const expr::Formula not_short = pool.Le(pool.Int(0), length);
  const expr::Formula bounded =
      pool.And(not_short, pool.Le(length, pool.Int(limit)));
  if (width == 1) return bounded;
  expr::Formula needed = expr::Formula::False();
  for (int32_t i = 0; i < limit; ++i) {
    const expr::Formula inside = pool.Lt(pool.Int(i), length);
    const Expr second = ByteAt(c, s, static_cast<uint32_t>(2 * i + 1));
    needed = pool.Or(needed, pool.And(inside, !pool.Eq(second, pool.Int(0))));
  }
  return pool.And(bounded, needed);
}

heap::Location BytesOf(Context& c, State& s, Expr count, uint32_t most) {
  const ClassId type = c.table.Name("[B");
  heap::Location made;
  s.place.heap = s.place.heap.WithArray(type, count, made, most);
  for (uint32_t i = 0; i < most; ++i)
    s.place.heap.SetField(made, c.types.SlotOf(type, i), ByteAt(c, s, i));
  return made;
}

// One that the library has just made: no other string is the same object.
Step LeaveString(Context& c, State& s, uint32_t width) {
  const uint32_t most = width == 1 && c.heap.bounds.characters
                            ? *c.heap.bounds.characters
                            : c.heap.bounds.TextBytes();
  const Expr length = PartOf(c, s, kLength, 0, "length");
  auto path =
      c.heap.feasible.Assume(s.place.path, IsText(c, s, length, width, most));
  if (!path) return Step::kForked;
  s.place.path = *std::move(path);
  const Expr count =
      width == 1 ? length : c.pool.Make(expr::Kind::kAdd, length, length);
  const heap::Location bytes = BytesOf(c, s, count, most);
  const auto made =
      ObjectMaker(c, s, "java/lang/String")
          .Object("value", "[B", bytes)
          .Number("coder", "B", c.pool.Int(static_cast<int32_t>(width) - 1))
          .made();
  if (!made) return Unsupported(s, "a string without a JDK");
  s.asked = s.asked.With({'L', Slot::At(*made)});
  return Leave(c, s, Slot::At(*made));
}

constexpr const char* kNanoTime = "nanoTime";

std::optional<Expr> LastNanoTime(Context& c, const State& s) {
  std::optional<Expr> last;
  s.asked.ForEachWhile([&](const Asked& asked) {
    if (asked.clock == kNanoTime) last = c.values.ToTerm(asked.value);
    return !last;
  });
  return last;
}

Step AskClock(Context& c, State& s, const char* clock,
              std::optional<Expr> last) {
  const auto number = static_cast<uint32_t>(s.asked.size());
  const Expr now = c.pool.Symbol(
      expr::Sort::kBv64, {kAsked, number, 'T', clock == kNanoTime},
      [&] { return clock + std::to_string(number + 1); });
  auto path = c.heap.feasible.Assume(
      s.place.path, c.pool.Le(last.value_or(c.pool.Long(0)), now));
  if (!path) return Step::kForked;
  s.place.path = *std::move(path);
  const Slot value = c.values.FromTerm(now);
  s.asked = s.asked.With({'J', value, clock});
  return Leave(c, s, value);
}

// By its letter; a truth value as one, so that it is told as one.
heap::Value ValueOf(Context& c, const Slot& word, char letter) {
  if (letter != 'Z') return c.values.ToValue(word);
  return !c.pool.Eq(c.values.ToTerm(word), c.pool.Int(0));
}

std::vector<heap::Value> ArgumentsOf(Context& c, State& s) {
  std::vector<heap::Value> values;
  uint32_t local = 1;
  for (const classfile::TypeDescriptor& type :
       s.frame.body->descriptor.parameters) {
    const char letter = type.text[0];
    values.push_back(
        ValueOf(c, s.frame.Local(local, TypeOfLetter(letter)), letter));
    local += static_cast<uint32_t>(type.slots());
  }
  return values;
}

bool HasRoom(const State& s, const std::vector<heap::Guarded>& functions) {
  bool room = true;
  s.place.heap.calls().ForEachWhile([&](const heap::InputCall& call) {
    if (call.number + 1 < kMostCalls) return true;
    for (const heap::Guarded& e : functions)
      room = room && e.location != call.function;
    return room;
  });
  return room;
}

}  // namespace

// The n-th of a path goes by its number: on other paths it is another value of
// the same name.
Step AskAny(Context& c, State& s, char letter) {
  const auto number = static_cast<uint32_t>(s.asked.size());
  const expr::SymbolKey key = {kAsked, number, static_cast<uint32_t>(letter)};
  const Expr any = c.pool.Symbol(SortOf(letter), key, [&] {
    return "asked" + std::to_string(number + 1);
  });
  const Slot value = Truncate(c.pool, c.values, c.values.FromTerm(any), letter);
  s.asked = s.asked.With({letter, value});
  return Leave(c, s, value);
}

// It counts from some moment before the program started.
Step NanoTime(Context& c, State& s) {
  c.settings.insert("System.nanoTime() is not negative and never goes back");
  return AskClock(c, s, kNanoTime, LastNanoTime(c, s));
}

// Whoever sets the clock may set it back.
Step CurrentTimeMillis(Context& c, State& s) {
  c.settings.insert("the clock shows any time from 1970 on");
  return AskClock(c, s, "currentTimeMillis", std::nullopt);
}

// As if nobody caught what a JVM throws there.
Step RuleOut(Context&, State& s) {
  return Finish(s, search::EndKind::kException,
                "org.opentest4j.TestAbortedException");
}

Step AnyString(Context& c, State& s) {
  const Expr wide = PartOf(c, s, kCoder, 0, "coder");
  return Branching(
      c, s, c.pool.Eq(wide, c.pool.Int(0)),
      [&](State& t, bool latin1) { return LeaveString(c, t, latin1 ? 1 : 2); });
}

Step CallFunction(Context& c, State& s) {
  const Slot self = s.frame.Local(0, Slot::Type::kReference);
  const std::span<const FieldId> results =
      c.types.FieldsOf(s.frame.body->owner);
  if (results.empty()) return Leave(c, s, std::nullopt);
  return WithObjects(c, s, self, [&](State& t, const auto& functions) {
    if (!HasRoom(t, functions))
      return Unsupported(t, "more than " + std::to_string(kMostCalls) +
                                " calls of a function of the input");
    return ForEach(c, t,
                   c.access.Call(t.place, c.values.ToSet(self), results,
                                 ArgumentsOf(c, t)),
                   [&](State& u, const heap::Value& value) {
                     return Leave(c, u, c.values.FromValue(value));
                   });
  });
}

}  // namespace engine::intrinsics
