#include "engine/runtime/arrays.h"

#include <vector>

namespace engine {
namespace {

bool HasElements(const Context& context, ClassId c, char element) {
  if (!context.table[c].IsArray()) return false;
  if (element == 0) return true;
  const char letter = context.table.LetterOf(context.table[c].component);
  if (letter == 'L' || letter == '[') return element == 'A';
  return letter == element || (letter == 'Z' && element == 'B');
}

// Nothing: it may denote several.
std::optional<heap::Location> OnlyObject(const Context& context,
                                         const State& state, const Slot& base) {
  std::optional<heap::Location> only;
  const heap::ValueSet set =
      state.place.heap.Settle(context.pool, context.values.ToSet(base));
  for (const heap::Guarded& e : set.entries()) {
    if (e.location == heap::kNull) continue;
    if (only) return std::nullopt;
    only = e.location;
  }
  return only;
}

}  // namespace

heap::Location MakeArray(Context& context, State& state, ClassId array,
                         std::span<const NewLength> lengths) {
  heap::Location made;
  state.place.heap =
      state.place.heap.WithArray(array, lengths[0].term, made, lengths[0].most);
  if (lengths.size() == 1) return made;
  const ClassId component = context.table[array].component;
  for (uint32_t i = 0; i < lengths[0].most; ++i) {
    const heap::Location element =
        MakeArray(context, state, component, lengths.subspan(1));
    state.place.heap.SetField(made, context.types.SlotOf(array, i),
                              heap::ValueSet(element));
  }
  return made;
}

bool AreArrays(const Context& context, const State& state, const Slot& base,
               char element) {
  const heap::SymbolicHeap& heap = state.place.heap;
  const heap::ValueSet set =
      heap.Settle(context.pool, context.values.ToSet(base));
  for (const heap::Guarded& e : set.entries()) {
    if (e.location == heap::kNull) continue;
    std::vector<ClassId> others;
    for (ClassId c : heap.ClassesOf(context.pool, e.location))
      if (!HasElements(context, c, element)) others.push_back(c);
    if (others.empty()) continue;
    const expr::Formula other = context.pool.And(
        e.guard, heap.TypeIn(context.pool, e.location, others));
    if (context.heap.feasible.Possible(state.place.path, other)) return false;
  }
  return true;
}

std::optional<int32_t> KnownLength(const Context& context, const State& state,
                                   const Slot& base) {
  if (!base.IsKnown() || base.location() == heap::kNull) return std::nullopt;
  const heap::ObjectInfo& info = state.place.heap.Info(base.location());
  if (info.type || info.kind == heap::ObjectInfo::Kind::kDeferred ||
      !context.table[info.exact].IsArray())
    return std::nullopt;
  const heap::Value length =
      state.place.heap.Field(context.pool, context.types, base.location(),
                             context.types.LengthField());
  const auto bits = context.pool.constant(std::get<expr::Expr>(length));
  if (!bits) return std::nullopt;
  return static_cast<int32_t>(*bits);
}

void NoteBounds(Context& context, State& state, const Slot& base,
                const Slot& index, bool inside) {
  if (context.options.merge != Merge::kPatterns) return;
  const auto array = OnlyObject(context, state, base);
  if (!array) return;
  const auto length = state.place.heap.Info(*array).length_term;
  if (!length) return;
  NoteTest(
      context, state,
      {expr::Predicate::kLt, context.values.ToTerm(index), *length, inside});
}

}  // namespace engine
