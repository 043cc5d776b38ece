// new.
#include "engine/ops/ops.h"
#include "engine/runtime/class_init.h"
#include "engine/runtime/exceptions.h"

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

}  // namespace engine::ops
