#include "classfile/code_attributes.h"

#include <string>

#include "classfile/attributes.h"

namespace classfile {
namespace {

using Types = std::vector<VerificationType>;

bool ReadTypes(ByteReader& reader, const ConstantPool& pool,
               const CodeLimits& limits, int count, Types* out) {
  for (int i = 0; i < count && reader.ok(); ++i) {
    size_t at = reader.offset();
    uint8_t tag = reader.U1();
    VerificationType type{static_cast<VerificationTag>(tag), 0};
    if (type.tag > VerificationTag::kUninitialized)
      return reader.FailAt(at, "a verification type from 0 to 8");
    if (type.tag == VerificationTag::kObject)
      type.operand = ReadIndex(reader, pool, ConstantTag::kClass);
    if (type.tag == VerificationTag::kUninitialized) {
      type.operand = reader.U2();
      if (reader.ok() && type.operand >= limits.length)
        return reader.FailAt(at, "the pc of a new instruction");
    }
    if (out != nullptr) out->push_back(type);
  }
  return reader.ok();
}

// Number of locals and of stack items that follow the frame's offset_delta;
// a full frame counts its own.
bool ReadFrameTypes(ByteReader& reader, const ConstantPool& pool,
                    const CodeLimits& limits, uint8_t frame_type, Types* locals,
                    Types* stack) {
  if (frame_type == 255) {
    uint16_t local_count = reader.U2();
    if (!ReadTypes(reader, pool, limits, local_count, locals)) return false;
    uint16_t stack_count = reader.U2();
    return ReadTypes(reader, pool, limits, stack_count, stack);
  }
  if (frame_type > 251)
    return ReadTypes(reader, pool, limits, frame_type - 251, locals);
  bool one_item = (frame_type >= 64 && frame_type < 128) || frame_type == 247;
  return ReadTypes(reader, pool, limits, one_item ? 1 : 0, stack);
}

}  // namespace

bool ReadLineNumbers(ByteReader& reader, const CodeLimits& limits,
                     std::vector<LineNumber>* out) {
  uint16_t count = reader.U2();
  size_t at = reader.offset();
  auto rows = reader.Take(count * size_t{4});
  if (out != nullptr) out->reserve(count);
  for (size_t i = 0; i < rows.size(); i += 4) {
    LineNumber row{LoadU2(&rows[i]), LoadU2(&rows[i + 2])};
    if (row.pc >= limits.length)
      return reader.FailAt(at + i, "a line to start within the code");
    if (out != nullptr) out->push_back(row);
  }
  return reader.ok();
}

bool ReadLocalVariables(ByteReader& reader, const ConstantPool& pool,
                        const CodeLimits& limits, bool types_are_signatures,
                        std::vector<LocalVariable>* out) {
  uint16_t count = reader.U2();
  for (int i = 0; i < count && reader.ok(); ++i) {
    size_t at = reader.offset();
    LocalVariable row;
    row.start_pc = reader.U2();
    row.length = reader.U2();
    row.name = ReadIndex(reader, pool, ConstantTag::kUtf8);
    row.type = ReadIndex(reader, pool, ConstantTag::kUtf8);
    row.slot = reader.U2();
    if (!reader.ok()) return false;
    if (uint32_t{row.start_pc} + row.length > limits.length)
      return reader.FailAt(at, "a local variable's range within the code");
    if (!pool.IsFieldName(row.name))
      return reader.FailAt(at + 4, "a local variable's name");
    if (!types_are_signatures && !pool.IsField(row.type))
      return reader.FailAt(at + 6, "a field descriptor");
    char kind = types_are_signatures ? 'I' : pool.Utf8(row.type)[0];
    int slots = kind == 'J' || kind == 'D' ? 2 : 1;
    if (row.slot + slots > limits.max_locals)
      return reader.FailAt(at + 8, "a local variable below max_locals");
    if (out != nullptr) out->push_back(row);
  }
  return reader.ok();
}

bool ReadStackMapTable(ByteReader& reader, const ConstantPool& pool,
                       const CodeLimits& limits,
                       std::vector<StackMapFrame>* out) {
  uint16_t count = reader.U2();
  int64_t pc = -1;
  for (int i = 0; i < count && reader.ok(); ++i) {
    size_t at = reader.offset();
    uint8_t type = reader.U1();
    if (type > 127 && type < 247)
      return reader.FailAt(
          at, "a stack map frame type, found reserved " + std::to_string(type));
    uint16_t delta = type < 128 ? type & 63 : reader.U2();
    StackMapFrame frame{type, delta, {}, {}};
    bool keep = out != nullptr;
    if (!ReadFrameTypes(reader, pool, limits, type,
                        keep ? &frame.locals : nullptr,
                        keep ? &frame.stack : nullptr))
      return false;
    pc += delta + 1;
    if (pc >= limits.length)
      return reader.FailAt(at, "a stack map frame within the code");
    if (keep) out->push_back(std::move(frame));
  }
  return reader.ok();
}

}  // namespace classfile
