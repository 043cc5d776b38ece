// The opcodes of the Java virtual machine and what is fixed about each of them.
// Every fact comes from opcodes.def; the tables here are checked against it at
// compile time, so a missing or misplaced row does not build. After JVMS 6.5.
#ifndef CLASSFILE_OPCODE_H_
#define CLASSFILE_OPCODE_H_

#include <cstddef>
#include <cstdint>

namespace classfile {

enum class Opcode : uint8_t {
#define OPCODE(byte, name, mnemonic, format, implied, pops, pushes) name = byte,
#include "classfile/opcodes.def"
#undef OPCODE
};

inline constexpr size_t kOpcodeCount = 202;

// How the bytes that follow an opcode are laid out. A format that names a
// constant also says which kinds of constant it may name.
enum class Format : uint8_t {
  kNone,
  kImplied,       // the opcode is its own operand: iconst_3
  kImpliedLocal,  // likewise, a local variable: iload_3
  kByte,
  kShort,
  kLocal,
  kIinc,
  kBranch,
  kBranchWide,
  kTableSwitch,
  kLookupSwitch,
  kArrayType,
  kWide,
  kLoadable,      // ldc: one-byte index
  kLoadableWide,  // ldc_w
  kLoadable2,     // ldc2_w: long or double
  kField,
  kMethod,
  kSpecialMethod,
  kStaticMethod,
  kInterfaceMethod,
  kDynamicCall,
  kNewClass,
  kElementClass,
  kTypeTest,
  kMultiArray,
};

struct OpcodeInfo {
  const char* mnemonic;
  const char* pops;
  const char* pushes;
  Format format;
  int8_t implied;
  uint8_t operand_size;  // bytes after the opcode; 0 where it varies
  bool two_slots;        // a local variable operand holds a long or double
};

extern const OpcodeInfo kOpcodes[kOpcodeCount];

inline const OpcodeInfo& InfoOf(Opcode opcode) {
  return kOpcodes[static_cast<uint8_t>(opcode)];
}
inline const char* Mnemonic(Opcode opcode) { return InfoOf(opcode).mnemonic; }

// True for the opcodes that JVMS 6.5 lets `wide` precede.
bool MayBeWide(Opcode opcode);
// True where control never reaches the next instruction.
bool EndsBlock(Opcode opcode);

}  // namespace classfile

#endif  // CLASSFILE_OPCODE_H_
