#include "engine/merging/liveness.h"

#include <cstddef>
#include <utility>

#include "classfile/instruction.h"
#include "classfile/opcode.h"
#include "engine/merging/flow_graph.h"
#include "engine/merging/local_access.h"

namespace engine {
namespace {

using classfile::Code;
using LiveLocals = std::vector<bool>;

// True: something new.
bool AddAll(LiveLocals& to, const LiveLocals& from) {
  bool grown = false;
  for (size_t i = 0; i < to.size(); ++i) {
    grown = grown || (from[i] && !to[i]);
    to[i] = to[i] || from[i];
  }
  return grown;
}

// What is live before it, given what is after.
LiveLocals Before(const Code& code, uint32_t at, LiveLocals after) {
  const LocalAccess access = AccessOf(code.instructions[at]);
  if (access.local >= after.size()) return after;
  if (access.writes) after[access.local] = false;
  if (access.reads) after[access.local] = true;
  return after;
}

// Where `ret` leads is not in the code.
bool HasSubroutines(const Code& code) {
  for (const classfile::Instruction& in : code.instructions)
    if (in.opcode == classfile::Opcode::kRet) return true;
  return false;
}

}  // namespace

Liveness::Liveness(const Code& code) {
  const auto count = static_cast<uint32_t>(code.instructions.size());
  live_.assign(count, LiveLocals(code.max_locals, HasSubroutines(code)));
  for (bool grown = true; grown;) {
    grown = false;
    for (uint32_t at = count; at-- > 0;) {
      LiveLocals after(code.max_locals, false);
      for (uint32_t to : FlowGraph::TargetsOf(code, at))
        if (to < count) AddAll(after, live_[to]);
      LiveLocals before = Before(code, at, std::move(after));
      // A handler finds the variables as they were before the instruction, or
      // after it: both are kept.
      for (const auto& h : code.handlers)
        if (at >= h.start && at < h.end) AddAll(before, live_[h.handler]);
      grown = AddAll(live_[at], before) || grown;
    }
  }
}

}  // namespace engine
