#include "engine/machine/second_run.h"

#include <algorithm>
#include <memory>

#include "base/check.h"
#include "engine/runtime/class_init.h"
#include "engine/runtime/invocation.h"
#include "engine/runtime/monitors.h"

namespace engine {

State SecondRun(Context& context, const State& ended, const Body& second) {
  CHECK(ended.start != nullptr, "a first run should have kept its start");
  State state = *ended.start;
  state.start = ended.start;
  state.first_run = std::make_shared<const State>(ended);
  state.place.path = ended.place.path;
  state.place.heap = ended.start->place.heap.WithInputsOf(
      context.pool, ended.place.path, ended.place.heap);
  Frame frame = MakeFrame(second);
  std::copy_n(ended.start->frame.slots.begin(), second.arguments.size(),
              frame.slots.begin());
  state.frame = std::move(frame);
  if (second.IsSynchronized()) TakeLock(context, state);
  const ClassId owner =
      context.table[second.owner].version_of.value_or(second.owner);
  if (!IsReady(context, state, owner)) Initialize(context, state, owner);
  return state;
}

}  // namespace engine
