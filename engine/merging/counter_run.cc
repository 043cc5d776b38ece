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
    leaving_[entry.state.frame.next].push_back(std::move(entry));
    return;
  }
  const Place place = PlaceOf(entry.state);
  counter_.emplace(place, std::move(entry));
}

CounterRun::Result CounterRun::Run(State start) {
  const PartingId from = Part(OriginOf(start), PartingId(0), 0);
  Push({std::move(start), from});
  while (!counter_.empty() && !context_.options.deadline.Expired())
    RunOn(PopFirst());
  for (auto& [place, entry] : counter_)
    result_.left.push_back(std::move(entry.state));
  JoinLeaving();
  return std::move(result_);
}

CounterRun::Entry CounterRun::PopFirst() {
  const auto [begin, end] = counter_.equal_range(counter_.begin()->first);
  std::vector<Entry> group;
  group.push_back(std::move(begin->second));
  for (auto it = counter_.erase(begin); it != end && !group[0].alone;) {
    if (it->second.alone || !CanMeet(group[0].state, it->second.state)) {
      ++it;
      continue;
    }
    group.push_back(std::move(it->second));
    it = counter_.erase(it);
  }
  if (group.size() == 1) return std::move(group[0]);
  if (std::optional<Entry> joined = Join(group)) return *std::move(joined);
  for (Entry& entry : group) entry.alone = true;
  for (size_t i = 1; i < group.size(); ++i) Push(std::move(group[i]));
  return std::move(group[0]);
}

PartingId CounterRun::Part(Origin origin, PartingId before, uint32_t depth) {
  partings_.push_back({std::move(origin), before, depth});
  return PartingId(static_cast<uint32_t>(partings_.size() - 1));
}

PartingId CounterRun::Common(PartingId a, PartingId b) const {
  while (a != b) {
    PartingId& deeper = At(a).depth >= At(b).depth ? a : b;
    deeper = At(deeper).before;
  }
  return a;
}

std::optional<CounterRun::Entry> CounterRun::Join(std::vector<Entry>& group) {
  PartingId from = group[0].from;
  std::vector<State> states;
  for (Entry& entry : group) {
    from = Common(from, entry.from);
    states.push_back(std::move(entry.state));
  }
  const Frame& frame = states[0].frame;
  const bool code = FlowGraphs::HasCode(*frame.body, frame.next);
  std::optional<State> joined =
      JoinStates(context_, At(from).origin, states, [&](uint32_t local) {
        return !code ||
               facts_.Of(*frame.body).liveness.IsLive(frame.next, local);
      });
  MergeCounts& counts = context_.merging;
  ++(joined ? counts.merges : counts.refused);
  if (joined) {
    counts.merged += group.size();
    return Entry{*std::move(joined), from};
  }
  for (size_t i = 0; i < group.size(); ++i)
    group[i].state = std::move(states[i]);
  return std::nullopt;
}

void CounterRun::RunOn(Entry entry) {
  ++context_.merging.states;
  names_.Resume(entry.state.place.heap);
  do {
    const bool look = steps_ % kStepsPerClock == 0;
    if (look && context_.options.deadline.Expired()) break;
    if (!RunStep(entry)) return;
  } while (IsFirst(entry.state));
  Push(std::move(entry));
}

// Is nobody less far, or there already?
bool CounterRun::IsFirst(const State& state) {
  if (FlowGraphs::IsLeaving(state)) return false;
  return counter_.empty() || PlaceOf(state) < counter_.begin()->first;
}

// False: it has split, or ended.
bool CounterRun::RunStep(Entry& entry) {
  State& state = entry.state;
  Origin before = OriginOf(state);
  context_.forks.clear();
  ++steps_;
  const Step step = step_(state);
  names_.Note(state.place.heap);
  if (step == Step::kForked) {
    std::vector<State> parts = std::move(context_.forks);
    for (const State& part : parts) names_.Note(part.place.heap);
    if (parts.size() != 1) {
      const uint32_t depth = At(entry.from).depth + 1;
      Split(Part(std::move(before), entry.from, depth), std::move(parts));
      return false;
    }
    state = std::move(parts[0]);
  }
  if (!state.end) return true;
  result_.ended.push_back(std::move(state));
  return false;
}

void CounterRun::Split(PartingId at, std::vector<State> parts) {
  for (State& part : parts) {
    if (part.end)
      result_.ended.push_back(std::move(part));
    else
      Push({std::move(part), at});
  }
}

void CounterRun::JoinLeaving() {
  for (auto& [at, entries] : leaving_)
    while (!entries.empty()) {
      std::vector<Entry> group, others;
      for (Entry& e : entries)
        (group.empty() || CanMeet(group[0].state, e.state) ? group : others)
            .push_back(std::move(e));
      entries = std::move(others);
      std::optional<Entry> joined;
      if (group.size() > 1) joined = Join(group);
      if (joined) result_.returned.push_back(std::move(joined->state));
      if (joined) continue;
      for (Entry& e : group) result_.returned.push_back(std::move(e.state));
    }
}

}  // namespace engine
