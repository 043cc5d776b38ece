#include "heap/access.h"

#include <map>
#include <optional>
#include <utility>
#include <variant>

#include "base/check.h"
#include "heap/naming.h"

namespace heap {
namespace {

using expr::Expr;
using expr::Formula;
using expr::Pool;

template <class T>
void Append(Answers<T>& to, Answers<T> from) {
  for (auto& a : from) to.push_back(std::move(a));
}

}  // namespace

Answers<bool> Access::Test(const Place& place, Formula condition) const {
  Answers<bool> answers;
  for (bool side : {true, false}) {
    Formula f = side ? condition : !condition;
    if (f.IsFalse()) continue;
    if (auto path = context_.feasible.Assume(place.path, f))
      answers.push_back({{*std::move(path), place.heap}, side});
  }
  return answers;
}

Answers<bool> Access::IsNull(const Place& place, const ValueSet& set) const {
  Answers<bool> nulls, objects;
  for (const Place& p : initializer_.OnNullTest(context_, place, set)) {
    Formula null = Settled(p, set).GuardOf(kNull);
    for (auto& a : Test(p, null)) {
      if (a.answer && context_.Mutated(Mutation::kErrorForgetsNull))
        a.place.path = p.path;
      if (!a.answer && context_.Mutated(Mutation::kAccessKeepsNull))
        a.place.path = p.path;
      (a.answer ? nulls : objects).push_back(std::move(a));
    }
  }
  Append(nulls, std::move(objects));
  return nulls;
}

ValueSet Access::Settled(const Place& place, const ValueSet& set) const {
  return Narrowed(context_.pool, place.path,
                  place.heap.Settle(context_.pool, set));
}

std::vector<Guarded> Access::PossibleOf(const Place& place,
                                        std::vector<Guarded> entries) const {
  if (entries.size() == 1 && entries[0].guard.IsTrue()) return entries;
  std::vector<Formula> guards;
  for (Guarded& e : entries) {
    e.guard = place.path.Narrowed(context_.pool, e.guard);
    guards.push_back(e.guard);
  }
  const std::vector<bool> possible =
      context_.feasible.WhichPossible(place.path, guards);
  std::vector<Guarded> left;
  for (size_t i = 0; i < entries.size(); ++i)
    if (possible[i]) left.push_back(entries[i]);
  return left;
}

std::vector<Guarded> Access::Objects(const Place& place,
                                     const ValueSet& base) const {
  const ValueSet settled = Settled(place, base);
  std::vector<Guarded> targets =
      PossibleOf(place, {settled.entries().begin(), settled.entries().end()});
  std::erase_if(targets, [](const Guarded& e) { return e.location == kNull; });
  for (const Guarded& e : targets)
    CHECK(e.location != kUninitialized,
          "a reference in use should be initialised");
  return targets;
}

std::vector<Guarded> Access::Targets(const Place& place,
                                     const ValueSet& base) const {
  std::vector<Guarded> targets = Objects(place, base);
  if (targets.size() == 1) targets[0].guard = Formula::True();
  return targets;
}

Answers<bool> Access::BeyondBound(const Place& place,
                                  const ValueSet& base) const {
  if (!context_.bounds.report) return {{place, false}};
  Answers<bool> answers;
  for (const Place& p : initializer_.OnDereference(context_, place, base)) {
    Formula beyond = Formula::False();
    for (const Guarded& e : Targets(p, base))
      beyond = context_.pool.Or(
          beyond, context_.pool.And(e.guard, p.heap.Info(e.location).beyond));
    Append(answers, Test(p, beyond));
  }
  return answers;
}

Access::Cells Access::FieldCells(const Place& place, const ValueSet& base,
                                 FieldId f) const {
  Cells cells;
  for (const Guarded& e : Targets(place, base))
    cells.push_back({e.guard, e.location, f});
  return cells;
}

Places Access::Initialize(const Place& place, const Cells& cells) const {
  Places places = {place};
  if (!AreReferences(cells)) return places;
  for (const Cell& e : cells) {
    Places next;
    for (const Place& p : places) {
      Value content =
          p.heap.Field(context_.pool, context_.types, e.location, e.field);
      Formula uninitialized =
          std::get<ValueSet>(content).GuardOf(kUninitialized);
      // A part is there with its object, whoever reads it: where ways are
      // merged it is read for all of them, so that they meet more easily.
      const bool whole = context_.types.IsPart(e.field) &&
                         context_.names != nullptr && context_.names->active &&
                         initializer_.KeepsCasesTogether();
      const Formula read = whole
                               ? p.heap.WhenThere(context_.pool, context_.types,
                                                  e.location, e.field)
                               : e.guard;
      Formula when = context_.pool.And(read, uninitialized);
      if (!context_.feasible.Possible(p.path, when)) {
        next.push_back(p);
        continue;
      }
      if (context_.Mutated(Mutation::kIgnoreUninitializedGuard)) when = e.guard;
      for (Place& q :
           initializer_.OnRead(context_, p, e.location, e.field, when))
        next.push_back(std::move(q));
    }
    places = std::move(next);
  }
  return places;
}

bool Access::AreReferences(const Cells& cells) const {
  return context_.types.TypeOf(cells[0].field).kind ==
         FieldType::Kind::kReference;
}

std::vector<Guarded> Access::Contents(const Place& place,
                                      const Cells& cells) const {
  std::vector<Guarded> entries;
  for (const Cell& e : cells) {
    Value content =
        place.heap.Field(context_.pool, context_.types, e.location, e.field);
    for (const Guarded& c : std::get<ValueSet>(content).entries())
      if (c.location != kUninitialized)
        entries.push_back({context_.pool.And(e.guard, c.guard), c.location});
    if (context_.Mutated(Mutation::kReadFirstOwner)) break;
  }
  return entries;
}

ValueSet Access::ReadReferences(Place& place, const Cells& cells) const {
  std::vector<Guarded> left = Contents(place, cells);
  const size_t all = left.size();
  left = PossibleOf(place, std::move(left));
  // They cover all cases: the only one needs no guard.
  if (left.size() == 1) left[0].guard = Formula::True();
  const bool fewer = left.size() < all;
  ValueSet set = SmallSet(context_.pool, place.path, std::move(left));
  // What cannot be need not be asked about at every read.
  if (fewer && cells.size() == 1)
    place.heap = place.heap.WithField(cells[0].location, cells[0].field, set);
  return set;
}

Value Access::ReadCells(Place& place, const Cells& cells) const {
  if (AreReferences(cells)) return ReadReferences(place, cells);
  // The last one needs no test: the guards cover all cases.
  auto content = [&](const Cell& e) {
    return place.heap.Field(context_.pool, context_.types, e.location, e.field);
  };
  Value value = content(cells.back());
  if (context_.Mutated(Mutation::kReadFirstOwner)) return content(cells[0]);
  for (size_t i = cells.size() - 1; i-- > 0;)
    value =
        SelectValue(context_.pool, cells[i].guard, content(cells[i]), value);
  return value;
}

Answered<Value> Access::ReadInitialized(Place place, const Cells& cells) const {
  Value value = ReadCells(place, cells);
  if (auto* set = std::get_if<ValueSet>(&value))
    *set = place.heap.Settle(context_.pool, *set);
  return {std::move(place), std::move(value)};
}

Answers<Value> Access::Read(const Place& place, const ValueSet& base,
                            FieldId f) const {
  Answers<Value> answers;
  for (const Place& p : initializer_.OnDereference(context_, place, base)) {
    const Cells cells = FieldCells(p, base, f);
    if (cells.empty()) continue;
    for (Place& q : Initialize(p, cells)) {
      // Initialising may have ruled out some of them.
      const Cells left = AreReferences(cells) ? FieldCells(q, base, f) : cells;
      if (left.empty()) continue;
      answers.push_back(ReadInitialized(std::move(q), left));
    }
  }
  return answers;
}

Value Access::WrittenCell(Place& place, Formula here, const Value& now,
                          const Value& old) const {
  const auto* set = std::get_if<ValueSet>(&now);
  if (set == nullptr || here.IsTrue())
    return SelectValue(context_.pool, here, now, old);
  std::vector<Guarded> entries;
  for (const Guarded& e : set->entries())
    entries.push_back({context_.pool.And(here, e.guard), e.location});
  for (const Guarded& e : std::get<ValueSet>(old).entries())
    entries.push_back({context_.pool.And(!here, e.guard), e.location});
  return SmallSet(context_.pool, place.path, std::move(entries));
}

Place Access::WriteSpot(Spot spot, const Value& value) const {
  Place p = std::move(spot.place);
  const SymbolicHeap before = p.heap;
  for (const Cell& e : spot.cells) {
    Value old =
        before.Field(context_.pool, context_.types, e.location, e.field);
    Formula here = e.guard;
    if (context_.Mutated(Mutation::kWriteDropsOld)) here = Formula::True();
    Value now = WrittenCell(p, here, value, old);
    if (context_.Mutated(Mutation::kWriteKeepsOld) && spot.cells.size() > 1)
      now = old;
    p.heap = p.heap.WithField(e.location, e.field, std::move(now));
    if (context_.Mutated(Mutation::kWriteFirstTarget)) break;
  }
  return p;
}

Places Access::Write(const Place& place, const ValueSet& base, FieldId f,
                     const Value& value) const {
  Places result;
  for (Place& p : initializer_.OnDereference(context_, place, base)) {
    Cells cells = FieldCells(p, base, f);
    result.push_back(WriteSpot({std::move(p), std::move(cells)}, value));
  }
  return result;
}

Place Access::WithoutImpossible(Place place) const {
  RuleOutLabels(place);
  SymbolicHeap sifted = place.heap;
  place.heap.ForEachField(context_.pool, [&](Location l, FieldId f,
                                             const Value& content) {
    const auto* set = std::get_if<ValueSet>(&content);
    if (set == nullptr || set->IsSingle()) return;
    std::vector<Guarded> left = PossibleIn(place, l, f, *set);
    // None: the object itself is not there.
    if (left.empty() || left.size() == set->entries().size()) return;
    if (left.size() == 1) left[0].guard = Formula::True();
    sifted.SetField(l, f, SmallSet(context_.pool, place.path, std::move(left)));
  });
  place.heap = std::move(sifted);
  return place;
}

std::vector<Guarded> Access::PossibleIn(const Place& place, Location l,
                                        FieldId f, const ValueSet& set) const {
  const Formula there =
      place.heap.WhenThere(context_.pool, context_.types, l, f);
  std::vector<Formula> cases;
  for (const Guarded& e : set.entries())
    cases.push_back(context_.pool.And(there, e.guard));
  const std::vector<bool> possible =
      context_.feasible.WhichPossible(place.path, cases);
  std::vector<Guarded> left;
  for (size_t i = 0; i < cases.size(); ++i)
    if (possible[i]) left.push_back(set.entries()[i]);
  return left;
}

// Where nobody has read the cell its choice means nothing and may have the
// value 0, which therefore stays.
void Access::RuleOutLabels(const Place& place) const {
  expr::Diagram& diagram = context_.pool.diagram();
  std::map<expr::Variable, Formula> read;
  for (const InitRecord& r : place.heap.log().ToVector()) {
    if (!r.choice) continue;
    auto [it, fresh] = read.emplace(*r.choice, r.when);
    if (!fresh) it->second = context_.pool.Or(it->second, r.when);
  }
  for (const auto& [choice, when] : read) {
    std::vector<Formula> cases;
    for (uint32_t i = 1; i < diagram.domain_size(choice); ++i)
      cases.push_back(context_.pool.And(when, diagram.Is(choice, i)));
    const std::vector<bool> possible =
        context_.feasible.WhichFewPossible(place.path, cases);
    for (uint32_t i = 0; i < cases.size(); ++i)
      if (!possible[i])
        place.path.NoteImpossible(context_.pool, diagram.Is(choice, i + 1));
  }
}

Answers<bool> Access::AreEqual(const Place& place, const ValueSet& a,
                               const ValueSet& b) const {
  Answers<bool> answers;
  for (const Place& p : initializer_.OnCompare(context_, place, a, b)) {
    ValueSet x = Settled(p, a);
    ValueSet y = Settled(p, b);
    if (context_.Mutated(Mutation::kEqualIgnoresNull))
      x = Without(context_.pool, x, kNull);
    Answers<bool> sides = Test(p, Equal(context_.pool, x, y));
    if (context_.Mutated(Mutation::kUnequalForgetsPath))
      for (auto& side : sides)
        if (!side.answer) side.place.path = expr::Path();
    Append(answers, std::move(sides));
  }
  return answers;
}

Answers<bool> Access::IsInstance(const Place& place, const ValueSet& set,
                                 std::span<const ClassId> classes) const {
  Answers<bool> answers;
  for (const Place& p : initializer_.OnNullTest(context_, place, set)) {
    for (const Place& q : initializer_.OnDereference(context_, p, set)) {
      Formula instance = context_.Mutated(Mutation::kNullIsInstance)
                             ? q.heap.Settle(context_.pool, set).GuardOf(kNull)
                             : Formula::False();
      for (const Guarded& e : Objects(q, set))
        instance = context_.pool.Or(
            instance,
            context_.pool.And(
                e.guard, q.heap.TypeIn(context_.pool, e.location, classes)));
      Append(answers, Test(q, instance));
    }
  }
  return answers;
}

Answers<uint32_t> Access::Dispatch(
    const Place& place, const ValueSet& receiver,
    const std::function<uint32_t(ClassId)>& target_of) const {
  Answers<uint32_t> answers;
  for (const Place& p : initializer_.OnDereference(context_, place, receiver)) {
    std::map<uint32_t, Formula> selected;
    for (const Guarded& e : Targets(p, receiver)) {
      std::map<uint32_t, std::vector<ClassId>> classes;
      for (ClassId c : p.heap.ClassesOf(context_.pool, e.location))
        classes[target_of(c)].push_back(c);
      classes.erase(kNoTarget);
      for (const auto& [target, group] : classes) {
        Formula here = p.heap.TypeIn(context_.pool, e.location, group);
        if (!context_.Mutated(Mutation::kDispatchIgnoresGuard))
          here = context_.pool.And(e.guard, here);
        auto [it, fresh] = selected.emplace(target, here);
        if (!fresh) it->second = context_.pool.Or(it->second, here);
      }
    }
    for (const auto& [target, when] : selected)
      if (auto path = context_.feasible.Assume(p.path, when))
        answers.push_back({{*std::move(path), p.heap}, target});
  }
  return answers;
}

}  // namespace heap
