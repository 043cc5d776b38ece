#include "engine/runtime/arrays.h"

#include <string>
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

// Nothing: it is known, or more than one term says it.
std::optional<expr::Expr> OpenLength(const Context& context, const State& state,
                                     const Slot& base) {
  if (base.IsKnown()) {
    const heap::ObjectInfo& info = state.place.heap.Info(base.location());
    return info.length_term;
  }
  const auto answers =
      context.access.Length(state.place, context.values.ToSet(base));
  if (answers.size() != 1) return std::nullopt;
  return answers[0].answer;
}

}  // namespace

heap::Location MakeArray(Context& context, State& state, ClassId array,
                         std::span<const NewLength> lengths) {
  heap::Location made;
  state.place.heap = state.place.heap.WithArray(
      array, lengths[0].term, made, lengths[0].most, lengths[0].longer);
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

expr::Formula WhenBeyondSlots(const Context& context, const State& state,
                              const Slot& base, expr::Expr index) {
  expr::Pool& pool = context.pool;
  expr::Formula beyond = expr::Formula::False();
  const heap::SymbolicHeap& heap = state.place.heap;
  if (base.IsKnown() && (base.location() < heap::kFirstObject ||
                         !heap.Info(base.location()).longer))
    return beyond;
  const heap::ValueSet set = heap.Settle(pool, context.values.ToSet(base));
  for (const heap::Guarded& e : set.entries()) {
    if (e.location < heap::kFirstObject || !heap.Info(e.location).longer)
      continue;
    const auto last = static_cast<int32_t>(heap.Info(e.location).slots) - 1;
    beyond = pool.Or(beyond, pool.And(e.guard, pool.Lt(pool.Int(last), index)));
  }
  return beyond;
}

Step EndBeyondSlots(Context& context, State& state) {
  return Finish(
      state, search::EndKind::kBound,
      "an element of a new array of unknown length beyond the first " +
          std::to_string(context.options.new_array));
}

void NoteBounds(Context& context, State& state, const Slot& base,
                const Slot& index, bool inside) {
  if (context.options.merge != Merge::kPatterns) return;
  const auto length = OpenLength(context, state, base);
  if (!length || context.pool.IsConstant(*length)) return;
  const expr::Expr at = context.values.ToTerm(index);
  // One that is counted from the end is never beyond it.
  if (!context.pool.IsConstant(at) && context.pool.Lt(at, *length).IsTrue())
    return NoteTest(context, state,
                    {expr::Predicate::kLt, at, context.pool.Int(0), !inside});
  NoteTest(context, state, {expr::Predicate::kLt, at, *length, inside});
}

}  // namespace engine
