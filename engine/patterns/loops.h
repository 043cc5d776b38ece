// The loops of a method: from where its control flow goes back to, all that
// leads there again.
#ifndef ENGINE_PATTERNS_LOOPS_H_
#define ENGINE_PATTERNS_LOOPS_H_

#include <cstdint>
#include <map>
#include <vector>

#include "classfile/class_file.h"
#include "engine/merging/flow_graph.h"

namespace engine {

struct Loop {
  uint32_t header = 0;
  std::vector<bool> has;  // by instruction
};

class Loops {
 public:
  Loops(const classfile::Code& code, const FlowGraph& graph);

  // That begins there; null: none does.
  const Loop* At(uint32_t instruction) const {
    const auto it = loops_.find(instruction);
    return it == loops_.end() ? nullptr : &it->second;
  }

 private:
  std::map<uint32_t, Loop> loops_;  // by header
};

}  // namespace engine

#endif  // ENGINE_PATTERNS_LOOPS_H_
