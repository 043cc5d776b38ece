#include "engine/merging/merged_run.h"

#include <utility>

#include "base/check.h"
#include "engine/merging/join_states.h"

namespace engine {
namespace {

// How many bytecodes of others a path waits for.
constexpr uint64_t kPatience = 50'000;
constexpr uint64_t kStepsPerLook = 16;

uint32_t DepthOf(const State& state) {
  return static_cast<uint32_t>(state.callers.size());
}

}  // namespace

const FlowGraph& MergedRun::GraphOf(const Body& body) {
  auto& graph = graphs_[&body];
  if (graph == nullptr) graph = std::make_unique<FlowGraph>(*body.code);
  return *graph;
}

uint32_t MergedRun::JoinAfter(const State& state) {
  const Body& body = *state.frame.body;
  if (body.intrinsic != nullptr || body.code == nullptr ||
      state.frame.next >= body.code->instructions.size())
    return Scopes::kReturn;
  return GraphOf(body).JoinAfter(state.frame.next);
}

void MergedRun::Push(Item item) {
  const Frame& frame = item.state.frame;
  const bool has_code = frame.body->intrinsic == nullptr &&
                        frame.body->code != nullptr &&
                        frame.next < frame.body->code->instructions.size();
  const uint32_t order =
      has_code ? GraphOf(*frame.body).OrderOf(frame.next) : 0;
  const Rank rank{-int64_t{DepthOf(item.state)}, order, number_++};
  pending_.emplace(rank, std::move(item));
}

MergedRun::Result MergedRun::Run(State start) {
  root_ = scopes_.Start(DepthOf(start));
  origins_.emplace(root_->index(), start);
  Push({std::move(start), *root_});
  while (!pending_.empty()) {
    if (context_.options.deadline.Expired()) {
      result_.stopped = true;
      break;
    }
    Item item = std::move(pending_.extract(pending_.begin()).mapped());
    GiveUpWaiting(item.scope);
    RunOn(std::move(item));
    CloseScopes();
  }
  return std::move(result_);
}

bool MergedRun::Wait(Item& item) {
  const auto token = static_cast<Scopes::Token>(waiting_.size());
  if (!scopes_.Arrive(item.scope, DepthOf(item.state), item.state.frame.next,
                      token))
    return false;
  waiting_since_.emplace(item.scope.index(), steps_);
  waiting_.push_back(std::move(item.state));
  return true;
}

void MergedRun::RunOn(Item item) {
  ++counts_.states;
  names_.Resume(item.state.place.heap);
  while (!Wait(item)) {
    if (steps_ % kStepsPerLook == 0 && context_.options.deadline.Expired()) {
      Push(std::move(item));
      return;
    }
    if (!RunStep(item)) return;
  }
}

// False: it has split, or ended.
bool MergedRun::RunStep(Item& item) {
  const State before = item.state;
  context_.forks.clear();
  ++steps_;
  const Step step = step_(item.state);
  names_.Note(item.state.place.heap);
  if (step == Step::kForked) {
    std::vector<State> parts = std::move(context_.forks);
    for (const State& part : parts) names_.Note(part.place.heap);
    if (parts.size() != 1) {
      Split(before, item.scope, std::move(parts));
      return false;
    }
    item.state = std::move(parts[0]);
  }
  if (!item.state.end) return true;
  result_.ended.push_back(std::move(item.state));
  scopes_.End(item.scope);
  return false;
}

void MergedRun::Split(const State& before, ScopeId scope,
                      std::vector<State> parts) {
  if (parts.empty()) return scopes_.End(scope);
  const ScopeId inner = scopes_.Split(scope, DepthOf(before), JoinAfter(before),
                                      static_cast<uint32_t>(parts.size()));
  origins_.emplace(inner.index(), before);
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
    const State& origin = origins_.at(closed->scope.index());
    std::vector<State> merged = Merge(origin, std::move(states));
    if (closed->scope == *root_) {
      for (State& s : merged) result_.returned.push_back(std::move(s));
      continue;
    }
    const ScopeId outer = scopes_.Resume(closed->scope, merged.size());
    for (State& s : merged) Push({std::move(s), outer});
    waiting_since_.erase(closed->scope.index());
  }
}

std::vector<State> MergedRun::Merge(const State& origin,
                                    std::vector<State> states) {
  std::vector<State> result;
  while (!states.empty()) {
    std::vector<State> group, others;
    group.push_back(std::move(states[0]));
    for (size_t i = 1; i < states.size(); ++i)
      (CanMeet(group[0], states[i]) ? group : others)
          .push_back(std::move(states[i]));
    states = std::move(others);
    std::optional<State> joined;
    if (group.size() > 1) {
      joined = JoinStates(context_, origin, group);
      ++(joined ? counts_.merges : counts_.refused);
      if (joined) counts_.merged += group.size();
    }
    if (joined)
      result.push_back(*std::move(joined));
    else
      for (State& s : group) result.push_back(std::move(s));
  }
  return result;
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
