#include "engine/vm/field_objects.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "classfile/access_flags.h"
#include "classfile/attribute.h"
#include "classfile/attributes.h"
#include "classfile/byte_reader.h"
#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "engine/linking/class_info.h"
#include "engine/runtime/mirrors.h"
#include "engine/vm/member_parts.h"
#include "engine/vm/method_objects.h"
#include "engine/vm/object_maker.h"

namespace engine {
namespace {

using classfile::AttributeKind;

// JVMS 4.5, table 4.5-A.
constexpr uint16_t kFieldModifiers = 0x50df;

bool IsRecordClass(const ClassInfo& info) {
  return classfile::FindAttribute(info.file->attributes,
                                  AttributeKind::kRecord) != nullptr;
}

// What reflection refuses to write, even if it may write final fields.
bool IsTrustedFinal(const ClassInfo& info, const classfile::Field& field) {
  return field.Has(classfile::kAccFinal) &&
         (field.Has(classfile::kAccStatic) || info.hidden ||
          IsRecordClass(info));
}

MadeObject MakeField(Context& c, State& s, ClassId owner, int32_t slot) {
  const ClassInfo& info = c.table[owner];
  const classfile::Field& field = info.file->fields[static_cast<size_t>(slot)];
  const MadeObject clazz = MirrorOf(c, s, owner);
  const MadeObject type =
      MirrorOfType(c, s, c.table.NameOfType(field.descriptor));
  if (!clazz || !type) return std::nullopt;
  const int trusted = IsTrustedFinal(info, field) ? 1 : 0;
  return ObjectMaker(c, s, "java/lang/reflect/Field")
      .Object("clazz", "Ljava/lang/Class;", clazz)
      .Number("slot", "I", c.pool.Int(slot))
      .Object("name", "Ljava/lang/String;", InternedText(c, s, field.name))
      .Object("type", "Ljava/lang/Class;", type)
      .Number("modifiers", "I",
              c.pool.Int(field.access_flags & kFieldModifiers))
      .Number("trustedFinal", "Z", c.pool.Int(trusted))
      .Object("signature", "Ljava/lang/String;",
              SignatureText(c, s, field.attributes, info.file->pool))
      .Object("annotations", "[B",
              BytesOfAttribute(c, s, field.attributes,
                               AttributeKind::kRuntimeVisibleAnnotations))
      .made();
}

// A row of the Record attribute (JVMS 4.7.30).
struct Component {
  std::string_view name, descriptor, signature;
  std::span<const uint8_t> annotations = {}, type_annotations = {};
};

Component ReadComponent(classfile::ByteReader& reader,
                        const classfile::ConstantPool& pool) {
  Component component;
  component.name = pool.Utf8(reader.U2());
  component.descriptor = pool.Utf8(reader.U2());
  for (uint16_t n = reader.U2(); n > 0; --n) {
    const std::string_view kind = pool.Utf8(reader.U2());
    const std::span<const uint8_t> info = reader.Take(reader.U4());
    if (kind == "Signature")
      component.signature = pool.Utf8(classfile::ByteReader(info).U2());
    if (kind == "RuntimeVisibleAnnotations") component.annotations = info;
    if (kind == "RuntimeVisibleTypeAnnotations")
      component.type_annotations = info;
  }
  return component;
}

std::vector<Component> ComponentsOf(const ClassInfo& info) {
  std::vector<Component> components;
  const auto* attribute =
      classfile::FindAttribute(info.file->attributes, AttributeKind::kRecord);
  if (attribute == nullptr) return components;
  classfile::ByteReader reader = classfile::ReaderOf(*attribute);
  for (uint16_t n = reader.U2(); n > 0; --n)
    components.push_back(ReadComponent(reader, info.file->pool));
  return components;
}

MadeObject MakeComponent(Context& c, State& s, ClassId owner,
                         const Component& component) {
  const MadeObject clazz = MirrorOf(c, s, owner);
  const MadeObject type =
      MirrorOfType(c, s, c.table.NameOfType(component.descriptor));
  const auto accessor = c.table.DeclaredMethod(
      owner, component.name, "()" + std::string(component.descriptor));
  if (!clazz || !type) return std::nullopt;
  MadeObject signature;
  if (!component.signature.empty())
    signature = InternedText(c, s, component.signature);
  const auto bytes = [&](std::span<const uint8_t> info) {
    return info.empty() ? MadeObject() : ByteArrayOf(c, s, info);
  };
  const MadeObject method =
      accessor ? MethodObject(c, s, *accessor) : std::nullopt;
  return ObjectMaker(c, s, "java/lang/reflect/RecordComponent")
      .Object("clazz", "Ljava/lang/Class;", clazz)
      .Object("name", "Ljava/lang/String;", InternedText(c, s, component.name))
      .Object("type", "Ljava/lang/Class;", type)
      .Object("accessor", "Ljava/lang/reflect/Method;", method)
      .Object("signature", "Ljava/lang/String;", signature)
      .Object("annotations", "[B", bytes(component.annotations))
      .Object("typeAnnotations", "[B", bytes(component.type_annotations))
      .made();
}

}  // namespace

MadeObject FieldObjects(Context& c, State& s, ClassId owner, bool public_only) {
  std::vector<heap::Location> objects;
  const ClassInfo& info = c.table[owner];
  const size_t count = info.file == nullptr ? 0 : info.file->fields.size();
  for (size_t i = 0; i < count; ++i) {
    if (public_only && !info.file->fields[i].Has(classfile::kAccPublic))
      continue;
    const MadeObject made = MakeField(c, s, owner, static_cast<int32_t>(i));
    if (!made) return std::nullopt;
    objects.push_back(*made);
  }
  return ArrayOfObjects(c, s, "[Ljava/lang/reflect/Field;", objects);
}

MadeObject ComponentObjects(Context& c, State& s, ClassId owner) {
  std::vector<heap::Location> objects;
  for (const Component& component : ComponentsOf(c.table[owner])) {
    const MadeObject made = MakeComponent(c, s, owner, component);
    if (!made) return std::nullopt;
    objects.push_back(*made);
  }
  return ArrayOfObjects(c, s, "[Ljava/lang/reflect/RecordComponent;", objects);
}

}  // namespace engine
