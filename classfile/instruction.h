// One decoded instruction. Operands are typed by the opcode's format; a jump
// names the *index* of the instruction it goes to, never a byte offset, so that
// an interpreter needs no second look at the bytes.
#ifndef CLASSFILE_INSTRUCTION_H_
#define CLASSFILE_INSTRUCTION_H_

#include <cstdint>

#include "classfile/opcode.h"

namespace classfile {

struct Instruction {
  uint16_t pc;    // byte offset of the opcode in the code array
  Opcode opcode;  // never kWide: `wide iload` is kIload with `wide` set
  bool wide;
  // By format: the local variable (kLocal, kImpliedLocal, kIinc); the value
  // (kImplied, kByte, kShort); the constant pool index (all that name a
  // constant); the target's instruction index (kBranch, kBranchWide); the index
  // in Code::switches (both switches); the element type code (kArrayType).
  int32_t a;
  // By format: the increment (kIinc); the number of dimensions (kMultiArray);
  // the argument slots (kInterfaceMethod). Otherwise 0.
  int32_t b;
};

static_assert(sizeof(Instruction) == 12, "instructions are stored densely");

// One `case` of a switch; `target` is an instruction index.
struct SwitchCase {
  int32_t key;
  uint32_t target;
};

// A decoded tableswitch or lookupswitch: a stretch of Code::cases, keys
// strictly ascending (and without gaps for tableswitch).
struct SwitchTable {
  uint32_t default_target;
  uint32_t first_case;
  uint32_t case_count;
};

// JVMS 6.5 newarray: the element type codes and their descriptors.
inline constexpr int kFirstArrayType = 4;
inline constexpr int kLastArrayType = 11;
inline constexpr char kArrayTypeDescriptors[] = "ZCFDBSIJ";

}  // namespace classfile

#endif  // CLASSFILE_INSTRUCTION_H_
