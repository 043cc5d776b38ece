#include "engine/machine/machine.h"

#include <algorithm>
#include <bit>
#include <memory>
#include <string>
#include <utility>

#include "base/check.h"
#include "base/persistent_map.h"
#include "engine/machine/divergence.h"
#include "engine/machine/self_check.h"
#include "engine/ops/dispatch.h"
#include "engine/runtime/class_init.h"
#include "engine/runtime/invocation.h"
#include "engine/runtime/late_text.h"
#include "engine/runtime/mirrors.h"
#include "engine/runtime/monitors.h"
#include "engine/runtime/objects.h"
#include "engine/state/roots.h"
#include "engine/vm/enum_constants.h"
#include "expr/expr.h"
#include "expr/join_mutation.h"
#include "expr/pool.h"
#include "heap/candidates.h"
#include "heap/symbolic_heap.h"

namespace engine {
namespace {

// Bytecodes after which a path lets others, and time limits, have their turn.
constexpr uint64_t kSlice = 100'000;
// How often it looks at the clock on the way: a step may ask a solver.
constexpr uint64_t kChecks = 16;
// And at what it has made, see engine/state/roots.h. And how often whether it
// has been here before; a multiple of that.
constexpr uint64_t kLooks = 64;
// From so many calls in one another on, and whenever they have doubled, it
// looks whether they lead to themselves.
constexpr size_t kDeep = 256;

bool IsCutByDepth(const Machine::State& state) {
  return state.end && state.end->kind == search::EndKind::kCallDepth;
}

}  // namespace

Machine::Machine(Program& program, const EntryPoint& entry,
                 const heap::Context& heap,
                 const heap::Initializer& initializer,
                 const MachineOptions& options)
    : entry_(entry),
      initializer_(initializer, entry.narrowing),
      context_(program, heap, initializer_, options),
      self_check_(options.self_check.value_or(
          heap.mutation == heap::Mutation::kNone &&
                  options.join_mutation == expr::JoinMutation::kNone
              ? heap::kSelfCheck
              : heap::SelfCheck::kOff)) {
  if (options.merge == Merge::kPatterns) context_.pool.AskAboutLengths();
  if (options.merge_observers)
    context_.observe = [this](State& state) {
      return Observe(state, Numbers::kChoices);
    };
  if (options.merge_texts)
    context_.ask_text = [this](State& state) { return AskText(state); };
  if (options.merge_texts)
    context_.fill = [this](State& state) {
      return Observe(state, Numbers::kChoices);
    };
}

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

// A constructor runs on an object that nothing of the input leads to.
void Machine::PassReceiver(State& state) {
  heap::SymbolicHeap& heap = state.place.heap;
  heap::Location self;
  heap = entry_.method->info->IsInitializer()
             ? heap.WithAllocation(entry_.method->owner, self)
             : heap::WithInputRoot(context_.heap, heap, entry_.receivers, self);
  state.frame.slots[0] = Slot::At(self);
}

Machine::State Machine::Initial() {
  State state;
  state.frame = MakeFrame(*entry_.method);
  PassArguments(state);
  if (!entry_.method->IsStatic() && !old_receivers_) PassReceiver(state);
  state.starting = true;
  state.input_strings = entry_.input_strings;
  state.input_mirrors = entry_.input_mirrors;
  state.input_boxes = entry_.input_boxes;
  state.observed =
      context_.options.pause_at_decisions || context_.options.record_decisions;
  return state;
}

// Runs the initialisers up to the end on a copy. A class whose initialiser
// fails, splits or cannot be run is left for its first use, where what happens
// belongs to the program; but the constants of an enum are kept if they were
// made by then, since inputs may be these and nothing else.
void Machine::InitializeBefore(State& state, ClassId c) {
  State trial = state;
  Initialize(context_, trial, c);
  while (!trial.end && !trial.callers.empty()) {
    context_.forks.clear();
    if (trial.frame.nonsense != nullptr) return;
    if (StepOnce(trial) != Step::kForked) continue;
    if (!context_.forks.empty())
      KeepConstants(context_, state, State(context_.forks[0]), c);
    return;
  }
  if (trial.end) return KeepConstants(context_, state, trial, c);
  if (!IsReady(context_, trial, c)) return;
  trial.frame.next = trial.frame.at;
  state = std::move(trial);
}

namespace {

// What the heap holds now was there before the input was made, so that it may
// lead there; but no reference of a program ever leads to the bytes of a
// literal, nor to the object that a constructor is about to fill; and what
// holds the static fields of a class that is not initialised yet is not there.
// Nor is a class's name one of the strings that inputs may be: it counts as a
// literal that is made when somebody asks for it.
std::set<heap::Location> NotInPrestate(
    Context& context, State& state, const Body& entry,
    const base::PersistentMap<heap::Location>& literals) {
  std::set<heap::Location> apart = LiteralBytes(context, state);
  state.literals.ForEach([&](uint64_t text, heap::Location l) {
    if (literals.Find(text) != nullptr) return;
    apart.insert(l);
    state.late_literals = state.input_strings;
  });
  if (entry.info->IsInitializer() && !entry.IsStatic())
    apart.insert(state.frame.slots[0].location());
  std::set<heap::Location> known;
  state.classes.ForEach(
      [&](uint64_t, const ClassState& c) { known.insert(c.statics); });
  const heap::SymbolicHeap& heap = state.place.heap;
  heap.ForEachObject([&](heap::Location l, const heap::ObjectInfo& info) {
    if (context.types.IsHolder(info.exact) && known.count(l) == 0)
      apart.insert(l);
  });
  return apart;
}

// `literals` are those that an input may be.
void MakePrestate(Context& context, State& state, const Body& entry,
                  const base::PersistentMap<heap::Location>& literals) {
  heap::SymbolicHeap& heap = state.place.heap;
  const std::set<heap::Location> apart =
      NotInPrestate(context, state, entry, literals);
  for (heap::Location l = heap::kFirstObject; l < heap.next_location();
       l = heap::Location(l.index() + 1))
    if (heap.Info(l).kind == heap::ObjectInfo::Kind::kAllocated &&
        apart.count(l) == 0)
      heap = heap.WithPrestate(l);
  heap = heap.WithEntry();
}

void NoteUninitialized(Context& context, const State& state,
                       const EntryPoint& entry) {
  for (ClassId c : entry.input_classes)
    if (context.partial.count(c) == 0 && !IsReady(context, state, c))
      context.uninitialized.insert(c);
}

// Is there an object that the receiver may be?
bool HasReceivers(const State& state, const EntryPoint& entry) {
  const heap::SymbolicHeap& heap = state.place.heap;
  for (heap::Location l = heap::kFirstObject; l < heap.next_location();
       l = heap::Location(l.index() + 1))
    if (heap.Info(l).kind == heap::ObjectInfo::Kind::kAllocated &&
        std::find(entry.receivers.begin(), entry.receivers.end(),
                  heap.Info(l).exact) != entry.receivers.end())
      return true;
  return false;
}

}  // namespace

Step Machine::Start(State& state) {
  for (ClassId c : entry_.initialized_first)
    if (!IsReady(context_, state, c)) InitializeBefore(state, c);
  if (!IsReady(context_, state, entry_.method->owner))
    return Initialize(context_, state, entry_.method->owner);
  NoteUninitialized(context_, state, entry_);
  for (StringId text : entry_.literals) LiteralOf(context_, state, text);
  const base::PersistentMap<heap::Location> literals = state.literals;
  for (ClassId c : entry_.mirrors) MirrorOf(context_, state, c);
  if (entry_.receiver && !old_receivers_ && HasReceivers(state, entry_)) {
    old_receivers_ = true;
    state = Initial();
    return Step::kNext;
  }
  state.starting = false;
  MakePrestate(context_, state, *entry_.method, literals);
  return old_receivers_ ? PassOldReceiver(state) : Begin(state);
}

// The receiver is read from a cell of its own, like a parameter, so that it may
// be an object that was there before.
Step Machine::PassOldReceiver(State& state) {
  heap::Location holder;
  state.place.heap = state.place.heap.WithRoot(entry_.receiver_holder, holder);
  return ForEach(context_, state,
                 context_.access.Read(state.place, heap::ValueSet(holder),
                                      *entry_.receiver),
                 [&](State& t, const heap::Value& value) {
                   const Slot self = context_.values.FromValue(value);
                   return WithObjects(context_, t, self,
                                      [&](State& u, const auto& each) {
                                        return BeginOn(u, each);
                                      });
                 });
}

Step Machine::BeginOn(State& state, const std::vector<heap::Guarded>& objects) {
  expr::Pool& pool = context_.pool;
  expr::Formula fits = expr::Formula::False();
  for (const heap::Guarded& e : objects)
    fits = pool.Or(
        fits, pool.And(e.guard, state.place.heap.TypeIn(pool, e.location,
                                                        entry_.receivers)));
  auto path = context_.heap.feasible.Assume(state.place.path, fits);
  if (!path) return Step::kForked;
  state.place.path = *std::move(path);
  state.frame.slots[0] =
      context_.values.FromSet(heap::ValueSet::Of(pool, objects));
  return Begin(state);
}

Step Machine::Begin(State& state) {
  if (context_.options.keep_start)
    state.start = std::make_shared<const State>(state);
  if (entry_.method->IsSynchronized()) TakeLock(context_, state);
  if (entry_.requirement == nullptr) return Step::kNext;
  PushRequirement(state);
  return context_.options.requires_as_formula ? MeetRequirement(state)
                                              : Step::kNext;
}

void Machine::PushRequirement(State& state) {
  Frame frame = MakeFrame(*entry_.requirement);
  frame.is_requirement = true;
  state.before_requirement = std::make_shared<const State>(state);
  std::copy_n(state.frame.slots.begin(), entry_.requirement->arguments.size(),
              frame.slots.begin());
  PushFrame(state, std::move(frame));
}

namespace {

// Has it an instruction to run, and nothing else to do?
inline bool IsOrdinary(const Frame& frame) {
  return frame.nonsense == nullptr && frame.body->intrinsic == nullptr &&
         frame.next < frame.body->code->instructions.size();
}

}  // namespace

void Machine::NoteLine(State& state) {
  const Frame& frame = state.frame;
  if (state.starting || !IsOrdinary(frame)) return;
  const uint16_t line = frame.body->LineAt(frame.next);
  if (line != 0) state.lines.Note(frame.body->method, line);
}

Step Machine::StepOnce(State& state) {
  if (context_.options.record_lines) NoteLine(state);
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

inline Step Machine::RunInstruction(State& state) {
  Frame& frame = state.frame;
  ++state.steps;
  ++context_.bytecodes;
  frame.at = frame.next++;
  frame.body->reached[frame.at] = true;
  const classfile::Instruction& in = frame.body->code->instructions[frame.at];
  return HandlerOf(in.opcode)(context_, state, in);
}

inline bool Machine::IsNextOrdinary(const State& state) const {
  return !state.starting && IsOrdinary(state.frame) &&
         state.steps < context_.options.steps;
}

Step Machine::StepUnchecked(State& state) {
  return IsNextOrdinary(state) ? RunInstruction(state) : StepRarely(state);
}

// At least one step, which must be ordinary. How many there were cannot be told
// from the state's own count: a requirement's do not stay in it. Small, since
// it is all that most steps take besides their handler.
Step Machine::RunStretch(State& state, uint64_t until) {
  until = std::min(until, context_.options.steps);
  while (state.steps < until && IsOrdinary(state.frame))
    if (const Step step = RunInstruction(state); step != Step::kNext)
      return step;
  return Step::kNext;
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

// Not often enough to be felt: half as many objects are made between two looks
// as there are things to look at. What is made before the run starts may all be
// led to by the input. A game compares what two runs have made, one by one.
bool Machine::ShouldDrop(const State& state) const {
  const heap::SymbolicHeap& heap = state.place.heap;
  const uint32_t least = context_.options.drop_after;
  return heap.made_since_look() >= least && !state.starting &&
         !context_.options.pause_at_decisions &&
         (least == kDropAlways ||
          heap.made_since_look() >= heap.seen_at_look() / 2);
}

void Machine::RunOn(State state, std::vector<State>& results) {
  const uint64_t slice_end = state.steps + kSlice;
  const bool pausing = context_.options.pause_at_decisions;
  const bool in_stretches = !pausing && !context_.options.record_lines &&
                            self_check_ != heap::SelfCheck::kBySolver;
  bool find_loops = context_.options.find_loops;
  // Whoever wants nothing dead to be there has every step looked at.
  const uint64_t checks =
      context_.options.drop_after == kDropAlways ? 1 : kChecks;
  LoopFinder loops;
  size_t deep = std::bit_ceil(std::max(kDeep, state.callers.size() + 1));
  while (!state.end && state.steps < slice_end) {
    if (ShouldMerge(state)) return MergePaths(std::move(state), results);
    // A game must see every step through; it looks at the time itself.
    if (!pausing && (state.steps & (checks - 1)) == 0) {
      if (context_.options.deadline.Expired()) break;
      // Before looking for loops: what is remembered has nothing to drop.
      if (ShouldDrop(state))
        DropUnreachable(context_.pool, context_.types, context_.values, state);
      if (state.callers.size() >= deep) {
        OverflowIfEndless(state);
        deep *= 2;
      }
      if (find_loops && state.steps % kLooks == 0 &&
          loops.HasComeBack(context_.values, state)) {
        find_loops = EndLoop(state, loops.PeriodAt(state));
        continue;
      }
    }
    if (pausing && state.branches.size() > state.branches_before) break;
    context_.forks.clear();
    // Up to the next look at all this; rare steps one by one.
    const uint64_t look = std::min((state.steps | (checks - 1)) + 1, slice_end);
    const bool ordinary = in_stretches && IsNextOrdinary(state);
    const Step step = ordinary ? RunStretch(state, look) : StepOnce(state);
    if (step != Step::kForked) continue;
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
  // Whoever reports on it looks at all that is there.
  if (state.end && ShouldDrop(state))
    DropUnreachable(context_.pool, context_.types, context_.values, state);
  if (state.end && state.frame.nonsense != nullptr)
    Unsupported(state, std::string("not verifiable: ") + state.frame.nonsense);
  results.push_back(std::move(state));
}

std::vector<Machine::State> Machine::Successors(State&& state) {
  CHECK(!state.end, "a finished path should not be continued");
  state.branches_before = state.branches.size();
  std::vector<State> results;
  RunOn(std::move(state), results);
  for (State& next : results)
    if (!AppendBeforeEnd(context_, next) && IsCutByDepth(next))
      OverflowIfEndless(next);
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
    case Branch::Kind::kMerge:
      return text + std::to_string(branch.outcome) + " paths meet";
  }
  UNREACHABLE("a branch should be of one of these kinds");
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
