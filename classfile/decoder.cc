#include "classfile/decoder.h"

#include <string>

#include "classfile/attributes.h"
#include "classfile/descriptor.h"

namespace classfile {
namespace {

constexpr uint16_t kNoIndex = 0xffff;
constexpr uint16_t kLdcClassMajor = 49;
constexpr uint16_t kNoSubroutinesMajor = 51;

bool IsSubroutine(Opcode opcode) {
  return opcode == Opcode::kJsr || opcode == Opcode::kJsrW ||
         opcode == Opcode::kRet;
}

}  // namespace

bool Decoder::Decode(std::span<const uint8_t> bytes, size_t offset,
                     Code* code) {
  bytes_ = bytes;
  offset_ = offset;
  code_ = code;
  insns_.clear();
  jumps_.clear();
  switch_pcs_.clear();
  index_at_.assign(bytes.size(), kNoIndex);
  pc_ = 0;
  while (pc_ < bytes_.size()) {
    if (!DecodeOne()) return false;
    pc_ = next_;
  }
  if (!Resolve() || !ResolveSwitches()) return false;
  code->instructions.assign(insns_.begin(), insns_.end());
  return true;
}

bool Decoder::DecodeOne() {
  uint8_t byte = bytes_[pc_];
  if (byte >= kOpcodeCount)
    return Fail("an opcode, found " + std::to_string(byte));
  const OpcodeInfo& info = kOpcodes[byte];
  next_ = pc_ + 1 + info.operand_size;
  if (next_ > bytes_.size())
    return Fail(std::string("the operands of ") + info.mnemonic +
                " within the code");
  index_at_[pc_] = static_cast<uint16_t>(insns_.size());
  Instruction insn{static_cast<uint16_t>(pc_), static_cast<Opcode>(byte), false,
                   info.implied, 0};
  if (info.format != Format::kNone && !DecodeOperands(info.format, &insn))
    return false;
  insns_.push_back(insn);
  return true;
}

bool Decoder::DecodeOperands(Format format, Instruction* insn) {
  const uint8_t* operands = At(pc_ + 1);
  switch (format) {
    case Format::kNone:
    case Format::kImplied:
      return true;
    case Format::kImpliedLocal:
      return Local(*insn, InfoOf(insn->opcode).two_slots);
    case Format::kByte:
      insn->a = static_cast<int8_t>(operands[0]);
      return true;
    case Format::kShort:
      insn->a = static_cast<int16_t>(LoadU2(operands));
      return true;
    case Format::kLocal:
      insn->a = operands[0];
      return Allowed(insn->opcode) &&
             Local(*insn, InfoOf(insn->opcode).two_slots);
    case Format::kIinc:
      insn->a = operands[0];
      insn->b = static_cast<int8_t>(operands[1]);
      return Local(*insn, false);
    case Format::kBranch:
    case Format::kBranchWide:
      insn->a = static_cast<int32_t>(
          static_cast<uint32_t>(pc_) +
          (format == Format::kBranch
               ? static_cast<uint32_t>(static_cast<int16_t>(LoadU2(operands)))
               : LoadU4(operands)));
      jumps_.push_back(static_cast<uint32_t>(insns_.size()));
      return Allowed(insn->opcode);
    case Format::kTableSwitch:
      return DecodeTableSwitch(insn);
    case Format::kLookupSwitch:
      return DecodeLookupSwitch(insn);
    case Format::kArrayType:
      insn->a = operands[0];
      return ArrayType(insn);
    case Format::kWide:
      return DecodeWide(insn);
    default:
      insn->a = format == Format::kLoadable ? operands[0] : LoadU2(operands);
      return Constant(format, insn);
  }
}

bool Decoder::DecodeWide(Instruction* insn) {
  if (pc_ + 4 > bytes_.size()) return Fail("the operands of wide");
  uint8_t byte = bytes_[pc_ + 1];
  insn->opcode = static_cast<Opcode>(byte);
  insn->wide = true;
  insn->a = LoadU2(At(pc_ + 2));
  if (byte >= kOpcodeCount || !MayBeWide(insn->opcode))
    return FailAt(pc_ + 1, "an opcode that wide may modify");
  next_ = pc_ + 4;
  if (insn->opcode == Opcode::kIinc) {
    next_ = pc_ + 6;
    if (next_ > bytes_.size()) return Fail("the operands of wide iinc");
    insn->b = static_cast<int16_t>(LoadU2(At(pc_ + 4)));
  }
  return Allowed(insn->opcode) && Local(*insn, InfoOf(insn->opcode).two_slots);
}

// Aligns to the words after the padding and checks that the fixed ones exist.
// JVMS 6.5 asks for padding bytes but gives them no value.
bool Decoder::BeginSwitch(size_t fixed_words, Instruction* insn) {
  next_ = (pc_ + 4) & ~size_t{3};
  if (next_ + 4 * fixed_words > bytes_.size())
    return Fail("the operands of a switch within the code");
  insn->a = static_cast<int32_t>(code_->switches.size());
  uint32_t target = static_cast<uint32_t>(pc_) + LoadU4(At(next_));
  code_->switches.push_back(
      {target, static_cast<uint32_t>(code_->cases.size()), 0});
  switch_pcs_.push_back(static_cast<uint16_t>(pc_));
  return true;
}

void Decoder::AddCase(int32_t key, uint32_t offset, const Instruction& insn) {
  code_->cases.push_back({key, insn.pc + offset});
  code_->switches.back().case_count++;
}

bool Decoder::DecodeTableSwitch(Instruction* insn) {
  if (!BeginSwitch(3, insn)) return false;
  auto low = static_cast<int32_t>(LoadU4(At(next_ + 4)));
  auto high = static_cast<int32_t>(LoadU4(At(next_ + 8)));
  if (low > high) return Fail("tableswitch with low <= high");
  next_ += 12;
  auto count = static_cast<uint64_t>(int64_t{high} - low + 1);
  if (count > (bytes_.size() - next_) / 4)
    return Fail("the table of tableswitch within the code");
  for (uint64_t i = 0; i < count; ++i, next_ += 4)
    AddCase(static_cast<int32_t>(low + static_cast<int64_t>(i)),
            LoadU4(At(next_)), *insn);
  return true;
}

bool Decoder::DecodeLookupSwitch(Instruction* insn) {
  if (!BeginSwitch(2, insn)) return false;
  uint32_t count = LoadU4(At(next_ + 4));
  next_ += 8;
  if (count > (bytes_.size() - next_) / 8)
    return Fail("the pairs of lookupswitch within the code");
  for (uint32_t i = 0; i < count; ++i, next_ += 8) {
    auto key = static_cast<int32_t>(LoadU4(At(next_)));
    if (i > 0 && code_->cases.back().key >= key)
      return FailAt(next_, "lookupswitch keys in ascending order");
    AddCase(key, LoadU4(At(next_ + 4)), *insn);
  }
  return true;
}

bool Decoder::Allowed(Opcode opcode) {
  if (major_ < kNoSubroutinesMajor || !IsSubroutine(opcode)) return true;
  return Fail(std::string("no ") + Mnemonic(opcode) +
              " in a class of version 51 or later");
}

bool Decoder::Local(const Instruction& insn, bool two_slots) {
  if (insn.a + (two_slots ? 1 : 0) < code_->max_locals) return true;
  return Fail("a local variable below max_locals " +
              std::to_string(code_->max_locals) + ", found " +
              std::to_string(insn.a));
}

bool Decoder::ArrayType(Instruction* insn) {
  if (insn->a >= kFirstArrayType && insn->a <= kLastArrayType) return true;
  return Fail("an array type code from 4 to 11, found " +
              std::to_string(insn->a));
}

bool Decoder::Constant(Format format, Instruction* insn) {
  ConstantTag tag = pool_.tag(static_cast<size_t>(insn->a));
  switch (format) {
    case Format::kField:
      return tag == ConstantTag::kFieldref || Fail("a field reference");
    case Format::kMethod:
    case Format::kSpecialMethod:
    case Format::kStaticMethod:
    case Format::kInterfaceMethod:
      return InvokedMethod(format, insn);
    case Format::kDynamicCall:
      return (tag == ConstantTag::kInvokeDynamic && LoadU2(At(pc_ + 3)) == 0) ||
             Fail("an invokedynamic constant followed by two zero bytes");
    case Format::kLoadable:
    case Format::kLoadableWide:
    case Format::kLoadable2:
      return LoadableConstant(format, *insn);
    default:
      break;
  }
  if (tag != ConstantTag::kClass) return Fail("a class constant");
  if (format == Format::kTypeTest) return true;
  int dimensions = Dimensions(pool_.ClassName(static_cast<uint16_t>(insn->a)));
  if (format == Format::kNewClass)
    return dimensions == 0 || Fail("a class that is not an array after new");
  if (format == Format::kElementClass)
    return dimensions < 255 || Fail("an array of at most 255 dimensions");
  insn->b = bytes_[pc_ + 3];
  return (insn->b > 0 && insn->b <= dimensions) ||
         Fail("from 1 to " + std::to_string(dimensions) +
              " dimensions in multianewarray, found " +
              std::to_string(insn->b));
}

bool Decoder::LoadableConstant(Format format, const Instruction& insn) {
  auto index = static_cast<uint16_t>(insn.a);
  ConstantTag tag = pool_.tag(index);
  bool two_slots = tag == ConstantTag::kLong || tag == ConstantTag::kDouble;
  if (tag == ConstantTag::kDynamic) {
    char kind = pool_.Dynamic(index).name_and_type.descriptor[0];
    two_slots = kind == 'J' || kind == 'D';
  }
  if (!IsLoadable(tag) || two_slots != (format == Format::kLoadable2))
    return Fail(format == Format::kLoadable2
                    ? "a constant of two slots after ldc2_w"
                    : "a loadable constant of one slot after ldc");
  // Method handles, types and dynamic constants cannot stand in older pools.
  return tag != ConstantTag::kClass || major_ >= kLdcClassMajor ||
         Fail("class file version 49 or later for ldc of a class");
}

bool Decoder::InvokedMethod(Format format, Instruction* insn) {
  auto index = static_cast<uint16_t>(insn->a);
  bool in_interface = pool_.Is(index, ConstantTag::kInterfaceMethodref);
  if (!in_interface && !pool_.Is(index, ConstantTag::kMethodref))
    return Fail("a method reference");
  bool fits = format == Format::kInterfaceMethod ? in_interface
              : format == Format::kMethod
                  ? !in_interface
                  : !in_interface || major_ >= kInterfaceMethodsMajor;
  if (!fits) return Fail("a method reference that fits the opcode");
  if (pool_.NamesInitializer(index) &&
      (format != Format::kSpecialMethod || in_interface))
    return Fail("<init> to be invoked by invokespecial only");
  return format != Format::kInterfaceMethod || InterfaceOperands(insn);
}

bool Decoder::InterfaceOperands(Instruction* insn) {
  insn->b = bytes_[pc_ + 3];
  int slots = 1 + ParameterSlots(
                      pool_.Member(static_cast<uint16_t>(insn->a)).descriptor);
  return (insn->b == slots && bytes_[pc_ + 4] == 0) ||
         Fail("invokeinterface with count " + std::to_string(slots) +
              " and a zero byte");
}

bool Decoder::ResolveTarget(uint32_t target, uint32_t pc, uint32_t* index) {
  *index = IndexAt(target);
  return *index != kNoInstruction ||
         FailAt(pc, "a jump to the start of an instruction, found pc " +
                        std::to_string(static_cast<int32_t>(target)));
}

bool Decoder::Resolve() {
  for (uint32_t jump : jumps_) {
    Instruction& insn = insns_[jump];
    uint32_t index;
    if (!ResolveTarget(static_cast<uint32_t>(insn.a), insn.pc, &index))
      return false;
    insn.a = static_cast<int32_t>(index);
  }
  return true;
}

bool Decoder::ResolveSwitches() {
  for (size_t i = 0; i < code_->switches.size(); ++i) {
    SwitchTable& table = code_->switches[i];
    uint32_t pc = switch_pcs_[i];
    if (!ResolveTarget(table.default_target, pc, &table.default_target))
      return false;
    for (uint32_t k = 0; k < table.case_count; ++k) {
      SwitchCase& item = code_->cases[table.first_case + k];
      if (!ResolveTarget(item.target, pc, &item.target)) return false;
    }
  }
  return true;
}

uint32_t Decoder::IndexAt(uint32_t pc, bool allow_end) const {
  if (pc < index_at_.size())
    return index_at_[pc] == kNoIndex ? kNoInstruction : index_at_[pc];
  return allow_end && pc == index_at_.size()
             ? static_cast<uint32_t>(insns_.size())
             : kNoInstruction;
}

}  // namespace classfile
