#include "engine/runtime/class_init.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "classfile/access_flags.h"
#include "classfile/modified_utf8.h"
#include "engine/program/literals.h"
#include "engine/runtime/exceptions.h"
#include "engine/runtime/invocation.h"
#include "engine/runtime/mirrors.h"
#include "engine/runtime/throwables.h"
#include "engine/state/traces.h"

namespace engine {
namespace {

using Status = ClassState::Status;

ClassState StateOf(const State& state, ClassId c) {
  const ClassState* found = state.classes.Find(c.index());
  return found != nullptr ? *found : ClassState{};
}

void SetStatus(State& state, ClassId c, Status status) {
  ClassState changed = StateOf(state, c);
  changed.status = status;
  state.classes = state.classes.With(c.index(), changed);
}

// The value of a field's ConstantValue attribute, if it has one.
std::optional<heap::Value> ConstantOf(Context& context, State& state,
                                      const FieldInfo& field) {
  const std::optional<uint16_t> found = ConstantIndexOf(field);
  if (!found) return std::nullopt;
  const uint16_t index = *found;
  const classfile::ConstantPool& pool = context.table[field.owner].file->pool;
  switch (pool.tag(index)) {
    case classfile::ConstantTag::kInteger:
      return context.pool.Int(pool.Integer(index));
    case classfile::ConstantTag::kLong:
      return context.pool.Long(pool.Long(index));
    case classfile::ConstantTag::kFloat:
      return context.pool.Float(pool.Float(index));
    case classfile::ConstantTag::kDouble:
      return context.pool.Double(pool.Double(index));
    default:
      break;
  }
  auto literal = LiteralOf(context, state,
                           context.program.Intern(classfile::DecodeModifiedUtf8(
                               pool.String(index))));
  if (!literal) return std::nullopt;
  return heap::ValueSet(*literal);
}

// Is `first` initialised as part of initialising c?
bool NeedsFirst(const Context& context, ClassId c, ClassId first) {
  const std::vector<ClassId> order = context.program.InitializationOrder(c);
  return std::find(order.begin(), order.end(), first) != order.end();
}

}  // namespace

bool IsReady(Context& context, const State& state, ClassId c) {
  const ClassState* found = state.classes.Find(c.index());
  if (found != nullptr &&
      (found->status == Status::kReady || found->status == Status::kRunning))
    return true;
  if (found != nullptr && found->status == Status::kPartial) {
    context.assumptions.insert(context.partial.at(c));
    return true;
  }
  return !context.program.NeedsInitializer(c);
}

bool IsLeftUndone(const State& state, ClassId c, FieldId f) {
  const ClassState* found = state.classes.Find(c.index());
  return found != nullptr && found->status == Status::kPartial &&
         !state.place.heap.IsWritten(found->statics, f);
}

Step Initialize(Context& context, State& state, ClassId c) {
  const std::vector<ClassId> order = context.program.InitializationOrder(c);
  size_t count = 0;  // up to the first that cannot be used
  while (count < order.size() &&
         StateOf(state, order[count]).status != Status::kErroneous)
    ++count;
  std::vector<ClassId> open;
  for (size_t i = 0; i < count; ++i)
    if (!IsReady(context, state, order[i])) open.push_back(order[i]);
  if (open.empty() && count < order.size()) {
    for (size_t i = count; i < order.size(); ++i)
      if (NeedsFirst(context, order[i], order[count]))
        SetStatus(state, order[i], Status::kErroneous);
    return Throw(
        context, state, Implicit::kNoClassDefFoundError,
        u"Could not initialize class " +
            classfile::DecodeModifiedUtf8(context.table.TextOf(order[count])));
  }
  state.frame.next = state.frame.at;
  // The first one pushed runs last.
  for (size_t i = open.size(); i-- > 0;) {
    SetStatus(state, open[i], Status::kRunning);
    PushFrame(state, MakeFrame(context.program.InitializerOf(open[i])));
    state.frame.waiting = i > 0;
  }
  return Step::kNext;
}

namespace {

// Static fields of c that may hold anything at the start. A requirement may
// have come to know them before: what it did is undone, and they are what they
// were.
heap::Location InputStatics(Context& context, State& state, ClassId c) {
  const ClassId holder = context.program.StaticsOf(c);
  heap::SymbolicHeap& heap = state.place.heap;
  heap::Location found = heap::kNull;
  heap.log().ForEachWhile([&](const heap::InitRecord& r) {
    if (r.created != heap::kNull && heap.Info(r.created).exact == holder)
      found = r.created;
    return found == heap::kNull;
  });
  if (found == heap::kNull) heap = heap.WithRoot(holder, found);
  return found;
}

// An initialiser under way finds no input but what it has written, and zeros.
heap::Location NewStatics(Context& context, State& state, ClassId c) {
  if (context.options.input_statics &&
      StateOf(state, c).status != Status::kRunning)
    return InputStatics(context, state, c);
  return state.place.heap.Allocate(context.program.StaticsOf(c));
}

}  // namespace

heap::Location Statics(Context& context, State& state, ClassId c) {
  ClassState known = StateOf(state, c);
  if (known.statics != heap::kNull) return known.statics;
  const heap::Location made = NewStatics(context, state, c);
  known.statics = made;
  state.classes = state.classes.With(c.index(), known);
  for (FieldId f : context.table[c].static_fields)
    if (auto value = ConstantOf(context, state, context.table[f]))
      state.place.heap = state.place.heap.WithField(made, f, *std::move(value));
  if (context.table[c].name == kThrowable)
    FillThrowableStatics(context, state, c, made);
  return made;
}

namespace {

// All but the final ones may hold anything at the start.
void LetStaticsBeInput(Context& context, State& state, ClassId c) {
  ClassState known = StateOf(state, c);
  if (known.statics == heap::kNull) return;
  const heap::Location input = InputStatics(context, state, c);
  heap::SymbolicHeap& heap = state.place.heap;
  for (FieldId f : context.table[c].static_fields)
    if (context.table[f].Has(classfile::kAccFinal))
      heap.SetField(input, f,
                    heap.Field(context.pool, context.types, known.statics, f));
  known.statics = input;
  state.classes = state.classes.With(c.index(), known);
}

// TRUE and FALSE are boxes that valueOf gives again, made here: see
// engine/runtime/mirrors.h for what an input may be.
void KeepBooleans(Context& context, State& state, ClassId c) {
  if (!state.input_boxes || state.starting ||
      context.table[c].name != "java/lang/Boolean")
    return;
  const heap::Location statics = StateOf(state, c).statics;
  for (FieldId f : context.table[c].static_fields) {
    if (context.table[f].type != c) continue;
    const Slot box = context.values.FromValue(
        state.place.heap.Field(context.pool, context.types, statics, f));
    const bool truth = context.table[f].name == "TRUE";
    state.boxes.Push(
        {c, context.pool.Int(truth), box.location(), expr::Formula::True()});
  }
}

}  // namespace

void FinishInitializer(Context& context, State& state) {
  const ClassId c = state.frame.body->owner;
  KeepBooleans(context, state, c);
  SetStatus(state, c, Status::kReady);
  if (context.options.input_statics) LetStaticsBeInput(context, state, c);
}

void FailWaiting(Context& context, State& state, ClassId failed) {
  const ClassId c = state.frame.body->owner;
  SetStatus(
      state, c,
      NeedsFirst(context, c, failed) ? Status::kErroneous : Status::kPrepared);
}

void FailInitializer(Context& context, State& state, Slot& exception,
                     ClassId& type) {
  SetStatus(state, state.frame.body->owner, Status::kErroneous);
  Linked<ClassId> error =
      context.table.Load(context.table.Name("java/lang/Error"));
  if (error.ok() && context.table.IsSubtype(type, error.value())) return;
  Linked<ClassId> wrapper = context.table.Load(
      context.table.Name("java/lang/ExceptionInInitializerError"));
  if (!wrapper.ok()) return;
  heap::Location made;
  heap::SymbolicHeap& heap = state.place.heap;
  heap = heap.WithAllocation(wrapper.value(), made);
  Linked<ClassId> throwable =
      context.table.Load(context.table.Name("java/lang/Throwable"));
  if (throwable.ok())
    if (auto cause = context.table.DeclaredField(throwable.value(), "cause",
                                                 "Ljava/lang/Throwable;"))
      heap = heap.WithField(made, *cause, context.values.ToValue(exception));
  NoteWrapped(context.table, state, made);
  exception = Slot::At(made);
  type = wrapper.value();
}

}  // namespace engine
