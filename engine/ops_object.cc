// Objects: making them, asking for their class, locking them.
#include <string>

#include "classfile/access_flags.h"
#include "engine/class_init.h"
#include "engine/exceptions.h"
#include "engine/monitors.h"
#include "engine/ops.h"

namespace engine::ops {

Step New(Context& c, State& s, const Instruction& in) {
  Linked<ClassId> named =
      c.resolver.Class(s.frame.body->owner, static_cast<uint16_t>(in.a));
  if (!named.ok()) return Throw(c, s, *named.error());
  const ClassInfo& info = c.table[named.value()];
  if (!info.IsConcrete() || info.IsArray())
    return Throw(c, s, "java/lang/InstantiationError");
  if (!IsReady(c, s, info.id)) return Initialize(c, s, info.id);
  s.frame.Push(Slot::At(s.place.heap.Allocate(info.id)));
  return Step::kNext;
}

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
                   return Unless(c, t, !c.pool.Or(null, instance),
                                 Implicit::kClassCastException, [&](State& u) {
                                   u.frame.Push(object);
                                   return Step::kNext;
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

Step MonitorEnter(Context& c, State& s, const Instruction&) {
  const Slot object = s.frame.Pop(Type::kReference);
  return WhereNotNull(c, s, object, [&](State& t) {
    // Monitors belong to objects: one that was put off must be known, or
    // leaving would look for another one than was entered.
    return ForEach(c, t,
                   c.access.WhenInstance(t.place, c.values.ToSet(object),
                                         c.table.object()),
                   [&](State& u, expr::Formula) {
                     EnterMonitor(c, u, object);
                     return Step::kNext;
                   });
  });
}

Step MonitorExit(Context& c, State& s, const Instruction&) {
  const Slot object = s.frame.Pop(Type::kReference);
  return WhereNotNull(c, s, object, [&](State& t) {
    return Unless(c, t, NotEntered(c, t, object),
                  Implicit::kIllegalMonitorStateException, [&](State& u) {
                    ExitMonitor(c, u, object);
                    return Step::kNext;
                  });
  });
}

}  // namespace engine::ops
