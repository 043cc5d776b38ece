#include "heap/symbolic_heap.h"

#include <set>
#include <utility>
#include <vector>

#include "base/check.h"

namespace heap {

using expr::Formula;

const ObjectInfo& SymbolicHeap::Info(Location l) const {
  const ObjectInfo* info = objects_.Find(l.index());
  CHECK(info != nullptr, "a location should be an object of this heap");
  return *info;
}

Formula SymbolicHeap::TypeIn(expr::Pool& pool, Location l,
                             std::span<const ClassId> classes) const {
  const ObjectInfo& info = Info(l);
  if (info.type) {
    std::vector<uint32_t> labels;
    for (ClassId c : classes) labels.push_back(c.index());
    return pool.ChoiceIn(*info.type, labels);
  }
  for (ClassId c : classes)
    if (c == info.exact) return Formula::True();
  return Formula::False();
}

std::vector<ClassId> SymbolicHeap::ClassesOf(const expr::Pool& pool,
                                             Location l) const {
  const ObjectInfo& info = Info(l);
  if (!info.type) return {info.exact};
  std::vector<ClassId> classes;
  for (uint32_t label : pool.choice(*info.type).labels)
    classes.push_back(ClassId(label));
  return classes;
}

std::string SymbolicHeap::NameOf(const TypeHierarchy& types, Location l) const {
  if (l == kNull) return "null";
  if (l == kUninitialized) return "?";
  const ObjectInfo& info = Info(l);
  if (info.kind == ObjectInfo::Kind::kAllocated)
    return "new#" + std::to_string(l.index());
  if (info.owner == kNull) return "this";
  std::string name =
      info.owner == kFirstObject ? "" : NameOf(types, info.owner) + ".";
  name += types.FieldName(info.field);
  // One cell can be initialised more than once, under exclusive conditions;
  // only the first object made there has the plain name.
  bool first = true;
  log_.ForEachWhile([&](const InitRecord& r) {
    if (r.owner == info.owner && r.field == info.field && r.created < l &&
        r.created != kNull)
      first = false;
    return first;
  });
  return first ? name : name + "#" + std::to_string(l.index());
}

SymbolicHeap SymbolicHeap::WithObject(ObjectInfo info) const {
  SymbolicHeap heap = *this;
  heap.objects_ = objects_.With(next_, std::move(info));
  ++heap.next_;
  return heap;
}

SymbolicHeap SymbolicHeap::WithAllocation(ClassId c, Location& made) const {
  made = next_location();
  ObjectInfo info;
  info.kind = ObjectInfo::Kind::kAllocated;
  info.exact = c;
  return WithObject(std::move(info));
}

SymbolicHeap SymbolicHeap::WithRoot(ClassId c, Location& made) const {
  made = next_location();
  ObjectInfo info;
  info.kind = ObjectInfo::Kind::kInput;
  info.exact = c;
  InitRecord record;
  record.created = made;
  record.exists = Formula::True();
  return WithObject(std::move(info)).WithRecord(std::move(record));
}

Value SymbolicHeap::Field(expr::Pool& pool, const TypeHierarchy& types,
                          Location l, FieldId f) const {
  if (const Value* value = fields_.Find(Key(l, f))) return *value;
  const FieldType type = types.TypeOf(f);
  const bool input = Info(l).kind == ObjectInfo::Kind::kInput;
  if (type.kind == FieldType::Kind::kReference)
    return ValueSet(input ? kUninitialized : kNull);
  if (input) return InputValue(pool, types, l, f);
  if (type.kind == FieldType::Kind::kBool) return Formula::False();
  return pool.Constant(type.sort, 0);
}

Value SymbolicHeap::InputValue(expr::Pool& pool, const TypeHierarchy& types,
                               Location l, FieldId f) const {
  const FieldType type = types.TypeOf(f);
  const std::string name = NameOf(types, l) + "." + types.FieldName(f);
  if (type.kind == FieldType::Kind::kBool) return pool.BoolSymbol(name);
  return pool.Symbol(type.sort, name);
}

std::vector<FieldId> SymbolicHeap::FieldsOf(const TypeHierarchy& types,
                                            const expr::Pool& pool,
                                            Location l) const {
  std::set<FieldId> fields;
  for (ClassId c : ClassesOf(pool, l))
    for (FieldId f : types.FieldsOf(c)) fields.insert(f);
  return {fields.begin(), fields.end()};
}

std::map<std::pair<Location, FieldId>, Location> SymbolicHeap::InitialCells()
    const {
  std::map<std::pair<Location, FieldId>, Location> cells;
  log_.ForEachWhile([&](const InitRecord& r) {
    if (r.chosen) cells.emplace(std::pair(r.owner, r.field), *r.chosen);
    return true;
  });
  return cells;
}

SymbolicHeap SymbolicHeap::WithField(Location l, FieldId f, Value v) const {
  SymbolicHeap heap = *this;
  heap.fields_ = fields_.With(Key(l, f), std::move(v));
  return heap;
}

SymbolicHeap SymbolicHeap::WithRecord(InitRecord record) const {
  SymbolicHeap heap = *this;
  heap.log_ = log_.With(std::move(record));
  return heap;
}

Deferred SymbolicHeap::StatusOf(Location deferred) const {
  const Deferred* status = deferred_.Find(deferred.index());
  return status ? *status : Deferred{};
}

SymbolicHeap SymbolicHeap::WithStatus(Location deferred, Deferred s) const {
  SymbolicHeap heap = *this;
  heap.deferred_ = deferred_.With(deferred.index(), s);
  return heap;
}

ValueSet SymbolicHeap::Settle(expr::Pool& pool, const ValueSet& set) const {
  if (deferred_.empty()) return set;
  std::vector<Guarded> entries(set.entries().begin(), set.entries().end());
  bool changed = false;
  for (Guarded& e : entries) {
    Deferred status = StatusOf(e.location);
    if (status.status != Deferred::Status::kResolved) continue;
    e.location = status.target;
    changed = true;
  }
  return changed ? ValueSet::Of(pool, std::move(entries)) : set;
}

}  // namespace heap
