// The control flow of one method, and where what splits at an instruction meets
// again: its immediate post-dominator. A branch meets where both its sides must
// pass, exceptions aside; an instruction that may raise one, where its handlers
// and the code after it do.
#ifndef ENGINE_MERGING_FLOW_GRAPH_H_
#define ENGINE_MERGING_FLOW_GRAPH_H_

#include <cstdint>
#include <vector>

#include "classfile/class_file.h"

namespace engine {

class FlowGraph {
 public:
  explicit FlowGraph(const classfile::Code& code);

  // Where an instruction leads, exceptions aside.
  static std::vector<uint32_t> TargetsOf(const classfile::Code& code,
                                         uint32_t instruction);
  static bool ReturnsAt(const classfile::Code& code, uint32_t instruction);

  // The instruction; Scopes::kReturn where there is none before the method
  // returns.
  uint32_t JoinAfter(uint32_t instruction) const { return joins_[instruction]; }
  // In this order a path meets what leads to an instruction before it, but for
  // ways back in loops.
  uint32_t OrderOf(uint32_t instruction) const { return order_[instruction]; }

 private:
  std::vector<uint32_t> joins_;
  std::vector<uint32_t> order_;
};

}  // namespace engine

#endif  // ENGINE_MERGING_FLOW_GRAPH_H_
