#include "engine/patterns/loop_run.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

#include "base/hash.h"
#include "engine/merging/flow_graphs.h"
#include "engine/search/end.h"
#include "heap/join.h"

namespace engine {
namespace {

constexpr size_t kMostUnderWay = 12;
constexpr size_t kMostNodes = 20'000;
constexpr uint64_t kMostSteps = 400'000;
constexpr uint64_t kStepsPerLook = 64;
// Fewer that leave at one place are no pattern.
constexpr size_t kFewestWays = 3;
// So many show whether there is one; fewer do where variables tell.
constexpr size_t kTelling = 10;

}  // namespace

bool LoopRun::IsOut(const State& state) const {
  if (state.end) return true;
  const uint32_t depth = DepthOf(state);
  return depth < depth_ || (depth == depth_ && !loop_.has[state.frame.next]);
}

LoopRun::Result LoopRun::Run(State start) {
  depth_ = DepthOf(start);
  nodes_.push_back({std::move(start), WayId(0), 0});
  pending_.push_back(WayId(0));
  while (!pending_.empty()) {
    for (WayId id : std::exchange(pending_, {}))
      if (!At(id).gone) RunOn(id);
    std::erase_if(later_, [&](WayId id) { return At(id).gone; });
    pending_ = std::exchange(later_, {});
    if (context_.options.deadline.Expired()) return {Outcome::kOutOfTime, {}};
    if (pending_.size() > kMostUnderWay || nodes_.size() > kMostNodes ||
        steps_ > kMostSteps)
      return {Outcome::kWide, {}};
    if (IsHopeless()) return {Outcome::kIrregular, {}};
  }
  return Finish();
}

void LoopRun::RunOn(WayId id) {
  ++context_.merging.states;
  State state = At(id).state;
  names_.Resume(state.place.heap);
  do {
    if (steps_ > kMostSteps ||
        (steps_ % kStepsPerLook == 0 && context_.options.deadline.Expired()))
      return later_.push_back(id);
  } while (!RunStep(id, state));
}

bool LoopRun::RunStep(WayId id, State& state) {
  State before = state;
  context_.forks.clear();
  ++steps_;
  std::vector<State> parts;
  if (step_(state) == Step::kForked)
    parts = std::move(context_.forks);
  else
    parts.push_back(std::move(state));
  for (const State& part : parts) names_.Note(part.place.heap);
  if (parts.size() == 1 && !IsOut(parts[0])) {
    state = std::move(parts[0]);
    return false;
  }
  At(id).split = std::move(before);
  for (State& part : parts) Add(std::move(part), id);
  return true;
}

void LoopRun::Add(State state, WayId before) {
  const WayId id(static_cast<uint32_t>(nodes_.size()));
  const bool out = IsOut(state);
  nodes_.push_back({std::move(state), before, At(before).depth + 1, out});
  out_ += out;
  if (out || MergeWithAlike(id)) return;
  by_digest_[DigestOf(At(id).state)].push_back(id);
  later_.push_back(id);
}

size_t LoopRun::DigestOf(const State& state) {
  const Frame& frame = state.frame;
  const auto live = LiveIn(facts_, frame, context_.options.join_mutation);
  size_t digest = base::HashCombine(frame.body->hash, frame.next);
  for (uint32_t i = 0; i < frame.top; ++i) {
    if (i < frame.locals && !live(i)) continue;
    digest = base::HashCombine(digest, frame.slots[i].handle);
    digest = base::HashCombine(digest, frame.slots[i].bits);
  }
  return base::HashCombine(digest, state.callers.size());
}

bool LoopRun::AreAlike(const State& a, const State& b) {
  if (!CanMeet(a, b)) return false;
  const auto live = LiveIn(facts_, a.frame, context_.options.join_mutation);
  for (uint32_t i = 0; i < a.frame.top; ++i)
    if ((i >= a.frame.locals || live(i)) &&
        !(a.frame.slots[i] == b.frame.slots[i]))
      return false;
  return a.place.heap.objects() == b.place.heap.objects() &&
         heap::CountDifferences(a.place.heap, b.place.heap) == 0;
}

WayId LoopRun::Common(WayId a, WayId b) {
  while (a != b) {
    WayId& deeper = At(a).depth >= At(b).depth ? a : b;
    deeper = At(deeper).before;
  }
  return a;
}

// One that holds the same at the same place, and has come from where one of the
// two has parted from the other; the first there was.
std::optional<WayId> LoopRun::Alike(WayId id) {
  const auto found = by_digest_.find(DigestOf(At(id).state));
  if (found == by_digest_.end()) return std::nullopt;
  for (WayId other : found->second) {
    if (At(other).gone) continue;
    const WayId common = Common(id, other);
    const bool near = common == At(id).before || common == At(other).before;
    if (near && common != other && AreAlike(At(id).state, At(other).state))
      return other;
  }
  return std::nullopt;
}

// What has become of the other one is run again as what becomes of both.
bool LoopRun::MergeWithAlike(WayId id) {
  const auto other = Alike(id);
  if (!other) return false;
  const WayId common = Common(id, *other);
  std::vector<State> states = {At(*other).state, At(id).state};
  auto joined = JoinStates(
      context_, OriginOf(*At(common).split), states,
      LiveIn(facts_, states[0].frame, context_.options.join_mutation));
  if (!joined) return false;
  ++context_.merging.merges;
  context_.merging.merged += states.size();
  Discard(id);
  Discard(*other);
  Add(*std::move(joined), common);
  return true;
}

void LoopRun::Discard(WayId id) {
  At(id).gone = true;
  for (size_t i = id.index() + 1; i < nodes_.size(); ++i)
    nodes_[i].gone = nodes_[i].gone || At(nodes_[i].before).gone;
}

bool LoopRun::IsRaised(WayId id) {
  const Node& node = At(id);
  if (!node.state.end || node.state.end->kind != search::EndKind::kException ||
      node.depth == 0)
    return false;
  const Frame& raising = At(node.before).split->frame;
  return node.state.end_body == raising.body &&
         node.state.end_at == raising.next;
}

State LoopRun::Exit(WayId id) {
  if (!IsRaised(id)) return At(id).state;
  State exit = *At(At(id).before).split;
  exit.place.path = At(id).state.place.path;
  exit.tests = At(id).state.tests;
  return exit;
}

// Those that have left, by where they are.
std::vector<std::vector<WayId>> LoopRun::ByPlace() {
  struct Group {
    State exit;
    bool raised;
    std::vector<WayId> ways;
  };
  std::vector<Group> groups;
  for (uint32_t i = 0; i < nodes_.size(); ++i) {
    if (nodes_[i].gone || !nodes_[i].out) continue;
    const bool raised = IsRaised(WayId(i));
    State exit = Exit(WayId(i));
    const auto group =
        std::find_if(groups.begin(), groups.end(), [&](const Group& g) {
          return !g.exit.end && !exit.end && g.raised == raised &&
                 CanMeet(g.exit, exit);
        });
    if (group == groups.end())
      groups.push_back({std::move(exit), raised, {WayId(i)}});
    else
      group->ways.push_back(WayId(i));
  }
  std::vector<std::vector<WayId>> ways;
  for (Group& g : groups) ways.push_back(std::move(g.ways));
  return ways;
}

PatternStates LoopRun::PatternsOf(const std::vector<WayId>& group) {
  std::vector<State> states;
  WayId common = group[0];
  for (WayId id : group) {
    common = Common(common, id);
    states.push_back(Exit(id));
  }
  const auto live =
      LiveIn(facts_, states[0].frame, context_.options.join_mutation);
  return FindPatterns(context_, OriginOf(*At(common).split), std::move(states),
                      live);
}

bool LoopRun::IsHopeless() {
  if (out_ < look_at_) return false;
  const bool tells = out_ >= kTelling;
  look_at_ = tells ? std::numeric_limits<size_t>::max() : kTelling;
  const MergeCounts counts = context_.merging;
  const uint32_t made = context_.patterns_made;
  bool large = false, regular = false, uneven = false;
  for (const std::vector<WayId>& group : ByPlace()) {
    if (group.size() < kFewestWays) continue;
    large = true;
    const PatternStates found = PatternsOf(group);
    regular = regular || !found.patterns.empty();
    uneven = uneven || found.uneven;
  }
  context_.merging = counts;
  context_.patterns_made = made;
  return large && !regular && (tells || uneven);
}

// All ways of the pattern are about to raise an exception.
void LoopRun::Raise(State pattern, std::vector<State>& results) {
  names_.Resume(pattern.place.heap);
  context_.forks.clear();
  const uint32_t number = pattern.pattern;
  std::vector<State> parts;
  if (step_(pattern) == Step::kForked)
    parts = std::move(context_.forks);
  else
    parts.push_back(std::move(pattern));
  for (State& part : parts) {
    names_.Note(part.place.heap);
    part.pattern = number;
    results.push_back(std::move(part));
  }
}

LoopRun::Result LoopRun::Finish() {
  Result result{Outcome::kRegular, {}};
  size_t large = 0, regular = 0;
  for (const std::vector<WayId>& group : ByPlace()) {
    std::vector<size_t> others(group.size());
    std::iota(others.begin(), others.end(), size_t{0});
    if (group.size() >= kFewestWays) {
      ++large;
      PatternStates found = PatternsOf(group);
      regular += !found.patterns.empty();
      others = std::move(found.others);
      for (State& s : found.patterns)
        if (IsRaised(group[0]))
          Raise(std::move(s), result.states);
        else
          result.states.push_back(std::move(s));
    }
    for (size_t i : others)
      result.states.push_back(std::move(At(group[i]).state));
  }
  if (large > 0 && regular == 0) return {Outcome::kIrregular, {}};
  return result;
}

}  // namespace engine
