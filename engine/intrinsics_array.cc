// System.arraycopy: checks in the order of its documentation, then element
// after element, as if through a copy. References that the target does not
// take stop it where the first one is.
#include <optional>
#include <string>
#include <vector>

#include "engine/arrays.h"
#include "engine/exceptions.h"
#include "engine/intrinsics.h"
#include "engine/invocation.h"

namespace engine::intrinsics {
namespace {

using Type = Slot::Type;

struct Copy {
  Slot source, from, target, to, count;

  bool IsKnown() const {
    return source.IsKnown() && target.IsKnown() && from.IsKnown() &&
           to.IsKnown() && count.IsKnown();
  }
};

ClassId ClassOf(const State& s, const Slot& array) {
  return s.place.heap.Info(array.location()).exact;
}

bool HoldsReferences(const Context& c, ClassId array) {
  const char letter = c.table.LetterOf(c.table[array].component);
  return letter == 'L' || letter == '[';
}

bool SameKind(const Context& c, ClassId a, ClassId b) {
  if (!c.table[a].IsArray() || !c.table[b].IsArray()) return false;
  if (HoldsReferences(c, a) || HoldsReferences(c, b))
    return HoldsReferences(c, a) && HoldsReferences(c, b);
  return c.table[a].component == c.table[b].component;
}

bool InRange(int64_t first, int64_t count, int64_t length) {
  return first >= 0 && count >= 0 && first + count <= length;
}

// Nothing where the first read would split the path.
std::optional<std::vector<heap::Value>> ReadAll(Context& c, State& s,
                                                const Copy& copy) {
  std::vector<heap::Value> values;
  for (int32_t i = 0; i < copy.count.AsInt(); ++i) {
    auto read = c.access.ReadElement(s.place, c.values.ToSet(copy.source),
                                     c.pool.Int(copy.from.AsInt() + i));
    if (read.size() != 1) return std::nullopt;
    s.place = std::move(read[0].place);
    values.push_back(std::move(read[0].answer));
  }
  return values;
}

// Whether the target takes the value, where that does not depend on the input.
std::optional<bool> Takes(Context& c, State& s, const Copy& copy,
                          const heap::Value& value) {
  const auto* set = std::get_if<heap::ValueSet>(&value);
  if (set == nullptr) return true;
  auto fits = c.access.WhenStorable(s.place, c.values.ToSet(copy.target), *set);
  if (fits.size() != 1 || !fits[0].answer.IsConstant()) return std::nullopt;
  s.place = std::move(fits[0].place);
  return fits[0].answer.IsTrue();
}

Step CopyElements(Context& c, State& s, const Copy& copy) {
  const auto values = ReadAll(c, s, copy);
  if (!values)
    return Unsupported(s, "arraycopy of references not yet initialised");
  const ClassId target = ClassOf(s, copy.target);
  for (size_t i = 0; i < values->size(); ++i) {
    const std::optional<bool> takes = Takes(c, s, copy, (*values)[i]);
    if (!takes) return Unsupported(s, "arraycopy of objects of unknown class");
    if (!*takes) return Throw(c, s, Implicit::kArrayStoreException);
    const auto slot =
        static_cast<uint32_t>(copy.to.AsInt()) + static_cast<uint32_t>(i);
    s.place.heap = s.place.heap.WithField(
        copy.target.location(), c.types.SlotOf(target, slot), (*values)[i]);
  }
  return Leave(c, s, std::nullopt);
}

Step CheckAndCopy(Context& c, State& s, const Copy& copy) {
  if (!SameKind(c, ClassOf(s, copy.source), ClassOf(s, copy.target)))
    return Throw(c, s, Implicit::kArrayStoreException);
  const auto source_length = KnownLength(c, s, copy.source);
  const auto target_length = KnownLength(c, s, copy.target);
  if (!source_length || !target_length)
    return Unsupported(s, "arraycopy between arrays of symbolic length");
  if (!InRange(copy.from.AsInt(), copy.count.AsInt(), *source_length) ||
      !InRange(copy.to.AsInt(), copy.count.AsInt(), *target_length))
    return Throw(c, s, Implicit::kArrayIndexOutOfBoundsException);
  return CopyElements(c, s, copy);
}

}  // namespace

Step ArrayCopy(Context& c, State& s) {
  const Copy copy{s.frame.Local(0, Type::kReference),
                  s.frame.Local(1, Type::kInt),
                  s.frame.Local(2, Type::kReference),
                  s.frame.Local(3, Type::kInt), s.frame.Local(4, Type::kInt)};
  return WhereNotNull(c, s, copy.source, [&](State& t) {
    return WhereNotNull(c, t, copy.target, [&](State& u) {
      if (!copy.IsKnown())
        return Unsupported(u, "arraycopy with symbolic arguments");
      return CheckAndCopy(c, u, copy);
    });
  });
}

}  // namespace engine::intrinsics
