#include "engine/runtime/monitors.h"

#include "engine/runtime/mirrors.h"
#include "expr/kind.h"
#include "heap/value_set.h"

namespace engine {
namespace {

Slot CountOf(const State& state, heap::Location l) {
  const Slot* count = state.monitors.Find(l.index());
  return count != nullptr ? *count : Slot::Int(0);
}

void Add(Context& context, State& state, const Slot& object, int32_t change) {
  const heap::ValueSet set =
      state.place.heap.Settle(context.pool, context.values.ToSet(object));
  for (const heap::Guarded& e : set.entries()) {
    if (e.location == heap::kNull) continue;
    const expr::Expr old = context.values.ToTerm(CountOf(state, e.location));
    const expr::Expr now =
        context.pool.Make(expr::Kind::kAdd, old, context.pool.Int(change));
    state.monitors = state.monitors.With(
        e.location.index(),
        context.values.FromTerm(context.pool.Ite(e.guard, now, old)));
  }
}

}  // namespace

void EnterMonitor(Context& context, State& state, const Slot& object) {
  state.held.Push({object, state.callers.size(), state.monitors});
  Add(context, state, object, 1);
}

namespace {

// Is it the last that was entered, and by this method? Code that a compiler
// wrote leaves no other one.
bool IsLastHeld(const State& state, const Slot& object) {
  return state.held_is_all && !state.held.empty() &&
         state.held.top().depth == state.callers.size() &&
         state.held.top().object == object;
}

}  // namespace

// All is as it was before: no count grows by what is added and taken away.
void ExitMonitor(Context& context, State& state, const Slot& object) {
  if (IsLastHeld(state, object)) {
    state.monitors = state.held.Pop().monitors_before;
    return;
  }
  state.held_is_all = false;
  Add(context, state, object, -1);
}

expr::Formula NotEntered(Context& context, const State& state,
                         const Slot& object) {
  expr::Formula none = expr::Formula::False();
  if (IsLastHeld(state, object)) return none;
  const heap::ValueSet set =
      state.place.heap.Settle(context.pool, context.values.ToSet(object));
  for (const heap::Guarded& e : set.entries()) {
    if (e.location == heap::kNull) continue;
    const expr::Expr count = context.values.ToTerm(CountOf(state, e.location));
    none = context.pool.Or(
        none,
        context.pool.And(e.guard, context.pool.Eq(count, context.pool.Int(0))));
  }
  return none;
}

void TakeLock(Context& context, State& state) {
  Frame& frame = state.frame;
  if (!frame.body->IsStatic()) {
    frame.lock = frame.slots[0];
  } else {
    std::optional<heap::Location> mirror =
        MirrorOf(context, state,
                 context.table[frame.body->owner].version_of.value_or(
                     frame.body->owner));
    if (!mirror) return;  // without java.lang.Class there is nothing to lock
    frame.lock = Slot::At(*mirror);
  }
  EnterMonitor(context, state, frame.lock);
}

void ReleaseLock(Context& context, State& state) {
  if (state.frame.lock.type != Slot::Type::kReference) return;
  ExitMonitor(context, state, state.frame.lock);
  state.frame.lock = Slot();
}

}  // namespace engine
