#include "engine/machine/input_strings.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <variant>

#include "expr/diagram.h"
#include "expr/pool.h"
#include "heap/symbolic_heap.h"
#include "heap/value_set.h"

namespace engine {
namespace {

using expr::Formula;
using heap::FieldId;
using heap::FieldType;
using heap::Location;
using heap::SymbolicHeap;

std::optional<FieldId> CoderOf(const heap::Context& c, const SymbolicHeap& heap,
                               Location string) {
  for (FieldId f : heap.FieldsOf(c.types, c.pool, string))
    if (c.types.TypeOf(f).width == FieldType::Width::kBit) return f;
  return std::nullopt;
}

// The array that the cell was given last: where paths have met, it may have
// been read on some of them before.
std::optional<Location> CharactersOf(const heap::Context& c,
                                     const SymbolicHeap& heap, Location string,
                                     FieldId value) {
  const heap::Value content = heap.Field(c.pool, c.types, string, value);
  std::optional<Location> last;
  for (const heap::Guarded& e : std::get<heap::ValueSet>(content).entries())
    if (e.location >= heap::kFirstObject &&
        heap.Info(e.location).owner == string && (!last || *last < e.location))
      last = e.location;
  return last;
}

// Characters of two bytes, the second one the upper half, and one that needs
// it.
Formula IsWide(const heap::Context& c, const SymbolicHeap& heap,
               Location characters) {
  const heap::ObjectInfo& info = heap.Info(characters);
  Formula wide = Formula::False();
  Formula any = Formula::False();  // of those up to that length
  for (uint32_t n = 2; n <= info.slots; n += 2) {
    const heap::Value upper = heap.Field(c.pool, c.types, characters,
                                         c.types.SlotOf(info.exact, n - 1));
    any =
        c.pool.Or(any, !c.pool.Eq(std::get<expr::Expr>(upper), c.pool.Int(0)));
    wide = c.pool.Or(wide, c.pool.And(c.pool.ChoiceIs(*info.length, n), any));
  }
  return wide;
}

// Of two bytes each there are no more anyway.
Formula HasFewCharacters(const heap::Context& c, const heap::ObjectInfo& info,
                         uint32_t most) {
  Formula few = Formula::False();
  for (uint32_t n = 0; n <= std::min(most, info.slots); ++n)
    few = c.pool.Or(few, c.pool.ChoiceIs(*info.length, n));
  return few;
}

}  // namespace

heap::Place WithCompactText(const heap::Context& c, heap::Place place,
                            Location string, FieldId value, Formula when) {
  const SymbolicHeap& heap = place.heap;
  const std::optional<FieldId> coder = CoderOf(c, heap, string);
  const auto characters = CharactersOf(c, heap, string, value);
  // A run on one given input has nothing open.
  if (!coder || !characters || heap.IsKnownAtEntry(string, *coder) ||
      !heap.Info(*characters).length)
    return place;
  const Formula two_bytes =
      std::get<Formula>(heap.InputUnknown(c.pool, c.types, string, *coder));
  const Formula wide = IsWide(c, heap, *characters);
  const Formula compact = c.pool.Implies(c.pool.And(when, two_bytes), wide);
  place.path = place.path.WithDefinition(
      c.pool, c.pool.diagram().Top(two_bytes).question.variable, compact);
  if (!c.bounds.characters) return place;
  const heap::ObjectInfo& info = heap.Info(*characters);
  const Formula few = HasFewCharacters(c, info, *c.bounds.characters);
  place.path = place.path.WithDefinition(
      c.pool, *info.length, c.pool.Implies(c.pool.And(when, !two_bytes), few));
  return place;
}

}  // namespace engine
