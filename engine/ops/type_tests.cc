// checkcast and instanceof.
#include "engine/ops/ops.h"
#include "engine/runtime/exceptions.h"
#include "engine/runtime/messages.h"

namespace engine::ops {

Step CheckCast(Context& c, State& s, const Instruction& in) {
  const Slot object = s.frame.Pop(Type::kReference);
  if (object == Slot::Null()) {
    s.frame.Push(object);
    return Step::kNext;
  }
  Linked<ClassId> named =
      c.resolver.Class(s.frame.body->owner, static_cast<uint16_t>(in.a));
  if (!named.ok()) return Throw(c, s, *named.error());
  const heap::ValueSet set = c.values.ToSet(object);
  return ForEach(c, s, c.access.WhenInstance(s.place, set, named.value()),
                 [&](State& t, expr::Formula instance) {
                   const expr::Formula null =
                       t.place.heap.Settle(c.pool, set).GuardOf(heap::kNull);
                   return Unless(
                       c, t, !c.pool.Or(null, instance),
                       Implicit::kClassCastException,
                       [&](State& u) {
                         u.frame.Push(object);
                         return Step::kNext;
                       },
                       [&](const State& u) {
                         return CannotBeCast(c, u, object, named.value());
                       });
                 });
}

// A term, not a split: the branch that uses it splits.
Step InstanceOf(Context& c, State& s, const Instruction& in) {
  const Slot object = s.frame.Pop(Type::kReference);
  Linked<ClassId> named =
      c.resolver.Class(s.frame.body->owner, static_cast<uint16_t>(in.a));
  if (!named.ok()) return Throw(c, s, *named.error());
  return ForEach(
      c, s,
      c.access.WhenInstance(s.place, c.values.ToSet(object), named.value()),
      [&](State& t, expr::Formula instance) {
        t.frame.Push(c.values.FromTerm(
            c.pool.Ite(instance, c.pool.Int(1), c.pool.Int(0))));
        return Step::kNext;
      });
}

}  // namespace engine::ops
