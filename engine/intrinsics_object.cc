// java.lang.Object, Class and System.
#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "engine/array_copy.h"
#include "engine/exceptions.h"
#include "engine/intrinsics.h"
#include "engine/invocation.h"
#include "engine/mirrors.h"
#include "engine/monitors.h"

namespace engine::intrinsics {
namespace {

using Type = Slot::Type;
using expr::Expr;
using expr::Formula;

Step ReturnInt(Context& c, State& s, bool value) {
  return Leave(c, s, Slot::Int(value ? 1 : 0));
}

// The objects a reference that is not null may be, deferred ones resolved.
template <class Next>  // (State&, vector<Guarded>) -> Step
Step WithObjects(Context& c, State& s, const Slot& reference, Next next) {
  const heap::ValueSet set = c.values.ToSet(reference);
  // Asking for the class resolves what was put off.
  return ForEach(c, s, c.access.WhenInstance(s.place, set, c.table.object()),
                 [&](State& t, Formula) {
                   std::vector<heap::Guarded> objects;
                   const heap::ValueSet settled =
                       t.place.heap.Settle(c.pool, set);
                   for (const heap::Guarded& e : settled.entries())
                     if (e.location != heap::kNull) objects.push_back(e);
                   return next(t, objects);
                 });
}

}  // namespace

Step ReturnNothing(Context& c, State& s) { return Leave(c, s, std::nullopt); }

Step ReturnThis(Context& c, State& s) {
  return Leave(c, s, s.frame.Local(0, Type::kReference));
}

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

// Some number, the same each time it is asked for; 0 for null.
Step IdentityHash(Context& c, State& s) {
  const Slot self = s.frame.Local(0, Type::kReference);
  return WithObjects(c, s, self, [&](State& t, const auto& objects) {
    Expr hash = c.pool.Int(0);
    for (const heap::Guarded& e : objects)
      hash = c.pool.Ite(
          e.guard,
          c.pool.Symbol(expr::Sort::kBv32,
                        "identityHashCode(" +
                            t.place.heap.NameOf(c.types, e.location) + ")"),
          hash);
    return Leave(c, t, c.values.FromTerm(hash));
  });
}

Step Notify(Context& c, State& s) {
  const Slot self = s.frame.Local(0, Type::kReference);
  return Unless(c, s, NotEntered(c, s, self),
                Implicit::kIllegalMonitorStateException,
                [&](State& t) { return Leave(c, t, std::nullopt); });
}

Step DesiredAssertionStatus(Context& c, State& s) {
  return ReturnInt(c, s, c.options.assertions);
}

Step IsArrayClass(Context& c, State& s) {
  const Slot self = s.frame.Local(0, Type::kReference);
  auto type = self.IsKnown() ? MirroredClass(s, self.location()) : std::nullopt;
  if (!type) return Unsupported(s, "Class.isArray of an unknown class");
  return ReturnInt(c, s, c.table[*type].IsArray());
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

// The JVM sets the properties before the program starts; running the method
// without them would raise an exception that no program sees.
Step SystemProperty(Context&, State& s) {
  return Unsupported(s, "a system property");
}

namespace {

// Copies cell after cell; reading one may initialise it.
Step CopyCells(Context& c, State& s, heap::Location from, heap::Location to,
               std::vector<FieldId> fields) {
  if (fields.empty()) return Leave(c, s, Slot::At(to));
  const FieldId f = fields.back();
  fields.pop_back();
  return ForEach(c, s, c.access.Read(s.place, heap::ValueSet(from), f),
                 [&](State& t, const heap::Value& value) {
                   t.place.heap = t.place.heap.WithField(to, f, value);
                   return CopyCells(c, t, from, to, fields);
                 });
}

Step CloneArray(Context& c, State& s, const Slot& self, ClassId type) {
  uint32_t most = 0;
  for (const ArrayPart& part : PartsOf(c, s, self))
    most = std::max(most, part.slots);
  return ForEach(
      c, s, c.access.Length(s.place, c.values.ToSet(self)),
      [&](State& t, Expr length) {
        heap::Location made;
        t.place.heap = t.place.heap.WithArray(type, length, made, most);
        const Expr zero = c.pool.Int(0);
        return CopyElements(
            c, t, {self, Slot::At(made), zero, zero, length},
            [&](State& u, Formula) { return Leave(c, u, Slot::At(made)); });
      });
}

// The one class they all have here; nothing if there are several.
std::optional<ClassId> OnlyClass(Context& c, const State& s,
                                 const std::vector<heap::Guarded>& objects) {
  std::optional<ClassId> only;
  for (const heap::Guarded& e : objects)
    for (ClassId type : s.place.heap.ClassesOf(c.pool, e.location)) {
      const ClassId one[] = {type};
      const Formula here =
          c.pool.And(e.guard, s.place.heap.TypeIn(c.pool, e.location, one));
      if (!c.heap.feasible.Possible(s.place.path, here)) continue;
      if (only && *only != type) return std::nullopt;
      only = type;
    }
  return only;
}

}  // namespace

Step Clone(Context& c, State& s) {
  const Slot self = s.frame.Local(0, Type::kReference);
  return WithObjects(c, s, self, [&](State& t, const auto& objects) {
    const std::optional<ClassId> type = OnlyClass(c, t, objects);
    if (!type)
      return Unsupported(t, "clone of an object of several possible classes");
    Linked<ClassId> cloneable =
        c.table.Load(c.table.Name("java/lang/Cloneable"));
    if (!cloneable.ok() || !c.table.IsSubtype(*type, cloneable.value()))
      return Throw(c, t, Implicit::kCloneNotSupportedException);
    if (c.table[*type].IsArray()) return CloneArray(c, t, self, *type);
    if (objects.size() != 1)
      return Unsupported(t, "clone of one of several objects");
    heap::Location made;
    t.place.heap = t.place.heap.WithAllocation(*type, made);
    return CopyCells(c, t, objects[0].location, made,
                     c.table[*type].instance_fields);
  });
}

}  // namespace engine::intrinsics
