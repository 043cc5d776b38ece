#include "engine/runtime/invocation.h"

#include <algorithm>
#include <string>
#include <utility>

#include "engine/runtime/class_init.h"
#include "engine/runtime/exceptions.h"
#include "engine/runtime/late_text.h"
#include "engine/runtime/mirrors.h"
#include "engine/runtime/monitors.h"

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

// What the requirement learnt of the input stays; what it did is undone.
void UndoRequirement(Context& context, State& state) {
  if (state.before_requirement == nullptr) return;
  const State& before = *state.before_requirement;
  state.place.heap = before.place.heap.WithInputsOf(
      context.pool, state.place.path, state.place.heap);
  state.classes = before.classes;
  state.literals = before.literals;
  state.mirrors = before.mirrors;
  state.lambdas = before.lambdas;
  state.monitors = before.monitors;
  state.held = before.held;
  state.boxes = before.boxes;
  state.unwritten = before.unwritten;
  state.appended = before.appended;
  state.traces = before.traces;
  state.filled = before.filled;
  state.asked = before.asked;
  state.written = before.written;
  // As a formula it is no part of what the path did.
  if (context.options.requires_as_formula) {
    state.flow = before.flow;
    state.branches = before.branches;
    state.steps = before.steps;
  }
  state.before_requirement = nullptr;
}

// Where the input does not meet the requirement there is no path.
Step GoOnIf(Context& context, State& state, const Slot& met) {
  const expr::Formula holds =
      !context.pool.Eq(context.values.ToTerm(met), context.pool.Int(0));
  if (auto path = context.heap.feasible.Assume(state.place.path, holds)) {
    state.place.path = *std::move(path);
    UndoRequirement(context, state);
    return Step::kNext;
  }
  return Step::kForked;
}

// Where the content is not one that the object can have there is no path.
Step FilledIf(Context& context, State& state, const Slot& met) {
  const expr::Formula holds =
      !context.pool.Eq(context.values.ToTerm(met), context.pool.Int(0));
  auto path = context.heap.feasible.Assume(state.place.path, holds);
  if (!path) return Step::kForked;
  state.place.path = *std::move(path);
  NoteChangeableKeys(context, state);
  return Step::kNext;
}

// More calls in one another than there are in objects within any bounds.
constexpr uint32_t kFillsWithoutEnd = 4'000;

bool FillsWithoutEnd(const State& state, bool calls_have_no_end) {
  uint32_t calls = 0;
  bool filling = state.frame.fills;
  state.callers.ForEachWhile([&](const Frame& frame) {
    ++calls;
    filling = filling || frame.fills;
    return !filling;
  });
  return filling && (calls_have_no_end || calls >= kFillsWithoutEnd);
}

bool FindsNoRoom(const Context& context, const State& state) {
  return state.at_call_depth == AtCallDepth::kThrow ||
         (state.callers.size() + 1 >= context.options.call_depth &&
          state.at_call_depth != AtCallDepth::kGoOn);
}

// How much a JVM's stack holds is a matter of its settings. What is filled
// without end leads to itself: nobody can have put it there as it is.
Step CallTooDeep(Context& context, State& state) {
  const bool have_no_end =
      std::exchange(state.at_call_depth, AtCallDepth::kAsSet) ==
      AtCallDepth::kThrow;
  if (FillsWithoutEnd(state, have_no_end)) {
    context.settings.insert("no collection holds itself as a key or element");
    return Step::kForked;
  }
  if (have_no_end || context.options.stack_overflow)
    return Throw(context, state, Implicit::kStackOverflowError,
                 Message::Nothing());
  return Finish(state, search::EndKind::kCallDepth,
                std::to_string(context.options.call_depth) + " frames");
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
  if (FindsNoRoom(context, state)) return CallTooDeep(context, state);
  Frame callee = MakeFrame(body);
  TakeArguments(state.frame, callee);
  if (state.frame.nonsense != nullptr) return Step::kNext;
  PushFrame(state, std::move(callee));
  if (body.IsSynchronized()) TakeLock(context, state);
  if (body.intrinsic != nullptr) return body.intrinsic(context, state);
  // To see where calls lead each of them is made.
  if (state.at_call_depth == AtCallDepth::kGoOn) return Step::kNext;
  if (body.observes && context.observe) return context.observe(state);
  return body.asks_text && context.ask_text ? context.ask_text(state)
                                            : Step::kNext;
}

Step RunCode(Context& context, State& state) {
  const Frame& given = state.frame;
  Frame frame = MakeFrame(context.bodies.CodeOf(given.body->method));
  std::copy_n(given.slots.begin(), given.body->arguments.size(),
              frame.slots.begin());
  frame.lock = given.lock;
  state.frame = std::move(frame);
  return Step::kNext;
}

Step Leave(Context& context, State& state, std::optional<Slot> result) {
  ReleaseLock(context, state);
  if (state.frame.body->initializes_class) FinishInitializer(context, state);
  if (state.callers.empty()) {
    if (result) state.result = *result;
    // A constructor gives what it was run on.
    if (!state.frame.body->IsStatic() &&
        state.frame.body->info->IsInitializer())
      state.result = state.frame.slots[0];
    NoteOutcome(context, state);
    return Finish(state, search::EndKind::kReturn, {});
  }
  const bool is_requirement = state.frame.is_requirement;
  const bool fills = state.frame.fills;
  const heap::Location writes = state.frame.writes;
  const bool appends = state.frame.appends, ends = state.frame.ends;
  PopFrame(state);
  if (ends) state.end = std::exchange(state.ended, std::nullopt);
  if (appends) return ends ? Step::kEnded : Step::kNext;
  state.frame.waiting = false;  // its turn has come
  if (writes != heap::kNull) {
    FinishText(context, state, writes, *result);
    return Step::kNext;
  }
  if (fills) return FilledIf(context, state, *result);
  if (is_requirement) return GoOnIf(context, state, *result);
  if (result) state.frame.PushValue(*result);
  return Step::kNext;
}

}  // namespace engine
