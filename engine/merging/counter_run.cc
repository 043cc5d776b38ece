#include "engine/merging/counter_run.h"

#include <utility>

namespace engine {
namespace {

constexpr uint64_t kStepsPerClock = 16;

}  // namespace

CounterRun::Place CounterRun::PlaceOf(const State& state) {
  return {-int64_t{DepthOf(state)}, graphs_.OrderOf(state.frame)};
}

void CounterRun::Push(Entry entry) {
  if (FlowGraphs::IsLeaving(entry.state)) {
    leaving_[entry.state.frame.next].push_back(std::move(entry.state));
    return;
  }
  const Place place = PlaceOf(entry.state);
  counter_.emplace(place, std::move(entry));
}

CounterRun::Result CounterRun::Run(State start) {
  origin_ = OriginOf(start);
  Push({std::move(start)});
  while (!counter_.empty() && !context_.options.deadline.Expired())
    RunOn(PopFirst());
  for (auto& [place, entry] : counter_)
    result_.left.push_back(std::move(entry.state));
  JoinLeaving();
  return std::move(result_);
}

CounterRun::Entry CounterRun::PopFirst() {
  const auto [begin, end] = counter_.equal_range(counter_.begin()->first);
  Entry first = std::move(begin->second);
  std::vector<State> group;
  for (auto it = counter_.erase(begin); it != end && !first.alone;) {
    if (it->second.alone || !CanMeet(first.state, it->second.state)) {
      ++it;
      continue;
    }
    group.push_back(std::move(it->second.state));
    it = counter_.erase(it);
  }
  if (group.empty()) return first;
  group.insert(group.begin(), std::move(first.state));
  if (std::optional<State> joined = Join(group)) return {*std::move(joined)};
  for (size_t i = 1; i < group.size(); ++i) Push({std::move(group[i]), true});
  return {std::move(group[0]), true};
}

std::optional<State> CounterRun::Join(std::vector<State>& group) {
  const Frame& frame = group[0].frame;
  const bool code = FlowGraphs::HasCode(*frame.body, frame.next);
  std::optional<State> joined =
      JoinStates(context_, *origin_, group, [&](uint32_t local) {
        return !code ||
               facts_.Of(*frame.body).liveness.IsLive(frame.next, local);
      });
  MergeCounts& counts = context_.merging;
  ++(joined ? counts.merges : counts.refused);
  if (joined) counts.merged += group.size();
  return joined;
}

void CounterRun::RunOn(Entry entry) {
  ++context_.merging.states;
  names_.Resume(entry.state.place.heap);
  do {
    const bool look = steps_ % kStepsPerClock == 0;
    if (look && context_.options.deadline.Expired()) break;
    if (!RunStep(entry.state)) return;
  } while (IsFirst(entry.state));
  Push(std::move(entry));
}

// Is nobody less far, or there already?
bool CounterRun::IsFirst(const State& state) {
  if (FlowGraphs::IsLeaving(state)) return false;
  return counter_.empty() || PlaceOf(state) < counter_.begin()->first;
}

// False: it has split, or ended.
bool CounterRun::RunStep(State& state) {
  context_.forks.clear();
  ++steps_;
  const Step step = step_(state);
  names_.Note(state.place.heap);
  if (step != Step::kForked) {
    if (!state.end) return true;
    result_.ended.push_back(std::move(state));
    return false;
  }
  std::vector<State> parts = std::move(context_.forks);
  for (const State& part : parts) names_.Note(part.place.heap);
  for (State& part : parts) {
    if (part.end)
      result_.ended.push_back(std::move(part));
    else
      Push({std::move(part)});
  }
  return false;
}

void CounterRun::JoinLeaving() {
  for (auto& [at, states] : leaving_)
    while (!states.empty()) {
      std::vector<State> group, others;
      for (State& s : states)
        (group.empty() || CanMeet(group[0], s) ? group : others)
            .push_back(std::move(s));
      states = std::move(others);
      std::optional<State> joined;
      if (group.size() > 1) joined = Join(group);
      if (joined) group = {*std::move(joined)};
      for (State& s : group) result_.returned.push_back(std::move(s));
    }
}

}  // namespace engine
