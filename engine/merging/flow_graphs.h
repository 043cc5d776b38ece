// The flow graphs of the methods of a run, each made when it is first asked
// for; and where a state stands in one.
#ifndef ENGINE_MERGING_FLOW_GRAPHS_H_
#define ENGINE_MERGING_FLOW_GRAPHS_H_

#include <cstdint>
#include <memory>
#include <unordered_map>

#include "engine/merging/flow_graph.h"
#include "engine/state/body.h"
#include "engine/state/state.h"

namespace engine {

class FlowGraphs {
 public:
  // Of a method with code.
  const FlowGraph& Of(const Body& body) {
    auto& graph = graphs_[&body];
    if (graph == nullptr) graph = std::make_unique<FlowGraph>(*body.code);
    return *graph;
  }
  // See FlowGraph::OrderOf.
  uint32_t OrderOf(const Frame& frame) {
    return HasCode(*frame.body, frame.next)
               ? Of(*frame.body).OrderOf(frame.next)
               : 0;
  }

  static bool HasCode(const Body& body, uint32_t at) {
    return body.intrinsic == nullptr && body.code != nullptr &&
           at < body.code->instructions.size();
  }
  // About to return from the outermost method?
  static bool IsLeaving(const State& state) {
    const Frame& frame = state.frame;
    return state.callers.empty() && HasCode(*frame.body, frame.next) &&
           FlowGraph::ReturnsAt(*frame.body->code, frame.next);
  }

 private:
  std::unordered_map<const Body*, std::unique_ptr<FlowGraph>> graphs_;
};

// Of the activation; 0 is where the outermost returns to.
inline uint32_t DepthOf(const State& state) {
  return static_cast<uint32_t>(state.callers.size()) + 1;
}

}  // namespace engine

#endif  // ENGINE_MERGING_FLOW_GRAPHS_H_
