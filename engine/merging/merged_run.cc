#include "engine/merging/merged_run.h"

#include <utility>

#include "base/check.h"
#include "classfile/descriptor.h"
#include "engine/merging/join_states.h"
#include "engine/search/end.h"

namespace engine {
namespace {

// How many bytecodes of others a path waits for.
constexpr uint64_t kPatience = 50'000;
constexpr uint64_t kStepsPerLook = 16;
// Where a joint path counts as hard. Measured on benchmarks/heaps: with these,
// requirements take at most a few times as long as run way by way.
constexpr size_t kMostNodes = 2'000'000;
// From so many nodes on: how many one bytecode may take. Lists and trees take
// 100 to 800, lists whose nodes lead back more and more with every node.
constexpr size_t kManyNodes = 200'000, kNodesPerStep = 1'500;
constexpr size_t kSmallCondition = 500, kLargeCondition = 1'000;
constexpr size_t kNodesPerWay = 25;

// Does what is on top of the operands say no? A number does by being negative:
// "so many, or -1 where something is wrong".
bool SaysNo(const State& state, char kind) {
  const Frame& frame = state.frame;
  if (frame.top == frame.locals) return false;
  const Slot& value = frame.slots[frame.top - 1];
  if (!value.IsKnown()) return false;
  return kind == 'Z' ? value.bits == 0 : static_cast<int32_t>(value.bits) < 0;
}

}  // namespace

uint32_t MergedRun::JoinAfter(const Body& body, uint32_t at) {
  return FlowGraphs::HasCode(body, at) ? graphs_.Of(body).JoinAfter(at)
                                       : Scopes::kReturn;
}

void MergedRun::Push(Item item) {
  const Rank rank{-int64_t{DepthOf(item.state)},
                  graphs_.OrderOf(item.state.frame), number_++};
  pending_.emplace(rank, std::move(item));
}

void MergedRun::Begin(const State& start) {
  nodes_before_ = context_.pool.diagram().nodes();
  root_ = scopes_.Start(DepthOf(start));
  opened_.emplace(root_->index(),
                  Opened{OriginOf(start), start.frame.body, Scopes::kReturn});
}

MergedRun::Result MergedRun::Run(State start) {
  Begin(start);
  Push({std::move(start), *root_});
  return Finish();
}

MergedRun::Result MergedRun::RunApart(const State& start,
                                      std::vector<State> parts) {
  Begin(start);
  Split({OriginOf(start), start.frame.body, Scopes::kReturn}, *root_,
        DepthOf(start), std::move(parts));
  return Finish();
}

MergedRun::Result MergedRun::Finish() {
  while (!pending_.empty()) {
    if (context_.options.deadline.Expired() || result_.too_large ||
        (requirement_ && HasLostAnswer())) {
      LeaveAll();
      break;
    }
    Item item = std::move(pending_.extract(pending_.begin()).mapped());
    GiveUpWaiting(item.scope);
    RunOn(std::move(item));
    CloseScopes();
  }
  return std::move(result_);
}

// One that was cut off leaves no answer, whatever the others say.
bool MergedRun::HasLostAnswer() const {
  return !result_.ended.empty() &&
         result_.ended.back().end->kind != search::EndKind::kException;
}

void MergedRun::LeaveAll() {
  for (auto& [rank, item] : pending_)
    result_.left.push_back(std::move(item.state));
  for (std::optional<State>& state : waiting_)
    if (state) result_.left.push_back(*std::move(state));
}

bool MergedRun::Wait(Item& item) {
  const auto token = static_cast<Scopes::Token>(waiting_.size());
  const uint32_t depth =
      FlowGraphs::IsLeaving(item.state) ? 0 : DepthOf(item.state);
  if (!scopes_.Arrive(item.scope, depth, item.state.frame.next, token))
    return false;
  waiting_since_.emplace(item.scope.index(), steps_);
  waiting_.push_back(std::move(item.state));
  return true;
}

void MergedRun::RunOn(Item item) {
  ++context_.merging.states;
  names_.Resume(item.state.place.heap);
  while (!Wait(item)) {
    result_.too_large = result_.too_large || steps_ >= most_steps_ ||
                        (requirement_ && MadeTooMuch());
    if (result_.too_large ||
        (steps_ % kStepsPerLook == 0 && context_.options.deadline.Expired())) {
      Push(std::move(item));
      return;
    }
    if (!RunStep(item)) return;
  }
}

// False: it has split, or ended.
bool MergedRun::RunStep(Item& item) {
  const Origin before = OriginOf(item.state);
  const Body* body = item.state.frame.body;
  const uint32_t at = item.state.frame.next;
  const uint32_t depth = DepthOf(item.state);
  context_.forks.clear();
  ++steps_;
  const Step step = step_(item.state);
  names_.Note(item.state.place.heap);
  if (step == Step::kForked) {
    std::vector<State> parts = std::move(context_.forks);
    for (const State& part : parts) names_.Note(part.place.heap);
    if (parts.size() != 1) {
      Split({before, body, JoinAfter(*body, at)}, item.scope, depth,
            std::move(parts));
      return false;
    }
    item.state = std::move(parts[0]);
  }
  if (!item.state.end) return true;
  result_.ended.push_back(std::move(item.state));
  scopes_.End(item.scope);
  return false;
}

void MergedRun::Split(const Opened& split, ScopeId scope, uint32_t depth,
                      std::vector<State> parts) {
  if (parts.empty()) return scopes_.End(scope);
  const ScopeId inner = scopes_.Split(scope, depth, split.join,
                                      static_cast<uint32_t>(parts.size()));
  opened_.emplace(inner.index(), split);
  for (State& part : parts) {
    if (!part.end) {
      Push({std::move(part), inner});
      continue;
    }
    result_.ended.push_back(std::move(part));
    scopes_.End(inner);
  }
}

void MergedRun::CloseScopes() {
  while (auto closed = scopes_.NextClosed()) {
    std::vector<State> states;
    for (Scopes::Token token : closed->waiting)
      states.push_back(*std::exchange(waiting_[token], std::nullopt));
    const Opened& opened = opened_.at(closed->scope.index());
    std::vector<State> merged = MergeMet(opened, std::move(states));
    if (closed->scope == *root_) {
      for (State& s : merged) result_.returned.push_back(std::move(s));
      continue;
    }
    const ScopeId outer = scopes_.Resume(closed->scope, merged.size());
    for (State& s : merged) Push({std::move(s), outer});
    waiting_since_.erase(closed->scope.index());
  }
}

// Is what is on top of the operands where the scope ends the answer of a method
// that says yes or no?
bool MergedRun::EndsInAnswer(const Opened& scope) const {
  const classfile::TypeDescriptor& result = scope.body->descriptor.result;
  if (result.dimensions > 0 || (result.kind != 'Z' && result.kind != 'I'))
    return false;
  return scope.join == Scopes::kReturn ||
         FlowGraph::ReturnsAt(*scope.body->code, scope.join);
}

std::vector<State> MergedRun::MergeMet(const Opened& scope,
                                       std::vector<State> states) {
  const char kind = scope.body->descriptor.result.kind;
  const bool by_answer = requirement_ && EndsInAnswer(scope);
  auto says_no = [&](const State& s) { return by_answer && SaysNo(s, kind); };
  if (by_answer && states.size() > 1)
    for (State& s : states)
      s.place.path =
          s.place.path.WithLearnt(context_.pool, scope.origin.place.path);
  auto meet = [&](const State& a, const State& b) {
    return CanMeet(a, b) && says_no(a) == says_no(b);
  };
  std::vector<State> result;
  while (!states.empty()) {
    std::vector<State> group, others;
    group.push_back(std::move(states[0]));
    for (size_t i = 1; i < states.size(); ++i)
      (meet(group[0], states[i]) ? group : others)
          .push_back(std::move(states[i]));
    states = std::move(others);
    std::optional<State> joined;
    if (group.size() > 1) joined = Join(scope.origin, group);
    // Where it says no, most are not kept.
    if (requirement_ && (MadeTooMuch() || (joined && !says_no(*joined) &&
                                           IsHard(scope.origin, *joined))))
      result_.too_large = true;
    if (joined)
      result.push_back(*std::move(joined));
    else
      for (State& s : group) result.push_back(std::move(s));
  }
  return result;
}

std::optional<State> MergedRun::Join(const Origin& origin,
                                     std::vector<State>& group) {
  MergeCounts& counts = context_.merging;
  if (how_ == Merge::kJoins && !Pays(facts_, group)) {
    ++counts.declined;
    return std::nullopt;
  }
  std::optional<State> joined = JoinStates(
      context_, origin, group,
      LiveIn(facts_, group[0].frame, context_.options.join_mutation));
  ++(joined ? counts.merges : counts.refused);
  if (!joined) return std::nullopt;
  counts.merged += group.size();
  if (afterwards_) afterwards_(group, *joined);
  return joined;
}

bool MergedRun::MadeTooMuch() const {
  const size_t made = context_.pool.diagram().nodes() - nodes_before_;
  return made > kMostNodes ||
         (made > kManyNodes && made > kNodesPerStep * steps_);
}

bool MergedRun::IsHard(const Origin& origin, const State& joined) const {
  const auto& assumed = joined.place.path.assumptions();
  if (assumed.size() == origin.place.path.assumptions().size()) return false;
  const size_t nodes = context_.pool.diagram().CountNodes(assumed.top());
  return nodes > kLargeCondition ||
         (nodes > kSmallCondition && nodes > kNodesPerWay * joined.ways);
}

void MergedRun::GiveUpWaiting(ScopeId scope) {
  const std::optional<ScopeId> waiting = scopes_.WaitingFor(scope);
  if (!waiting) return;
  const auto since = waiting_since_.find(waiting->index());
  if (since == waiting_since_.end() || steps_ - since->second < kPatience)
    return;
  scopes_.GiveUp(*waiting);
  CloseScopes();
}

}  // namespace engine
