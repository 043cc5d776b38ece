#include "engine/state/roots.h"

#include <memory>
#include <utility>
#include <variant>
#include <vector>

#include "base/persistent_map.h"
#include "engine/state/frame.h"
#include "engine/state/slot.h"
#include "expr/diagram.h"
#include "expr/expr.h"
#include "expr/unknown.h"
#include "heap/location.h"
#include "heap/symbolic_heap.h"

namespace engine {
namespace {

using heap::Live;
using heap::Location;

// What a kind of root may ask.
struct Marking {
  expr::Pool& pool;
  const Values& values;
  const State& state;
  Live& live;
};

void MarkWord(const Marking& m, const Slot& slot) {
  if (slot.type != Slot::Type::kReference) return;
  if (slot.IsKnown()) m.live.Mark(slot.location());
  // A parameter that was not read yet is a cell of the input.
  if (slot.form == Slot::Form::kSymbolic) m.live.Mark(m.values.ToSet(slot));
}

// What lies above the operands is never read.
void MarkWords(const Marking& m, const Frame& frame) {
  for (uint32_t i = 0; i < frame.top; ++i) MarkWord(m, frame.slots[i]);
  MarkWord(m, frame.lock);
}

void MarkAll(const Marking& m, const base::PersistentMap<Location>& map) {
  map.ForEach([&](uint64_t, Location l) { m.live.Mark(l); });
}

void MarkFrame(const Marking& m) { MarkWords(m, m.state.frame); }

void MarkCallers(const Marking& m) {
  m.state.callers.ForEachWhile([&](const Frame& frame) {
    MarkWords(m, frame);
    return true;
  });
}

void MarkStatics(const Marking& m) {
  m.state.classes.ForEach(
      [&](uint64_t, const ClassState& c) { m.live.Mark(c.statics); });
}

void MarkLiterals(const Marking& m) { MarkAll(m, m.state.literals); }
void MarkMirrors(const Marking& m) { MarkAll(m, m.state.mirrors); }
void MarkLambdas(const Marking& m) { MarkAll(m, m.state.lambdas); }

bool IsLeft(const Slot& count) { return count == Slot::Int(0); }

void MarkMonitors(const Marking& m) {
  m.state.monitors.ForEach([&](uint64_t l, const Slot& count) {
    if (!IsLeft(count)) m.live.Mark(Location(static_cast<uint32_t>(l)));
  });
}

// Also of a string that is dead: it goes, and its parts the next time.
void MarkUnwritten(const Marking& m) {
  m.state.unwritten.ForEach(
      [&](uint64_t, const std::shared_ptr<const LateText>& late) {
        for (const Slot& slot : late->arguments) MarkWord(m, slot);
      });
  m.state.appended.ForEach(
      [&](uint64_t, const std::shared_ptr<const TextParts>& parts) {
        for (const TextPart& part : *parts) MarkWord(m, part.value);
      });
}

void MarkAsked(const Marking& m) {
  m.state.asked.ForEachWhile([&](const Asked& asked) {
    MarkWord(m, asked.value);
    return true;
  });
}

void MarkResult(const Marking& m) { MarkWord(m, m.state.result); }

// Once the requirement is met the heap holds again what it held before, so all
// of that must still be there.
void MarkRequirement(const Marking& m) {
  if (m.state.before_requirement == nullptr) return;
  m.state.before_requirement->place.heap.ForEachObject(
      [&](Location l, const heap::ObjectInfo&) { m.live.Mark(l); });
}

void MarkHashCodes(const Marking& m) {
  m.state.place.heap.ForEachNamed([&](Location l) { m.live.Mark(l); });
}

// A condition is told by the names of what a choice may be: of what a cell of
// the input may denote, which on another path is an object of the input and on
// this one may be a new one, and of a value set that has a name. What other
// choices have for labels, classes and lengths, may keep an object or two more.
void MarkLabels(const Marking& m, expr::Variable choice) {
  for (uint32_t label : m.pool.choice(choice).labels)
    m.live.Mark(Location(label));
}

void MarkChoices(const Marking& m) {
  m.state.place.path.conjuncts().ForEachWhile([&](expr::Formula f) {
    for (expr::Unknown u : m.pool.UnknownsOf(f))
      if (u.IsVariable() && m.pool.IsChoice(u.variable()))
        MarkLabels(m, u.variable());
    return true;
  });
  m.state.place.heap.log().ForEachWhile([&](const heap::InitRecord& r) {
    if (r.choice) MarkLabels(m, *r.choice);
    return true;
  });
}

// As long as somebody has looked at hash codes: see DropBoxes.
void MarkBoxes(const Marking& m) {
  if (!m.state.hashed) return;
  m.state.boxes.ForEachWhile([&](const Box& box) {
    m.live.Mark(box.location);
    return true;
  });
}

void MarkCalls(const Marking& m) {
  m.state.place.heap.calls().ForEachWhile([&](const heap::InputCall& call) {
    for (const heap::Value& argument : call.arguments)
      if (const auto* set = std::get_if<heap::ValueSet>(&argument))
        m.live.Mark(*set);
    return true;
  });
}

using Mark = void (*)(const Marking&);
constexpr Mark kMarks[] = {
#define ROOT(name, function) function,
#include "engine/state/roots.def"
#undef ROOT
};

// What the roots add to the cost of looking at the heap.
size_t SizeOfRoots(const State& state) {
  size_t size = state.place.path.size() + state.place.heap.log().size() +
                state.classes.size() + state.literals.size() +
                state.mirrors.size() + state.monitors.size() + state.frame.top;
  state.callers.ForEachWhile([&](const Frame& frame) {
    size += frame.top;
    return true;
  });
  return size;
}

// One that nobody holds any more can be made again, and nobody can tell; unless
// somebody has looked at hash codes.
void DropBoxes(State& state) {
  if (state.boxes.empty() || state.hashed) return;
  base::PersistentStack<Box> kept;
  for (const Box& box : state.boxes.ToVector())
    if (state.place.heap.Has(box.location)) kept.Push(box);
  if (kept.size() < state.boxes.size()) state.boxes = std::move(kept);
}

}  // namespace

void MarkRoot(Root root, expr::Pool& pool, const Values& values,
              const State& state, Live& live) {
  kMarks[static_cast<size_t>(root)]({pool, values, state, live});
}

void MarkRoots(expr::Pool& pool, const Values& values, const State& state,
               Live& live) {
  for (int i = 0; i < kRoots; ++i)
    MarkRoot(static_cast<Root>(i), pool, values, state, live);
}

void DropUnreachable(expr::Pool& pool, const heap::TypeHierarchy& types,
                     const Values& values, State& state) {
  heap::SymbolicHeap& heap = state.place.heap;
  Live live(types, heap);
  MarkRoots(pool, values, state, live);
  const std::vector<Location> dead = live.Dead();
  heap.Drop(pool, dead);
  heap.NoteLook(live.seen() - dead.size() + SizeOfRoots(state));
  if (!state.unwritten.empty())
    state.unwritten = state.unwritten.Filtered([&](uint64_t l, const auto&) {
      return heap.Has(Location(static_cast<uint32_t>(l)));
    });
  if (!state.appended.empty())
    state.appended = state.appended.Filtered([&](uint64_t l, const auto&) {
      return heap.Has(Location(static_cast<uint32_t>(l)));
    });
  if (!state.traces.empty())
    state.traces = state.traces.Filtered([&](uint64_t l, const auto&) {
      return heap.Has(Location(static_cast<uint32_t>(l)));
    });
  DropBoxes(state);
  if (state.monitors.empty()) return;
  state.monitors = state.monitors.Filtered([&](uint64_t l, const Slot&) {
    return heap.Has(Location(static_cast<uint32_t>(l)));
  });
}

}  // namespace engine
