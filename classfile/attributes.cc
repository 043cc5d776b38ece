#include "classfile/attributes.h"

#include <string>

namespace classfile {

uint16_t ReadIndex(ByteReader& reader, const ConstantPool& pool,
                   ConstantTag kind, bool optional) {
  size_t at = reader.offset();
  uint16_t index = reader.U2();
  if (!reader.ok() || (optional && index == 0) || pool.Is(index, kind))
    return index;
  reader.FailAt(at, std::string("the index of a constant of kind ") +
                        ConstantTagName(kind) + ", found " +
                        std::to_string(index));
  return 0;
}

bool ReadIndexes(ByteReader& reader, const ConstantPool& pool, ConstantTag kind,
                 std::vector<uint16_t>* out) {
  uint16_t count = reader.U2();
  for (int i = 0; i < count && reader.ok(); ++i) {
    uint16_t index = ReadIndex(reader, pool, kind);
    if (out != nullptr) out->push_back(index);
  }
  return reader.ok();
}

bool ReadInnerClasses(ByteReader& reader, const ConstantPool& pool,
                      std::vector<InnerClass>* out) {
  uint16_t count = reader.U2();
  for (int i = 0; i < count && reader.ok(); ++i) {
    InnerClass entry;
    entry.inner = ReadIndex(reader, pool, ConstantTag::kClass);
    entry.outer = ReadIndex(reader, pool, ConstantTag::kClass, true);
    entry.name = ReadIndex(reader, pool, ConstantTag::kUtf8, true);
    entry.access_flags = reader.U2();
    if (out != nullptr) out->push_back(entry);
  }
  return reader.ok();
}

bool ReadEnclosingMethod(ByteReader& reader, const ConstantPool& pool,
                         EnclosingMethod* out) {
  EnclosingMethod method;
  method.class_index = ReadIndex(reader, pool, ConstantTag::kClass);
  method.method = ReadIndex(reader, pool, ConstantTag::kNameAndType, true);
  if (out != nullptr) *out = method;
  return reader.ok();
}

bool IsLoadable(ConstantTag tag) {
  switch (tag) {
    case ConstantTag::kInteger:
    case ConstantTag::kFloat:
    case ConstantTag::kLong:
    case ConstantTag::kDouble:
    case ConstantTag::kClass:
    case ConstantTag::kString:
    case ConstantTag::kMethodHandle:
    case ConstantTag::kMethodType:
    case ConstantTag::kDynamic:
      return true;
    default:
      return false;
  }
}

bool ReadBootstrapMethods(ByteReader& reader, const ConstantPool& pool,
                          std::vector<BootstrapMethod>* out) {
  uint16_t count = reader.U2();
  for (int i = 0; i < count && reader.ok(); ++i) {
    BootstrapMethod method;
    method.handle = ReadIndex(reader, pool, ConstantTag::kMethodHandle);
    uint16_t arguments = reader.U2();
    for (int k = 0; k < arguments && reader.ok(); ++k) {
      size_t at = reader.offset();
      uint16_t index = reader.U2();
      if (reader.ok() && !IsLoadable(pool.tag(index)))
        reader.FailAt(at, "the index of a loadable constant, found " +
                              std::to_string(index));
      if (out != nullptr) method.arguments.push_back(index);
    }
    if (out != nullptr) out->push_back(std::move(method));
  }
  return reader.ok();
}

bool ReadMethodParameters(ByteReader& reader, const ConstantPool& pool,
                          std::vector<MethodParameter>* out) {
  uint8_t count = reader.U1();
  for (int i = 0; i < count && reader.ok(); ++i) {
    MethodParameter parameter;
    parameter.name = ReadIndex(reader, pool, ConstantTag::kUtf8, true);
    parameter.access_flags = reader.U2();
    if (out != nullptr) out->push_back(parameter);
  }
  return reader.ok();
}

}  // namespace classfile
