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

Value SelectValue(Pool& pool, Formula condition, const Value& a,
                  const Value& b) {
  if (const auto* set = std::get_if<ValueSet>(&a))
    return Select(pool, condition, *set, std::get<ValueSet>(b));
  if (const auto* truth = std::get_if<Formula>(&a))
    return pool.Ite(condition, *truth, std::get<Formula>(b));
  return pool.Ite(condition, std::get<Expr>(a), std::get<Expr>(b));
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
    Formula null = p.heap.Settle(context_.pool, set).GuardOf(kNull);
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

std::vector<Guarded> Access::Objects(const Place& place,
                                     const ValueSet& base) const {
  std::vector<Guarded> targets;
  const ValueSet settled = place.heap.Settle(context_.pool, base);
  for (const Guarded& e : settled.entries()) {
    if (e.location == kNull) continue;
    CHECK(e.location != kUninitialized,
          "a reference in use should be initialised");
    if (settled.IsSingle() || context_.feasible.Possible(place.path, e.guard))
      targets.push_back(e);
  }
  return targets;
}

std::vector<Guarded> Access::Targets(const Place& place,
                                     const ValueSet& base) const {
  std::vector<Guarded> targets = Objects(place, base);
  if (targets.size() == 1) targets[0].guard = Formula::True();
  return targets;
}

Places Access::Initialize(const Place& place, const ValueSet& base,
                          FieldId f) const {
  Places places = {place};
  if (context_.types.TypeOf(f).kind != FieldType::Kind::kReference)
    return places;
  for (const Guarded& e : Targets(place, base)) {
    Places next;
    for (const Place& p : places) {
      Value content =
          p.heap.Field(context_.pool, context_.types, e.location, f);
      Formula uninitialized =
          std::get<ValueSet>(content).GuardOf(kUninitialized);
      Formula when = context_.pool.And(e.guard, uninitialized);
      if (!context_.feasible.Possible(p.path, when)) {
        next.push_back(p);
        continue;
      }
      if (context_.Mutated(Mutation::kIgnoreUninitializedGuard)) when = e.guard;
      for (Place& q : initializer_.OnRead(context_, p, e.location, f, when))
        next.push_back(std::move(q));
    }
    places = std::move(next);
  }
  return places;
}

ValueSet Access::ReadReferences(Place& place,
                                const std::vector<Guarded>& targets,
                                FieldId f) const {
  std::vector<Guarded> entries;
  for (const Guarded& e : targets) {
    Value content =
        place.heap.Field(context_.pool, context_.types, e.location, f);
    for (const Guarded& c : std::get<ValueSet>(content).entries()) {
      Formula guard = context_.pool.And(e.guard, c.guard);
      if (c.location == kUninitialized || guard.IsFalse()) continue;
      if (guard.IsTrue() || context_.feasible.Possible(place.path, guard))
        entries.push_back({guard, c.location});
    }
    if (context_.Mutated(Mutation::kReadFirstOwner)) break;
  }
  return SmallSet(context_.pool, place.path, std::move(entries));
}

Value Access::ReadCells(Place& place, const std::vector<Guarded>& targets,
                        FieldId f) const {
  CHECK(!targets.empty(), "a reference that is not null should denote objects");
  if (context_.types.TypeOf(f).kind == FieldType::Kind::kReference)
    return ReadReferences(place, targets, f);
  // The last one needs no test: the guards cover all cases.
  auto cell = [&](const Guarded& e) {
    return place.heap.Field(context_.pool, context_.types, e.location, f);
  };
  Value value = cell(targets.back());
  if (context_.Mutated(Mutation::kReadFirstOwner)) return cell(targets[0]);
  for (size_t i = targets.size() - 1; i-- > 0;)
    value =
        SelectValue(context_.pool, targets[i].guard, cell(targets[i]), value);
  return value;
}

Answers<Value> Access::Read(const Place& place, const ValueSet& base,
                            FieldId f) const {
  Answers<Value> answers;
  for (const Place& p : initializer_.OnDereference(context_, place, base))
    for (Place& q : Initialize(p, base, f)) {
      Value value = ReadCells(q, Targets(q, base), f);
      if (auto* set = std::get_if<ValueSet>(&value))
        *set = q.heap.Settle(context_.pool, *set);
      answers.push_back({std::move(q), std::move(value)});
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

Places Access::Write(const Place& place, const ValueSet& base, FieldId f,
                     const Value& value) const {
  Places result;
  for (Place& p : initializer_.OnDereference(context_, place, base)) {
    const std::vector<Guarded> targets = Targets(p, base);
    const SymbolicHeap before = p.heap;
    for (const Guarded& e : targets) {
      Value old = before.Field(context_.pool, context_.types, e.location, f);
      Formula here = e.guard;
      if (context_.Mutated(Mutation::kWriteDropsOld)) here = Formula::True();
      Value now = WrittenCell(p, here, value, old);
      if (context_.Mutated(Mutation::kWriteKeepsOld) && targets.size() > 1)
        now = old;
      p.heap = p.heap.WithField(e.location, f, std::move(now));
      if (context_.Mutated(Mutation::kWriteFirstTarget)) break;
    }
    result.push_back(std::move(p));
  }
  return result;
}

Answers<bool> Access::AreEqual(const Place& place, const ValueSet& a,
                               const ValueSet& b) const {
  Answers<bool> answers;
  for (const Place& p : initializer_.OnCompare(context_, place, a, b)) {
    ValueSet x = p.heap.Settle(context_.pool, a);
    ValueSet y = p.heap.Settle(context_.pool, b);
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
