#include "engine/merging/counter_log.h"

#include <algorithm>

namespace engine {

void CounterLog::NoteStep(const State& state) {
  ++bytecodes_;
  const Frame& frame = state.frame;
  Instruction& in = instructions_[{frame.body->method.index(), frame.next}];
  in.body = frame.body;
  in.at = frame.next;
  ++in.times;
  in.ways += static_cast<double>(state.ways);
}

void CounterLog::NoteMoment(std::span<const State* const> counter) {
  Moment moment{bytecodes_, counter.size(), 0, 0};
  for (const State* state : counter) {
    moment.ways += static_cast<double>(state->ways);
    moment.nodes += NodesOf(*state);
  }
  moments_.push_back(moment);
  if (moments_.size() < kMostMoments) return;
  stride_ *= 2;
  std::erase_if(moments_,
                [&](const Moment& m) { return m.bytecodes % stride_ != 0; });
}

size_t CounterLog::NodesOf(const State& state) const {
  size_t nodes = 0;
  const size_t assumed = state.place.path.assumptions().size();
  size_t left = assumed - std::min(assumed, assumed_before_);
  state.place.path.assumptions().ForEachWhile([&](expr::Formula f) {
    if (left == 0) return false;
    --left;
    nodes += diagram_.CountNodes(f);
    return true;
  });
  return nodes;
}

std::vector<CounterLog::Instruction> CounterLog::Instructions() const {
  std::vector<Instruction> all;
  for (const auto& [place, in] : instructions_) all.push_back(in);
  return all;
}

}  // namespace engine
