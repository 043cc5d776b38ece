#include "engine/invocation.h"

#include <algorithm>
#include <utility>

#include "engine/class_init.h"
#include "engine/exceptions.h"
#include "engine/monitors.h"

namespace engine {
namespace {

// Moves the arguments from the caller's operands to the callee's locals.
void TakeArguments(Frame& caller, Frame& callee) {
  const auto& types = callee.body->arguments;
  const auto count = static_cast<uint32_t>(types.size());
  if (caller.operands() < count) {
    caller.nonsense = "operand stack underflow";
    return;
  }
  const uint32_t first = caller.top - count;
  for (uint32_t i = 0; i < count; ++i)
    callee.slots[i] = caller.Expect(types[i], caller.slots[first + i]);
  caller.top = first;
}

void DropArguments(Frame& caller, const Body& callee) {
  for (size_t i = callee.arguments.size(); i-- > 0;)
    caller.Expect(callee.arguments[i], caller.Pop());
}

// Where the input does not meet the requirement there is no path.
Step GoOnIf(Context& context, State& state, const Slot& met) {
  const expr::Formula holds =
      !context.pool.Eq(context.values.ToTerm(met), context.pool.Int(0));
  if (auto path = context.heap.feasible.Assume(state.place.path, holds)) {
    state.place.path = *std::move(path);
    return Step::kNext;
  }
  return Step::kForked;
}

}  // namespace

Frame MakeFrame(const Body& body) {
  Frame frame;
  frame.body = &body;
  frame.locals = static_cast<uint32_t>(body.arguments.size());
  uint32_t operands = 0;
  if (body.code != nullptr && body.intrinsic == nullptr) {
    frame.locals = std::max<uint32_t>(frame.locals, body.code->max_locals);
    operands = body.code->max_stack;
  }
  frame.top = frame.locals;
  frame.slots.resize(frame.locals + operands);
  return frame;
}

void PushFrame(State& state, Frame frame) {
  state.callers.Push(std::move(state.frame));
  state.frame = std::move(frame);
}

void PopFrame(State& state) {
  const char* nonsense = state.frame.nonsense;
  state.frame = state.callers.Pop();
  if (nonsense != nullptr) state.frame.nonsense = nonsense;
}

Step Enter(Context& context, State& state, const Body& body) {
  if (body.intrinsic == nullptr && body.code == nullptr)
    return Unsupported(
        state,
        "native method " + context.table.TextOf(body.method) + " has no model");
  // Most of all Object's constructor: no frame for that.
  if (body.does_nothing && !body.IsSynchronized()) {
    DropArguments(state.frame, body);
    return Step::kNext;
  }
  if (state.callers.size() + 1 >= context.options.call_depth)
    return Throw(context, state, Implicit::kStackOverflowError);
  Frame callee = MakeFrame(body);
  TakeArguments(state.frame, callee);
  if (state.frame.nonsense != nullptr) return Step::kNext;
  PushFrame(state, std::move(callee));
  if (body.IsSynchronized()) TakeLock(context, state);
  return body.intrinsic != nullptr ? body.intrinsic(context, state)
                                   : Step::kNext;
}

Step Leave(Context& context, State& state, std::optional<Slot> result) {
  ReleaseLock(context, state);
  if (state.frame.body->initializes_class) FinishInitializer(context, state);
  if (state.callers.empty()) {
    if (result) state.result = *result;
    return Finish(state, search::EndKind::kReturn, {});
  }
  const bool is_requirement = state.frame.is_requirement;
  PopFrame(state);
  state.frame.waiting = false;  // its turn has come
  if (is_requirement) return GoOnIf(context, state, *result);
  if (result) state.frame.PushValue(*result);
  return Step::kNext;
}

}  // namespace engine
