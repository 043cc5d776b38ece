#include "engine/merging/join_states.h"

#include <algorithm>
#include <utility>

#include "classfile/class_file.h"
#include "engine/merging/local_access.h"
#include "engine/state/body.h"
#include "expr/join_mutation.h"
#include "expr/path.h"
#include "heap/join.h"
#include "heap/symbolic_heap.h"

namespace engine {
namespace {

using expr::Formula;
using expr::JoinMutation;

bool Mutated(const Context& c, JoinMutation mutation) {
  return c.options.join_mutation == mutation;
}

template <class T>
bool IsSameStack(base::PersistentStack<T> a, base::PersistentStack<T> b) {
  if (a.size() != b.size()) return false;
  for (; !a.SameAs(b); a = a.WithoutTop(), b = b.WithoutTop())
    if (!(a.top() == b.top())) return false;
  return true;
}

template <class V>
bool IsSameMap(const base::PersistentMap<V>& a,
               const base::PersistentMap<V>& b) {
  bool same = true;
  base::PersistentMap<V>::ForEachDifference(
      a, b, [&](uint64_t, const V* x, const V* y) {
        same = same && x != nullptr && y != nullptr && *x == *y;
      });
  return same;
}

// Whether what one has and the other has not is all that differs.
template <class V>
bool IsConsistent(const base::PersistentMap<V>& a,
                  const base::PersistentMap<V>& b) {
  bool same = true;
  base::PersistentMap<V>::ForEachDifference(
      a, b, [&](uint64_t, const V* x, const V* y) {
        same = same && (x == nullptr || y == nullptr || *x == *y);
      });
  return same;
}

template <class V>
void Unite(base::PersistentMap<V>& into, const base::PersistentMap<V>& from) {
  into = base::PersistentMap<V>::Merge(
      into, from, [](uint64_t, const V& x, const V&) { return x; });
}

bool IsSameFrame(const Frame& a, const Frame& b) {
  return a.body == b.body && a.next == b.next && a.top == b.top &&
         a.nonsense == nullptr && b.nonsense == nullptr &&
         a.waiting == b.waiting && a.is_requirement == b.is_requirement &&
         a.fills == b.fills && a.writes == b.writes && a.lock == b.lock;
}

// By no instruction that could write it, as a word of its own or of a long.
bool IsNeverAssigned(const Body& body, uint32_t local) {
  if (body.code == nullptr) return false;
  const auto& code = body.code->instructions;
  return std::none_of(code.begin(), code.end(), [&](const auto& in) {
    const LocalAccess access = AccessOf(in);
    return access.writes &&
           (access.local == local || access.local + 1 == local);
  });
}

// A parameter that only some have read, and none can have assigned, is what its
// cell holds: it stays to be read. Where the others would read it now they
// would meet its object earlier than the program does, and chains that lead
// there would not be as long as they are.
void LeaveUnread(std::vector<State>& states) {
  for (uint32_t i = 0; i < states[0].frame.locals; ++i) {
    std::optional<Slot> unread;
    for (const State& s : states)
      if (s.frame.slots[i].form == Slot::Form::kParameter)
        unread = s.frame.slots[i];
    if (!unread || !IsNeverAssigned(*states[0].frame.body, i)) continue;
    for (State& s : states) s.frame.slots[i] = *unread;
  }
}

// Any other that only some have read is read by all: with several cases under
// guards that is no split.
bool ReadParameters(Context& c, State& state, const State& other,
                    const IsLiveLocal& live) {
  for (uint32_t i = 0; i < state.frame.top; ++i) {
    const Slot& slot = state.frame.slots[i];
    if (slot.form != Slot::Form::kParameter || slot == other.frame.slots[i] ||
        (i < state.frame.locals && !live(i)))
      continue;
    auto answers = c.access.Read(
        state.place, heap::ValueSet(heap::kFirstObject), FieldId(slot.handle));
    if (answers.size() != 1) return false;
    state.place = std::move(answers[0].place);
    state.frame.slots[i] = c.values.FromValue(answers[0].answer);
  }
  return true;
}

bool ReadSameParameters(Context& c, std::vector<State>& states,
                        const IsLiveLocal& live) {
  for (size_t i = 1; i < states.size(); ++i)
    for (size_t k = 0; k < i; ++k)
      if (!ReadParameters(c, states[i], states[k], live) ||
          !ReadParameters(c, states[k], states[i], live))
        return false;
  return true;
}

// `a` where `when` holds, `b` elsewhere. What has two types is dead: verified
// code does not look at it.
Slot Selected(Context& c, Formula when, const Slot& a, const Slot& b) {
  if (a == b) return a;
  if (a.type != b.type || a.type == Slot::Type::kNone ||
      a.type == Slot::Type::kAddress)
    return Slot();
  if (a.type == Slot::Type::kReference)
    return c.values.FromSet(
        heap::Select(c.pool, when, c.values.ToSet(a), c.values.ToSet(b)));
  return c.values.FromTerm(
      c.pool.Ite(when, c.values.ToTerm(a), c.values.ToTerm(b)));
}

// How the input was read on each of the paths. A record happened where its path
// had got to by then: that speaks of what was read before it only, so that the
// records can be followed one after the other.
std::optional<std::vector<heap::InitRecord>> RecordsSince(
    Context& c, const Origin& origin, const std::vector<State>& states) {
  std::vector<heap::InitRecord> all;
  const size_t before = origin.place.heap.log().size();
  const size_t assumed = origin.place.path.assumptions().size();
  for (const State& s : states) {
    if (Mutated(c, JoinMutation::kLastRecords) && &s != &states.back())
      continue;
    if (s.place.heap.log().size() == before) continue;
    const std::vector<Formula> so_far =
        s.place.path.Since(c.pool, origin.place.path);
    const auto records = s.place.heap.log().ToVector();
    for (size_t i = before; i < records.size(); ++i) {
      heap::InitRecord r = records[i];
      // What a lazy path has chosen is no matter of guards.
      if (!r.choice || r.chosen) return std::nullopt;
      const size_t n = std::max(r.assumed, assumed) - assumed;
      const Formula here = so_far[std::min(n, so_far.size() - 1)];
      if (!Mutated(c, JoinMutation::kReadOnAllPaths))
        r.when = c.pool.And(r.when, here);
      if (!Mutated(c, JoinMutation::kThereOnAllPaths))
        r.exists = c.pool.And(r.exists, here);
      r.assumed = assumed;
      const bool known =
          std::any_of(all.begin(), all.end(), [&](const heap::InitRecord& o) {
            return o.choice == r.choice && o.when == r.when;
          });
      if (!known) all.push_back(std::move(r));
    }
  }
  return all;
}

// What each has of its own is there where it was taken.
void JoinBoxes(Context& c, base::PersistentStack<Box>& joined,
               const base::PersistentStack<Box>& other, Formula when) {
  if (joined.SameAs(other)) return;
  const std::vector<Box> mine = joined.ToVector(), its = other.ToVector();
  const size_t shared = static_cast<size_t>(
      std::mismatch(mine.begin(), mine.end(), its.begin(), its.end()).first -
      mine.begin());
  base::PersistentStack<Box> all;
  const auto add = [&](Box box, Formula taken) {
    box.when = c.pool.And(box.when, taken);
    all.Push(std::move(box));
  };
  for (size_t i = 0; i < mine.size(); ++i)
    add(mine[i], i < shared ? Formula::True() : !when);
  for (size_t i = shared; i < its.size(); ++i) add(its[i], when);
  joined = std::move(all);
}

void JoinInto(Context& c, State& joined, const State& other, Formula when,
              const IsLiveLocal& live) {
  for (uint32_t i = 0; i < joined.frame.top; ++i) {
    Slot& slot = joined.frame.slots[i];
    if (slot == other.frame.slots[i] || Mutated(c, JoinMutation::kLastSlots))
      continue;
    slot = i >= joined.frame.locals || live(i)
               ? Selected(c, when, other.frame.slots[i], slot)
               : Slot();
  }
  if (joined.end)
    joined.result = Selected(c, when, other.result, joined.result);
  Unite(joined.literals, other.literals);
  Unite(joined.mirrors, other.mirrors);
  Unite(joined.lambdas, other.lambdas);
  JoinBoxes(c, joined.boxes, other.boxes, when);
  joined.traces = Joined(joined.traces, other.traces);
  if (joined.assumes == nullptr) joined.assumes = other.assumes;
  joined.hashed = joined.hashed || other.hashed;
  joined.traced = joined.traced || other.traced;
  joined.forked = joined.forked || other.forked;
  joined.approximate = joined.approximate || other.approximate;
  joined.late_literals = joined.late_literals || other.late_literals;
  joined.lines.JoinWith(other.lines);
  joined.ways = std::min(joined.ways + other.ways, kManyWays);
  joined.steps = std::max(joined.steps, other.steps);
}

// The same but for values and cells.
bool AgreeAroundFrames(const State& a, const State& b) {
  return a.before_requirement == b.before_requirement &&
         a.pattern == b.pattern && a.written.SameAs(b.written) &&
         a.asked.SameAs(b.asked) && IsSameMap(a.unwritten, b.unwritten) &&
         IsSameMap(a.appended, b.appended) && IsSameMap(a.filled, b.filled) &&
         IsSameMap(a.classes, b.classes) && IsSameMap(a.monitors, b.monitors) &&
         IsSameStack(a.held, b.held) && a.held_is_all == b.held_is_all &&
         IsConsistent(a.literals, b.literals) &&
         IsConsistent(a.mirrors, b.mirrors) &&
         IsConsistent(a.lambdas, b.lambdas);
}

// The same methods at the same places.
bool HaveLeftTheSame(const State& a, const State& b) {
  return a.left != nullptr && b.left != nullptr && *a.left == *b.left;
}

}  // namespace

bool CanMeet(const State& a, const State& b) {
  return a.callers.SameAs(b.callers) && IsSameFrame(a.frame, b.frame) &&
         AgreeAroundFrames(a, b);
}

bool CanEndTogether(const State& a, const State& b) {
  return HaveLeftTheSame(a, b) && a.end == b.end && a.end_body == b.end_body &&
         a.end_at == b.end_at && AgreeAroundFrames(a, b);
}

std::optional<State> JoinEnds(Context& c, const Origin& origin,
                              std::vector<State>& states) {
  std::vector<State> bare = states;
  for (State& s : bare) s.frame.top = s.frame.locals = 0;
  std::optional<State> joined =
      JoinStates(c, origin, bare, [](uint32_t) { return false; });
  if (!joined) return std::nullopt;
  joined->branches = origin.branches.With(
      Branch{Branch::Kind::kMerge, joined->end_at,
             static_cast<uint32_t>(states.size()), joined->end_body});
  return joined;
}

std::optional<State> JoinStates(Context& c, const Origin& origin,
                                std::vector<State>& states,
                                const IsLiveLocal& live) {
  return JoinStatesBy(c, origin, states, live,
                      [&](const auto& paths) -> std::optional<JointPath> {
                        std::vector<Formula> taken;
                        auto path =
                            expr::Path::Joined(c.pool, origin.place.path, paths,
                                               &taken, c.options.join_mutation);
                        if (!path) return std::nullopt;
                        return JointPath{*std::move(path), std::move(taken)};
                      });
}

std::optional<State> JoinStatesBy(Context& c, const Origin& origin,
                                  std::vector<State>& states,
                                  const IsLiveLocal& live,
                                  const JointPathOf& joint_path) {
  LeaveUnread(states);
  if (!ReadSameParameters(c, states, live)) return std::nullopt;
  std::vector<const expr::Path*> paths;
  for (const State& s : states) paths.push_back(&s.place.path);
  auto joint = joint_path(paths);
  const auto records = RecordsSince(c, origin, states);
  if (!joint || !records) return std::nullopt;
  const std::vector<Formula>& taken = joint->taken;
  State joined = states.back();
  for (size_t i = states.size() - 1; i-- > 0;) {
    auto heap = heap::Joined(c.pool, c.types, taken[i], states[i].place.heap,
                             joined.place.heap, c.options.join_mutation);
    if (!heap) return std::nullopt;
    joined.place.heap = *std::move(heap);
    JoinInto(c, joined, states[i], taken[i], live);
  }
  joined.place.path = std::move(joint->path);
  joined.place.heap = joined.place.heap.WithLog(
      c.pool, origin.place.heap.log().size(), *records);
  joined.frame.at = joined.frame.next;
  joined.tests = origin.tests;
  joined.branches = origin.branches.With(
      Branch{Branch::Kind::kMerge, joined.frame.next,
             static_cast<uint32_t>(states.size()), joined.frame.body});
  return joined;
}

}  // namespace engine
