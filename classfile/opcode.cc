#include "classfile/opcode.h"

namespace classfile {
namespace {

constexpr uint8_t OperandSize(Format format) {
  switch (format) {
    case Format::kByte:
    case Format::kLocal:
    case Format::kArrayType:
    case Format::kLoadable:
      return 1;
    case Format::kMultiArray:
      return 3;
    case Format::kBranchWide:
    case Format::kInterfaceMethod:
    case Format::kDynamicCall:
      return 4;
    case Format::kNone:
    case Format::kImplied:
    case Format::kImpliedLocal:
    case Format::kTableSwitch:
    case Format::kLookupSwitch:
    case Format::kWide:
      return 0;
    default:
      return 2;
  }
}

constexpr bool IsTwoSlots(const char* values) {
  return values[0] == 'J' || values[0] == 'D';
}

constexpr bool HoldsTwoSlots(Format format, const char* pops,
                             const char* pushes) {
  if (format != Format::kLocal && format != Format::kImpliedLocal) return false;
  return IsTwoSlots(pops) || IsTwoSlots(pushes);
}

constexpr uint8_t kBytes[] = {
#define OPCODE(byte, name, mnemonic, format, implied, pops, pushes) byte,
#include "classfile/opcodes.def"
#undef OPCODE
};

constexpr bool RowsFollowTheirBytes() {
  for (size_t i = 0; i < kOpcodeCount; ++i)
    if (kBytes[i] != i) return false;
  return true;
}

static_assert(sizeof(kBytes) == kOpcodeCount, "one row per opcode");
static_assert(RowsFollowTheirBytes(), "rows in the order of their bytes");

}  // namespace

constexpr OpcodeInfo kOpcodes[kOpcodeCount] = {
#define OPCODE(byte, name, mnemonic, format, implied, pops, pushes) \
  {mnemonic,                                                        \
   pops,                                                            \
   pushes,                                                          \
   Format::format,                                                  \
   implied,                                                         \
   OperandSize(Format::format),                                     \
   HoldsTwoSlots(Format::format, pops, pushes)},
#include "classfile/opcodes.def"
#undef OPCODE
};

bool MayBeWide(Opcode opcode) {
  return InfoOf(opcode).format == Format::kLocal || opcode == Opcode::kIinc;
}

bool EndsBlock(Opcode opcode) {
  switch (opcode) {
    case Opcode::kGoto:
    case Opcode::kGotoW:
    case Opcode::kJsr:
    case Opcode::kJsrW:
    case Opcode::kRet:
    case Opcode::kTableswitch:
    case Opcode::kLookupswitch:
    case Opcode::kAthrow:
      return true;
    default:
      return opcode >= Opcode::kIreturn && opcode <= Opcode::kReturn;
  }
}

}  // namespace classfile
