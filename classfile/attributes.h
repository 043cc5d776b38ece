// Readers for the small attributes of classes, fields and methods. Each reader
// checks what it reads (indexes, kinds, lengths) and fails the ByteReader on
// the first mistake. The parser runs each once with a null `out`, just to
// check; a caller with a parsed ClassFile reads again and cannot fail.
// After JVMS 4.7.
#ifndef CLASSFILE_ATTRIBUTES_H_
#define CLASSFILE_ATTRIBUTES_H_

#include <cstdint>
#include <vector>

#include "classfile/attribute.h"
#include "classfile/byte_reader.h"
#include "classfile/constant_pool.h"

namespace classfile {

// Indexes are constant pool indexes; 0 stands for "none" where JVMS says so.
struct InnerClass {
  uint16_t inner;  // Class
  uint16_t outer;  // Class or 0
  uint16_t name;   // Utf8 or 0
  uint16_t access_flags;
};
struct EnclosingMethod {
  uint16_t class_index;
  uint16_t method;  // NameAndType or 0
};
struct BootstrapMethod {
  uint16_t handle;
  std::vector<uint16_t> arguments;
};
struct MethodParameter {
  uint16_t name;  // Utf8 or 0
  uint16_t access_flags;
};

// Reads a cursor over an attribute's bytes, for the readers below.
inline ByteReader ReaderOf(const Attribute& attribute) {
  return ByteReader(attribute.info, attribute.offset);
}

// One index that must name a constant of the given kind; `optional` lets it
// be 0. Returns 0 when it failed.
uint16_t ReadIndex(ByteReader& reader, const ConstantPool& pool,
                   ConstantTag kind, bool optional = false);

// Exceptions, NestMembers, PermittedSubclasses, ModulePackages: a counted list
// of indexes of one kind.
bool ReadIndexes(ByteReader& reader, const ConstantPool& pool, ConstantTag kind,
                 std::vector<uint16_t>* out);
bool ReadInnerClasses(ByteReader& reader, const ConstantPool& pool,
                      std::vector<InnerClass>* out);
bool ReadEnclosingMethod(ByteReader& reader, const ConstantPool& pool,
                         EnclosingMethod* out);
bool ReadBootstrapMethods(ByteReader& reader, const ConstantPool& pool,
                          std::vector<BootstrapMethod>* out);
bool ReadMethodParameters(ByteReader& reader, const ConstantPool& pool,
                          std::vector<MethodParameter>* out);

// True for the constants that ldc and bootstrap arguments may name, longs and
// doubles included (JVMS table 4.4-C).
bool IsLoadable(ConstantTag tag);

}  // namespace classfile

#endif  // CLASSFILE_ATTRIBUTES_H_
