#include "engine/merging/demand.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "classfile/opcode.h"
#include "engine/merging/flow_graph.h"
#include "engine/merging/local_access.h"

namespace engine {
namespace {

using classfile::Code;
using classfile::Format;
using classfile::Instruction;
using classfile::Opcode;
using Locals = std::set<uint32_t>;

// How often a loop is taken to go round.
constexpr uint32_t kRounds = 3;

// The variables that each operand comes from, as far as one block tells.
class Operands {
 public:
  void Clear() { stack_.clear(); }
  Locals Pop() {
    if (stack_.empty()) return {};
    Locals top = std::move(stack_.back());
    stack_.pop_back();
    return top;
  }
  // All that an instruction takes. What a call takes its constant says: all.
  Locals PopAll(std::string_view pops) {
    const bool any = pops.find('*') != std::string_view::npos;
    Locals all;
    for (size_t n = any ? stack_.size() : pops.size(); n > 0; --n)
      all.merge(Pop());
    return all;
  }
  void Push(const Locals& of) { stack_.push_back(of); }

 private:
  std::vector<Locals> stack_;
};

bool IsArrayAccess(Opcode op) {
  return (op >= Opcode::kIaload && op <= Opcode::kSaload) ||
         (op >= Opcode::kIastore && op <= Opcode::kSastore);
}

// What a method asks that is called from here is not looked into.
bool IsCall(Opcode op) {
  return op >= Opcode::kInvokevirtual && op <= Opcode::kInvokedynamic;
}

bool Asks(const Code& code, uint32_t at) {
  const Opcode op = code.instructions[at].opcode;
  return IsArrayAccess(op) || IsCall(op) ||
         FlowGraph::TargetsOf(code, at).size() > 1;
}

}  // namespace

Demand::Demand(const Code& code) : code_(code) {
  FindQuestions();
  Weigh();
}

void Demand::FindQuestions() {
  std::set<uint32_t> starts;  // of blocks
  const auto count = static_cast<uint32_t>(code_.instructions.size());
  for (uint32_t at = 0; at < count; ++at)
    for (uint32_t to : FlowGraph::TargetsOf(code_, at))
      if (to != at + 1) starts.insert(to);
  Operands operands;
  for (uint32_t at = 0; at < count; ++at) {
    if (starts.count(at) != 0) operands.Clear();
    const Instruction& in = code_.instructions[at];
    const classfile::OpcodeInfo& info = classfile::InfoOf(in.opcode);
    const LocalAccess access = AccessOf(in);
    Locals of = operands.PopAll(info.pops);
    if (Asks(code_, at)) questions_.push_back({at, of});
    if (access.writes)
      for (uint32_t from : of) goes_into_[from].insert(access.local);
    if (access.reads && !access.writes) of.insert(access.local);
    for (size_t i = 0; info.pushes[i] != '\0'; ++i) operands.Push(of);
  }
}

void Demand::Weigh() {
  for (Question& q : questions_)
    for (uint32_t to : FlowGraph::TargetsOf(code_, q.at))
      if (to < code_.instructions.size() && ReachedFrom(to)[q.at])
        q.weight = kRounds;
}

const std::vector<bool>& Demand::ReachedFrom(uint32_t instruction) {
  const auto [it, fresh] = reached_.try_emplace(
      instruction, std::vector<bool>(code_.instructions.size(), false));
  if (!fresh) return it->second;
  std::vector<uint32_t> pending = {instruction};
  while (!pending.empty()) {
    const uint32_t at = pending.back();
    pending.pop_back();
    if (at >= it->second.size() || it->second[at]) continue;
    it->second[at] = true;
    for (uint32_t to : FlowGraph::TargetsOf(code_, at)) pending.push_back(to);
  }
  return it->second;
}

const Demand::Locals& Demand::AffectedBy(uint32_t local) {
  const auto [it, fresh] = affected_.try_emplace(local);
  if (!fresh) return it->second;
  std::vector<uint32_t> pending = {local};
  while (!pending.empty()) {
    const uint32_t next = pending.back();
    pending.pop_back();
    if (!it->second.insert(next).second) continue;
    for (uint32_t to : goes_into_[next]) pending.push_back(to);
  }
  return it->second;
}

uint32_t Demand::After(uint32_t instruction) {
  const std::vector<bool>& reached = ReachedFrom(instruction);
  uint32_t sum = 0;
  for (const Question& q : questions_)
    if (reached[q.at]) sum += q.weight;
  return sum;
}

uint32_t Demand::After(uint32_t instruction, uint32_t local) {
  const std::vector<bool>& reached = ReachedFrom(instruction);
  const Locals& affected = AffectedBy(local);
  uint32_t sum = 0;
  for (const Question& q : questions_)
    if (reached[q.at] && std::any_of(q.of.begin(), q.of.end(), [&](uint32_t l) {
          return affected.count(l) != 0;
        }))
      sum += q.weight;
  return sum;
}

}  // namespace engine
