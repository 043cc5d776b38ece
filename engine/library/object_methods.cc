// java.lang.Object, Class and System.
#include <optional>
#include <string>
#include <vector>

#include "engine/library/intrinsics.h"
#include "engine/runtime/exceptions.h"
#include "engine/runtime/invocation.h"
#include "engine/runtime/mirrors.h"
#include "engine/runtime/monitors.h"
#include "engine/runtime/objects.h"
#include "engine/runtime/throwables.h"
#include "engine/state/frame.h"
#include "engine/vm/identity_hash.h"

namespace engine::intrinsics {
namespace {

using Type = Slot::Type;
using expr::Expr;
using expr::Formula;

// A question that the class behind a Class object, the receiver, answers.
template <class Holds>
Step AskClass(Context& c, State& s, const char* question, Holds holds) {
  const Slot self = s.frame.Local(0, Type::kReference);
  return WithObjects(c, s, self, [&](State& t, const auto& objects) {
    Formula yes = Formula::False(), unknown = Formula::False();
    for (const heap::Guarded& e : objects) {
      const auto type = MirroredClass(t, e.location);
      if (!type) unknown = c.pool.Or(unknown, e.guard);
      if (type && holds(*type)) yes = c.pool.Or(yes, e.guard);
    }
    const Expr answer = c.pool.Ite(yes, c.pool.Int(1), c.pool.Int(0));
    return Branching(c, t, unknown, [&](State& u, bool is_unknown) {
      return is_unknown ? Unsupported(u, std::string("Class.") + question +
                                             " of an unknown class")
                        : Leave(c, u, c.values.FromTerm(answer));
    });
  });
}

}  // namespace

Step ReturnNothing(Context& c, State& s) { return Leave(c, s, std::nullopt); }

Step GetClass(Context& c, State& s) {
  const Slot self = s.frame.Local(0, Type::kReference);
  return WithObjects(c, s, self, [&](State& t, const auto& objects) {
    std::vector<heap::Guarded> mirrors;
    for (const heap::Guarded& e : objects)
      for (ClassId type : t.place.heap.ClassesOf(c.pool, e.location)) {
        if (c.table[type].kind == ClassKind::kUnknownSubclass)
          return Unsupported(t, "the Class object of an unknown subclass");
        auto mirror = MirrorOf(c, t, type);
        if (!mirror) return Unsupported(t, "a Class object without a JDK");
        const ClassId only[] = {type};
        mirrors.push_back(
            {c.pool.And(e.guard, t.place.heap.TypeIn(c.pool, e.location, only)),
             *mirror});
      }
    return Leave(c, t, c.values.FromSet(heap::ValueSet::Of(c.pool, mirrors)));
  });
}

namespace {

bool HasFixedHash(const Context& c, const State& s, heap::Location l) {
  using Kind = heap::ObjectInfo::Kind;
  const Kind kind = s.place.heap.Info(l).kind;
  return !c.options.any_identity_hash && !c.options.pause_at_decisions &&
         (kind == Kind::kAllocated || kind == Kind::kPrestate);
}

// The library keeps tables of its own classes.
bool IsOwnTable(const Context& c, const State& s, heap::Location l) {
  const auto type = MirroredClass(s, l);
  return type && c.table[*type].IsOfLibrary() && !s.callers.empty() &&
         c.table[s.callers.top().body->owner].IsOfLibrary();
}

// Whoever prints a stack trace remembers in a table what was printed: its order
// is nobody's business.
bool IsForPrinting(const Context& c, const State& s) {
  bool printing = false;
  s.callers.ForEachWhile([&](const Frame& frame) {
    const std::string& name = c.table[frame.body->owner].name;
    printing = name == kThrowable;
    return name == "java/util/IdentityHashMap" ||
           name == "java/util/Collections$SetFromMap";
  });
  return printing;
}

Expr HashOf(Context& c, State& s, heap::Location l) {
  if (!HasFixedHash(c, s, l)) {
    s.place.heap.NoteNamed(l);
    return IdentityHashOf(c.pool, c.types, s.place.heap, l);
  }
  if (!IsOwnTable(c, s, l) && !IsForPrinting(c, s)) {
    s.hashed = true;
    c.settings.insert(
        "identity hash codes are those that the objects have here");
  }
  return c.pool.Int(FixedIdentityHash(l));
}

}  // namespace

// 0 for null.
Step IdentityHash(Context& c, State& s) {
  const Slot self = s.frame.Local(0, Type::kReference);
  // Strings and boxes have a hashCode of their own, but can be asked for this.
  if (s.frame.body->IsStatic()) NoteIdentity(c, s, self);
  return WithObjects(c, s, self, [&](State& t, const auto& objects) {
    Expr hash = c.pool.Int(0);
    for (const heap::Guarded& e : objects)
      hash = c.pool.Ite(e.guard, HashOf(c, t, e.location), hash);
    return Leave(c, t, c.values.FromTerm(hash));
  });
}

Step Notify(Context& c, State& s) {
  const Slot self = s.frame.Local(0, Type::kReference);
  NoteIdentity(c, s, self);
  return Unless(c, s, NotEntered(c, s, self),
                Implicit::kIllegalMonitorStateException,
                [&](State& t) { return Leave(c, t, std::nullopt); });
}

// As of a JVM run with -ea: assertions are on, but not those of the library.
// An array's class never has them, whatever its elements.
Step DesiredAssertionStatus(Context& c, State& s) {
  return AskClass(c, s, "desiredAssertionStatus", [&](ClassId type) {
    if (c.table[type].IsOfLibrary()) return false;
    c.asserts = true;
    return c.options.assertions;
  });
}

Step IsArrayClass(Context& c, State& s) {
  return AskClass(c, s, "isArray",
                  [&](ClassId type) { return c.table[type].IsArray(); });
}

// The text of the literal names the type.
Step GetPrimitiveClass(Context& c, State& s) {
  constexpr struct {
    const char16_t* name;
    const char* letter;
  } kTypes[] = {{u"boolean", "Z"}, {u"byte", "B"},   {u"char", "C"},
                {u"short", "S"},   {u"int", "I"},    {u"long", "J"},
                {u"float", "F"},   {u"double", "D"}, {u"void", "V"}};
  const Slot name = s.frame.Local(0, Type::kReference);
  auto text = name.IsKnown() ? LiteralText(s, name.location()) : std::nullopt;
  if (text)
    for (const auto& type : kTypes)
      if (c.program[*text] == type.name)
        if (auto mirror = MirrorOf(c, s, c.table.NameOfType(type.letter)))
          return Leave(c, s, Slot::At(*mirror));
  return Unsupported(s, "the Class object of an unknown primitive type");
}

}  // namespace engine::intrinsics
