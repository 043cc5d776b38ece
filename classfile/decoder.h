// Turns the bytes of one method's code into instructions, in one pass over the
// bytes and one over the jumps. What JVMS 4.9.1 demands of single instructions
// holds of everything it returns: jumps land on instructions, constants are of
// the kind the opcode takes, local variables lie below max_locals.
#ifndef CLASSFILE_DECODER_H_
#define CLASSFILE_DECODER_H_

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "classfile/byte_reader.h"
#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "classfile/instruction.h"

namespace classfile {

// Reused from method to method, so that decoding allocates only what it keeps.
class Decoder {
 public:
  Decoder(ByteReader& reader, const ConstantPool& pool, uint16_t major)
      : reader_(reader), pool_(pool), major_(major) {}

  // `bytes` is the code array, at `offset` in the file; max_locals must be
  // set. False if the reader was failed.
  bool Decode(std::span<const uint8_t> bytes, size_t offset, Code* code);

  static constexpr uint32_t kNoInstruction = 0xffffffff;
  // After Decode: the instruction that starts at `pc`, or kNoInstruction;
  // for pc == code length, one past the last if `allow_end`.
  uint32_t IndexAt(uint32_t pc, bool allow_end = false) const;

 private:
  bool DecodeOne();
  bool DecodeOperands(Format format, Instruction* insn);
  bool DecodeWide(Instruction* insn);
  bool DecodeTableSwitch(Instruction* insn);
  bool DecodeLookupSwitch(Instruction* insn);
  bool BeginSwitch(size_t fixed_words, Instruction* insn);
  void AddCase(int32_t key, uint32_t offset, const Instruction& insn);
  bool Constant(Format format, Instruction* insn);
  bool LoadableConstant(Format format, const Instruction& insn);
  bool InvokedMethod(Format format, Instruction* insn);
  bool InterfaceOperands(Instruction* insn);
  bool Local(const Instruction& insn, bool two_slots);
  bool ArrayType(Instruction* insn);
  bool Allowed(Opcode opcode);
  bool Resolve();
  bool ResolveSwitches();
  bool ResolveTarget(uint32_t target, uint32_t pc, uint32_t* index);

  const uint8_t* At(size_t pc) const { return bytes_.data() + pc; }
  bool Fail(std::string_view what) { return FailAt(pc_, what); }
  bool FailAt(size_t pc, std::string_view what) {
    return reader_.FailAt(offset_ + pc, what);
  }

  ByteReader& reader_;
  const ConstantPool& pool_;
  uint16_t major_;

  std::span<const uint8_t> bytes_;
  size_t offset_ = 0;
  size_t pc_ = 0;    // of the instruction being decoded
  size_t next_ = 0;  // where the following one starts
  Code* code_ = nullptr;
  std::vector<Instruction> insns_;
  std::vector<uint16_t> index_at_;  // by pc; kNoIndex between instructions
  std::vector<uint32_t> jumps_;     // instructions whose `a` is a target pc
  std::vector<uint16_t> switch_pcs_;
};

}  // namespace classfile

#endif  // CLASSFILE_DECODER_H_
