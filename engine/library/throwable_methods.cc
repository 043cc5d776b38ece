// java.lang.Throwable. What an exception says that an instruction raised is
// found out when somebody asks, and so is its stack trace; where that cannot be
// told, asking for it ends the path.
#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "classfile/modified_utf8.h"
#include "engine/call_sites/call_site.h"
#include "engine/library/intrinsics.h"
#include "engine/runtime/exceptions.h"
#include "engine/runtime/invocation.h"
#include "engine/runtime/late_text.h"
#include "engine/runtime/mirrors.h"
#include "engine/state/trace.h"
#include "engine/state/traces.h"
#include "engine/vm/trace_elements.h"

namespace engine::intrinsics {
namespace {

using Type = Slot::Type;

constexpr const char* kNoMessage =
    "the message of an exception the program did not construct";
constexpr const char* kNullPointerException = "java/lang/NullPointerException";

FieldId Field(Context& c, State& s, const char* name, const char* descriptor) {
  return *c.table.DeclaredField(s.frame.body->owner, name, descriptor);
}

// With a message that is given, if only as null. It may be one that takes no
// stack trace.
Step InitByCode(Context& c, State& s) {
  const Slot self = s.frame.Local(0, Type::kReference);
  if (!self.IsKnown())
    return Unsupported(s, "a constructor on an object of the input");
  NoteNoTrace(s, self.location());
  s.place.heap.SetField(self.location(),
                        Field(c, s, "detailMessage", "Ljava/lang/String;"),
                        heap::ValueSet());
  return RunCode(c, s);
}

// Constructors call it, so that it belongs to what they do.
bool OverridesFillIn(Context& c, const State& s, heap::Location self) {
  const auto own = c.table.DeclaredMethod(
      s.frame.body->owner, "fillInStackTrace", "()Ljava/lang/Throwable;");
  return !own ||
         c.selector.SelectVirtual(*own, s.place.heap.Info(self).exact).method !=
             own;
}

Step Init(Context& c, State& s, const Slot& message, const Slot& cause) {
  const Slot self = s.frame.Local(0, Type::kReference);
  if (!self.IsKnown())
    return Unsupported(s, "a constructor on an object of the input");
  if (OverridesFillIn(c, s, self.location())) return InitByCode(c, s);
  heap::SymbolicHeap& heap = s.place.heap;
  heap = heap.WithField(self.location(),
                        Field(c, s, "detailMessage", "Ljava/lang/String;"),
                        c.values.ToValue(message))
             .WithField(self.location(),
                        Field(c, s, "cause", "Ljava/lang/Throwable;"),
                        c.values.ToValue(cause));
  NoteFilledIn(c.table, s, self.location());
  return Leave(c, s, std::nullopt);
}

}  // namespace

// Throwable's own way to say "no cause yet".
Step InitThrowable(Context& c, State& s) {
  return Init(c, s, Slot::Null(), s.frame.Local(0, Type::kReference));
}
Step InitThrowableMessage(Context& c, State& s) {
  return Init(c, s, s.frame.Local(1, Type::kReference),
              s.frame.Local(0, Type::kReference));
}
Step InitThrowableBoth(Context& c, State& s) {
  return Init(c, s, s.frame.Local(1, Type::kReference),
              s.frame.Local(2, Type::kReference));
}
Step InitThrowableCause(Context& c, State& s) {
  const Slot cause = s.frame.Local(1, Type::kReference);
  if (cause == Slot::Null()) return Init(c, s, Slot::Null(), cause);
  return InitByCode(c, s);
}

Step InitThrowableAll(Context& c, State& s) { return InitByCode(c, s); }

namespace {

// What the library keeps of the trace, if it has looked at it.
void RenewDepth(Context& c, State& s, heap::Location self) {
  const Trace& trace = *TraceOf(s, self);
  const FieldId depth = Field(c, s, "depth", "I");
  if (s.place.heap.IsWritten(self, depth))
    s.place.heap.SetField(
        self, depth, c.pool.Int(static_cast<int32_t>(trace.methods.size())));
}

}  // namespace

Step FillInStackTrace(Context& c, State& s) {
  const Slot self = s.frame.Local(0, Type::kReference);
  if (!IsOneObject(c, s, self)) {
    for (const heap::Guarded& e : c.values.ToSet(self).entries())
      NoteLost(s, e.location);
    return Leave(c, s, self);
  }
  NoteFilledIn(c.table, s, self.location());
  RenewDepth(c, s, self.location());
  return Leave(c, s, self);
}

Step ElementsOfTrace(Context& c, State& s) {
  const Slot self = s.frame.Local(0, Type::kReference);
  const Trace* trace =
      IsOneObject(c, s, self) ? TraceOf(s, self.location()) : nullptr;
  if (trace == nullptr || trace->unknown != nullptr)
    return Unsupported(s, trace == nullptr ? "the stack trace of an exception"
                                           : trace->unknown);
  s.traced = true;
  c.settings.insert(
      "stack traces begin with the method that is explored: nothing calls it");
  const Trace known = *trace;
  const auto made = TraceElements(c, s, known);
  return made ? Leave(c, s, Slot::At(*made))
              : Unsupported(s, "a stack trace without a JDK");
}

namespace {

// What a JVM calls it depends on its update release.
constexpr const char* kStates[] = {"extendedMessageState",
                                   "numStackTracesFilledIn"};

// An instruction has raised it, and nobody has asked yet: a JVM has made it
// without a message, and notes that it can find one out.
void NoteNull(Context& c, State& s, heap::Location l, FieldId f) {
  const Trace* trace = TraceOf(s, l);
  if (trace == nullptr || trace->raised.body == nullptr ||
      s.place.heap.IsWritten(l, f))
    return;
  const ClassId type = s.place.heap.Info(l).exact;
  if (c.table[type].name != kNullPointerException) return;
  s.place.heap.SetField(l, f, heap::ValueSet());
  for (const char* name : kStates)
    if (const auto state = c.table.DeclaredField(type, name, "I"))
      s.place.heap.SetField(l, *state, c.pool.Int(1));
}

}  // namespace

Step GetMessage(Context& c, State& s) {
  const Slot self = s.frame.Local(0, Type::kReference);
  const FieldId f = Field(c, s, "detailMessage", "Ljava/lang/String;");
  const heap::ValueSet set = c.values.ToSet(self);
  if (c.options.messages && !c.options.pause_at_decisions)
    for (const heap::Guarded& e : set.entries()) NoteNull(c, s, e.location, f);
  bool modelled = true;
  for (const heap::Guarded& e : set.entries())
    modelled &= e.location != heap::kNull &&
                s.place.heap.Info(e.location).kind ==
                    heap::ObjectInfo::Kind::kAllocated &&
                s.place.heap.IsWritten(e.location, f);
  if (!modelled) return Unsupported(s, kNoMessage);
  return ForEach(c, s, c.access.Read(s.place, set, f),
                 [&](State& t, const heap::Value& value) {
                   return Leave(c, t, c.values.FromValue(value));
                 });
}

// Of one that the program has made: null.
Step MessageOfNull(Context& c, State& s) {
  const Slot self = s.frame.Local(0, Type::kReference);
  const Trace* trace =
      IsOneObject(c, s, self) ? TraceOf(s, self.location()) : nullptr;
  if (trace == nullptr) return Unsupported(s, kNoMessage);
  if (trace->raised.body == nullptr) return Leave(c, s, Slot::Null());
  const auto message = NullMessage(c.table, trace->raised);
  if (!message) return Unsupported(s, kNoMessage);
  if (message->empty()) return Leave(c, s, Slot::Null());
  const auto made = NewString(c, s, classfile::DecodeModifiedUtf8(*message));
  return made ? Leave(c, s, Slot::At(*made)) : Unsupported(s, kNoMessage);
}

namespace {

// Where Throwable's own methods tell it: the one string that it is.
std::optional<Slot> OwnMessage(Context& c, State& s, const Slot& self) {
  if (!IsOneObject(c, s, self)) return std::nullopt;
  const heap::ObjectInfo& info = s.place.heap.Info(self.location());
  if (info.type || c.table[info.exact].hidden) return std::nullopt;
  for (const char* name : {"getMessage", "getLocalizedMessage"}) {
    const auto own = c.table.DeclaredMethod(s.frame.body->owner, name,
                                            "()Ljava/lang/String;");
    if (!own || c.selector.SelectVirtual(*own, info.exact).method != own)
      return std::nullopt;
  }
  const heap::CellContent* cell = s.place.heap.Written(
      self.location(), Field(c, s, "detailMessage", "Ljava/lang/String;"));
  if (cell == nullptr) return std::nullopt;
  const Slot message = c.values.FromCell(*cell);
  return IsOneObject(c, s, message) ? std::optional(message) : std::nullopt;
}

std::optional<heap::Location> NameOfClass(Context& c, State& s, ClassId type) {
  std::string name = c.table[type].name;
  std::replace(name.begin(), name.end(), '/', '.');
  return LiteralOf(c, s, c.program.Intern(classfile::DecodeModifiedUtf8(name)));
}

}  // namespace

// "class: message", which is written when somebody looks at it.
Step ThrowableText(Context& c, State& s) {
  const Slot self = s.frame.Local(0, Type::kReference);
  const auto message = OwnMessage(c, s, self);
  if (!message) return RunCode(c, s);
  const CallSite& site = c.program.call_sites.ForText(
      s.frame.body->owner, u"\1: \1",
      "(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;");
  const auto name = NameOfClass(c, s, s.place.heap.Info(self.location()).exact);
  if (!site.method || !name) return RunCode(c, s);
  const Body& maker = c.bodies.Of(*site.method);
  const std::vector<Slot> parts = {Slot::At(*name), *message};
  if (!IsTextToComeLater(c, s, maker, parts)) return RunCode(c, s);
  const auto made = NewLateString(c, s, {&maker, parts, &site.around});
  return made ? Leave(c, s, Slot::At(*made)) : RunCode(c, s);
}

}  // namespace engine::intrinsics
