#include "engine/analysis/state_relation.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "engine/exactness/settle.h"
#include "engine/linking/hierarchy.h"
#include "engine/vm/identity_hash.h"
#include "expr/sort.h"
#include "heap/location.h"
#include "heap/symbolic_heap.h"

namespace engine {

using expr::Formula;

namespace {

// By class. Which of them are made for `getClass` depends on which objects a
// reference may be, and that differs between the two sides. Those that were
// there before are roots like others.
heap::KeyedObjects MirrorsOf(const State& state) {
  heap::KeyedObjects mirrors;
  state.mirrors.ForEach([&](uint64_t c, heap::Location l) {
    if (state.place.heap.Info(l).kind == heap::ObjectInfo::Kind::kAllocated)
      mirrors.emplace(c, l);
  });
  return mirrors;
}

}  // namespace

Formula SameMachine::SameSlot(const Slot& lazy, const Slot& summary) {
  if (lazy.type != summary.type) return Formula::False();
  const bool plain = lazy.type == Slot::Type::kNone ||
                     lazy.type == Slot::Type::kAddress ||
                     lazy.form == Slot::Form::kParameter ||
                     summary.form == Slot::Form::kParameter;
  if (plain) return lazy == summary ? Formula::True() : Formula::False();
  return c_.SameValue(program_.values.ToValue(lazy),
                      program_.values.ToValue(summary));
}

Formula SameMachine::SameFrame(const Frame& lazy, const Frame& summary) {
  if (lazy.body != summary.body || lazy.next != summary.next ||
      lazy.top != summary.top)
    return Formula::False();
  Formula same = SameSlot(lazy.lock, summary.lock);
  for (uint32_t i = 0; i < lazy.top; ++i)
    same = pool_.And(same, SameSlot(lazy.slots[i], summary.slots[i]));
  return same;
}

Formula SameMachine::Check(const State& lazy, const State& summary) {
  if (lazy.callers.size() != summary.callers.size() ||
      lazy.end != summary.end || lazy.flow != summary.flow)
    return Formula::False();
  if (lazy.end) return SameSlot(lazy.result, summary.result);
  Formula same = SameFrame(lazy.frame, summary.frame);
  const std::vector<Frame> callers = lazy.callers.ToVector();
  const std::vector<Frame> others = summary.callers.ToVector();
  for (size_t i = 0; i < callers.size(); ++i)
    same = pool_.And(same, SameFrame(callers[i], others[i]));
  return same;
}

std::vector<State> Relation::CasesOf(const State& left) const {
  std::vector<State> cases;
  for (heap::Place& place :
       exactness::Settled(*context_, *initializer_, left.place)) {
    cases.push_back(left);
    cases.back().place = std::move(place);
  }
  return cases;
}

std::optional<search::Complaint> Relation::Check(
    const std::vector<State>& lefts, const State& summary) {
  if (initializer_ == nullptr) return CheckLazy(lefts, summary);
  std::vector<State> lazy;
  std::vector<size_t> origins;
  for (size_t i = 0; i < lefts.size(); ++i)
    for (State& state : CasesOf(lefts[i])) {
      lazy.push_back(std::move(state));
      origins.push_back(i);
    }
  auto complaint = CheckLazy(lazy, summary);
  if (complaint && complaint->left) complaint->left = origins[*complaint->left];
  return complaint;
}

std::optional<search::Complaint> Relation::CheckLazy(
    const std::vector<State>& lazy, const State& summary) {
  std::vector<const heap::Place*> places;
  for (const State& state : lazy) places.push_back(&state.place);
  const heap::KeyedObjects mirrors = MirrorsOf(summary);
  return heaps_.Check(
      places, summary.place,
      [&](heap::Correspondence& c, size_t i) {
        return SameMachine(pool_, program_, c).Check(lazy[i], summary);
      },
      [&](size_t i) {
        return heap::MachineObjects{
            MirrorsOf(lazy[i]), mirrors,
            [this](const heap::SymbolicHeap& heap, heap::Location l) {
              return IdentityHashOf(pool_, program_.types, heap, l);
            }};
      });
}

}  // namespace engine
