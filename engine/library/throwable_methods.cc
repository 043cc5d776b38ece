// java.lang.Throwable without stack traces. A message that was never given,
// that of an exception an instruction raised, is not modelled: such a cell is
// not written, and asking for it ends the path.
#include <string>

#include "engine/library/intrinsics.h"
#include "engine/runtime/exceptions.h"
#include "engine/runtime/invocation.h"

namespace engine::intrinsics {
namespace {

using Type = Slot::Type;

FieldId Field(Context& c, State& s, const char* name, const char* descriptor) {
  return *c.table.DeclaredField(s.frame.body->owner, name, descriptor);
}

// With a message that is given, if only as null.
Step InitByCode(Context& c, State& s) {
  const Slot self = s.frame.Local(0, Type::kReference);
  if (!self.IsKnown())
    return Unsupported(s, "a constructor on an object of the input");
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

Step GetMessage(Context& c, State& s) {
  const Slot self = s.frame.Local(0, Type::kReference);
  const FieldId f = Field(c, s, "detailMessage", "Ljava/lang/String;");
  const heap::ValueSet set = c.values.ToSet(self);
  bool modelled = true;
  for (const heap::Guarded& e : set.entries())
    modelled &= e.location != heap::kNull &&
                s.place.heap.Info(e.location).kind ==
                    heap::ObjectInfo::Kind::kAllocated &&
                s.place.heap.IsWritten(e.location, f);
  if (!modelled)
    return Unsupported(s,
                       "the message of an exception the program did not "
                       "construct");
  return ForEach(c, s, c.access.Read(s.place, set, f),
                 [&](State& t, const heap::Value& value) {
                   return Leave(c, t, c.values.FromValue(value));
                 });
}

}  // namespace engine::intrinsics
