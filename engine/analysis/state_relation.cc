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

// Keys of the objects that a machine makes when they are first met: the kind
// says which numbers the others are.
enum class Made : uint64_t { kMirror, kLiteral, kBytes };

uint64_t Key(Made kind, uint64_t number) {
  return static_cast<uint64_t>(kind) << 32 | number;
}

// The array with its characters.
std::optional<heap::Location> BytesOf(expr::Pool& pool, const Program& program,
                                      const State& state, heap::Location text) {
  const heap::SymbolicHeap& heap = state.place.heap;
  const auto value =
      program.table.DeclaredField(heap.Info(text).exact, "value", "[B");
  if (!value) return std::nullopt;
  const heap::Value held = heap.Field(pool, program.types, text, *value);
  const auto& set = std::get<heap::ValueSet>(held);
  if (!set.IsSingle()) return std::nullopt;
  return set.single();
}

// By class and by text. Which Class objects are made for `getClass`, and with
// them their names, depends on which objects a reference may be, and that
// differs between the two sides. Those that were there before are roots like
// others.
heap::KeyedObjects MadeWhenMet(expr::Pool& pool, const Program& program,
                               const State& state) {
  heap::KeyedObjects made;
  auto add = [&](Made kind, uint64_t number, heap::Location l) {
    const bool late =
        state.place.heap.Info(l).kind == heap::ObjectInfo::Kind::kAllocated;
    if (late) made.emplace(Key(kind, number), l);
    return late;
  };
  state.mirrors.ForEach(
      [&](uint64_t c, heap::Location l) { add(Made::kMirror, c, l); });
  state.literals.ForEach([&](uint64_t text, heap::Location l) {
    if (!add(Made::kLiteral, text, l)) return;
    if (auto bytes = BytesOf(pool, program, state, l))
      add(Made::kBytes, text, *bytes);
  });
  return made;
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
  const heap::KeyedObjects made = MadeWhenMet(pool_, program_, summary);
  return heaps_.Check(
      places, summary.place,
      [&](heap::Correspondence& c, size_t i) {
        return SameMachine(pool_, program_, c).Check(lazy[i], summary);
      },
      [&](size_t i) {
        return heap::MachineObjects{
            MadeWhenMet(pool_, program_, lazy[i]), made,
            [this](const heap::SymbolicHeap& heap, heap::Location l) {
              return IdentityHashOf(pool_, program_.types, heap, l);
            }};
      });
}

}  // namespace engine
