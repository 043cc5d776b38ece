// jdk.internal.misc.Unsafe on fields and array elements. An offset is a handle:
// of an element what the JVM has, of a field the field's own number, so that
// sums and shifts of the library's code come out right and nothing else does.
// Memory outside objects, and words that are not one field or element, end the
// path. There is one thread: volatile and plain are the same.
#include <cstdint>
#include <optional>
#include <string>

#include "engine/library/calling.h"
#include "engine/library/intrinsics.h"
#include "engine/library/memory_cells.h"
#include "engine/program/vm_statics.h"
#include "engine/runtime/class_init.h"
#include "engine/runtime/exceptions.h"
#include "engine/runtime/invocation.h"
#include "engine/runtime/mirrors.h"
#include "engine/runtime/objects.h"
#include "engine/state/truncation.h"
#include "expr/kind.h"

namespace engine::intrinsics {
namespace {

using Type = Slot::Type;
using expr::Expr;
using expr::Formula;
using expr::Kind;

constexpr int32_t kArrayBase = 16;

constexpr uint32_t kObject = 1, kOffset = 2, kValue = 4;

// How many bits an index is shifted to get at the element.
int32_t ShiftOf(char letter) {
  switch (letter) {
    case 'Z':
    case 'B':
      return 0;
    case 'C':
    case 'S':
      return 1;
    case 'J':
    case 'D':
      return 3;
    default:
      return 2;
  }
}

char ElementLetter(const Context& c, ClassId array) {
  return c.table.LetterOf(c.table[array].component);
}

bool IsReference(char letter) { return letter == 'L' || letter == '['; }

bool AreAlike(char a, char b) {
  return a == b || (IsReference(a) && IsReference(b));
}

constexpr const char* kOther =
    "Unsafe on what is no field or element of that type";

// A static field is one of the holder of its class, whatever object was named.
MemoryCell FieldCell(Context& c, State& s, FieldId f,
                     const heap::ValueSet& base) {
  if (!c.table[f].IsStatic()) return {base, f};
  return {heap::ValueSet(Statics(c, s, c.table[f].owner)), f};
}

// Something else may have put there what it holds, or was going to.
bool IsOfMachine(const Context& c, const State& s, FieldId f) {
  const ClassId owner = c.table[f].owner;
  return c.table[f].IsStatic() &&
         (IsLeftUndone(s, owner, f) ||
          IsVmStatic(c.table[owner].name, c.table[f].name));
}

// next(state, cell) where it is a field of that type.
template <class Next>
Step AtField(Context& c, State& s, FieldId f, char letter, Next next) {
  const Slot object = s.frame.Local(kObject, Type::kReference);
  if (IsOfMachine(c, s, f))
    return Unsupported(s, c.table.TextOf(f) + " by its handle");
  if (!AreAlike(c.table.LetterOf(c.table[f].type), letter))
    return Unsupported(s, kOther);
  return WithObjects(c, s, object, [&](State& t, const auto& objects) {
    for (const heap::Guarded& e : objects)
      for (ClassId type : t.place.heap.ClassesOf(c.pool, e.location))
        if (!c.table[f].IsStatic() &&
            !c.table.IsSubtype(type, c.table[f].owner))
          return Unsupported(t, kOther);
    if (objects.empty()) return Unsupported(t, kOther);
    return WhereNotNull(c, t, object, [&](State& u) {
      return next(u, FieldCell(c, u, f, c.values.ToSet(object)));
    });
  });
}

bool AllArraysOf(Context& c, const State& s, char letter,
                 const std::vector<heap::Guarded>& objects) {
  for (const heap::Guarded& e : objects)
    for (ClassId type : s.place.heap.ClassesOf(c.pool, e.location))
      if (!c.table[type].IsArray() || !AreAlike(ElementLetter(c, type), letter))
        return false;
  return !objects.empty();
}

// next(state, cell) where the offset is that of an element.
template <class Next>
Step AtElement(Context& c, State& s, char letter, Next next) {
  const Slot object = s.frame.Local(kObject, Type::kReference);
  const Expr past = c.pool.Make(
      Kind::kSub, c.values.ToTerm(s.frame.Local(kOffset, Type::kLong)),
      c.pool.Long(kArrayBase));
  const int32_t shift = ShiftOf(letter);
  const Expr index =
      c.pool.Make(Kind::kL2I, c.pool.Make(Kind::kShr, past, c.pool.Int(shift)));
  const Expr again = c.pool.Make(Kind::kShl, c.pool.Make(Kind::kI2L, index),
                                 c.pool.Int(shift));
  return WithObjects(c, s, object, [&](State& t, const auto& objects) {
    if (!AllArraysOf(c, t, letter, objects)) return Unsupported(t, kOther);
    return Branching(c, t, c.pool.Eq(again, past), [&](State& u, bool whole) {
      if (!whole) return Unsupported(u, kOther);
      const heap::ValueSet base = c.values.ToSet(object);
      return ForEach(c, u, c.access.InBounds(u.place, base, index),
                     [&](State& v, bool inside) {
                       return inside ? next(v, MemoryCell{base, {}, index})
                                     : Unsupported(v, kOther);
                     });
    });
  });
}

template <class Next>
Step AtCell(Context& c, State& s, char letter, Next next) {
  const Slot offset = s.frame.Local(kOffset, Type::kLong);
  if (auto f = FieldOf(offset)) return AtField(c, s, *f, letter, next);
  return AtElement(c, s, letter, next);
}

// next(state, what was there, whether it was what was expected and has been
// replaced).
template <class Next>
Step CompareAndSet(Context& c, State& s, char letter, Next next) {
  const Type type = TypeOfLetter(letter);
  const Slot expected = s.frame.Local(kValue, type);
  const Slot value = s.frame.Local(kValue + (expected.IsWide() ? 2 : 1), type);
  return AtCell(c, s, letter, [&](State& t, const MemoryCell& cell) {
    return ReadMemory(c, t, cell, [&](State& u, const Slot& now) {
      return Comparing(c, u, now, expected, [&](State& v, bool same) {
        if (!same) return next(v, now, false);
        return WriteMemory(c, v, cell, value,
                           [&](State& w) { return next(w, now, true); });
      });
    });
  });
}

std::optional<ClassId> ClassArgument(State& s, uint32_t local) {
  const Slot mirror = s.frame.Local(local, Type::kReference);
  return mirror.IsKnown() ? MirroredClass(s, mirror.location()) : std::nullopt;
}

}  // namespace

template <char kLetter>
Step UnsafeGet(Context& c, State& s) {
  return AtCell(c, s, kLetter, [&](State& t, const MemoryCell& cell) {
    return ReadMemory(c, t, cell, [&](State& u, const Slot& now) {
      return Leave(c, u, now);
    });
  });
}

template <char kLetter>
Step UnsafePut(Context& c, State& s) {
  const Slot value = Truncate(
      c.pool, c.values, s.frame.Local(kValue, TypeOfLetter(kLetter)), kLetter);
  return AtCell(c, s, kLetter, [&](State& t, const MemoryCell& cell) {
    return WriteMemory(c, t, cell, value,
                       [&](State& u) { return Leave(c, u, std::nullopt); });
  });
}

template <char kLetter>
Step UnsafeCompareAndSet(Context& c, State& s) {
  return CompareAndSet(c, s, kLetter, [&](State& t, const Slot&, bool done) {
    return Leave(c, t, Slot::Int(done ? 1 : 0));
  });
}

template <char kLetter>
Step UnsafeCompareAndExchange(Context& c, State& s) {
  return CompareAndSet(c, s, kLetter, [&](State& t, const Slot& now, bool) {
    return Leave(c, t, now);
  });
}

#define FOR_LETTER(letter)                           \
  template Step UnsafeGet<letter>(Context&, State&); \
  template Step UnsafePut<letter>(Context&, State&);
FOR_LETTER('Z')
FOR_LETTER('B')
FOR_LETTER('C')
FOR_LETTER('S')
FOR_LETTER('I')
FOR_LETTER('J')
FOR_LETTER('F')
FOR_LETTER('D')
FOR_LETTER('L')
#undef FOR_LETTER
#define FOR_LETTER(letter)                                     \
  template Step UnsafeCompareAndSet<letter>(Context&, State&); \
  template Step UnsafeCompareAndExchange<letter>(Context&, State&);
FOR_LETTER('I')
FOR_LETTER('J')
FOR_LETTER('L')
#undef FOR_LETTER

Step UnsafeArrayBase(Context& c, State& s) {
  const auto type = ClassArgument(s, kObject);
  if (!type || !c.table[*type].IsArray()) return Unsupported(s, kOther);
  return Leave(c, s, Slot::Int(kArrayBase));
}

Step UnsafeArrayScale(Context& c, State& s) {
  const auto type = ClassArgument(s, kObject);
  if (!type || !c.table[*type].IsArray()) return Unsupported(s, kOther);
  return Leave(c, s, Slot::Int(1 << ShiftOf(ElementLetter(c, *type))));
}

// By name: a field of that very class.
Step UnsafeFieldOffset(Context& c, State& s) {
  const auto type = ClassArgument(s, 1);
  const auto name = KnownText(c, s, s.frame.Local(2, Type::kReference));
  if (!type || !name) return Unsupported(s, "the offset of an unknown field");
  const std::string wanted(name->begin(), name->end());
  for (FieldId f : c.table[*type].instance_fields)
    if (c.table[f].owner == *type && c.table[f].name == wanted)
      return Leave(c, s, Slot::Long(HandleOf(f)));
  return Unsupported(s, "the offset of a field that is not there");
}

Step UnsafeShouldBeInitialized(Context& c, State& s) {
  const auto type = ClassArgument(s, 1);
  if (!type) return Unsupported(s, "the initialiser of an unknown class");
  return Leave(c, s, Slot::Int(IsReady(c, s, *type) ? 0 : 1));
}

Step EnsureInitialized(Context& c, State& s) {
  const auto type = ClassArgument(s, s.frame.body->IsStatic() ? 0 : 1);
  if (!type) return Unsupported(s, "the initialiser of an unknown class");
  if (!IsReady(c, s, *type)) return AgainWhenReady(c, s, *type);
  return Leave(c, s, std::nullopt);
}

Step UnsafeAllocate(Context& c, State& s) {
  const auto type = ClassArgument(s, 1);
  if (!type || !c.table[*type].IsConcrete() || c.table[*type].IsArray())
    return Unsupported(s, "an object of an unknown class");
  if (!IsReady(c, s, *type)) return AgainWhenReady(c, s, *type);
  return Leave(c, s, Slot::At(s.place.heap.Allocate(*type)));
}

// How far two stretches agree, as far as that is looked at in words: elements
// of fewer than eight bytes are left to the caller, who compares the rest.
Step VectorizedMismatch(Context& c, State& s) {
  const Slot scale = s.frame.Local(7, Type::kInt);
  if (!scale.IsKnown() || scale.AsInt() == 3) return RunCode(c, s);
  const Expr length = c.values.ToTerm(s.frame.Local(6, Type::kInt));
  return Leave(
      c, s,
      c.values.FromTerm(c.pool.Make(Kind::kBitXor, length, c.pool.Int(-1))));
}

}  // namespace engine::intrinsics
