#include "engine/vm/method_objects.h"

#include <cstdint>
#include <string>
#include <vector>

#include "classfile/access_flags.h"
#include "classfile/attribute.h"
#include "classfile/attributes.h"
#include "classfile/class_file.h"
#include "classfile/descriptor.h"
#include "classfile/modified_utf8.h"
#include "engine/runtime/mirrors.h"
#include "engine/vm/object_maker.h"
#include "heap/value_set.h"

namespace engine {
namespace {

using classfile::AttributeKind;
using Object = std::optional<heap::Location>;

// What the library has in a Method, and no method is.
constexpr uint16_t kModifiers = 0x1fff;

class MethodMaker {
 public:
  MethodMaker(Context& c, State& s, MethodId m)
      : c_(c),
        s_(s),
        method_(c.table[m]),
        pool_(c.table[method_.owner].file->pool) {}

  Object Make(int32_t slot) {
    const auto type = *classfile::ParseMethodDescriptor(method_.descriptor());
    const Object clazz = MirrorOf(c_, s_, method_.owner);
    const Object result = Mirror(c_.table.NameOfType(type.result.text));
    const Object parameters = Mirrors(TypesOf(type.parameters));
    const Object thrown = Mirrors(Thrown());
    if (!clazz || !result || !parameters || !thrown) return std::nullopt;
    return ObjectMaker(c_, s_, "java/lang/reflect/Method")
        .Object("clazz", "Ljava/lang/Class;", clazz)
        .Number("slot", "I", c_.pool.Int(slot))
        .Text("name", classfile::DecodeModifiedUtf8(method_.name()))
        .Object("returnType", "Ljava/lang/Class;", result)
        .Object("parameterTypes", "[Ljava/lang/Class;", parameters)
        .Object("exceptionTypes", "[Ljava/lang/Class;", thrown)
        .Number("modifiers", "I",
                c_.pool.Int(method_.access_flags & kModifiers))
        .Object("signature", "Ljava/lang/String;", Signature())
        .Object("annotations", "[B",
                Bytes(AttributeKind::kRuntimeVisibleAnnotations))
        .Object("parameterAnnotations", "[B",
                Bytes(AttributeKind::kRuntimeVisibleParameterAnnotations))
        .Object("annotationDefault", "[B",
                Bytes(AttributeKind::kAnnotationDefault))
        .made();
  }

 private:
  const classfile::Attribute* Find(AttributeKind kind) const {
    return classfile::FindAttribute(method_.declaration->attributes, kind);
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
    const auto* attribute = Find(AttributeKind::kExceptions);
    if (attribute == nullptr) return classes;
    std::vector<uint16_t> indexes;
    classfile::ByteReader reader = classfile::ReaderOf(*attribute);
    classfile::ReadIndexes(reader, pool_, classfile::ConstantTag::kClass,
                           &indexes);
    for (uint16_t index : indexes)
      classes.push_back(c_.table.Name(std::string(pool_.ClassName(index))));
    return classes;
  }

  Object Mirror(ClassId type) {
    if (!c_.table.Load(type).ok()) return std::nullopt;
    return MirrorOf(c_, s_, type);
  }

  Object Mirrors(const std::vector<ClassId>& classes) {
    const ClassId type = c_.table.NameOfType("[Ljava/lang/Class;");
    if (!c_.table.Load(type).ok()) return std::nullopt;
    heap::Location made;
    s_.place.heap = s_.place.heap.WithArray(
        type, c_.pool.Int(static_cast<int>(classes.size())), made);
    for (uint32_t i = 0; i < classes.size(); ++i) {
      const Object mirror = Mirror(classes[i]);
      if (!mirror) return std::nullopt;
      s_.place.heap.SetField(made, c_.types.SlotOf(type, i),
                             heap::ValueSet(*mirror));
    }
    return made;
  }

  Object Signature() {
    const auto* attribute = Find(AttributeKind::kSignature);
    if (attribute == nullptr) return std::nullopt;
    classfile::ByteReader reader = classfile::ReaderOf(*attribute);
    return LiteralOf(c_, s_,
                     c_.program.Intern(classfile::DecodeModifiedUtf8(
                         pool_.Utf8(reader.U2()))));
  }

  // Of an attribute that the library reads itself.
  Object Bytes(AttributeKind kind) {
    const auto* attribute = Find(kind);
    if (attribute == nullptr) return std::nullopt;
    const ClassId type = c_.table.Name("[B");
    heap::Location made;
    s_.place.heap = s_.place.heap.WithArray(
        type, c_.pool.Int(static_cast<int>(attribute->info.size())), made);
    for (uint32_t i = 0; i < attribute->info.size(); ++i)
      s_.place.heap.SetField(
          made, c_.types.SlotOf(type, i),
          c_.pool.Int(static_cast<int8_t>(attribute->info[i])));
    return made;
  }

  Context& c_;
  State& s_;
  const MethodInfo& method_;
  const classfile::ConstantPool& pool_;
};

std::vector<MethodId> DeclaredBy(const ClassTable& table, ClassId c,
                                 bool public_only) {
  std::vector<MethodId> methods;
  for (MethodId m : table[c].methods)
    if (table[m].name()[0] != '<' &&
        (!public_only || table[m].Has(classfile::kAccPublic)))
      methods.push_back(m);
  return methods;
}

}  // namespace

std::optional<heap::Location> MethodObjects(Context& c, State& s, ClassId owner,
                                            bool public_only) {
  const ClassId type = c.table.NameOfType("[Ljava/lang/reflect/Method;");
  if (!c.table.Load(type).ok()) return std::nullopt;
  const auto methods = DeclaredBy(c.table, owner, public_only);
  heap::Location made;
  s.place.heap = s.place.heap.WithArray(
      type, c.pool.Int(static_cast<int>(methods.size())), made);
  for (uint32_t i = 0; i < methods.size(); ++i) {
    const Object method =
        MethodMaker(c, s, methods[i]).Make(static_cast<int32_t>(i));
    if (!method) return std::nullopt;
    s.place.heap.SetField(made, c.types.SlotOf(type, i),
                          heap::ValueSet(*method));
  }
  return made;
}

}  // namespace engine
