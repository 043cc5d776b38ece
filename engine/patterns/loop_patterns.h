// For a run that merges: the loops it comes to, each as patterns where that can
// be. A loop that has shown none is not tried again.
#ifndef ENGINE_PATTERNS_LOOP_PATTERNS_H_
#define ENGINE_PATTERNS_LOOP_PATTERNS_H_

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "engine/merging/flow_graphs.h"
#include "engine/merging/policy.h"
#include "engine/patterns/loop_run.h"
#include "engine/patterns/loops.h"
#include "engine/runtime/context.h"
#include "engine/state/body.h"
#include "engine/state/state.h"
#include "heap/cell_names.h"

namespace engine {

class LoopPatterns {
 public:
  // All must outlive this.
  LoopPatterns(Context& context, heap::CellNames& names, LoopRun::StepOnce step)
      : context_(context), names_(names), step_(std::move(step)) {}

  // What it has become beyond the loop it stands before. Nothing: it stands
  // before none, or one that is better run as usual.
  std::optional<std::vector<State>> Run(const State& state);

 private:
  const Loop* LoopAt(const Frame& frame);

  Context& context_;
  heap::CellNames& names_;
  const LoopRun::StepOnce step_;
  FlowGraphs graphs_;
  MethodFacts facts_;
  std::map<const Body*, std::unique_ptr<Loops>> loops_;  // never gone through
  std::set<const Loop*> as_usual_;
};

}  // namespace engine

#endif  // ENGINE_PATTERNS_LOOP_PATTERNS_H_
