// Fields and elements that are named by numbers or handles, as Unsafe and
// VarHandle do, and what is done with them. There is one thread: volatile and
// plain are the same.
#ifndef ENGINE_LIBRARY_MEMORY_CELLS_H_
#define ENGINE_LIBRARY_MEMORY_CELLS_H_

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

#include "engine/linking/ids.h"
#include "engine/runtime/context.h"
#include "engine/runtime/mirrors.h"
#include "engine/state/slot.h"
#include "engine/state/state.h"
#include "engine/vm/contents.h"
#include "expr/expr.h"
#include "heap/value_set.h"

namespace engine::intrinsics {

// Handles of fields lie above all offsets of elements, and far enough apart
// that one rounded down to a word is that of no other field.
inline constexpr int64_t kFirstField = int64_t{1} << 40;
inline constexpr int64_t kFieldStride = 8;

inline int64_t HandleOf(FieldId f) {
  return kFirstField + kFieldStride * int64_t{f.index()};
}

inline std::optional<FieldId> FieldOf(const Slot& offset) {
  if (!offset.IsKnown() || offset.AsLong() < kFirstField) return std::nullopt;
  const int64_t number = (offset.AsLong() - kFirstField) / kFieldStride;
  return FieldId(static_cast<uint32_t>(number));
}

// What an access is about: a field of `base`, or an element.
struct MemoryCell {
  heap::ValueSet base;
  std::optional<FieldId> field;
  expr::Expr index = {};
};

// Is it a field of an object of the input that has still to be filled in?
inline bool IsUnfilledCell(const Context& c, const State& s,
                           const MemoryCell& cell) {
  if (!cell.field || !c.types.IsFilledFirst(*cell.field)) return false;
  const auto& objects = cell.base.entries();
  return std::any_of(
      objects.begin(), objects.end(),
      [&](const heap::Guarded& e) { return IsUnfilled(c, s, e.location); });
}

// Why that cell is out of reach for a handle; null: it is not.
inline const char* WhyNot(Context& c, const State& s, const MemoryCell& cell) {
  if (IsUnfilledCell(c, s, cell))
    return "a field of an input collection by its handle";
  for (const heap::Guarded& e : cell.base.entries())
    if (!cell.field && e.location >= heap::kFirstObject &&
        s.place.heap.Info(e.location).longer)
      return "an element of an array of any length by its handle";
  return nullptr;
}

template <class Next>  // (State&, const Slot&) -> Step
Step ReadMemory(Context& c, State& s, const MemoryCell& cell, Next next) {
  if (const char* why = WhyNot(c, s, cell)) return Unsupported(s, why);
  auto answers = cell.field
                     ? c.access.Read(s.place, cell.base, *cell.field)
                     : c.access.ReadElement(s.place, cell.base, cell.index);
  return ForEach(c, s, std::move(answers),
                 [&](State& t, const heap::Value& value) {
                   return next(t, c.values.FromValue(value));
                 });
}

template <class Next>  // (State&) -> Step
Step WriteMemory(Context& c, State& s, const MemoryCell& cell,
                 const Slot& value, Next next) {
  if (const char* why = WhyNot(c, s, cell)) return Unsupported(s, why);
  const heap::Value content = c.values.ToValue(value);
  return ForEach(
      c, s,
      cell.field
          ? c.access.Write(s.place, cell.base, *cell.field, content)
          : c.access.WriteElement(s.place, cell.base, cell.index, content),
      next);
}

// Both sides of `a == b`.
template <class Next>
Step Comparing(Context& c, State& s, const Slot& a, const Slot& b, Next next) {
  if (a.type == Slot::Type::kReference)
    return ForEach(
        c, s, c.access.AreEqual(s.place, c.values.ToSet(a), c.values.ToSet(b)),
        [&](State& t, bool equal) {
          if (!equal) NoteDifferent(c, t, a, b);
          return next(t, equal);
        });
  return Branching(c, s, c.pool.Eq(c.values.ToTerm(a), c.values.ToTerm(b)),
                   next);
}

}  // namespace engine::intrinsics

#endif  // ENGINE_LIBRARY_MEMORY_CELLS_H_
