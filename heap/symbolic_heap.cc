#include "heap/symbolic_heap.h"

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

#include "base/check.h"
#include "base/nested_name.h"
#include "expr/kind.h"

namespace heap {

using expr::Expr;
using expr::Formula;

const ObjectInfo& SymbolicHeap::Info(Location l) const {
  const SharedInfo* info = objects_.Find(l.index());
  CHECK(info != nullptr, "a location should be an object of this heap");
  return **info;
}

void SymbolicHeap::SetInfo(Location l, ObjectInfo info) {
  objects_.Set(l.index(), SharedInfo(new CountedInfo{std::move(info)}));
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

std::string SymbolicHeap::NameOf(const TypeHierarchy& types, Location l,
                                 KnownNames* known) const {
  if (known == nullptr) return MakeName(types, l, nullptr);
  const auto [it, fresh] = known->try_emplace(l);
  if (fresh) it->second = MakeName(types, l, known);
  return it->second;
}

std::string SymbolicHeap::MakeName(const TypeHierarchy& types, Location l,
                                   KnownNames* known) const {
  if (l == kNull) return "null";
  if (l == kUninitialized) return "?";
  const ObjectInfo& info = Info(l);
  if (info.kind == ObjectInfo::Kind::kAllocated)
    return "new#" + std::to_string(l.index());
  if (info.kind == ObjectInfo::Kind::kPrestate && !types.IsHolder(info.exact))
    return PrestateName(types, l);
  if (info.owner == kNull) return base::NestedName(types.RootName(info.exact));
  return InputName(types, l, known);
}

std::string SymbolicHeap::PrestateName(const TypeHierarchy& types,
                                       Location l) const {
  std::string name;
  entry_.ForEach([&](uint64_t key, const CellContent& cell) {
    const Location owner(static_cast<uint32_t>(key >> 32));
    if (!name.empty() || cell != CellContent::Reference(l)) return;
    if (types.IsHolder(Info(owner).exact))
      name = CellName(types, owner, FieldId(static_cast<uint32_t>(key)));
  });
  return name.empty() ? "old#" + std::to_string(l.index()) : name;
}

std::string SymbolicHeap::InputName(const TypeHierarchy& types, Location l,
                                    KnownNames* known) const {
  const ObjectInfo& info = Info(l);
  // One cell can be initialised more than once, under exclusive conditions,
  // and slots of different array classes, or a hidden field, share a name;
  // only the first object made there has the plain name.
  const std::string field = types.FieldName(info.field);
  bool first = true;
  log_.ForEachWhile([&](const InitRecord& r) {
    if (r.owner == info.owner && r.created < l && r.created != kNull &&
        (r.field == info.field || types.FieldName(r.field) == field))
      first = false;
    return first;
  });
  const std::string name = CellName(types, info.owner, info.field, known);
  return first ? name : name + "#" + std::to_string(l.index());
}

std::string SymbolicHeap::CellName(const TypeHierarchy& types, Location l,
                                   FieldId f, KnownNames* known) const {
  if (auto index = types.IndexOf(f)) {
    const ObjectInfo& info = Info(l);
    // An element of a list on an array.
    if (info.owner != kNull && types.IsCountedPart(info.field) &&
        !types.IsContent(info.field))
      return NameOf(types, info.owner, known) + ".get(" +
             std::to_string(*index) + ")";
    return NameOf(types, l, known) + "[" + std::to_string(*index) + "]";
  }
  const bool plain =
      l == kFirstObject && Info(l).kind == ObjectInfo::Kind::kInput;
  const std::string owner = plain ? "" : NameOf(types, l, known);
  return owner.empty() ? types.FieldName(f) : owner + "." + types.FieldName(f);
}

SymbolicHeap SymbolicHeap::WithObject(ObjectInfo info) const {
  return WithObjectAt(next_location(), std::move(info));
}

SymbolicHeap SymbolicHeap::WithObjectAt(Location l, ObjectInfo info) const {
  CHECK(!Has(l), "a number should be that of one object");
  SymbolicHeap heap = *this;
  heap.SetInfo(l, std::move(info));
  heap.SkipTo(Location(l.index() + 1));
  return heap;
}

SymbolicHeap SymbolicHeap::WithInfo(Location l, ObjectInfo info) const {
  SymbolicHeap heap = *this;
  heap.SetInfo(l, std::move(info));
  return heap;
}

SymbolicHeap SymbolicHeap::WithAllocation(ClassId c, Location& made) const {
  SymbolicHeap heap = *this;
  made = heap.Allocate(c);
  return heap;
}

Location SymbolicHeap::Allocate(ClassId c) {
  const SharedInfo* plain = plain_.Find(c.index());
  if (plain == nullptr) {
    ObjectInfo info;
    info.kind = ObjectInfo::Kind::kAllocated;
    info.exact = c;
    plain_.Set(c.index(), SharedInfo(new CountedInfo{std::move(info)}));
    plain = plain_.Find(c.index());
  }
  objects_.Set(next_, *plain);
  return Location(next_++);
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

SymbolicHeap SymbolicHeap::WithRoot(expr::Pool& pool,
                                    std::span<const ClassId> classes,
                                    Location& made) const {
  CHECK(!classes.empty(), "a root should have a class");
  SymbolicHeap heap = WithRoot(classes[0], made);
  if (classes.size() == 1) return heap;
  std::vector<uint32_t> labels;
  for (ClassId c : classes) labels.push_back(c.index());
  ObjectInfo info = heap.Info(made);
  info.type = pool.MakeChoice("class:" + std::to_string(made.index()), labels);
  heap.SetInfo(made, std::move(info));
  return heap;
}

SymbolicHeap SymbolicHeap::WithArray(ClassId array, expr::Expr length,
                                     Location& made, uint32_t most_slots,
                                     bool longer) const {
  made = next_location();
  ObjectInfo info;
  info.kind = ObjectInfo::Kind::kAllocated;
  info.exact = array;
  info.length_term = length;
  info.slots = most_slots;
  info.longer = longer;
  return WithObject(std::move(info));
}

SymbolicHeap SymbolicHeap::WithPrestate(Location l) const {
  ObjectInfo info = Info(l);
  CHECK(info.kind == ObjectInfo::Kind::kAllocated,
        "an object of the pre-state should have been allocated");
  info.kind = ObjectInfo::Kind::kPrestate;
  InitRecord record;
  record.created = l;
  record.exists = Formula::True();
  SymbolicHeap heap = *this;
  heap.SetInfo(l, std::move(info));
  return heap.WithRecord(std::move(record));
}

SymbolicHeap SymbolicHeap::WithEntry() const {
  SymbolicHeap heap = *this;
  heap.entry_ = fields_;
  heap.entry_next_ = next_;
  heap.NoteLook(objects_.size() + fields_.size());
  return heap;
}

uint32_t SymbolicHeap::MostSlots(const expr::Pool& pool, Location l) const {
  const ObjectInfo& info = Info(l);
  if (!info.length_term) return 0;
  const std::optional<uint64_t> known = pool.constant(*info.length_term);
  return known ? static_cast<uint32_t>(*known) : info.slots;
}

Value SymbolicHeap::Field(expr::Pool& pool, const TypeHierarchy& types,
                          Location l, FieldId f) const {
  if (const CellContent* cell = fields_.Find(Key(l, f)))
    return cell->ToValue(pool);
  return Unwritten(pool, types, l, f);
}

bool SymbolicHeap::HoldsWhat(const expr::Pool& pool,
                             const SymbolicHeap& earlier) const {
  return next_ == earlier.next_ && fields_.size() == earlier.fields_.size() &&
         objects_.SameAs(earlier.objects_) && StillHolds(pool, earlier);
}

bool SymbolicHeap::StillHolds(const expr::Pool& pool,
                              const SymbolicHeap& earlier) const {
  if (!entry_.SameAs(earlier.entry_) || !deferred_.SameAs(earlier.deferred_) ||
      !log_.SameAs(earlier.log_) || !calls_.SameAs(earlier.calls_))
    return false;
  bool same = true;
  base::PersistentMap<SharedInfo>::ForEachDifference(
      objects_, earlier.objects_,
      [&](uint64_t l, const SharedInfo*, const SharedInfo* b) {
        same = same && b == nullptr && l >= earlier.next_;
      });
  base::PersistentMap<CellContent>::ForEachDifference(
      fields_, earlier.fields_,
      [&](uint64_t key, const CellContent* a, const CellContent* b) {
        const bool is_new = b == nullptr && (key >> 32) >= earlier.next_;
        same = same && (is_new ||
                        (a != nullptr && b != nullptr &&
                         (*a == *b || CellContent::SameNumber(pool, *a, *b))));
      });
  return same;
}

Value SymbolicHeap::AtEntry(expr::Pool& pool, const TypeHierarchy& types,
                            Location l, FieldId f) const {
  if (const CellContent* cell = entry_.Find(Key(l, f)))
    return cell->ToValue(pool);
  return Unwritten(pool, types, l, f);
}

Value SymbolicHeap::Unwritten(expr::Pool& pool, const TypeHierarchy& types,
                              Location l, FieldId f) const {
  const ObjectInfo& info = Info(l);
  if (info.length_term && (f == types.LengthField() || types.IsCount(f)))
    return *info.length_term;
  const FieldType type = types.TypeOf(f);
  const bool input = info.kind == ObjectInfo::Kind::kInput;
  if (type.kind == FieldType::Kind::kReference)
    return ValueSet(input && !types.IsUnset(f) ? kUninitialized : kNull);
  if (input && !types.IsUnset(f)) return InputValue(pool, types, l, f);
  if (type.kind == FieldType::Kind::kBool) return Formula::False();
  return pool.Constant(type.sort, 0);
}

namespace {

bool HasField(const TypeHierarchy& types, ClassId c, FieldId f) {
  if (auto index = types.IndexOf(f))
    return types.IsArray(c) && types.SlotOf(c, *index) == f;
  if (f == types.LengthField() && types.IsArray(c)) return true;
  const std::span<const FieldId> fields = types.FieldsOf(c);
  return std::find(fields.begin(), fields.end(), f) != fields.end();
}

// A field of that name in the same object that was named first. Symbols are
// known by name, and a subclass may have a field of the same name again.
bool HasNamesake(const TypeHierarchy& types, std::span<const ClassId> classes,
                 FieldId f, const std::string& name) {
  for (ClassId c : classes)
    for (FieldId other : types.FieldsOf(c))
      if (other < f && types.FieldName(other) == name) return true;
  return false;
}

}  // namespace

Formula SymbolicHeap::WhenThere(expr::Pool& pool, const TypeHierarchy& types,
                                Location l, FieldId f) const {
  std::vector<ClassId> classes;
  for (ClassId c : ClassesOf(pool, l))
    if (HasField(types, c, f)) classes.push_back(c);
  const ObjectInfo& info = Info(l);
  Formula there = pool.And(info.exists, TypeIn(pool, l, classes));
  if (auto index = types.IndexOf(f); index && info.length_term)
    there = pool.And(there, pool.Lt(pool.Int(static_cast<int32_t>(*index)),
                                    *info.length_term));
  return there;
}

Value SymbolicHeap::InputUnknown(expr::Pool& pool, const TypeHierarchy& types,
                                 Location l, FieldId f) const {
  const FieldType type = types.TypeOf(f);
  expr::SymbolKey key = OriginOf(types, l);
  key.push_back(f.index());
  const auto name = [&] {
    const bool shared =
        !types.IndexOf(f) &&
        HasNamesake(types, ClassesOf(pool, l), f, types.FieldName(f));
    return CellName(types, l, f) +
           (shared ? "#" + std::to_string(f.index()) : "");
  };
  if (type.kind == FieldType::Kind::kBool ||
      type.width == FieldType::Width::kBoolean ||
      type.width == FieldType::Width::kBit)
    return pool.BoolSymbol(key, name);
  return pool.Symbol(type.sort, key, name);
}

ValueSet SymbolicHeap::AsInitialized(expr::Pool& pool, const InitRecord& record,
                                     const ValueSet& before) {
  if (record.chosen) return ValueSet(*record.chosen);
  std::vector<Guarded> entries;
  for (uint32_t label : pool.choice(*record.choice).labels)
    entries.push_back(
        {pool.And(record.when, pool.ChoiceIs(*record.choice, label)),
         Location(label)});
  for (const Guarded& e : before.entries())
    entries.push_back({pool.And(!record.when, e.guard), e.location});
  return ValueSet::Of(pool, std::move(entries));
}

SymbolicHeap SymbolicHeap::WithGiven(Location l, FieldId f,
                                     const Value& v) const {
  SymbolicHeap heap = WithField(l, f, v);
  heap.entry_.Set(Key(l, f), CellContent(v));
  return heap;
}

SymbolicHeap SymbolicHeap::WithInputsOf(expr::Pool& pool,
                                        const expr::Path& path,
                                        const SymbolicHeap& later) const {
  SymbolicHeap heap = later;
  heap.fields_ = fields_;
  heap.dropped_values_ = dropped_values_;
  later.entry_.ForEach([&](uint64_t key, const CellContent& cell) {
    if ((key >> 32) >= next_) heap.fields_.Set(key, cell);
  });
  later.ForEachObject([&](Location l, const ObjectInfo& info) {
    if (l >= next_location() && info.kind == ObjectInfo::Kind::kDeferred)
      heap.SetField(info.owner, info.field, ValueSet(l));
  });
  const std::vector<InitRecord> records = later.log_.ToVector();
  for (size_t i = log_.size(); i < records.size(); ++i) {
    const InitRecord& r = records[i];
    if (!r.choice) continue;
    const CellContent* known = heap.Written(r.owner, r.field);
    const ValueSet before =
        known != nullptr ? *known->set() : ValueSet(kUninitialized);
    heap.SetField(r.owner, r.field,
                  Narrowed(pool, path, AsInitialized(pool, r, before)));
  }
  return heap;
}

SymbolicHeap SymbolicHeap::WithCare(expr::Pool& pool, Formula care) const {
  SymbolicHeap heap = *this;
  fields_.ForEach([&](uint64_t key, const CellContent& cell) {
    const std::optional<ValueSet> set = cell.set();
    if (!set || set->IsSingle()) return;
    const Location owner(static_cast<uint32_t>(key >> 32));
    const Formula there = pool.And(care, Info(owner).exists);
    if (there.IsFalse()) return;
    heap.fields_.Set(key, CellContent(Value(Simplified(pool, there, *set))));
  });
  return heap;
}

SymbolicHeap SymbolicHeap::WithFurtherInputs(expr::Pool& pool,
                                             const SymbolicHeap& later) const {
  SymbolicHeap heap = *this;
  // What was made since, too: choices may name its numbers.
  later.ForEachObject([&](Location l, const ObjectInfo& info) {
    if (l >= next_location()) heap.SetInfo(l, info);
  });
  later.entry_.ForEach([&](uint64_t key, const CellContent& cell) {
    if ((key >> 32) >= next_) heap.fields_.Set(key, cell);
  });
  const std::vector<InitRecord> records = later.log_.ToVector();
  for (size_t i = log_.size(); i < records.size(); ++i) {
    const InitRecord& r = records[i];
    if (!r.choice) continue;
    const CellContent* known = heap.Written(r.owner, r.field);
    const ValueSet before =
        known != nullptr ? *known->set() : ValueSet(kUninitialized);
    const Formula open = before.GuardOf(kUninitialized);
    if (open.IsFalse()) continue;
    heap.SetField(
        r.owner, r.field,
        Select(pool, open, AsInitialized(pool, r, ValueSet(kUninitialized)),
               before));
  }
  heap.entry_ = later.entry_;
  heap.log_ = later.log_;
  heap.calls_ = later.calls_;
  heap.count_ = later.count_;
  heap.named_ = later.named_;
  heap.next_ = later.next_;
  return heap;
}

// The root, by its class where that is a holder's, which may be made at any
// time; then field by field the way to the object.
expr::SymbolKey SymbolicHeap::OriginOf(const TypeHierarchy& types,
                                       Location l) const {
  const ObjectInfo& info = Info(l);
  if (info.owner == kNull) {
    const bool holder = types.IsHolder(info.exact);
    return {holder ? 1u : 0u, holder ? info.exact.index() : l.index()};
  }
  expr::SymbolKey key = OriginOf(types, info.owner);
  key.push_back(info.field.index());
  key.push_back(info.again ? l.index() : 0);
  return key;
}

Value SymbolicHeap::InputValue(expr::Pool& pool, const TypeHierarchy& types,
                               Location l, FieldId f) const {
  using Width = FieldType::Width;
  const FieldType type = types.TypeOf(f);
  const Value unknown = InputUnknown(pool, types, l, f);
  if (type.kind == FieldType::Kind::kBool) return unknown;
  switch (type.width) {
    case Width::kFull:
      return unknown;
    case Width::kBoolean:
    case Width::kBit:
      return pool.Ite(std::get<Formula>(unknown), pool.Int(1), pool.Int(0));
    case Width::kByte:
      return pool.Make(expr::Kind::kI2B, std::get<expr::Expr>(unknown));
    case Width::kShort:
      return pool.Make(expr::Kind::kI2S, std::get<expr::Expr>(unknown));
    case Width::kChar:
      return pool.Make(expr::Kind::kI2C, std::get<expr::Expr>(unknown));
  }
  UNREACHABLE("a number should have one of these widths");
}

std::vector<FieldId> SymbolicHeap::FieldsOf(const TypeHierarchy& types,
                                            const expr::Pool& pool,
                                            Location l) const {
  std::set<FieldId> fields;
  for (ClassId c : ClassesOf(pool, l)) {
    for (FieldId f : types.FieldsOf(c)) fields.insert(f);
    if (!types.IsArray(c)) continue;
    fields.insert(types.LengthField());
    for (uint32_t i = 0; i < MostSlots(pool, l); ++i)
      fields.insert(types.SlotOf(c, i));
  }
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

SymbolicHeap SymbolicHeap::WithField(Location l, FieldId f,
                                     const Value& v) const {
  SymbolicHeap heap = *this;
  heap.SetField(l, f, v);
  return heap;
}

void SymbolicHeap::NoteDropped(Formula guard) {
  if (guard.IsConstant()) return;
  dropped_values_.Set(uint64_t{1} << 32 | guard.edge(), guard);
}

void SymbolicHeap::NoteDropped(const expr::Pool& pool,
                               const CellContent& cell) {
  if (cell.IsLocation()) return;
  if (const auto term = cell.term(); term && !pool.IsConstant(*term))
    dropped_values_.Set(term->id(), *term);
  if (const auto truth = cell.truth()) NoteDropped(*truth);
  if (const auto set = cell.set())
    for (const Guarded& e : set->entries()) NoteDropped(e.guard);
}

void SymbolicHeap::Drop(const expr::Pool& pool,
                        std::span<const Location> dead) {
  if (dead.empty()) return;
  // Keys come in ascending order, like the dead.
  size_t next = 0;
  const auto is_dead = [&](uint64_t l) {
    while (next < dead.size() && dead[next].index() < l) ++next;
    return next < dead.size() && dead[next].index() == l;
  };
  objects_ = objects_.Filtered(
      [&](uint64_t key, const SharedInfo&) { return !is_dead(key); });
  next = 0;
  fields_ = fields_.Filtered([&](uint64_t key, const CellContent& cell) {
    if (!is_dead(key >> 32)) return true;
    NoteDropped(pool, cell);
    return false;
  });
  dropped_ += static_cast<uint32_t>(dead.size());
}

SymbolicHeap SymbolicHeap::WithLog(expr::Pool& pool, size_t kept,
                                   std::span<const InitRecord> records) const {
  SymbolicHeap heap = *this;
  while (heap.log_.size() > kept) heap.log_ = heap.log_.WithoutTop();
  std::map<Location, Formula> exists;
  for (const InitRecord& r : records) {
    heap.log_ = heap.log_.With(r);
    if (r.created == kNull) continue;
    Formula& all =
        exists.try_emplace(r.created, Formula::False()).first->second;
    all = pool.Or(all, r.exists);
  }
  for (const auto& [l, when] : exists) {
    ObjectInfo info = heap.Info(l);
    info.exists = when;
    heap.SetInfo(l, std::move(info));
  }
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
