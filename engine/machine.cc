#include "engine/machine.h"

#include <algorithm>
#include <string>
#include <unordered_set>
#include <utility>

#include "base/check.h"
#include "engine/class_init.h"
#include "engine/dispatch.h"
#include "engine/invocation.h"
#include "engine/monitors.h"

namespace engine {
namespace {

// Bytecodes after which a path lets others, and time limits, have their turn.
constexpr uint64_t kSlice = 100'000;

// The classes that objects of the input can have are initialised before the
// input is made, and so is the class of the method. The class library's are
// not among them: a class of it is initialised when it is used.
class InputClasses {
 public:
  InputClasses(ClassTable& table, const Hierarchy& types)
      : table_(table), types_(types), program_(table.path().ClassNames()) {}

  void Add(ClassId type) {
    if (table_.LetterOf(type) != 'L' && table_.LetterOf(type) != '[') return;
    for (ClassId c : types_.ConcreteSubclasses(type)) AddClass(c);
  }
  std::vector<ClassId> TakeInOrder() { return std::move(order_); }

 private:
  void AddClass(ClassId c) {
    if (!seen_.insert(c).second) return;
    if (table_[c].IsArray()) return Add(table_[c].component);
    for (FieldId f : table_[c].instance_fields) Add(table_[f].type);
    if (std::binary_search(program_.begin(), program_.end(), table_[c].name))
      order_.push_back(c);
  }

  ClassTable& table_;
  const Hierarchy& types_;
  const std::vector<std::string> program_;  // sorted
  std::unordered_set<ClassId> seen_;
  std::vector<ClassId> order_;
};

// Classes that inherit the method as it is: an object of another one would run
// another method.
std::vector<ClassId> ReceiverClasses(Context& context, const Body& entry) {
  std::vector<ClassId> classes;
  for (ClassId c : context.types.ConcreteSubclasses(entry.owner)) {
    const bool exact = entry.info->IsPrivate() || entry.info->IsInitializer();
    if (exact ||
        context.selector.SelectVirtual(entry.method, c).method == entry.method)
      classes.push_back(c);
  }
  return classes;
}

}  // namespace

Machine::Machine(const heap::Context& heap,
                 const heap::Initializer& initializer, ClassTable& table,
                 const Hierarchy& types, MethodId entry,
                 std::optional<MethodId> requirement,
                 const MachineOptions& options)
    : context_(heap, initializer, table, types, options),
      entry_(context_.bodies.Of(entry)),
      requirement_(requirement ? &context_.bodies.Of(*requirement) : nullptr) {
  const std::vector<std::string> names = ParameterNames(table, entry_);
  InputClasses input(table, types);
  for (size_t i = 0; i < names.size(); ++i) {
    const ClassId type = table.NameOfType(entry_.descriptor.parameters[i].text);
    parameters_.push_back(table.AddCell(names[i], type));
    input.Add(type);
  }
  if (!entry_.IsStatic()) input.Add(entry_.owner);
  initialized_first_ = input.TakeInOrder();
  initialized_first_.push_back(entry_.owner);
  if (requirement_ != nullptr)
    initialized_first_.push_back(requirement_->owner);
}

// Cells of a holder that is the first object of all: they go by their name.
void Machine::PassArguments(State& state) {
  heap::Location arguments;
  const ClassId holder = context_.table.AddHolder("", parameters_);
  state.place.heap = state.place.heap.WithRoot(holder, arguments);
  CHECK(arguments == heap::kFirstObject,
        "the arguments should be the first object");
  uint32_t local = entry_.IsStatic() ? 0 : 1;
  for (size_t i = 0; i < parameters_.size(); ++i) {
    const classfile::TypeDescriptor& type = entry_.descriptor.parameters[i];
    state.frame.SetLocal(
        local,
        type.IsReference()
            ? Slot::Parameter(parameters_[i].index())
            : context_.values.FromValue(state.place.heap.Field(
                  context_.pool, context_.types, arguments, parameters_[i])));
    local += static_cast<uint32_t>(type.slots());
  }
}

void Machine::PassReceiver(State& state) {
  heap::Location self;
  state.place.heap = state.place.heap.WithRoot(
      context_.pool, ReceiverClasses(context_, entry_), self);
  state.frame.slots[0] = Slot::At(self);
}

Machine::State Machine::Initial() {
  State state;
  state.frame = MakeFrame(entry_);
  PassArguments(state);
  if (!entry_.IsStatic()) PassReceiver(state);
  state.starting = true;
  return state;
}

Step Machine::Start(State& state) {
  for (ClassId c : initialized_first_)
    if (!IsReady(context_, state, c)) {
      Step step = Initialize(context_, state, c);
      state.frame.next = state.frame.at;
      return step;
    }
  state.starting = false;
  heap::SymbolicHeap& heap = state.place.heap;
  for (uint32_t l = heap::kFirstObject.index();
       l < heap.next_location().index(); ++l)
    if (heap.Info(heap::Location(l)).kind == heap::ObjectInfo::Kind::kAllocated)
      heap = heap.WithPrestate(heap::Location(l));
  heap = heap.WithEntry();
  if (entry_.IsSynchronized()) TakeLock(context_, state);
  if (requirement_ != nullptr) PushRequirement(state);
  return Step::kNext;
}

void Machine::PushRequirement(State& state) {
  Frame frame = MakeFrame(*requirement_);
  frame.is_requirement = true;
  std::copy_n(state.frame.slots.begin(), requirement_->arguments.size(),
              frame.slots.begin());
  PushFrame(state, std::move(frame));
}

Step Machine::StepOnce(State& state) {
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
  if (state.steps++ == context_.options.steps)
    return Finish(state, search::EndKind::kStepLimit,
                  std::to_string(context_.options.steps) + " bytecodes");
  ++context_.bytecodes;
  frame.at = frame.next++;
  const classfile::Instruction& in = body.code->instructions[frame.at];
  return HandlerOf(in.opcode)(context_, state, in);
}

std::vector<Machine::State> Machine::Successors(const State& from) {
  CHECK(!from.end, "a finished path should not be continued");
  State state = from;
  state.branches_before = state.branches.size();
  const uint64_t slice_end = state.steps + kSlice;
  std::vector<State> successors;
  while (!state.end && state.steps < slice_end) {
    context_.forks.clear();
    if (StepOnce(state) != Step::kForked) continue;
    if (context_.forks.size() != 1) return std::move(context_.forks);
    state = std::move(context_.forks[0]);
  }
  if (state.end && state.frame.nonsense != nullptr &&
      state.end->kind != search::EndKind::kUnsupported)
    Unsupported(state, std::string("not verifiable: ") + state.frame.nonsense);
  successors.push_back(std::move(state));
  return successors;
}

}  // namespace engine
