#include "engine/machine/divergence.h"

#include <algorithm>
#include <iterator>
#include <string_view>
#include <utility>

#include "base/persistent_map.h"
#include "base/persistent_stack.h"
#include "classfile/opcode.h"

namespace engine {
namespace {

bool SameWord(const Values& values, const Slot& a, const Slot& b) {
  if (a == b) return true;
  // Equal sets may have been given several numbers.
  return a.type == Slot::Type::kReference && b.type == a.type &&
         a.form == Slot::Form::kSymbolic && b.form == a.form &&
         values.ToSet(a) == values.ToSet(b);
}

// What lies above the operands is never read.
bool SameWords(const Values& values, const Frame& a, const Frame& b) {
  for (uint32_t i = 0; i < a.top; ++i)
    if (!SameWord(values, a.slots[i], b.slots[i])) return false;
  return true;
}

bool SameFrame(const Values& values, const Frame& a, const Frame& b) {
  return a.next == b.next && a.body == b.body && a.top == b.top &&
         a.locals == b.locals && a.nonsense == b.nonsense &&
         a.waiting == b.waiting && a.is_requirement == b.is_requirement &&
         a.fills == b.fills && a.writes == b.writes && a.appends == b.appends &&
         a.ends == b.ends && SameWord(values, a.lock, b.lock) &&
         SameWords(values, a, b);
}

bool SameCallers(const Values& values, base::PersistentStack<Frame> a,
                 base::PersistentStack<Frame> b) {
  for (; !a.SameAs(b); a = a.WithoutTop(), b = b.WithoutTop())
    if (a.top().at != b.top().at || !SameFrame(values, a.top(), b.top()))
      return false;
  return true;
}

template <class V, class Same>
bool SameMap(const base::PersistentMap<V>& a, const base::PersistentMap<V>& b,
             Same same) {
  if (a.SameAs(b)) return true;
  if (a.size() != b.size()) return false;
  bool all = true;
  base::PersistentMap<V>::ForEachDifference(
      a, b, [&](uint64_t, const V* x, const V* y) {
        all = all && x != nullptr && y != nullptr && same(*x, *y);
      });
  return all;
}

template <class V>
bool SameMap(const base::PersistentMap<V>& a, const base::PersistentMap<V>& b) {
  return SameMap(a, b, [](const V& x, const V& y) { return x == y; });
}

// A path only grows, so that one as long as another is the same.
bool SamePath(const expr::Path& a, const expr::Path& b) {
  return a.conjuncts().SameAs(b.conjuncts()) && a.doubtful() == b.doubtful();
}

bool SameMonitors(const Values& values, const State& a, const State& b) {
  return SameMap(a.monitors, b.monitors, [&](const Slot& x, const Slot& y) {
    return SameWord(values, x, y);
  });
}

// What is told of objects made since is another matter.
template <class V>
bool StillHas(const base::PersistentMap<V>& earlier,
              const base::PersistentMap<V>& later, heap::Location since) {
  bool all = true;
  base::PersistentMap<V>::ForEachDifference(
      earlier, later, [&](uint64_t l, const V* x, const V* y) {
        all = all &&
              (x == nullptr ? l >= since.index() : y != nullptr && *x == *y);
      });
  return all;
}

// But for texts that are to come.
bool SameRuntime(const State& a, const State& b) {
  return SameMap(a.classes, b.classes) && SameMap(a.literals, b.literals) &&
         SameMap(a.mirrors, b.mirrors) && SameMap(a.lambdas, b.lambdas) &&
         SameMap(a.filled, b.filled) && Keeps(a.traces, b.traces) &&
         a.boxes.SameAs(b.boxes) && a.asked.size() == b.asked.size() &&
         a.assumes == b.assumes && a.starting == b.starting;
}

}  // namespace

bool GoOnAlike(const Values& values, const State& earlier, const State& later) {
  return SameFrame(values, earlier.frame, later.frame) &&
         earlier.callers.size() == later.callers.size() &&
         SamePath(earlier.place.path, later.place.path) &&
         later.place.heap.HoldsWhat(values.pool(), earlier.place.heap) &&
         SameCallers(values, earlier.callers, later.callers) &&
         SameMonitors(values, earlier, later) &&
         SameMap(earlier.unwritten, later.unwritten) &&
         SameMap(earlier.appended, later.appended) &&
         SameRuntime(earlier, later);
}

namespace {

// How often a monitor is entered is looked at by nobody, only whether it is:
// so all that were entered in between must have been entered before.
bool HoldsTheSame(const Values& values, const State& earlier,
                  const State& later) {
  if (!later.held_is_all) return SameMonitors(values, earlier, later);
  bool all = true;
  size_t more = later.held.size() - earlier.held.size();
  later.held.ForEachWhile([&](const HeldMonitor& held) {
    if (more == 0) return false;
    --more;
    bool before = false;
    earlier.held.ForEachWhile([&](const HeldMonitor& other) {
      before = before || other.object == held.object;
      return !before;
    });
    all = all && before;
    return all;
  });
  return all;
}

bool IsAboutToCall(const Frame& frame) {
  if (frame.body->code == nullptr || frame.body->intrinsic != nullptr ||
      frame.next >= frame.body->code->instructions.size())
    return false;
  const classfile::Opcode op =
      frame.body->code->instructions[frame.next].opcode;
  return op >= classfile::Opcode::kInvokevirtual &&
         op <= classfile::Opcode::kInvokedynamic;
}

// To whoever knows none of the objects made in between.
bool LooksTheSame(const Values& values, const State& earlier,
                  const State& later) {
  const heap::Location since = earlier.place.heap.next_location();
  return SamePath(earlier.place.path, later.place.path) &&
         later.place.heap.StillHolds(values.pool(), earlier.place.heap) &&
         earlier.written.SameAs(later.written) &&
         HoldsTheSame(values, earlier, later) &&
         StillHas(earlier.unwritten, later.unwritten, since) &&
         StillHas(earlier.appended, later.appended, since) &&
         SameRuntime(earlier, later);
}

}  // namespace

bool CallFinder::HasCalledAlike(const Values& values, const State& state) {
  const bool first = !std::exchange(started_, true);
  if (remembered_ && state.callers.size() < remembered_->callers.size())
    remembered_.reset();
  const bool enters = state.frame.next == 0;
  if (!enters && !IsAboutToCall(state.frame)) return false;
  if (remembered_ && LooksTheSame(values, *remembered_, state))
    return enters && state.callers.size() > remembered_->callers.size() &&
           SameFrame(values, remembered_->frame, state.frame);
  remembered_ = enters ? std::optional(state) : std::nullopt;
  from_start_ = first && enters;
  return false;
}

bool MayCatchOverflow(const ClassTable& table, const Body& body) {
  if (body.code == nullptr || body.code->handlers.empty()) return false;
  const auto& pool = table[body.owner].file->pool;
  return std::ranges::any_of(body.code->handlers, [&](const auto& handler) {
    if (handler.catch_type == 0) return true;
    const std::string_view name = pool.ClassName(handler.catch_type);
    return name == "java/lang/StackOverflowError" ||
           name == "java/lang/VirtualMachineError" ||
           name == "java/lang/Error" || name == "java/lang/Throwable";
  });
}

Flow FlowAfter(Flow flow, const std::vector<NotedDecision>& round,
               uint64_t steps, uint64_t period, uint64_t limit) {
  // A limit that nobody would have waited for is none.
  constexpr uint64_t kMost = 1 << 24;
  limit = std::min(limit, std::max(kMost, steps));
  if (round.empty()) return flow;
  for (uint64_t gone = 0; steps + gone < limit; gone += period)
    for (const NotedDecision& d : round) {
      if (d.steps + gone > limit) return flow;
      flow.Mix(d.place);
      flow.Mix(d.outcome);
    }
  return flow;
}

std::string LinesText(const std::set<uint16_t>& lines) {
  std::string text;
  for (auto it = lines.begin(); it != lines.end(); ++it) {
    const uint16_t first = *it;
    uint16_t last = first;
    while (std::next(it) != lines.end() && *std::next(it) == last + 1)
      last = *++it;
    text += (text.empty() ? "" : ", ") + std::to_string(first);
    if (last != first) text += "-" + std::to_string(last);
  }
  return (lines.size() == 1 ? "line " : "lines ") + text;
}

}  // namespace engine
