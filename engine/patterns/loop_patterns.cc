#include "engine/patterns/loop_patterns.h"

namespace engine {

const Loop* LoopPatterns::LoopAt(const Frame& frame) {
  if (!FlowGraphs::HasCode(*frame.body, frame.next)) return nullptr;
  auto& loops = loops_[frame.body];
  if (loops == nullptr)
    loops = std::make_unique<Loops>(*frame.body->code, graphs_.Of(*frame.body));
  return loops->At(frame.next);
}

std::optional<std::vector<State>> LoopPatterns::Run(const State& state) {
  const Loop* loop = LoopAt(state.frame);
  if (loop == nullptr || as_usual_.count(loop) != 0) return std::nullopt;
  const MergeCounts before = context_.merging;
  LoopRun::Result result =
      LoopRun(context_, names_, facts_, *loop, step_).Run(state);
  using Outcome = LoopRun::Outcome;
  if (result.outcome == Outcome::kRegular) return std::move(result.states);
  context_.merging = before;
  context_.merging.irregular += result.outcome == Outcome::kIrregular;
  context_.merging.wide += result.outcome == Outcome::kWide;
  if (result.outcome != Outcome::kOutOfTime) as_usual_.insert(loop);
  return std::nullopt;
}

}  // namespace engine
