#include "engine/vm/method_objects.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "classfile/access_flags.h"
#include "classfile/attribute.h"
#include "classfile/attributes.h"
#include "classfile/class_file.h"
#include "classfile/descriptor.h"
#include "engine/runtime/mirrors.h"
#include "engine/vm/member_parts.h"
#include "engine/vm/object_maker.h"

namespace engine {
namespace {

using classfile::AttributeKind;

// What the library has in a Method, and no method is.
constexpr uint16_t kModifiers = 0x1fff;

constexpr const char* kMethod = "java/lang/reflect/Method";
constexpr const char* kConstructor = "java/lang/reflect/Constructor";

class MethodMaker {
 public:
  MethodMaker(Context& c, State& s, MethodId m)
      : c_(c),
        s_(s),
        id_(m),
        method_(c.table[m]),
        pool_(c.table[method_.owner].file->pool) {}

  // A constructor has neither name nor result.
  MadeObject Make() {
    const auto type = *classfile::ParseMethodDescriptor(method_.descriptor());
    const MadeObject clazz = MirrorOf(c_, s_, method_.owner);
    const MadeObject result =
        MirrorOfType(c_, s_, c_.table.NameOfType(type.result.text));
    const MadeObject parameters =
        MirrorsOfTypes(c_, s_, TypesOf(type.parameters));
    const MadeObject thrown = MirrorsOfTypes(c_, s_, Thrown());
    if (!clazz || !result || !parameters || !thrown) return std::nullopt;
    return ObjectMaker(c_, s_, method_.IsInitializer() ? kConstructor : kMethod)
        .Object("clazz", "Ljava/lang/Class;", clazz)
        .Number("slot", "I", c_.pool.Int(Place()))
        .Object("name", "Ljava/lang/String;",
                InternedText(c_, s_, method_.name()))
        .Object("returnType", "Ljava/lang/Class;", result)
        .Object("parameterTypes", "[Ljava/lang/Class;", parameters)
        .Object("exceptionTypes", "[Ljava/lang/Class;", thrown)
        .Number("modifiers", "I",
                c_.pool.Int(method_.access_flags & kModifiers))
        .Object("signature", "Ljava/lang/String;",
                SignatureText(c_, s_, attributes(), pool_))
        .Object("annotations", "[B",
                Bytes(AttributeKind::kRuntimeVisibleAnnotations))
        .Object("parameterAnnotations", "[B",
                Bytes(AttributeKind::kRuntimeVisibleParameterAnnotations))
        .Object("annotationDefault", "[B",
                Bytes(AttributeKind::kAnnotationDefault))
        .made();
  }

 private:
  const classfile::Attributes& attributes() const {
    return method_.declaration->attributes;
  }

  MadeObject Bytes(AttributeKind kind) {
    return BytesOfAttribute(c_, s_, attributes(), kind);
  }

  // Its place in the class.
  int32_t Place() const {
    const auto& all = c_.table[method_.owner].methods;
    return static_cast<int32_t>(std::find(all.begin(), all.end(), id_) -
                                all.begin());
  }

  std::vector<ClassId> TypesOf(
      const std::vector<classfile::TypeDescriptor>& types) {
    std::vector<ClassId> classes;
    for (const classfile::TypeDescriptor& type : types)
      classes.push_back(c_.table.NameOfType(type.text));
    return classes;
  }

  std::vector<ClassId> Thrown() {
    std::vector<ClassId> classes;
    const auto* attribute =
        classfile::FindAttribute(attributes(), AttributeKind::kExceptions);
    if (attribute == nullptr) return classes;
    std::vector<uint16_t> indexes;
    classfile::ByteReader reader = classfile::ReaderOf(*attribute);
    classfile::ReadIndexes(reader, pool_, classfile::ConstantTag::kClass,
                           &indexes);
    for (uint16_t index : indexes)
      classes.push_back(c_.table.Name(std::string(pool_.ClassName(index))));
    return classes;
  }

  Context& c_;
  State& s_;
  const MethodId id_;
  const MethodInfo& method_;
  const classfile::ConstantPool& pool_;
};

template <class Is>  // (const MethodInfo&) -> bool
MadeObject ObjectsOf(Context& c, State& s, ClassId owner,
                     const char* descriptor, bool public_only, Is is) {
  std::vector<heap::Location> objects;
  for (MethodId m : c.table[owner].methods) {
    const MethodInfo& method = c.table[m];
    if (!is(method) || (public_only && !method.Has(classfile::kAccPublic)))
      continue;
    const MadeObject made = MethodMaker(c, s, m).Make();
    if (!made) return std::nullopt;
    objects.push_back(*made);
  }
  return ArrayOfObjects(c, s, descriptor, objects);
}

// What a field of that object holds.
std::optional<Slot> Part(Context& c, const State& s, heap::Location l,
                         const char* name, const char* descriptor) {
  const auto f =
      c.table.DeclaredField(s.place.heap.Info(l).exact, name, descriptor);
  const heap::CellContent* cell = f ? s.place.heap.Written(l, *f) : nullptr;
  if (cell == nullptr) return std::nullopt;
  const Slot part = c.values.FromCell(*cell);
  return part.IsKnown() ? std::optional(part) : std::nullopt;
}

}  // namespace

MadeObject MethodObjects(Context& c, State& s, ClassId owner,
                         bool public_only) {
  return ObjectsOf(c, s, owner, "[Ljava/lang/reflect/Method;", public_only,
                   [](const MethodInfo& m) { return m.name()[0] != '<'; });
}

MadeObject ConstructorObjects(Context& c, State& s, ClassId owner,
                              bool public_only) {
  return ObjectsOf(c, s, owner, "[Ljava/lang/reflect/Constructor;", public_only,
                   [](const MethodInfo& m) { return m.IsInitializer(); });
}

MadeObject MethodObject(Context& c, State& s, MethodId m) {
  return MethodMaker(c, s, m).Make();
}

std::optional<MethodId> ReflectedMethod(Context& c, const State& s,
                                        const Slot& object) {
  if (!IsOneObject(c, s, object)) return std::nullopt;
  const auto clazz =
      Part(c, s, object.location(), "clazz", "Ljava/lang/Class;");
  const auto place = Part(c, s, object.location(), "slot", "I");
  if (!clazz || !place) return std::nullopt;
  const auto owner = MirroredClass(s, clazz->location());
  if (!owner) return std::nullopt;
  const auto& methods = c.table[*owner].methods;
  const auto slot = static_cast<size_t>(place->AsInt());
  return slot < methods.size() ? std::optional(methods[slot]) : std::nullopt;
}

}  // namespace engine
