#include "cli/pages/source_truth.h"

#include <optional>

#include "classfile/instruction.h"
#include "classfile/opcode.h"

namespace cli {
namespace {

using classfile::Code;
using classfile::Instruction;
using classfile::Opcode;

bool IsTest(const Instruction& insn) {
  return (insn.opcode >= Opcode::kIfeq && insn.opcode <= Opcode::kIfAcmpne) ||
         insn.opcode == Opcode::kIfnull || insn.opcode == Opcode::kIfnonnull;
}

// The test after which code goes on at `place`.
std::optional<uint32_t> TestBefore(const Code& code, uint32_t place) {
  if (place == 0 || place > code.instructions.size()) return std::nullopt;
  if (!IsTest(code.instructions[place - 1])) return std::nullopt;
  return place - 1;
}

// Does an assertion that failed throw its error just before `place`?
bool ThrowsBefore(const Code& code, const classfile::ConstantPool& pool,
                  uint32_t place, uint32_t after) {
  if (code.instructions[place - 1].opcode != Opcode::kAthrow) return false;
  for (uint32_t i = place - 1; i > after; --i) {
    const Instruction& insn = code.instructions[i];
    if (insn.opcode == Opcode::kNew)
      return pool.ClassName(static_cast<uint16_t>(insn.a)) ==
             "java/lang/AssertionError";
    if (IsTest(insn)) return false;
  }
  return false;
}

}  // namespace

bool TrueWhenJumping(const Code& code, const classfile::ConstantPool& pool,
                     uint32_t at) {
  if (!IsTest(code.instructions[at])) return true;
  const auto target = static_cast<uint32_t>(code.instructions[at].a);
  if (target <= at) return true;  // once more through a loop
  if (ThrowsBefore(code, pool, target, at)) return true;
  // To where a later test goes on: what that means, this means.
  const std::optional<uint32_t> test = TestBefore(code, target);
  if (!test || *test <= at) return false;
  return !TrueWhenJumping(code, pool, *test);
}

}  // namespace cli
