#include "engine/analysis/oracle_numbers.h"

#include <algorithm>
#include <cstddef>
#include <optional>

#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "classfile/instruction.h"
#include "classfile/opcode.h"
#include "engine/linking/class_table.h"
#include "engine/machine/entry_point.h"
#include "engine/state/body.h"
#include "engine/state/branch.h"

namespace engine {
namespace {

using classfile::ConstantTag;
using classfile::Opcode;

constexpr size_t kMostConstants = 3;  // three numbers for each

// These are tried anyway, or stand first.
bool IsTaken(int64_t n) { return n >= -1 && n <= 1; }

template <class T>
void AddOnce(std::vector<T>& all, T one) {
  if (std::find(all.begin(), all.end(), one) == all.end()) all.push_back(one);
}

std::vector<const Body*> BodiesOf(const Analysis& analysis,
                                  const std::vector<State>& paths) {
  std::vector<const Body*> bodies = {analysis.entry_point().method};
  for (const State& path : paths)
    for (const Branch& branch : path.branches.ToVector())
      AddOnce(bodies, branch.body);
  return bodies;
}

// The whole number that an instruction pushes.
std::optional<int64_t> Pushed(const classfile::ConstantPool& pool,
                              const classfile::Instruction& insn) {
  if (insn.opcode >= Opcode::kIconstM1 && insn.opcode <= Opcode::kSipush)
    return insn.a;
  if (insn.opcode < Opcode::kLdc || insn.opcode > Opcode::kLdc2W)
    return std::nullopt;
  const auto index = static_cast<uint16_t>(insn.a);
  if (pool.Is(index, ConstantTag::kInteger)) return pool.Integer(index);
  if (pool.Is(index, ConstantTag::kLong)) return pool.Long(index);
  return std::nullopt;
}

void AddConstants(const classfile::ConstantPool& pool,
                  const classfile::Code& code,
                  std::vector<int64_t>& constants) {
  for (const classfile::Instruction& insn : code.instructions)
    if (auto n = Pushed(pool, insn); n && !IsTaken(*n)) AddOnce(constants, *n);
  for (const classfile::SwitchCase& c : code.cases)
    if (!IsTaken(c.key)) AddOnce(constants, int64_t{c.key});
}

}  // namespace

std::vector<int64_t> NumbersWorthTrying(Analysis& analysis,
                                        const std::vector<State>& paths) {
  std::vector<int64_t> constants;
  for (const Body* body : BodiesOf(analysis, paths))
    if (body->code != nullptr && analysis.table()[body->owner].file != nullptr)
      AddConstants(analysis.table()[body->owner].file->pool, *body->code,
                   constants);
  constants.resize(std::min(constants.size(), kMostConstants));
  std::vector<int64_t> numbers = {-1};
  for (int64_t n : constants)
    for (int64_t step : {0, -1, 1})
      if (int64_t m = 0; !__builtin_add_overflow(n, step, &m) && !IsTaken(m))
        AddOnce(numbers, m);
  return numbers;
}

}  // namespace engine
