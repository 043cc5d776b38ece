#include "engine/runtime/exceptions.h"

#include <optional>

#include "base/hash.h"
#include "engine/runtime/class_init.h"
#include "engine/runtime/invocation.h"
#include "engine/runtime/late_text.h"
#include "engine/runtime/mirrors.h"
#include "engine/runtime/monitors.h"
#include "engine/runtime/throwables.h"
#include "engine/state/traces.h"
#include "heap/value_set.h"

namespace engine {
namespace {

constexpr const char* kNames[] = {
#define EXCEPTION(name) "java/lang/" #name,
#include "engine/runtime/exceptions.def"
#undef EXCEPTION
};

using Found = std::optional<uint32_t>;

// The instruction a caught exception goes on with; none: not caught here.
Linked<Found> FindHandler(Context& context, const Frame& frame, ClassId type) {
  const Body& body = *frame.body;
  if (body.intrinsic != nullptr || body.code == nullptr)
    return Found(std::nullopt);
  for (const classfile::ExceptionHandler& h : body.code->handlers) {
    if (frame.at < h.start || frame.at >= h.end) continue;
    if (h.catch_type == 0) return Found(h.handler);
    Linked<ClassId> caught = context.resolver.Class(body.owner, h.catch_type);
    if (!caught.ok()) return caught.error();
    if (context.table.IsSubtype(type, caught.value())) return Found(h.handler);
  }
  return Found(std::nullopt);
}

Step EndUncaught(Context& context, State& state, const Slot& exception,
                 ClassId type) {
  state.result = exception;
  NoteOutcome(context, state);
  const bool assertion = context.table[type].name == "java/lang/AssertionError";
  return Finish(
      state,
      assertion ? search::EndKind::kViolation : search::EndKind::kException,
      context.table.TextOf(type));
}

// On a JVM no initialiser of the class library fails: something it needs is
// not modelled.
Step UnfitForLibrary(Context& context, State& state, ClassId thrown) {
  return Unsupported(state, "the initialiser of " +
                                context.table.TextOf(state.frame.body->owner) +
                                ", which here throws " +
                                context.table.TextOf(thrown));
}

}  // namespace

namespace {

std::optional<heap::Location> MessageText(Context& context, State& state,
                                          const Message& message) {
  if (message.is_nothing) return heap::kNull;
  return message.text ? NewString(context, state, *message.text)
                      : NewLateString(context, state, *message.later);
}

// In a game both sides have the same objects: neither makes a message.
void SetMessage(Context& context, State& state, heap::Location exception,
                const Message& message) {
  const bool known = message.text || message.later || message.is_nothing;
  if (!known || !context.options.messages || context.options.pause_at_decisions)
    return;
  Linked<ClassId> throwable =
      context.table.Load(context.table.Name(kThrowable));
  if (!throwable.ok()) return;
  const auto field = context.table.DeclaredField(
      throwable.value(), "detailMessage", "Ljava/lang/String;");
  const auto text = MessageText(context, state, message);
  if (field && text)
    state.place.heap.SetField(exception, *field, heap::ValueSet(*text));
}

}  // namespace

Step Throw(Context& context, State& state, const std::string& class_name,
           const Message& message) {
  Linked<ClassId> type = context.table.Load(context.table.Name(class_name));
  if (!type.ok()) return Unsupported(state, type.error()->ToString());
  Decide(state, Branch::Kind::kException, type.value().index(),
         base::HashText(class_name), true);
  heap::Location made;
  state.place.heap = state.place.heap.WithAllocation(type.value(), made);
  NoteRaised(context.table, state, made);
  SetMessage(context, state, made, message);
  return Unwind(context, state, Slot::At(made), type.value());
}

Step Throw(Context& context, State& state, Implicit exception,
           const Message& message) {
  return Throw(context, state, kNames[static_cast<size_t>(exception)], message);
}

namespace {

// On a JVM too, if it is missing there: more often the class path is too short.
void NoteMissing(Context& context, const State& state, const LinkError& error) {
  context.assumptions.insert("a class is missing when the program runs, too: " +
                             error.error.ToString() + "; asked for by " +
                             context.table.TextOf(state.frame.body->owner));
}

}  // namespace

Step Throw(Context& context, State& state, const LinkError& error) {
  if (error.kind == JavaError::kNoClassDefFoundError)
    NoteMissing(context, state, error);
  return Throw(context, state, InternalName(error.kind));
}

namespace {

// No program puts there what throws. An Error is about something else.
Step UnfitToFill(Context& context, State& state, ClassId type) {
  Linked<ClassId> error =
      context.table.Load(context.table.Name("java/lang/Error"));
  if (error.ok() && !context.table.IsSubtype(type, error.value()))
    return Step::kForked;
  return Unsupported(state, "content of an input object that ends with " +
                                context.table.TextOf(type));
}

}  // namespace

Step Unwind(Context& context, State& state, Slot exception, ClassId type) {
  // Where the path ends if nobody catches it: where it was thrown.
  const Body* thrown_in = state.frame.body;
  const uint32_t thrown_at = state.frame.at;
  std::vector<LeftMethod> left;
  ClassId failed = {};  // the last class whose initialiser was left
  for (;;) {
    if (state.frame.waiting) {
      FailWaiting(context, state, failed);
      PopFrame(state);
      continue;
    }
    Linked<Found> handler = FindHandler(context, state.frame, type);
    if (!handler.ok()) return Unsupported(state, handler.error()->ToString());
    if (handler.value()) {
      state.frame.DropOperands();
      state.frame.Push(exception);
      state.frame.next = *handler.value();
      return Step::kNext;
    }
    ReleaseLock(context, state);
    left.push_back({state.frame.body, state.frame.at});
    if (state.frame.body->initializes_class) {
      failed = state.frame.body->owner;
      if (context.table[failed].IsOfLibrary())
        return UnfitForLibrary(context, state, type);
      FailInitializer(context, state, exception, type);
    }
    // An input that makes it fail is none that it allows.
    if (state.frame.is_requirement) return Step::kForked;
    if (state.frame.fills) return UnfitToFill(context, state, type);
    if (state.callers.empty()) {
      Step step = EndUncaught(context, state, exception, type);
      state.end_body = thrown_in;
      state.end_at = thrown_at;
      state.left =
          std::make_shared<const std::vector<LeftMethod>>(std::move(left));
      return step;
    }
    PopFrame(state);
  }
}

}  // namespace engine
