// What the class library asks the virtual machine itself: switches that are
// off, the one thread there is, texts that are the same object.
#include <optional>
#include <string>

#include "engine/library/calling.h"
#include "engine/library/intrinsics.h"
#include "engine/runtime/class_init.h"
#include "engine/runtime/exceptions.h"
#include "engine/runtime/invocation.h"
#include "engine/runtime/mirrors.h"
#include "engine/runtime/monitors.h"
#include "engine/vm/vm_objects.h"

namespace engine::intrinsics {
namespace {

using Type = Slot::Type;

// A final field, which nobody but the virtual machine can write.
Step SetStream(Context& c, State& s, const char* name, const char* type) {
  const ClassId system = s.frame.body->owner;
  const auto field = c.table.DeclaredField(system, name, type);
  if (!field) return NoModel(c, s);
  s.place.heap.SetCell(Statics(c, s, system), *field,
                       c.values.ToCell(s.frame.Local(0, Type::kReference)));
  return Leave(c, s, std::nullopt);
}

}  // namespace

Step SetOut(Context& c, State& s) {
  return SetStream(c, s, "out", "Ljava/io/PrintStream;");
}
Step SetErr(Context& c, State& s) {
  return SetStream(c, s, "err", "Ljava/io/PrintStream;");
}
Step SetIn(Context& c, State& s) {
  return SetStream(c, s, "in", "Ljava/io/InputStream;");
}

Step ReturnFalse(Context& c, State& s) { return Leave(c, s, Slot::Int(0)); }
Step ReturnTrue(Context& c, State& s) { return Leave(c, s, Slot::Int(1)); }
Step ReturnNull(Context& c, State& s) { return Leave(c, s, Slot::Null()); }
Step ReturnZero(Context& c, State& s) { return Leave(c, s, Slot::Long(0)); }

Step CurrentThread(Context& c, State& s) {
  auto thread = MainThread(c, s);
  if (!thread) return Unsupported(s, "the current thread without a JDK");
  c.settings.insert("no thread of the input is the current one");
  return Leave(c, s, Slot::At(*thread));
}

Step HoldsLock(Context& c, State& s) {
  const Slot object = s.frame.Local(0, Type::kReference);
  return WhereNotNull(c, s, object, [&](State& t) {
    NoteIdentity(c, t, object);
    return Leave(c, t,
                 c.values.FromTerm(c.pool.Ite(NotEntered(c, t, object),
                                              c.pool.Int(0), c.pool.Int(1))));
  });
}

// The first string of a text to be interned is the one; what is interned before
// the program starts is up to the virtual machine.
Step StringIntern(Context& c, State& s) {
  const Slot self = s.frame.Local(0, Type::kReference);
  const auto text = KnownText(c, s, self);
  if (!text) return Unsupported(s, "String.intern of an unknown text");
  const StringId id = c.program.Intern(*text);
  if (const heap::Location* known = s.literals.Find(id.index()))
    return Leave(c, s, Slot::At(*known));
  if (s.input_strings) return Unsupported(s, "String.intern beside an input");
  c.settings.insert(
      "no text that is interned was interned before the program started");
  s.literals = s.literals.With(id.index(), self.location());
  return Leave(c, s, self);
}

// How many there are is a matter of the machine. Tables that many threads may
// share spread over them; with one thread that makes no difference.
Step AvailableProcessors(Context& c, State& s) {
  return IsCalledBy(c, s, "java/util/concurrent/") ? Leave(c, s, Slot::Int(1))
                                                   : NoModel(c, s);
}

// Into how many parts work is split follows from it, and who runs what is to be
// done later.
Step CommonParallelism(Context& c, State& s) {
  if (!IsCalledBy(c, s, "java/util/")) return NoModel(c, s);
  c.settings.insert("the common pool of tasks has one thread");
  return Leave(c, s, Slot::Int(1));
}

// Which order sets and maps that List.of and its kin make have is up to chance;
// one is fixed, and told where it matters (ImmutableOrder).
Step ImmutableSeed(Context& c, State& s) { return Leave(c, s, Slot::Long(1)); }

Step ImmutableOrder(Context& c, State& s) {
  c.settings.insert("Set.of and Map.of have one of the orders they may have");
  return RunCode(c, s);
}

Step Exit(Context&, State& s) {
  const Slot status = s.frame.Local(1, Type::kInt);
  return Finish(s, search::EndKind::kExit,
                status.IsKnown() ? "status " + std::to_string(status.AsInt())
                                 : "a status that depends on the input");
}

Step NoModel(Context&, State& s) {
  return Unsupported(s, "a call of " + s.frame.body->text);
}

// Strings keep the low byte of a character first (engine/runtime/mirrors.cc).
Step IsBigEndian(Context& c, State& s) { return Leave(c, s, Slot::Int(0)); }

}  // namespace engine::intrinsics
