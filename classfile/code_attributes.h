// Readers for the tables that belong to a Code attribute: line numbers, local
// variables and stack map frames. Like those of attributes.h they check as they
// read and take a null `out` when only the check is wanted.
// After JVMS 4.7.4 and 4.7.12 to 4.7.14.
#ifndef CLASSFILE_CODE_ATTRIBUTES_H_
#define CLASSFILE_CODE_ATTRIBUTES_H_

#include <cstdint>
#include <vector>

#include "classfile/byte_reader.h"
#include "classfile/constant_pool.h"

namespace classfile {

// What the tables may refer to in their code.
struct CodeLimits {
  uint32_t length;
  uint16_t max_locals;
};

struct LineNumber {
  uint16_t pc;
  uint16_t line;
};

// LocalVariableTable and LocalVariableTypeTable share a layout; `type` is a
// descriptor in the one and a signature in the other.
struct LocalVariable {
  uint16_t start_pc;
  uint16_t length;
  uint16_t name;  // Utf8
  uint16_t type;  // Utf8
  uint16_t slot;
};

enum class VerificationTag : uint8_t {
  kTop,
  kInteger,
  kFloat,
  kDouble,
  kLong,
  kNull,
  kUninitializedThis,
  kObject,
  kUninitialized,
};

struct VerificationType {
  VerificationTag tag;
  uint16_t operand;  // kObject: Class index; kUninitialized: pc of the `new`
};

// One frame as written. Which fields mean something depends on `frame_type`;
// a chop frame drops 251 - frame_type locals.
struct StackMapFrame {
  uint8_t frame_type;
  uint16_t offset_delta;
  std::vector<VerificationType> locals;  // added (append) or all (full)
  std::vector<VerificationType> stack;
};

bool ReadLineNumbers(ByteReader& reader, const CodeLimits& limits,
                     std::vector<LineNumber>* out);
bool ReadLocalVariables(ByteReader& reader, const ConstantPool& pool,
                        const CodeLimits& limits, bool types_are_signatures,
                        std::vector<LocalVariable>* out);
bool ReadStackMapTable(ByteReader& reader, const ConstantPool& pool,
                       const CodeLimits& limits,
                       std::vector<StackMapFrame>* out);

}  // namespace classfile

#endif  // CLASSFILE_CODE_ATTRIBUTES_H_
