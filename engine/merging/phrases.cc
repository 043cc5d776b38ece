#include "engine/merging/phrases.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "base/quoted.h"
#include "engine/runtime/mirrors.h"
#include "heap/location.h"
#include "heap/symbolic_heap.h"
#include "heap/value_set.h"

namespace engine {
namespace {

using expr::Formula;
using heap::Guarded;
using heap::Location;
using heap::ObjectInfo;
using heap::ValueSet;

constexpr size_t kLongestText = 40;

std::optional<std::string> Literal(const std::u16string& units) {
  if (units.size() > kLongestText) return std::nullopt;
  return base::Quoted(units);
}

// A name that tells cells apart by numbers is none for people.
std::optional<std::string> PlainName(std::string name) {
  if (name.find('#') != name.npos) return std::nullopt;
  return name;
}

// When the cell held that at the start.
Formula AtEntry(Context& c, const State& s, Location owner, FieldId f,
                Location held) {
  Formula when = Formula::False();
  s.place.heap.log().ForEachWhile([&](const heap::InitRecord& r) {
    if (r.owner != owner || r.field != f) return true;
    if (r.choice) when = c.pool.ChoiceIs(*r.choice, held.index());
    return false;
  });
  return when;
}

bool HeldAll(Context& c, const State& s, Location owner, FieldId f,
             const ValueSet& set) {
  return std::all_of(set.entries().begin(), set.entries().end(),
                     [&](const Guarded& e) {
                       const Formula then = AtEntry(c, s, owner, f, e.location);
                       return s.place.path.Narrowed(c.pool, then) ==
                              s.place.path.Narrowed(c.pool, e.guard);
                     });
}

// What a cell of the input held at the start, and nothing else: the object that
// the cell has brought is among it, and the rest is what else it may have held.
std::optional<std::string> CellText(Context& c, const State& s,
                                    const ValueSet& set) {
  const heap::SymbolicHeap& heap = s.place.heap;
  for (const Guarded& e : set.entries()) {
    if (e.location < heap::kFirstObject) continue;
    const ObjectInfo& info = heap.Info(e.location);
    if (info.kind != ObjectInfo::Kind::kInput || info.owner == heap::kNull)
      continue;
    if (HeldAll(c, s, info.owner, info.field, set))
      return PlainName(heap.CellName(c.types, info.owner, info.field));
  }
  return std::nullopt;
}

std::optional<std::string> ReferenceText(Context& c, const State& s,
                                         const Slot& slot) {
  if (slot.form == Slot::Form::kParameter)
    return PlainName(c.types.FieldName(FieldId(slot.handle)));
  if (slot.IsKnown() && slot.location() == heap::kNull) return "null";
  if (const auto known = KnownText(c, s, slot)) return Literal(*known);
  return CellText(c, s, c.values.ToSet(slot));
}

// Of a string that the program has made: its length and first bytes are known.
// Text of which they are, and the rest is not, is not worth looking for.
bool HasKnownText(Context& c, const State& s, Location string) {
  constexpr uint32_t kLookedAt = 16;
  const heap::SymbolicHeap& heap = s.place.heap;
  for (FieldId f : c.types.FieldsOf(heap.Info(string).exact)) {
    if (!c.types.IsPart(f)) continue;
    const heap::Value cell = heap.Field(c.pool, c.types, string, f);
    const auto& set = std::get<ValueSet>(cell);
    if (!set.IsSingle() || set.single() < heap::kFirstObject) return false;
    const ObjectInfo& bytes = heap.Info(set.single());
    if (!bytes.length_term || !c.pool.IsConstant(*bytes.length_term))
      return false;
    const uint32_t most = heap.MostSlots(c.pool, set.single());
    for (uint32_t i = 0; i < std::min(most, kLookedAt); ++i) {
      const heap::Value byte = heap.Field(c.pool, c.types, set.single(),
                                          c.types.SlotOf(bytes.exact, i));
      if (!c.pool.IsConstant(std::get<expr::Expr>(byte))) return false;
    }
  }
  return true;
}

// One object, of which the answer depends on nothing open. What is no string is
// none of the texts that a method compares with.
bool IsClosed(Context& c, const State& s, const Slot& slot) {
  if (slot.form == Slot::Form::kParameter || !slot.IsKnown()) return false;
  if (slot.location() == heap::kNull) return true;
  const ObjectInfo& info = s.place.heap.Info(slot.location());
  if (info.kind == ObjectInfo::Kind::kDeferred || info.type) return false;
  if (s.unwritten.Find(slot.location().index()) != nullptr) return true;
  return HasKnownText(c, s, slot.location());
}

std::optional<std::string> NumberText(Context& c, const Slot& slot) {
  const auto bits = c.pool.constant(c.values.ToTerm(slot));
  if (!bits) return std::nullopt;
  return std::to_string(static_cast<int32_t>(*bits));
}

}  // namespace

std::string PhraseOfCall(Context& c, const State& s) {
  const Body& body = *s.frame.body;
  std::string text;
  for (size_t i = 0; i < body.arguments.size(); ++i) {
    const Slot& slot = s.frame.slots[i];
    const auto part = slot.type == Slot::Type::kReference
                          ? ReferenceText(c, s, slot)
                          : NumberText(c, slot);
    if (!part) return "";
    text += (i < 2 ? "" : ", ") + *part;
    if (i == 0) text += "." + std::string(body.info->name()) + "(";
  }
  return text + ")";
}

bool HasKnownNumbers(Context& c, const State& s) {
  const auto& slots = s.frame.slots;
  return std::all_of(
      slots.begin(), slots.begin() + s.frame.body->arguments.size(),
      [&](const Slot& slot) {
        return slot.type == Slot::Type::kReference || NumberText(c, slot);
      });
}

bool IsOpenCall(Context& c, const State& s) {
  const Body& body = *s.frame.body;
  for (size_t i = 0; i < body.arguments.size(); ++i) {
    const Slot& slot = s.frame.slots[i];
    if (slot.type != Slot::Type::kReference) {
      if (!NumberText(c, slot)) return true;
      continue;
    }
    if (!IsClosed(c, s, slot)) return true;
  }
  return false;
}

}  // namespace engine
