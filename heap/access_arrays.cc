// The part of Access that is about arrays and about classes of values.
#include <optional>
#include <utility>
#include <variant>

#include "base/check.h"
#include "expr/kind.h"
#include "heap/access.h"
#include "heap/constant_table.h"

namespace heap {
namespace {

using expr::Expr;
using expr::Formula;
using expr::Pool;

Expr LengthOf(const Context& context, const SymbolicHeap& heap, Location l) {
  return std::get<Expr>(
      heap.Field(context.pool, context.types, l, context.types.LengthField()));
}

std::vector<ClassId> ArraysAmong(const TypeHierarchy& types,
                                 const std::vector<ClassId>& classes) {
  std::vector<ClassId> arrays;
  for (ClassId c : classes)
    if (types.IsArray(c)) arrays.push_back(c);
  return arrays;
}

// The class elements must be below; nothing if they are no references.
std::optional<ClassId> ElementClass(const TypeHierarchy& types, ClassId array) {
  const FieldType type = types.TypeOf(types.SlotOf(array, 0));
  if (type.kind != FieldType::Kind::kReference) return std::nullopt;
  return type.target;
}

// The classes of what the location, perhaps a deferred one, may be.
std::vector<ClassId> PossibleClasses(const Context& context,
                                     const SymbolicHeap& heap, Location l) {
  if (l < kFirstObject) return {};
  const ObjectInfo& info = heap.Info(l);
  if (info.kind != ObjectInfo::Kind::kDeferred)
    return heap.ClassesOf(context.pool, l);
  auto classes = context.types.ConcreteSubclasses(info.exact);
  return {classes.begin(), classes.end()};
}

// Fewer are asked for one by one.
constexpr uint32_t kManyElements = 16;

// The element of the only array it may be, as one term: where loops have become
// a number (engine/patterns), an index depends on it. Nothing: it is known, or
// one of few, or not a number.
std::optional<Expr> ElementAt(const Context& context, const Place& place,
                              const Guarded& array, Expr index) {
  Pool& pool = context.pool;
  const TypeHierarchy& types = context.types;
  const uint32_t most = place.heap.MostSlots(pool, array.location);
  const auto classes = place.heap.ClassesOf(pool, array.location);
  if (most <= kManyElements || classes.size() != 1 ||
      !types.IsArray(classes[0]))
    return std::nullopt;
  std::vector<Expr> elements;
  for (uint32_t i = 0; i < most; ++i) {
    const Value value = place.heap.Field(pool, types, array.location,
                                         types.SlotOf(classes[0], i));
    const Expr* number = std::get_if<Expr>(&value);
    if (number == nullptr) return std::nullopt;
    elements.push_back(*number);
  }
  return pool.CellAt(elements, index);
}

// A symbol, with numbers added or multiplied.
bool IsPlain(const Pool& pool, Expr e) {
  using expr::Kind;
  const Kind kind = pool.kind(e);
  if (kind == Kind::kAdd || kind == Kind::kMul)
    return pool.IsConstant(pool.kids(e)[1]) && IsPlain(pool, pool.kids(e)[0]);
  return kind == Kind::kSymbol;
}

}  // namespace

Answers<Expr> Access::Length(const Place& place, const ValueSet& base) const {
  Answers<Expr> answers;
  for (Place& p : initializer_.OnDereference(context_, place, base)) {
    const std::vector<Guarded> arrays = Targets(p, base);
    if (arrays.empty()) continue;
    Expr length = LengthOf(context_, p.heap, arrays.back().location);
    for (size_t i = arrays.size() - 1; i-- > 0;)
      length = context_.pool.Ite(arrays[i].guard,
                                 LengthOf(context_, p.heap, arrays[i].location),
                                 length);
    answers.push_back({std::move(p), length});
  }
  return answers;
}

Answers<bool> Access::InBounds(const Place& place, const ValueSet& base,
                               Expr index) const {
  Pool& pool = context_.pool;
  Answers<bool> answers;
  for (const Place& p : initializer_.OnDereference(context_, place, base)) {
    Formula below = Formula::False();
    for (const Guarded& e : Targets(p, base))
      below = pool.Or(
          below, pool.And(e.guard, pool.Lt(index, LengthOf(context_, p.heap,
                                                           e.location))));
    for (auto& a : Test(p, pool.And(below, pool.Le(pool.Int(0), index))))
      answers.push_back(std::move(a));
  }
  return answers;
}

void Access::AddSlots(const Place& place, const Guarded& array, ClassId c,
                      Expr index, Cells& cells) const {
  Pool& pool = context_.pool;
  const uint32_t most = place.heap.MostSlots(pool, array.location);
  CHECK(
      most > 0 || pool.IsConstant(*place.heap.Info(array.location).length_term),
      "an array of unknown length should say how many slots it may have");
  const std::optional<uint64_t> known = pool.constant(index);
  const uint32_t first = known ? static_cast<uint32_t>(*known) : 0;
  const uint32_t last = known ? first + 1 : most;
  for (uint32_t j = first; j < last && j < most; ++j) {
    const Formula there = pool.Eq(index, pool.Int(static_cast<int32_t>(j)));
    const Formula guard = pool.And(array.guard, there);
    if (guard.IsTrue() || context_.feasible.Possible(place.path, guard))
      cells.push_back({guard, array.location, context_.types.SlotOf(c, j)});
  }
}

Access::Cells Access::ElementCells(const Place& place, const ValueSet& base,
                                   Expr index) const {
  Cells cells;
  for (const Guarded& e : Targets(place, base)) {
    const std::vector<ClassId> classes = ArraysAmong(
        context_.types, place.heap.ClassesOf(context_.pool, e.location));
    for (ClassId c : classes) {
      const ClassId only[] = {c};
      const Formula here = context_.pool.And(
          e.guard, place.heap.TypeIn(context_.pool, e.location, only));
      if (context_.feasible.Possible(place.path, here))
        AddSlots(place, {here, e.location}, c, index, cells);
    }
  }
  if (cells.size() == 1) cells[0].guard = Formula::True();
  return cells;
}

std::vector<Access::Spot> Access::SplitCells(const Place& place,
                                             Cells cells) const {
  if (cells.empty()) return {};
  if (cells.size() == 1 || initializer_.KeepsCasesTogether() ||
      !AreReferences(cells))
    return {{place, std::move(cells)}};
  std::vector<Spot> spots;
  for (const Cell& cell : cells)
    if (auto path = context_.feasible.Assume(place.path, cell.guard))
      spots.push_back({{*std::move(path), place.heap},
                       {{Formula::True(), cell.location, cell.field}}});
  return spots;
}

Answers<Value> Access::ReadElement(const Place& place, const ValueSet& base,
                                   Expr index) const {
  Answers<Value> answers;
  if (base.IsSingle())
    if (const auto known =
            ReadTable(context_, place.heap, base.single(), index))
      return {{place, *known}};
  for (const Place& p : initializer_.OnDereference(context_, place, base)) {
    if (context_.pool.HasQuantifiers() && initializer_.KeepsCasesTogether() &&
        IsPlain(context_.pool, index)) {
      const std::vector<Guarded> arrays = Targets(p, base);
      const auto element = arrays.size() == 1
                               ? ElementAt(context_, p, arrays[0], index)
                               : std::nullopt;
      if (element) {
        answers.push_back({p, Value(*element)});
        continue;
      }
    }
    for (const Spot& spot : SplitCells(p, ElementCells(p, base, index)))
      for (Place& q : Initialize(spot.place, spot.cells))
        answers.push_back(ReadInitialized(std::move(q), spot.cells));
  }
  return answers;
}

Places Access::WriteElement(const Place& place, const ValueSet& base,
                            Expr index, const Value& value) const {
  Places result;
  for (const Place& p : initializer_.OnDereference(context_, place, base))
    for (Spot& spot : SplitCells(p, ElementCells(p, base, index)))
      result.push_back(WriteSpot(std::move(spot), value));
  return result;
}

Formula Access::InstanceFormula(const Place& place, const ValueSet& set,
                                ClassId type) const {
  Pool& pool = context_.pool;
  Formula instance = context_.Mutated(Mutation::kNullIsInstance)
                         ? place.heap.Settle(pool, set).GuardOf(kNull)
                         : Formula::False();
  for (const Guarded& e : Objects(place, set)) {
    std::vector<ClassId> below;
    for (ClassId c : place.heap.ClassesOf(pool, e.location))
      if (context_.types.IsSubclass(c, type)) below.push_back(c);
    instance =
        pool.Or(instance,
                pool.And(e.guard, place.heap.TypeIn(pool, e.location, below)));
  }
  return instance;
}

Answers<Formula> Access::WhenInstance(const Place& place, const ValueSet& set,
                                      ClassId type) const {
  Answers<Formula> answers;
  for (const Place& p : initializer_.OnNullTest(context_, place, set))
    for (Place& q : initializer_.OnDereference(context_, p, set)) {
      const Formula instance = InstanceFormula(q, set, type);
      answers.push_back({std::move(q), instance});
    }
  return answers;
}

bool Access::AlwaysStorable(const Place& place, const ValueSet& base,
                            const ValueSet& value) const {
  const ValueSet settled = place.heap.Settle(context_.pool, value);
  for (const Guarded& array : Targets(place, base))
    for (ClassId c :
         ArraysAmong(context_.types,
                     place.heap.ClassesOf(context_.pool, array.location))) {
      const std::optional<ClassId> element = ElementClass(context_.types, c);
      if (!element) continue;
      for (const Guarded& e : settled.entries())
        for (ClassId v : PossibleClasses(context_, place.heap, e.location))
          if (!context_.types.IsSubclass(v, *element)) return false;
    }
  return true;
}

Formula Access::StorableFormula(const Place& place, const ValueSet& base,
                                const ValueSet& value) const {
  Pool& pool = context_.pool;
  const Formula null = place.heap.Settle(pool, value).GuardOf(kNull);
  Formula storable = null;
  for (const Guarded& array : Targets(place, base))
    for (ClassId c : ArraysAmong(context_.types,
                                 place.heap.ClassesOf(pool, array.location))) {
      const ClassId only[] = {c};
      const Formula here =
          pool.And(array.guard, place.heap.TypeIn(pool, array.location, only));
      const std::optional<ClassId> element = ElementClass(context_.types, c);
      const Formula fits =
          element ? InstanceFormula(place, value, *element) : Formula::True();
      storable = pool.Or(storable, pool.And(here, fits));
    }
  return storable;
}

Answers<Formula> Access::WhenStorable(const Place& place, const ValueSet& base,
                                      const ValueSet& value) const {
  Answers<Formula> answers;
  for (Place& p : initializer_.OnDereference(context_, place, base)) {
    // A value whose class is not known yet need not be decided on here.
    if (AlwaysStorable(p, base, value)) {
      answers.push_back({std::move(p), Formula::True()});
      continue;
    }
    for (const Place& q : initializer_.OnNullTest(context_, p, value))
      for (Place& r : initializer_.OnDereference(context_, q, value)) {
        const Formula storable = StorableFormula(r, base, value);
        answers.push_back({std::move(r), storable});
      }
  }
  return answers;
}

}  // namespace heap
