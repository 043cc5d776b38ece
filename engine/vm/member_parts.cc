#include "engine/vm/member_parts.h"

#include "classfile/attributes.h"
#include "classfile/modified_utf8.h"
#include "engine/runtime/mirrors.h"
#include "heap/value_set.h"

namespace engine {

MadeObject MirrorOfType(Context& c, State& s, ClassId type) {
  if (!c.table.Load(type).ok()) return std::nullopt;
  return MirrorOf(c, s, type);
}

MadeObject MirrorsOfTypes(Context& c, State& s,
                          const std::vector<ClassId>& types) {
  std::vector<heap::Location> mirrors;
  for (ClassId type : types) {
    const MadeObject mirror = MirrorOfType(c, s, type);
    if (!mirror) return std::nullopt;
    mirrors.push_back(*mirror);
  }
  return ArrayOfObjects(c, s, "[Ljava/lang/Class;", mirrors);
}

MadeObject ArrayOfObjects(Context& c, State& s, std::string_view descriptor,
                          const std::vector<heap::Location>& objects) {
  const ClassId type = c.table.NameOfType(descriptor);
  if (!c.table.Load(type).ok()) return std::nullopt;
  heap::Location made;
  s.place.heap = s.place.heap.WithArray(
      type, c.pool.Int(static_cast<int>(objects.size())), made);
  for (uint32_t i = 0; i < objects.size(); ++i)
    s.place.heap.SetField(made, c.types.SlotOf(type, i),
                          heap::ValueSet(objects[i]));
  return made;
}

MadeObject InternedText(Context& c, State& s, std::string_view utf8) {
  return LiteralOf(c, s, c.program.Intern(classfile::DecodeModifiedUtf8(utf8)));
}

MadeObject SignatureText(Context& c, State& s,
                         const classfile::Attributes& attributes,
                         const classfile::ConstantPool& pool) {
  const auto* attribute = classfile::FindAttribute(
      attributes, classfile::AttributeKind::kSignature);
  if (attribute == nullptr) return std::nullopt;
  classfile::ByteReader reader = classfile::ReaderOf(*attribute);
  return InternedText(c, s, pool.Utf8(reader.U2()));
}

MadeObject ByteArrayOf(Context& c, State& s, std::span<const uint8_t> bytes) {
  const ClassId type = c.table.Name("[B");
  heap::Location made;
  s.place.heap = s.place.heap.WithArray(
      type, c.pool.Int(static_cast<int>(bytes.size())), made);
  for (uint32_t i = 0; i < bytes.size(); ++i)
    s.place.heap.SetField(made, c.types.SlotOf(type, i),
                          c.pool.Int(static_cast<int8_t>(bytes[i])));
  return made;
}

MadeObject BytesOfAttribute(Context& c, State& s,
                            const classfile::Attributes& attributes,
                            classfile::AttributeKind kind) {
  const auto* attribute = classfile::FindAttribute(attributes, kind);
  if (attribute == nullptr) return std::nullopt;
  return ByteArrayOf(c, s, attribute->info);
}

}  // namespace engine
