#include "check/coverage.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <string_view>
#include <utility>

#include "check/own_code.h"
#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "classfile/instruction.h"
#include "classfile/opcode.h"
#include "engine/linking/class_table.h"
#include "engine/program/program.h"
#include "engine/state/body.h"

namespace check {
namespace {

using classfile::Opcode;
using engine::Body;

constexpr std::string_view kSumma = "summa/Summa";

// One body with the constants that its instructions name.
class Reader {
 public:
  Reader(const engine::ClassTable& table, const Body& body)
      : pool_(table[body.owner].file->pool), code_(body.code->instructions) {}

  size_t size() const { return code_.size(); }

  bool IsCallOf(size_t at, std::string_view owner,
                std::string_view name) const {
    return IsCall(at) && Member(at).class_name == owner &&
           Member(at).name == name;
  }
  // A call that asserts, of whatever framework; or an assert statement, but for
  // `assert false`, which says that nobody comes there.
  bool IsClaim(size_t at) const {
    if (IsCall(at))
      return Member(at).name.starts_with("assert") ||
             IsCallOf(at, kSumma, "check");
    return IsAssert(at) && code_[at + 2].opcode != Opcode::kNew;
  }

 private:
  bool IsCall(size_t at) const {
    const Opcode op = code_[at].opcode;
    return op == Opcode::kInvokestatic || op == Opcode::kInvokevirtual ||
           op == Opcode::kInvokespecial;
  }
  bool IsAssert(size_t at) const {
    return at + 2 < size() && code_[at].opcode == Opcode::kGetstatic &&
           code_[at + 1].opcode == Opcode::kIfne &&
           Member(at).name == "$assertionsDisabled";
  }
  classfile::MemberRef Member(size_t at) const {
    return pool_.Member(static_cast<uint16_t>(code_[at].a));
  }

  const classfile::ConstantPool& pool_;
  const std::vector<classfile::Instruction>& code_;
};

MethodCoverage LinesOf(const Body& body) {
  std::map<int, bool> lines;
  for (uint32_t at = 0; at < body.code->instructions.size(); ++at)
    if (const int line = body.LineAt(at)) lines[line] |= body.reached[at];
  MethodCoverage method{body.text, {}, {}};
  for (const auto& [line, reached] : lines)
    (reached ? method.reached : method.missed).push_back(line);
  return method;
}

void AddPoints(const engine::ClassTable& table, const Property& property,
               const Body& body, Coverage& coverage) {
  const Reader reader(table, body);
  const bool of_property = table[body.owner].name == property.method.owner;
  for (uint32_t at = 0; at < reader.size(); ++at) {
    if (reader.IsClaim(at)) {
      coverage.claims += of_property;
      coverage.claim_reached |= body.reached[at];
    }
    if (reader.IsCallOf(at, kSumma, "cover") && !body.reached[at])
      coverage.uncovered.push_back(body.text + ":" +
                                   std::to_string(body.LineAt(at)));
  }
}

}  // namespace

Coverage CoverageOf(engine::Analysis& analysis, const Property& property) {
  const engine::ClassTable& table = analysis.table();
  Coverage coverage;
  analysis.program().bodies.ForEach([&](const Body& body) {
    if (body.code == nullptr || !IsOwnCode(table, body.owner)) return;
    AddPoints(table, property, body, coverage);
    if (body.reached[0]) coverage.methods.push_back(LinesOf(body));
  });
  std::sort(coverage.methods.begin(), coverage.methods.end(),
            [](const MethodCoverage& a, const MethodCoverage& b) {
              return std::pair(a.method, a.reached) <
                     std::pair(b.method, b.reached);
            });
  std::sort(coverage.uncovered.begin(), coverage.uncovered.end());
  return coverage;
}

}  // namespace check
