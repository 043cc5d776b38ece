#include "engine/arrays.h"

namespace engine {

heap::Location MakeArray(Context& context, State& state, ClassId array,
                         std::span<const int32_t> lengths) {
  heap::Location made;
  state.place.heap =
      state.place.heap.WithArray(array, context.pool.Int(lengths[0]), made);
  if (lengths.size() == 1) return made;
  const ClassId component = context.table[array].component;
  for (int32_t i = 0; i < lengths[0]; ++i) {
    const heap::Location element =
        MakeArray(context, state, component, lengths.subspan(1));
    state.place.heap = state.place.heap.WithField(
        made, context.types.SlotOf(array, static_cast<uint32_t>(i)),
        heap::ValueSet(element));
  }
  return made;
}

bool AreArrays(const Context& context, const State& state, const Slot& base) {
  for (const heap::Guarded& e : context.values.ToSet(base).entries()) {
    if (e.location == heap::kNull) continue;
    const heap::ObjectInfo& info = state.place.heap.Info(e.location);
    if (info.kind == heap::ObjectInfo::Kind::kDeferred || info.type) continue;
    if (!context.table[info.exact].IsArray()) return false;
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

}  // namespace engine
