#include "engine/merging/counter_run.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "expr/diagram.h"
#include "expr/pool.h"

namespace engine {
namespace {

constexpr uint64_t kStepsPerClock = 16;
// More ends are several: to say which of them it is would take too much.
constexpr size_t kMostAtOnce = 16;

}  // namespace

using Order = CounterRules::Order;

CounterRun::Place CounterRun::PlaceOf(const Entry& entry) {
  const int64_t depth = DepthOf(entry.state);
  const int64_t at = graphs_.OrderOf(entry.state.frame);
  if (rules_.order == Order::kLeastFar) return {-depth, at};
  return {-depth,
          entry.returned ? std::numeric_limits<int64_t>::min() + at : -pushed_};
}

void CounterRun::Push(Entry entry) {
  if (FlowGraphs::IsLeaving(entry.state)) {
    leaving_.push_back(std::move(entry));
    return;
  }
  ++pushed_;
  const Place place = PlaceOf(entry);
  counter_.emplace(place, std::move(entry));
}

bool CounterRun::IsTooLarge() {
  result_.too_large =
      result_.too_large || steps_ > limits_.steps ||
      leaving_.size() + ended_.size() > limits_.ends ||
      context_.pool.diagram().nodes() - nodes_before_ > limits_.nodes;
  return result_.too_large;
}

CounterRun::Result CounterRun::Run(State start) {
  nodes_before_ = context_.pool.diagram().nodes();
  const PartingId from = Part(OriginOf(start), PartingId(0), 0);
  Push({std::move(start), from});
  while (!counter_.empty() && !context_.options.deadline.Expired() &&
         !IsTooLarge())
    RunOn(PopFirst());
  for (auto& [place, entry] : counter_)
    result_.left.push_back(std::move(entry.state));
  if (!result_.too_large) GatherEnds();
  return std::move(result_);
}

CounterRun::Entry CounterRun::PopFirst() {
  const auto [begin, end] = counter_.equal_range(counter_.begin()->first);
  std::vector<Entry> group;
  group.push_back(std::move(begin->second));
  auto it = counter_.erase(begin);
  while (it != end && rules_.coalesce && !group[0].alone) {
    if (it->second.alone || !CanMeet(group[0].state, it->second.state)) {
      ++it;
      continue;
    }
    group.push_back(std::move(it->second));
    it = counter_.erase(it);
  }
  if (group.size() == 1) return std::move(group[0]);
  if (auto joined = Join(group, [&](const Origin& o, auto& states) {
        return JoinHere(o, states);
      }))
    return *std::move(joined);
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

std::optional<CounterRun::Entry> CounterRun::Join(std::vector<Entry>& group,
                                                  const JoinOf& join) {
  PartingId from = group[0].from;
  std::vector<State> states;
  for (Entry& entry : group) {
    from = Common(from, entry.from);
    states.push_back(std::move(entry.state));
  }
  std::optional<State> joined = join(At(from).origin, states);
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

std::optional<State> CounterRun::JoinHere(const Origin& origin,
                                          std::vector<State>& states) {
  return JoinStates(
      context_, origin, states,
      LiveIn(facts_, states[0].frame, context_.options.join_mutation));
}

void CounterRun::RunOn(Entry entry) {
  ++context_.merging.states;
  names_.Resume(entry.state.place.heap);
  do {
    const bool look = steps_ % kStepsPerClock == 0;
    if (look && (context_.options.deadline.Expired() || IsTooLarge())) break;
    if (TryLeap(entry) || !RunStep(entry)) return;
  } while (GoesFirst(entry));
  Push(std::move(entry));
}

// Is nobody less far, or there already?
bool CounterRun::GoesFirst(Entry& entry) {
  if (FlowGraphs::IsLeaving(entry.state)) return false;
  if (rules_.order == Order::kLastFirst) return !entry.returned;
  return counter_.empty() || PlaceOf(entry) < counter_.begin()->first;
}

void CounterRun::CountStep(const State& state) {
  ++steps_;
  MergeCounts& counts = context_.merging;
  const uint64_t entries = counter_.size() + leaving_.size() + 1;
  counts.most_entries = std::max(counts.most_entries, entries);
  if (log_ != nullptr) LogStep(state);
}

void CounterRun::LogStep(const State& state) {
  if (log_->WantsMoment()) {
    std::vector<const State*> all = {&state};
    for (const auto& [place, entry] : counter_) all.push_back(&entry.state);
    for (const Entry& entry : leaving_) all.push_back(&entry.state);
    log_->NoteMoment(all);
  }
  log_->NoteStep(state);
}

bool CounterRun::TryLeap(const Entry& entry) {
  if (!leap_) return false;
  auto parts = leap_(entry.state);
  if (!parts) return false;
  const uint32_t splits = At(entry.from).depth + 1;
  Split(Part(OriginOf(entry.state), entry.from, splits), *std::move(parts));
  return true;
}

// False: it has split, or ended.
bool CounterRun::RunStep(Entry& entry) {
  State& state = entry.state;
  Origin before = OriginOf(state);
  const uint32_t depth = DepthOf(state);
  context_.forks.clear();
  CountStep(state);
  const Step step = step_(state);
  names_.Note(state.place.heap);
  if (step == Step::kForked) {
    std::vector<State> parts = std::move(context_.forks);
    for (const State& part : parts) names_.Note(part.place.heap);
    if (parts.size() != 1) {
      const uint32_t splits = At(entry.from).depth + 1;
      Split(Part(std::move(before), entry.from, splits), std::move(parts));
      return false;
    }
    state = std::move(parts[0]);
  }
  entry.returned = DepthOf(state) < depth;
  if (!state.end) return true;
  ended_.push_back(std::move(entry));
  return false;
}

void CounterRun::Split(PartingId at, std::vector<State> parts) {
  for (State& part : parts)
    if (part.end)
      ended_.push_back({std::move(part), at});
    else
      Push({std::move(part), at});
}

std::vector<State> CounterRun::Gathered(std::vector<Entry> entries,
                                        const Gathering& how) {
  std::vector<State> all;
  while (!entries.empty()) {
    std::vector<Entry> group, others;
    for (Entry& e : entries) {
      const bool one =
          group.empty() || (rules_.coalesce && group.size() < how.most &&
                            how.can_be_one(group[0].state, e.state));
      (one ? group : others).push_back(std::move(e));
    }
    entries = std::move(others);
    std::optional<Entry> joined;
    if (group.size() > 1) joined = Join(group, how.join);
    if (joined) group = {*std::move(joined)};
    for (Entry& e : group) all.push_back(std::move(e.state));
  }
  return all;
}

void CounterRun::GatherEnds() {
  std::stable_sort(leaving_.begin(), leaving_.end(),
                   [](const Entry& a, const Entry& b) {
                     return a.state.frame.next < b.state.frame.next;
                   });
  result_.returned = Gathered(std::move(leaving_),
                              {CanMeet, [&](const Origin& o, auto& states) {
                                 return JoinHere(o, states);
                               }});
  result_.ended =
      Gathered(std::move(ended_), {CanEndTogether,
                                   [&](const Origin& o, auto& states) {
                                     return JoinEnds(context_, o, states);
                                   },
                                   kMostAtOnce});
}

}  // namespace engine
