#include "engine/patterns/loops.h"

#include <cstddef>

namespace engine {
namespace {

using LeadsTo =
    std::vector<std::vector<uint32_t>>;  // by instruction: from where

// What leads to `from` without passing the header.
void AddLeading(const LeadsTo& before, uint32_t from, Loop& loop) {
  std::vector<uint32_t> pending = {from};
  while (!pending.empty()) {
    const uint32_t at = pending.back();
    pending.pop_back();
    if (loop.has[at]) continue;
    loop.has[at] = true;
    pending.insert(pending.end(), before[at].begin(), before[at].end());
  }
}

}  // namespace

Loops::Loops(const classfile::Code& code, const FlowGraph& graph) {
  const size_t size = code.instructions.size();
  LeadsTo before(size);
  for (uint32_t at = 0; at < size; ++at)
    for (uint32_t to : FlowGraph::TargetsOf(code, at)) before[to].push_back(at);
  for (uint32_t to = 0; to < size; ++to)
    for (uint32_t from : before[to]) {
      if (graph.OrderOf(from) < graph.OrderOf(to)) continue;
      Loop& loop = loops_.try_emplace(to, Loop{to, {}}).first->second;
      loop.has.resize(size, false);
      loop.has[to] = true;
      AddLeading(before, from, loop);
    }
}

}  // namespace engine
