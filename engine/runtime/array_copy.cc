#include "engine/runtime/array_copy.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <variant>

#include "engine/runtime/array_shift.h"
#include "engine/runtime/arrays.h"
#include "engine/runtime/cells.h"
#include "heap/value_set.h"

namespace engine {
namespace {

using expr::Expr;
using expr::Formula;
using heap::Value;
using heap::ValueSet;
using Parts = std::vector<ArrayPart>;

// A copy on its way: what its arrays may be, and what was read.
struct Work {
  ArrayCopy copy;
  Parts source = {}, target = {};
  int32_t most = 0;  // elements
};

int32_t MostSlots(const Parts& parts) {
  uint32_t most = 0;
  for (const ArrayPart& p : parts) most = std::max(most, p.slots);
  return static_cast<int32_t>(most);
}

Expr Plus(Context& c, Expr term, int32_t i) {
  return c.pool.Make(expr::Kind::kAdd, term, c.pool.Int(i));
}

// What the path leaves of 0 to `most`: an upper bound of the term.
int32_t MostOnPath(Context& c, const State& s, Expr term, int32_t most) {
  if (const auto known = c.pool.constant(term))
    return std::min(most, static_cast<int32_t>(*known));
  int32_t least = 0;
  while (least < most) {
    const int32_t middle = least + (most - least) / 2;
    const Formula more = c.pool.Lt(c.pool.Int(middle), term);
    if (c.heap.feasible.Possible(s.place.path, more))
      least = middle + 1;
    else
      most = middle;
  }
  return most;
}

// Of long arrays most slots are out of the question more often than not, and
// every slot counts for every element.
void LeaveOutUnreached(Context& c, const State& s, Parts& parts, Expr first,
                       Expr count) {
  constexpr int32_t kFew = 8;
  const int32_t slots = MostSlots(parts);
  if (slots <= kFew) return;
  const Expr end = c.pool.Make(expr::Kind::kAdd, first, count);
  const auto most =
      static_cast<uint32_t>(std::max(0, MostOnPath(c, s, end, slots)));
  for (ArrayPart& part : parts) part.slots = std::min(part.slots, most);
}

Work Prepare(Context& c, const State& s, const ArrayCopy& copy) {
  Work work{copy, PartsOf(c, s, copy.source), PartsOf(c, s, copy.target)};
  LeaveOutUnreached(c, s, work.source, copy.from, copy.count);
  LeaveOutUnreached(c, s, work.target, copy.to, copy.count);
  work.most = std::min(MostSlots(work.source), MostSlots(work.target));
  if (auto count = c.pool.constant(copy.count))
    work.most = std::min(work.most, static_cast<int32_t>(*count));
  return work;
}

bool HoldsReferences(const Context& c, const Parts& parts) {
  return !parts.empty() &&
         c.types.TypeOf(c.types.SlotOf(parts[0].type, 0)).kind ==
             heap::FieldType::Kind::kReference;
}

Formula IsPresent(Context& c, const Work& work, int32_t i) {
  return c.pool.Lt(c.pool.Int(i), work.copy.count);
}

// visit(guard, location, slot) for each slot that `index` may be.
template <class Visit>
void ForEachSlot(Context& c, const Parts& parts, Expr index, Visit visit) {
  const std::optional<uint64_t> known = c.pool.constant(index);
  for (const ArrayPart& part : parts) {
    const uint32_t first = known ? static_cast<uint32_t>(*known) : 0;
    const uint32_t last = known ? first + 1 : part.slots;
    for (uint32_t j = first; j < last && j < part.slots; ++j) {
      const Formula guard = c.pool.And(
          part.guard, c.pool.Eq(index, c.pool.Int(static_cast<int32_t>(j))));
      if (!guard.IsFalse())
        visit(guard, part.location, c.types.SlotOf(part.type, j));
    }
  }
}

Value FieldOf(Context& c, const State& s, heap::Location l, FieldId f) {
  return s.place.heap.Field(c.pool, c.types, l, f);
}

// The element at that index where it is present, anything elsewhere; of a
// reference, null. None: no source has such an element.
std::optional<Value> ReadAt(Context& c, const State& s, const Work& work,
                            int32_t i) {
  std::optional<Value> value;
  std::vector<heap::Guarded> entries;
  bool any = false;
  ForEachSlot(
      c, work.source, Plus(c, work.copy.from, i),
      [&](Formula guard, heap::Location l, FieldId f) {
        any = true;
        const Value content = FieldOf(c, s, l, f);
        if (const auto* set = std::get_if<ValueSet>(&content)) {
          for (const heap::Guarded& e : set->entries())
            if (e.location != heap::kUninitialized)
              entries.push_back({c.pool.And(guard, e.guard), e.location});
        } else {
          value = value ? heap::SelectValue(c.pool, guard, content, *value)
                        : content;
        }
      });
  if (value || !any) return value;
  const ValueSet none;
  if (entries.empty()) return none;
  return heap::Select(c.pool, IsPresent(c, work, i),
                      ValueSet::Of(c.pool, std::move(entries)), none);
}

void WriteAt(Context& c, State& s, const Work& work, int32_t i, Formula when,
             const Value& value) {
  ForEachSlot(c, work.target, Plus(c, work.copy.to, i),
              [&](Formula guard, heap::Location l, FieldId f) {
                const Formula here = c.pool.And(when, guard);
                if (here.IsFalse()) return;
                s.place.heap.SetField(
                    l, f,
                    here.IsTrue() ? value
                                  : heap::SelectValue(c.pool, here, value,
                                                      FieldOf(c, s, l, f)));
              });
}

// Element after element; the target takes a reference of a fitting class only.
Step Store(Context& c, State& s, const Work& work,
           const std::vector<std::optional<Value>>& values, int32_t i,
           Formula stored, const AfterCopy& next) {
  for (; i < static_cast<int32_t>(values.size()); ++i) {
    const std::optional<Value>& value = values[static_cast<size_t>(i)];
    if (!value) continue;
    const Formula present = IsPresent(c, work, i);
    const auto* set = std::get_if<ValueSet>(&*value);
    if (set != nullptr) {
      auto answers = c.access.WhenStorable(
          s.place, c.values.ToSet(work.copy.target), *set);
      const bool settled = answers.size() == 1;
      Step step =
          ForEach(c, s, std::move(answers), [&](State& t, Formula fits) {
            const Formula now =
                c.pool.And(stored, c.pool.Implies(present, fits));
            WriteAt(c, t, work, i, c.pool.And(now, present), *value);
            if (!settled) return Store(c, t, work, values, i + 1, now, next);
            stored = now;
            return Step::kNext;
          });
      if (!settled) return step;
    } else {
      WriteAt(c, s, work, i, present, *value);
    }
  }
  return next(s, stored);
}

Step CopyRead(Context& c, State& s, const Work& work, const AfterCopy& next) {
  std::vector<std::optional<Value>> values;
  for (int32_t i = 0; i < work.most; ++i)
    values.push_back(ReadAt(c, s, work, i));
  return Store(c, s, work, values, 0, Formula::True(), next);
}

std::vector<Need> NeedsOf(Context& c, const Work& work) {
  std::vector<Need> needs;
  for (int32_t i = 0; i < work.most; ++i)
    ForEachSlot(c, work.source, Plus(c, work.copy.from, i),
                [&](Formula guard, heap::Location l, FieldId f) {
                  const Formula when = c.pool.And(guard, IsPresent(c, work, i));
                  if (!when.IsFalse()) needs.push_back({when, l, f});
                });
  return needs;
}

// Initialises what the copy reads of the input.
Step InitializeAndCopy(Context& c, State& s, const Work& work,
                       const AfterCopy& next) {
  const std::vector<Need> needs = NeedsOf(c, work);
  return InitializeCells(c, s, needs,
                         [&](State& t) { return CopyRead(c, t, work, next); });
}

// The number is one of 0 to `most`: a state for each.
template <class Next>  // (State&, Expr) -> Step
Step ForEachNumber(Context& c, State& s, Expr term, int32_t most, Next next) {
  if (c.pool.IsConstant(term)) return next(s, term);
  heap::Answers<Expr> answers;
  for (int32_t v = 0; v <= most; ++v)
    if (auto path = c.heap.feasible.Assume(s.place.path,
                                           c.pool.Eq(term, c.pool.Int(v))))
      answers.push_back({{*std::move(path), s.place.heap}, c.pool.Int(v)});
  return ForEach(c, s, std::move(answers), next);
}

// It is one of these: a state for each.
template <class Next>  // (State&, Parts) -> Step
Step ForEachPart(Context& c, State& s, const Parts& parts, Next next) {
  if (parts.size() < 2) return next(s, parts);
  heap::Answers<Parts> answers;
  for (ArrayPart part : parts)
    if (auto path = c.heap.feasible.Assume(s.place.path, part.guard)) {
      part.guard = Formula::True();
      answers.push_back({{*std::move(path), s.place.heap}, {part}});
    }
  return ForEach(c, s, std::move(answers), next);
}

// For a strategy that must know each reference it copies.
Step CopyKnown(Context& c, State& s, const Work& work, const AfterCopy& next) {
  const int32_t longest =
      std::max(MostSlots(work.source), MostSlots(work.target));
  const ArrayCopy& copy = work.copy;
  auto number = [&](State& t, Expr term, auto go_on) {
    return ForEachNumber(c, t, term, longest, go_on);
  };
  return ForEachPart(c, s, work.source, [&](State& t, const Parts& source) {
    return ForEachPart(c, t, work.target, [&](State& u, const Parts& target) {
      return number(u, copy.from, [&](State& v, Expr from) {
        return number(v, copy.to, [&](State& w, Expr to) {
          return number(w, copy.count, [&](State& x, Expr count) {
            Work known{{copy.source, copy.target, from, to, count},
                       source,
                       target,
                       work.most};
            if (auto n = c.pool.constant(count))
              known.most = std::min(known.most, static_cast<int32_t>(*n));
            return InitializeAndCopy(c, x, known, next);
          });
        });
      });
    });
  });
}

// Of numbers, from one array to one other, by way of array_shift.h: there is no
// look at every pair of places.
void CopyShifted(Context& c, State& s, const Work& work) {
  expr::Pool& pool = c.pool;
  const ArrayPart& from = work.source[0];
  const ArrayPart& to = work.target[0];
  std::vector<Expr> values;
  for (uint32_t j = 0; j < from.slots; ++j)
    values.push_back(std::get<Expr>(
        FieldOf(c, s, from.location, c.types.SlotOf(from.type, j))));
  values = ShiftDown(pool, std::move(values), work.copy.from);
  values.resize(to.slots, values[0]);
  values = ShiftUp(pool, std::move(values), work.copy.to);
  const Expr end = pool.Make(expr::Kind::kAdd, work.copy.to, work.copy.count);
  for (uint32_t j = 0; j < to.slots; ++j) {
    const Expr place = pool.Int(static_cast<int32_t>(j));
    const Formula begun = pool.Le(work.copy.to, place);
    const Formula here = pool.And(begun, pool.Lt(place, end));
    const FieldId slot = c.types.SlotOf(to.type, j);
    s.place.heap.SetField(to.location, slot,
                          heap::SelectValue(c.pool, here, values[j],
                                            FieldOf(c, s, to.location, slot)));
  }
}

bool CanShift(Context& c, const Work& work) {
  constexpr size_t kMostTerms = 1 << 19;
  if (work.source.size() != 1 || work.target.size() != 1 || work.most == 0 ||
      HoldsReferences(c, work.source))
    return false;
  const size_t longest = std::max(work.source[0].slots, work.target[0].slots);
  return longest * (2 * ShiftSteps(longest) + 1) <= kMostTerms;
}

// Every element may go from any slot to any other: not for long arrays.
bool IsTooWide(Context& c, const Work& work) {
  constexpr int64_t kMostPairs = 1 << 16;
  const bool known =
      c.pool.IsConstant(work.copy.from) && c.pool.IsConstant(work.copy.to);
  const int64_t longest =
      std::max(MostSlots(work.source), MostSlots(work.target));
  return !known && work.most * longest > kMostPairs;
}

}  // namespace

std::vector<ArrayPart> PartsOf(Context& context, const State& state,
                               const Slot& array) {
  const heap::SymbolicHeap& heap = state.place.heap;
  const ValueSet set = heap.Settle(context.pool, context.values.ToSet(array));
  Parts parts;
  for (const heap::Guarded& e : set.entries()) {
    if (e.location == heap::kNull) continue;
    for (ClassId type : heap.ClassesOf(context.pool, e.location)) {
      const ClassId only[] = {type};
      const Formula guard = context.pool.And(
          e.guard, heap.TypeIn(context.pool, e.location, only));
      if (context.table[type].IsArray() &&
          context.heap.feasible.Possible(state.place.path, guard))
        parts.push_back({guard, e.location, type,
                         heap.MostSlots(context.pool, e.location)});
    }
  }
  return parts;
}

namespace {

Step CopyTracked(Context& context, State& state, const ArrayCopy& copy,
                 const AfterCopy& next) {
  Work work = Prepare(context, state, copy);
  // The caller knows that they are arrays: the only one needs no condition.
  for (Parts* parts : {&work.source, &work.target})
    if (parts->size() == 1) (*parts)[0].guard = Formula::True();
  if (IsTooWide(context, work) && CanShift(context, work)) {
    CopyShifted(context, state, work);
    return next(state, Formula::True());
  }
  if (IsTooWide(context, work))
    return Unsupported(state, "a copy of an unknown stretch of a long array");
  if (!HoldsReferences(context, work.source))
    return CopyRead(context, state, work, next);
  if (!context.initializer.KeepsCasesTogether())
    return CopyKnown(context, state, work, next);
  return InitializeAndCopy(context, state, work, next);
}

}  // namespace

Step CopyElements(Context& context, State& state, const ArrayCopy& copy,
                  const AfterCopy& next) {
  const auto last = [&](Expr from) {
    return Plus(context, context.pool.Make(expr::Kind::kAdd, from, copy.count),
                -1);
  };
  return WhereTracked(
      context, state, copy.source, last(copy.from), [&](State& s) {
        return WhereTracked(
            context, s, copy.target, last(copy.to),
            [&](State& t) { return CopyTracked(context, t, copy, next); });
      });
}

}  // namespace engine
