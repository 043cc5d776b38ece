#include "classfile/annotations.h"

#include <utility>

#include "classfile/attributes.h"

namespace classfile {
namespace {

constexpr int kMaxDepth = 64;

bool ReadAnnotation(ByteReader& reader, const ConstantPool& pool, int depth,
                    Annotation* out);

// The kind of constant a primitive or string value names; kNone otherwise.
ConstantTag ConstantOf(char tag) {
  switch (tag) {
    case 'B':
    case 'C':
    case 'I':
    case 'S':
    case 'Z':
      return ConstantTag::kInteger;
    case 'D':
      return ConstantTag::kDouble;
    case 'F':
      return ConstantTag::kFloat;
    case 'J':
      return ConstantTag::kLong;
    case 's':
    case 'c':
      return ConstantTag::kUtf8;
    default:
      return ConstantTag::kNone;
  }
}

bool ReadValue(ByteReader& reader, const ConstantPool& pool, int depth,
               ElementValue* out);

bool ReadArray(ByteReader& reader, const ConstantPool& pool, int depth,
               ElementValue* out) {
  uint16_t count = reader.U2();
  if (out != nullptr) out->values.reserve(count);
  for (int i = 0; i < count && reader.ok(); ++i) {
    ElementValue value;
    ReadValue(reader, pool, depth + 1, out != nullptr ? &value : nullptr);
    if (out != nullptr) out->values.push_back(std::move(value));
  }
  return reader.ok();
}

// A null `out`, here and below, checks without building anything: a hostile
// file must not cost more memory than its own size.
bool ReadValue(ByteReader& reader, const ConstantPool& pool, int depth,
               ElementValue* out) {
  if (depth > kMaxDepth) return reader.Fail("values nested less deeply");
  size_t at = reader.offset();
  ElementValue value;
  value.tag = static_cast<char>(reader.U1());
  if (!reader.ok()) return false;
  if (ConstantTag kind = ConstantOf(value.tag); kind != ConstantTag::kNone) {
    value.first = ReadIndex(reader, pool, kind);
  } else if (value.tag == 'e') {
    value.first = ReadIndex(reader, pool, ConstantTag::kUtf8);
    value.second = ReadIndex(reader, pool, ConstantTag::kUtf8);
  } else if (value.tag == '@') {
    ReadAnnotation(reader, pool, depth + 1, out != nullptr ? &value : nullptr);
  } else if (value.tag == '[') {
    ReadArray(reader, pool, depth, out != nullptr ? &value : nullptr);
  } else {
    return reader.FailAt(at, "an element value tag");
  }
  if (out != nullptr) *out = std::move(value);
  return reader.ok();
}

bool ReadAnnotation(ByteReader& reader, const ConstantPool& pool, int depth,
                    Annotation* out) {
  size_t at = reader.offset();
  uint16_t type = ReadIndex(reader, pool, ConstantTag::kUtf8);
  if (reader.ok() && !pool.IsField(type))
    return reader.FailAt(at, "a field descriptor as annotation type");
  if (out != nullptr) {
    out->tag = '@';
    out->first = type;
  }
  uint16_t count = reader.U2();
  for (int i = 0; i < count && reader.ok(); ++i) {
    uint16_t name = ReadIndex(reader, pool, ConstantTag::kUtf8);
    ElementValue value;
    ReadValue(reader, pool, depth + 1, out != nullptr ? &value : nullptr);
    if (out == nullptr) continue;
    out->names.push_back(name);
    out->values.push_back(std::move(value));
  }
  return reader.ok();
}

bool ReadLocalTargets(ByteReader& reader, std::vector<LocalTarget>* out) {
  uint16_t count = reader.U2();
  for (int i = 0; i < count && reader.ok(); ++i) {
    uint16_t start = reader.U2();
    uint16_t length = reader.U2();
    out->push_back({start, length, reader.U2()});
  }
  return reader.ok();
}

bool ReadTarget(ByteReader& reader, TypeAnnotation* out) {
  size_t at = reader.offset();
  uint8_t type = out->target_type = reader.U1();
  if (type <= 0x01 || type == 0x16) {
    out->first = reader.U1();
  } else if (type == 0x11 || type == 0x12) {
    out->first = reader.U1();
    out->second = reader.U1();
  } else if (type == 0x10 || type == 0x17 || (type >= 0x42 && type <= 0x46)) {
    out->first = reader.U2();
  } else if (type == 0x40 || type == 0x41) {
    return ReadLocalTargets(reader, &out->locals);
  } else if (type >= 0x47 && type <= 0x4b) {
    out->first = reader.U2();
    out->second = reader.U1();
  } else if (type < 0x13 || type > 0x15) {
    return reader.FailAt(at, "a type annotation's target type");
  }
  return reader.ok();
}

bool ReadTypeAnnotation(ByteReader& reader, const ConstantPool& pool,
                        TypeAnnotation* out) {
  if (!ReadTarget(reader, out)) return false;
  uint8_t steps = reader.U1();
  for (int i = 0; i < steps && reader.ok(); ++i) {
    size_t at = reader.offset();
    uint8_t kind = reader.U1();
    out->path.push_back({kind, reader.U1()});
    if (kind > 3) return reader.FailAt(at, "a type path kind from 0 to 3");
  }
  return ReadAnnotation(reader, pool, 0, &out->annotation);
}

}  // namespace

bool ReadElementValue(ByteReader& reader, const ConstantPool& pool,
                      ElementValue* out) {
  return ReadValue(reader, pool, 0, out);
}

bool ReadAnnotations(ByteReader& reader, const ConstantPool& pool,
                     std::vector<Annotation>* out) {
  uint16_t count = reader.U2();
  for (int i = 0; i < count && reader.ok(); ++i) {
    Annotation annotation;
    ReadAnnotation(reader, pool, 0, out != nullptr ? &annotation : nullptr);
    if (out != nullptr) out->push_back(std::move(annotation));
  }
  return reader.ok();
}

bool ReadParameterAnnotations(ByteReader& reader, const ConstantPool& pool,
                              std::vector<std::vector<Annotation>>* out) {
  uint8_t count = reader.U1();
  for (int i = 0; i < count && reader.ok(); ++i) {
    std::vector<Annotation> parameter;
    ReadAnnotations(reader, pool, out != nullptr ? &parameter : nullptr);
    if (out != nullptr) out->push_back(std::move(parameter));
  }
  return reader.ok();
}

bool ReadTypeAnnotations(ByteReader& reader, const ConstantPool& pool,
                         std::vector<TypeAnnotation>* out) {
  uint16_t count = reader.U2();
  for (int i = 0; i < count && reader.ok(); ++i) {
    TypeAnnotation annotation;
    ReadTypeAnnotation(reader, pool, &annotation);
    if (out != nullptr) out->push_back(std::move(annotation));
  }
  return reader.ok();
}

}  // namespace classfile
