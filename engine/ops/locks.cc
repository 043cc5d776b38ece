// monitorenter and monitorexit.
#include "engine/ops/ops.h"
#include "engine/runtime/exceptions.h"
#include "engine/runtime/monitors.h"

namespace engine::ops {

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
