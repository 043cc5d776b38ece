// java.lang.Class: what the virtual machine knows of a class. Where the class
// depends on the input, so does the answer, and the path does not split.
#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "classfile/descriptor.h"
#include "classfile/modified_utf8.h"
#include "engine/library/calling.h"
#include "engine/library/class_facts.h"
#include "engine/library/intrinsics.h"
#include "engine/runtime/arrays.h"
#include "engine/runtime/class_init.h"
#include "engine/runtime/exceptions.h"
#include "engine/runtime/invocation.h"
#include "engine/runtime/mirrors.h"
#include "engine/runtime/objects.h"
#include "engine/vm/method_objects.h"

namespace engine::intrinsics {
namespace {

using Type = Slot::Type;
using expr::Expr;
using expr::Formula;

struct GuardedClass {
  Formula guard;
  ClassId type;
};
using Classes = std::vector<GuardedClass>;

// next(state, classes) where the receiver is the Class object of one of these.
template <class Next>
Step WithClasses(Context& c, State& s, const Slot& mirror, Next next) {
  return WithObjects(c, s, mirror, [&](State& t, const auto& objects) {
    Formula unknown = Formula::False();
    Classes classes;
    for (const heap::Guarded& e : objects) {
      if (const auto type = MirroredClass(t, e.location))
        classes.push_back({e.guard, *type});
      else
        unknown = c.pool.Or(unknown, e.guard);
    }
    return Branching(c, t, unknown, [&](State& u, bool is_unknown) {
      return is_unknown
                 ? Unsupported(u, u.frame.body->text + " of an unknown class")
                 : next(u, classes);
    });
  });
}

Slot Self(State& s) { return s.frame.Local(0, Type::kReference); }

Step AnswerNumber(Context& c, State& s,
                  const std::function<int32_t(ClassId)>& answer) {
  return WithClasses(c, s, Self(s), [&](State& t, const Classes& classes) {
    Expr number = c.pool.Int(0);
    for (const GuardedClass& g : classes)
      number = c.pool.Ite(g.guard, c.pool.Int(answer(g.type)), number);
    return Leave(c, t, c.values.FromTerm(number));
  });
}

// An object for each class; none: that class has a reason to end the path.
using ObjectFor = std::function<std::optional<heap::Location>(State&, ClassId)>;

Step AnswerObject(Context& c, State& s, const ObjectFor& answer) {
  return WithClasses(c, s, Self(s), [&](State& t, const Classes& classes) {
    std::vector<heap::Guarded> objects;
    for (const GuardedClass& g : classes) {
      auto object = answer(t, g.type);
      if (!object)
        return Unsupported(
            t, t.frame.body->text + " of " + c.table.TextOf(g.type));
      objects.push_back({g.guard, *object});
    }
    return Leave(c, t, c.values.FromSet(heap::ValueSet::Of(c.pool, objects)));
  });
}

std::optional<heap::Location> TextOrNull(
    Context& c, State& s, const std::optional<std::string>& utf8) {
  if (!utf8) return heap::kNull;
  return LiteralOf(c, s,
                   c.program.Intern(classfile::DecodeModifiedUtf8(*utf8)));
}

std::optional<heap::Location> MirrorOrNull(Context& c, State& s,
                                           std::optional<ClassId> type) {
  if (!type) return heap::kNull;
  if (!c.table.Load(*type).ok()) return std::nullopt;
  return MirrorOf(c, s, *type);
}

// A new array of Class objects.
std::optional<heap::Location> MirrorArray(Context& c, State& s,
                                          const std::vector<ClassId>& classes) {
  const ClassId type = c.table.NameOfType("[Ljava/lang/Class;");
  if (!c.table.Load(type).ok()) return std::nullopt;
  heap::Location made;
  s.place.heap = s.place.heap.WithArray(
      type, c.pool.Int(static_cast<int>(classes.size())), made);
  for (uint32_t i = 0; i < classes.size(); ++i) {
    auto mirror = MirrorOrNull(c, s, classes[i]);
    if (!mirror) return std::nullopt;
    s.place.heap.SetField(made, c.types.SlotOf(type, i),
                          heap::ValueSet(*mirror));
  }
  return made;
}

std::optional<ClassId> OneClass(Context& c, State& s, const Slot& mirror) {
  if (!IsOneObject(c, s, mirror)) return std::nullopt;
  return MirroredClass(s, mirror.location());
}

// The name of a class as Class.forName takes it; none if it is no such name.
std::optional<std::string> InternalNameOf(const std::u16string& name) {
  std::string internal = classfile::Utf8ToModified(classfile::ToUtf8(name));
  if (internal.empty() || internal.find('/') != std::string::npos)
    return std::nullopt;
  std::replace(internal.begin(), internal.end(), '.', '/');
  if (internal[0] == '[' && !classfile::ParseFieldDescriptor(internal))
    return std::nullopt;
  return internal;
}

// Of an array whose elements' class is missing it tells the name of that.
std::u16string MissingName(const std::u16string& name) {
  const size_t at = name.find_first_not_of(u'[');
  if (!name.starts_with(u'[') || at == name.npos || name[at] != u'L' ||
      !name.ends_with(u';'))
    return name;
  return name.substr(at + 1, name.size() - at - 2);
}

// Where it is missing on a JVM, too: more often the class path is too short.
Step NoSuchClass(Context& c, State& s, const std::u16string& name) {
  c.assumptions.insert("a class is missing when the program runs, too: " +
                       classfile::ToUtf8(name));
  return Throw(c, s, "java/lang/ClassNotFoundException", MissingName(name));
}

Step ForName(Context& c, State& s, bool initialize) {
  const Slot argument = Self(s);
  if (argument == Slot::Null())
    return Throw(c, s, Implicit::kNullPointerException);
  const auto text = KnownText(c, s, argument);
  if (!text) return Unsupported(s, "Class.forName of an unknown name");
  const auto name = InternalNameOf(*text);
  if (!name)
    return Throw(c, s, "java/lang/ClassNotFoundException", MissingName(*text));
  Linked<ClassId> type = c.table.Load(c.table.Name(*name));
  if (!type.ok() && type.error()->kind == JavaError::kNoClassDefFoundError)
    return NoSuchClass(c, s, *text);
  if (!type.ok()) return Throw(c, s, *type.error());
  if (initialize && !IsReady(c, s, type.value()))
    return AgainWhenReady(c, s, type.value());
  auto mirror = MirrorOf(c, s, type.value());
  if (!mirror) return Unsupported(s, "a Class object without a JDK");
  return Leave(c, s, Slot::At(*mirror));
}

}  // namespace

Step ClassIsInterface(Context& c, State& s) {
  return AnswerNumber(c, s,
                      [&](ClassId k) { return c.table[k].IsInterface(); });
}
Step ClassIsPrimitive(Context& c, State& s) {
  return AnswerNumber(c, s, [&](ClassId k) {
    return c.table[k].kind == ClassKind::kPrimitive;
  });
}
Step ClassIsHidden(Context& c, State& s) {
  return AnswerNumber(c, s, [&](ClassId k) { return c.table[k].hidden; });
}
Step ClassIsRecord(Context& c, State& s) {
  return AnswerNumber(c, s, [&](ClassId k) { return IsRecord(c.table[k]); });
}
Step ClassModifiers(Context& c, State& s) {
  return AnswerNumber(c, s, [&](ClassId k) { return ModifiersOf(c.table, k); });
}

// The name is kept, as the virtual machine does.
Step ClassName(Context& c, State& s) {
  return AnswerObject(
      c, s, [&](State& t, ClassId k) -> std::optional<heap::Location> {
        if (c.table[k].hidden) return std::nullopt;
        std::string name = c.table[k].name;
        std::replace(name.begin(), name.end(), '/', '.');
        return TextOrNull(c, t, name);
      });
}

Step ClassSuperclass(Context& c, State& s) {
  return AnswerObject(c, s, [&](State& t, ClassId k) {
    const ClassInfo& info = c.table[k];
    return MirrorOrNull(c, t,
                        info.IsInterface() ? std::nullopt : info.superclass);
  });
}

Step ClassInterfaces(Context& c, State& s) {
  return AnswerObject(c, s, [&](State& t, ClassId k) {
    return MirrorArray(c, t, c.table[k].interfaces);
  });
}

Step ClassDeclaringClass(Context& c, State& s) {
  return AnswerObject(c, s, [&](State& t, ClassId k) {
    return MirrorOrNull(c, t, DeclaringClassOf(c.table, k));
  });
}

Step ClassSimpleBinaryName(Context& c, State& s) {
  return AnswerObject(c, s, [&](State& t, ClassId k) {
    return TextOrNull(c, t, SimpleNameOf(c.table[k]));
  });
}

Step ClassGenericSignature(Context& c, State& s) {
  return AnswerObject(c, s, [&](State& t, ClassId k) {
    return TextOrNull(c, t, SignatureOf(c.table[k]));
  });
}

// One that is not of a class file declares none.
Step ClassMethods(Context& c, State& s) {
  const Slot public_only = s.frame.Local(1, Type::kInt);
  if (!public_only.IsKnown())
    return Unsupported(s, "methods that may be the public ones");
  c.settings.insert("reflection finds methods in the order of the class file");
  return AnswerObject(c, s, [&](State& t, ClassId k) {
    return MethodObjects(c, t, k, public_only.AsInt() != 0);
  });
}

// Class, and name and descriptor of the method, if it is one.
Step ClassEnclosingMethod(Context& c, State& s) {
  return AnswerObject(
      c, s, [&](State& t, ClassId k) -> std::optional<heap::Location> {
        const auto enclosing = EnclosingOf(c.table[k]);
        if (!enclosing) return heap::kNull;
        const ClassId type = c.table.NameOfType("[Ljava/lang/Object;");
        auto in = MirrorOrNull(c, t, c.table.Name(enclosing->class_name));
        auto name = TextOrNull(c, t, enclosing->method);
        auto descriptor = TextOrNull(c, t, enclosing->descriptor);
        if (!c.table.Load(type).ok() || !in || !name || !descriptor)
          return std::nullopt;
        heap::Location made;
        t.place.heap = t.place.heap.WithArray(type, c.pool.Int(3), made);
        const heap::Location parts[] = {*in, *name, *descriptor};
        for (uint32_t i = 0; i < 3; ++i)
          t.place.heap.SetField(made, c.types.SlotOf(type, i),
                                heap::ValueSet(parts[i]));
        return made;
      });
}

Step ClassMemberClasses(Context& c, State& s) {
  return AnswerObject(c, s, [&](State& t, ClassId k) {
    return MirrorArray(c, t, MemberClassesOf(c.table, k));
  });
}

Step ClassPermitted(Context& c, State& s) {
  return AnswerObject(
      c, s, [&](State& t, ClassId k) -> std::optional<heap::Location> {
        const auto permitted = PermittedBy(c.table, k);
        if (!permitted) return heap::kNull;
        return MirrorArray(c, t, *permitted);
      });
}

Step ClassNestHost(Context& c, State& s) {
  return AnswerObject(c, s, [&](State& t, ClassId k) {
    return MirrorOrNull(
        c, t, c.table[k].kind == ClassKind::kClass ? c.table.NestHost(k) : k);
  });
}

// None; of annotations that are there nothing is known.
Step ClassRawAnnotations(Context& c, State& s) {
  return AnswerObject(c, s,
                      [&](State&, ClassId k) -> std::optional<heap::Location> {
                        if (HasAnnotations(c.table[k])) return std::nullopt;
                        return heap::kNull;
                      });
}

Step ClassIsInstance(Context& c, State& s) {
  const auto type = OneClass(c, s, Self(s));
  if (!type) return Unsupported(s, "Class.isInstance of an unknown class");
  const Slot object = s.frame.Local(1, Type::kReference);
  if (object == Slot::Null()) return Leave(c, s, Slot::Int(0));
  return ForEach(
      c, s, c.access.WhenInstance(s.place, c.values.ToSet(object), *type),
      [&](State& t, Formula yes) {
        return Leave(
            c, t,
            c.values.FromTerm(c.pool.Ite(yes, c.pool.Int(1), c.pool.Int(0))));
      });
}

Step ClassIsAssignableFrom(Context& c, State& s) {
  const Slot other = s.frame.Local(1, Type::kReference);
  if (other == Slot::Null())
    return Throw(c, s, Implicit::kNullPointerException);
  return WithClasses(c, s, Self(s), [&](State& t, const Classes& uppers) {
    return WhereNotNull(c, t, other, [&](State& u) {
      return WithClasses(c, u, other, [&](State& v, const Classes& lowers) {
        Formula yes = Formula::False();
        for (const GuardedClass& upper : uppers)
          for (const GuardedClass& lower : lowers)
            if (IsAssignable(c.table, lower.type, upper.type))
              yes = c.pool.Or(yes, c.pool.And(upper.guard, lower.guard));
        return Leave(
            c, v,
            c.values.FromTerm(c.pool.Ite(yes, c.pool.Int(1), c.pool.Int(0))));
      });
    });
  });
}

// What its static method gives; the library finds that by reflection.
Step ClassEnumConstants(Context& c, State& s) {
  const auto type = OneClass(c, s, Self(s));
  if (!type) return Unsupported(s, "the constants of an unknown enum class");
  const ClassInfo& info = c.table[*type];
  if (!IsEnumClass(c.table, *type)) return Leave(c, s, Slot::Null());
  const auto values =
      c.table.DeclaredMethod(*type, "values", "()[L" + info.name + ";");
  if (!values || !c.table[*values].IsStatic())
    return Unsupported(s, "an enum class without values()");
  if (!IsReady(c, s, *type)) return AgainWhenReady(c, s, *type);
  return CallInstead(c, s, *values, {});
}

Step ClassForName(Context& c, State& s) { return ForName(c, s, true); }

// With a loader: only the virtual machine's own.
Step ClassForNameWith(Context& c, State& s) {
  const Slot initialize = s.frame.Local(1, Type::kInt);
  if (s.frame.Local(2, Type::kReference) != Slot::Null() ||
      !initialize.IsKnown())
    return Unsupported(s, "Class.forName with a class loader");
  return ForName(c, s, initialize.AsInt() != 0);
}

// The class of the method that called the one that asks.
Step CallerClass(Context& c, State& s) {
  if (s.callers.size() < 2) return Unsupported(s, "the caller of the entry");
  size_t above = 0;
  const Body* caller = nullptr;
  s.callers.ForEachWhile([&](const Frame& frame) {
    if (above++ == 1) caller = frame.body;
    return caller == nullptr;
  });
  // One of ours, which on a JVM is not there.
  if (c.table[caller->owner].sees_all)
    return Unsupported(s, "the caller of a method called by reflection");
  auto mirror = MirrorOf(c, s, caller->owner);
  if (!mirror) return Unsupported(s, "a Class object without a JDK");
  return Leave(c, s, Slot::At(*mirror));
}

}  // namespace engine::intrinsics
