#include "engine/machine.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

#include "base/check.h"
#include "engine/class_init.h"
#include "engine/dispatch.h"
#include "engine/invocation.h"
#include "engine/mirrors.h"
#include "engine/monitors.h"
#include "engine/self_check.h"

namespace engine {
namespace {

// Bytecodes after which a path lets others, and time limits, have their turn.
constexpr uint64_t kSlice = 100'000;
// How often it looks at the clock on the way: a step may ask a solver.
constexpr uint64_t kChecks = 16;

}  // namespace

Machine::Machine(Program& program, const EntryPoint& entry,
                 const heap::Context& heap,
                 const heap::Initializer& initializer,
                 const MachineOptions& options)
    : entry_(entry),
      initializer_(initializer, entry.narrowing),
      context_(program, heap, initializer_, options),
      self_check_(options.self_check.value_or(
          heap.mutation == heap::Mutation::kNone ? heap::kSelfCheck
                                                 : heap::SelfCheck::kOff)) {}

// Cells of a holder that is the first object of all: they go by their name.
void Machine::PassArguments(State& state) {
  heap::Location arguments;
  state.place.heap = state.place.heap.WithRoot(entry_.arguments, arguments);
  CHECK(arguments == heap::kFirstObject,
        "the arguments should be the first object");
  uint32_t local = entry_.method->IsStatic() ? 0 : 1;
  for (size_t i = 0; i < entry_.parameters.size(); ++i) {
    const classfile::TypeDescriptor& type =
        entry_.method->descriptor.parameters[i];
    state.frame.SetLocal(local,
                         type.IsReference()
                             ? Slot::Parameter(entry_.parameters[i].index())
                             : context_.values.FromValue(state.place.heap.Field(
                                   context_.pool, context_.types, arguments,
                                   entry_.parameters[i])));
    local += static_cast<uint32_t>(type.slots());
  }
}

void Machine::PassReceiver(State& state) {
  heap::Location self;
  state.place.heap =
      state.place.heap.WithRoot(context_.pool, entry_.receivers, self);
  state.frame.slots[0] = Slot::At(self);
}

Machine::State Machine::Initial() {
  State state;
  state.frame = MakeFrame(*entry_.method);
  PassArguments(state);
  if (!entry_.method->IsStatic()) PassReceiver(state);
  state.starting = true;
  state.input_strings = entry_.input_strings;
  state.input_mirrors = entry_.input_mirrors;
  state.input_boxes = entry_.input_boxes;
  state.observed = context_.options.pause_at_decisions;
  return state;
}

// Runs the initialisers up to the end on a copy. A class whose initialiser
// fails, splits or cannot be run is left for its first use, where what happens
// belongs to the program.
void Machine::InitializeBefore(State& state, ClassId c) {
  State trial = state;
  Initialize(context_, trial, c);
  while (!trial.end && !trial.callers.empty()) {
    context_.forks.clear();
    if (trial.frame.nonsense != nullptr || StepOnce(trial) == Step::kForked)
      return;
  }
  if (trial.end || !IsReady(context_, trial, c)) return;
  trial.frame.next = trial.frame.at;
  state = std::move(trial);
}

namespace {

// What the heap holds now was there before the input was made, so that it may
// lead there; but no reference of a program ever leads to the bytes of a
// literal.
void MakePrestate(Context& context, State& state) {
  heap::SymbolicHeap& heap = state.place.heap;
  const std::set<heap::Location> bytes = LiteralBytes(context, state);
  for (heap::Location l = heap::kFirstObject; l < heap.next_location();
       l = heap::Location(l.index() + 1))
    if (heap.Info(l).kind == heap::ObjectInfo::Kind::kAllocated &&
        bytes.count(l) == 0)
      heap = heap.WithPrestate(l);
  heap = heap.WithEntry();
}

}  // namespace

Step Machine::Start(State& state) {
  for (ClassId c : entry_.initialized_first)
    if (!IsReady(context_, state, c)) InitializeBefore(state, c);
  if (!IsReady(context_, state, entry_.method->owner))
    return Initialize(context_, state, entry_.method->owner);
  for (StringId text : entry_.literals) LiteralOf(context_, state, text);
  for (ClassId c : entry_.mirrors) MirrorOf(context_, state, c);
  state.starting = false;
  MakePrestate(context_, state);
  if (entry_.method->IsSynchronized()) TakeLock(context_, state);
  if (entry_.requirement != nullptr) PushRequirement(state);
  return Step::kNext;
}

void Machine::PushRequirement(State& state) {
  Frame frame = MakeFrame(*entry_.requirement);
  frame.is_requirement = true;
  std::copy_n(state.frame.slots.begin(), entry_.requirement->arguments.size(),
              frame.slots.begin());
  PushFrame(state, std::move(frame));
}

Step Machine::StepOnce(State& state) {
  if (self_check_ == heap::SelfCheck::kBySolver) return StepChecked(state);
  return StepUnchecked(state);
}

Step Machine::StepChecked(State& state) {
  const Step step = StepUnchecked(state);
  if (step != Step::kForked) CheckState(context_, state, self_check_);
  for (const State& fork : context_.forks)
    CheckState(context_, fork, self_check_);
  return step;
}

// Small, since it is all that most steps take besides their handler.
Step Machine::StepUnchecked(State& state) {
  const Frame& frame = state.frame;
  const bool ordinary = frame.nonsense == nullptr && !state.starting &&
                        frame.body->intrinsic == nullptr &&
                        frame.next < frame.body->code->instructions.size() &&
                        state.steps < context_.options.steps;
  return ordinary ? RunInstruction(state) : StepRarely(state);
}

Step Machine::RunInstruction(State& state) {
  Frame& frame = state.frame;
  ++state.steps;
  ++context_.bytecodes;
  frame.at = frame.next++;
  const classfile::Instruction& in = frame.body->code->instructions[frame.at];
  return HandlerOf(in.opcode)(context_, state, in);
}

Step Machine::StepRarely(State& state) {
  Frame& frame = state.frame;
  if (frame.nonsense != nullptr)
    return Unsupported(state, std::string("not verifiable: ") + frame.nonsense);
  if (state.starting && state.callers.empty()) return Start(state);
  const Body& body = *frame.body;
  if (body.intrinsic != nullptr) return body.intrinsic(context_, state);
  if (frame.next >= body.code->instructions.size()) {
    frame.nonsense = "execution falls off the end of the code";
    return Step::kNext;
  }
  if (state.steps >= context_.options.steps)
    return Finish(state, search::EndKind::kStepLimit,
                  std::to_string(context_.options.steps) + " bytecodes");
  return RunInstruction(state);
}

void Machine::RunOn(State state, std::vector<State>& results) {
  const uint64_t slice_end = state.steps + kSlice;
  const bool pausing = context_.options.pause_at_decisions;
  while (!state.end && state.steps < slice_end) {
    // A game must see every step through; it looks at the time itself.
    if (!pausing && ++unchecked_ % kChecks == 0 &&
        context_.options.deadline.Expired())
      break;
    if (pausing && state.branches.size() > state.branches_before) break;
    context_.forks.clear();
    if (StepOnce(state) != Step::kForked) continue;
    std::vector<State> forks = std::move(context_.forks);
    if (forks.size() == 1) {
      state = std::move(forks[0]);
      continue;
    }
    for (State& fork : forks) {
      if (pausing)
        RunOn(std::move(fork), results);
      else
        results.push_back(std::move(fork));
    }
    return;
  }
  if (state.end && state.frame.nonsense != nullptr)
    Unsupported(state, std::string("not verifiable: ") + state.frame.nonsense);
  results.push_back(std::move(state));
}

std::vector<Machine::State> Machine::Successors(State&& state) {
  CHECK(!state.end, "a finished path should not be continued");
  state.branches_before = state.branches.size();
  std::vector<State> results;
  RunOn(std::move(state), results);
  if (self_check_ == heap::SelfCheck::kInWitness)
    for (const State& next : results) CheckState(context_, next, self_check_);
  return results;
}

std::string Machine::TextOf(const Branch& branch) const {
  std::string text = branch.body->text + ":" +
                     std::to_string(branch.body->LineAt(branch.at)) + "@" +
                     std::to_string(branch.at) + " ";
  switch (branch.kind) {
    case Branch::Kind::kTest:
      return text + (branch.outcome != 0 ? "true" : "false");
    case Branch::Kind::kSwitch:
      return text + "goes to @" + std::to_string(branch.outcome);
    case Branch::Kind::kCall:
      return text + "calls " + context_.table.TextOf(MethodId(branch.outcome));
    case Branch::Kind::kException:
      return text + "throws " + context_.table.TextOf(ClassId(branch.outcome));
  }
  UNREACHABLE("a branch should be of one of four kinds");
}

std::string Machine::LabelOf(const State& state) const {
  std::vector<Branch> branches = state.branches.ToVector();
  std::string label;
  for (size_t i = state.branches_before; i < branches.size(); ++i)
    label += (label.empty() ? "" : ", ") + TextOf(branches[i]);
  if (state.end)
    label += std::string(label.empty() ? "" : ", ") +
             search::InfoOf(state.end->kind).text + " " + state.end->detail;
  return label;
}

}  // namespace engine
