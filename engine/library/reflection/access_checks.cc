// What reflection asks before it lets anybody at a member: packages, nests and
// modules. Of what modules export only this is known: all packages of the Java
// platform itself, and none of these is open.
#include <optional>
#include <string>

#include "classfile/access_flags.h"
#include "engine/library/reflection/known_class.h"
#include "engine/library/reflection/reflection.h"
#include "engine/runtime/exceptions.h"
#include "engine/runtime/invocation.h"
#include "engine/runtime/mirrors.h"
#include "engine/vm/module_objects.h"

namespace engine::intrinsics {
namespace {

using Type = Slot::Type;

template <class Answer>  // (ClassId, ClassId) -> bool
Step OfTwoClasses(Context& c, State& s, Answer answer) {
  const auto a = KnownClassIn(s, 0), b = KnownClassIn(s, 1);
  if (!a || !b)
    return Unsupported(s, s.frame.body->text + " of unknown classes");
  return Leave(c, s, Slot::Int(answer(*a, *b) ? 1 : 0));
}

// Its name; none: it is the unnamed module. What is no known module has none
// either, and is told by `known`.
struct Known {
  bool known = false, named = false;
};

Known ModuleIn(Context& c, const State& s, const Slot& module) {
  if (!IsOneObject(c, s, module) || s.place.heap.Info(module.location()).kind !=
                                        heap::ObjectInfo::Kind::kAllocated)
    return {};
  const auto f = c.table.DeclaredField(
      s.place.heap.Info(module.location()).exact, "name", "Ljava/lang/String;");
  if (!f) return {};
  return {true, s.place.heap.IsWritten(module.location(), *f)};
}

// Of a package in a named module.
Step LeaveForPackage(Context& c, State& s, bool answer) {
  const auto name = KnownText(c, s, s.frame.Local(1, Type::kReference));
  if (!name || !name->starts_with(u"java."))
    return Unsupported(s, "what a module exports or opens");
  return Leave(c, s, Slot::Int(answer ? 1 : 0));
}

Step AskModule(Context& c, State& s, bool named_answer) {
  const Known module = ModuleIn(c, s, s.frame.Local(0, Type::kReference));
  if (!module.known) return Unsupported(s, "an unknown module");
  if (!module.named) return RunCode(c, s);
  return LeaveForPackage(c, s, named_answer);
}

}  // namespace

Step AreNestMates(Context& c, State& s) {
  return OfTwoClasses(c, s, [&](ClassId a, ClassId b) {
    return a == b || c.table.NestHost(a) == c.table.NestHost(b);
  });
}

// One class path: no two packages of one name.
Step IsSameClassPackage(Context& c, State& s) {
  return OfTwoClasses(c, s, [&](ClassId a, ClassId b) {
    return c.table[a].package == c.table[b].package;
  });
}

// Those of the class file, not those of InnerClasses.
Step ClassAccessFlags(Context& c, State& s) {
  const auto type = KnownClassIn(s, 0);
  if (!type) return Unsupported(s, "access flags of an unknown class");
  const ClassInfo& info = c.table[*type];
  if (info.kind == ClassKind::kClass)
    return Leave(c, s,
                 Slot::Int(info.access_flags & ~classfile::kAccSuper & 0x7fff));
  return Unsupported(s, "access flags of " + c.table.TextOf(*type));
}

Step ModuleExports(Context& c, State& s) { return AskModule(c, s, true); }
Step ModuleOpens(Context& c, State& s) { return AskModule(c, s, false); }

// Of named ones no more than their names is known.
Step OfUnnamedModule(Context& c, State& s) {
  const Known module = ModuleIn(c, s, s.frame.Local(0, Type::kReference));
  if (!module.known || module.named)
    return Unsupported(s, s.frame.body->text + " of a named module");
  return RunCode(c, s);
}

}  // namespace engine::intrinsics
