#include "engine/merging/policy.h"

#include <cstddef>
#include <cstdint>
#include <set>
#include <tuple>

#include "heap/join.h"

namespace engine {
namespace {

// So many constants stay apart inside a term: what compares them is decided
// without a solver.
constexpr size_t kMostConstants = 8;
constexpr size_t kMostCells = 64;
// Callers further out hardly see the difference.
constexpr size_t kMostCallers = 16;

bool HasCodeLeft(const Frame& frame) {
  return frame.body->intrinsic == nullptr && frame.body->code != nullptr &&
         frame.next < frame.body->code->instructions.size();
}

uint32_t Ahead(MethodFacts& facts, const State& state) {
  uint32_t all = 0;
  size_t left = kMostCallers;
  const auto add = [&](const Frame& frame) {
    if (HasCodeLeft(frame))
      all += facts.Of(*frame.body).demand.After(frame.next);
    return left-- > 0;
  };
  add(state.frame);
  state.callers.ForEachWhile(add);
  return all;
}

struct Difference {
  uint32_t cost = 0;
  bool hot = false;  // constants that much of the rest asks about
};

// The values of one slot.
Difference OfSlot(MethodFacts& facts, const std::vector<State>& states,
                  uint32_t slot) {
  const Frame& frame = states[0].frame;
  MethodFacts::Facts& known = facts.Of(*frame.body);
  const bool local = slot < frame.locals;
  if (local && !known.liveness.IsLive(frame.next, slot)) return {};
  std::set<std::tuple<uint32_t, uint64_t>> constants;
  bool same = true, constant = true;
  for (const State& s : states) {
    const Slot& value = s.frame.slots[slot];
    same = same && value == frame.slots[slot];
    constant = constant && value.IsKnown();
    constants.insert({value.handle, value.bits});
  }
  if (same) return {};
  const uint32_t asked = local ? known.demand.After(frame.next, slot) : 1;
  return {1 + asked, constant && constants.size() > kMostConstants &&
                         2 * asked > known.demand.After(frame.next)};
}

}  // namespace

MethodFacts::Facts& MethodFacts::Of(const Body& body) {
  auto& facts = facts_[&body];
  if (facts == nullptr)
    facts = std::make_unique<Facts>(
        Facts{Demand(*body.code), Liveness(*body.code)});
  return *facts;
}

std::function<bool(uint32_t local)> LiveIn(MethodFacts& facts,
                                           const Frame& frame,
                                           expr::JoinMutation mutation) {
  const bool code = HasCodeLeft(frame);
  return [&facts, &frame, mutation, code](uint32_t local) {
    if (mutation == expr::JoinMutation::kNothingIsLive) return false;
    return !code || facts.Of(*frame.body).liveness.IsLive(frame.next, local);
  };
}

bool Pays(MethodFacts& facts, const std::vector<State>& states) {
  const Frame& frame = states[0].frame;
  if (!HasCodeLeft(frame)) return true;  // just returning: the caller goes on
  uint64_t cost = 0;
  for (uint32_t i = 0; i < frame.top; ++i) {
    const Difference difference = OfSlot(facts, states, i);
    if (difference.hot) return false;
    cost += difference.cost;
  }
  size_t cells = 0;
  for (size_t i = 1; i < states.size() && cells <= kMostCells; ++i)
    cells += heap::CountDifferences(states[0].place.heap, states[i].place.heap);
  if (cells > kMostCells) return false;
  return (states.size() - 1) * uint64_t{Ahead(facts, states[0])} >=
         cost + cells;
}

}  // namespace engine
