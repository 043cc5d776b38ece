#include "engine/predicates/compared_numbers.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <set>

#include "classfile/constant_pool.h"
#include "classfile/opcode.h"
#include "engine/merging/flow_graph.h"

namespace engine {
namespace {

using classfile::Code;
using classfile::Format;

// An operand of a comparison is pushed right before it, or before the other
// operand, where that is a variable.
constexpr uint32_t kOperandsBack = 2;

std::optional<int64_t> NumberPushed(const classfile::ClassFile& file,
                                    const classfile::Instruction& in) {
  const classfile::OpcodeInfo& info = classfile::InfoOf(in.opcode);
  switch (info.format) {
    case Format::kImplied:
    case Format::kByte:
    case Format::kShort:
      return in.a;
    case Format::kLoadable:
    case Format::kLoadableWide: {
      const auto index = static_cast<uint16_t>(in.a);
      if (!file.pool.Is(index, classfile::ConstantTag::kInteger))
        return std::nullopt;
      return file.pool.Integer(index);
    }
    default:
      return std::nullopt;
  }
}

std::vector<bool> AheadOf(const Code& code, uint32_t instruction) {
  std::vector<bool> ahead(code.instructions.size(), false);
  std::vector<uint32_t> left = {instruction};
  while (!left.empty()) {
    const uint32_t at = left.back();
    left.pop_back();
    if (at >= ahead.size() || ahead[at]) continue;
    ahead[at] = true;
    for (uint32_t to : FlowGraph::TargetsOf(code, at)) left.push_back(to);
  }
  return ahead;
}

void AddCases(const Code& code, const classfile::Instruction& in,
              std::set<int64_t>& numbers) {
  if (in.opcode == classfile::Opcode::kTableswitch ||
      in.opcode == classfile::Opcode::kLookupswitch)
    for (const classfile::SwitchCase& each : code.CasesOf(in))
      numbers.insert(each.key);
}

bool IsNearerToZero(int64_t a, int64_t b) {
  return std::abs(a) != std::abs(b) ? std::abs(a) < std::abs(b) : a < b;
}

}  // namespace

std::vector<int64_t> ComparedNumbers(const classfile::ClassFile& file,
                                     const Code& code, uint32_t instruction,
                                     size_t most) {
  std::set<int64_t> numbers = {0};
  const std::vector<bool> ahead = AheadOf(code, instruction);
  for (uint32_t at = 0; at < ahead.size(); ++at) {
    if (!ahead[at] || FlowGraph::TargetsOf(code, at).size() < 2) continue;
    AddCases(code, code.instructions[at], numbers);
    for (uint32_t back = 1; back <= std::min(at, kOperandsBack); ++back)
      if (const auto number = NumberPushed(file, code.instructions[at - back]))
        numbers.insert(*number);
  }
  std::vector<int64_t> nearest(numbers.begin(), numbers.end());
  std::sort(nearest.begin(), nearest.end(), IsNearerToZero);
  nearest.resize(std::min(nearest.size(), most));
  std::sort(nearest.begin(), nearest.end());
  return nearest;
}

}  // namespace engine
