#include "heap/represents.h"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "base/check.h"
#include "expr/evaluate.h"
#include "expr/unknown.h"

namespace heap {

using expr::Expr;
using expr::Formula;

namespace {

using Spot = std::pair<Location, FieldId>;

// What each initialised cell of a lazy heap denotes: the one label its path
// has chosen, which is what the log's choices were fixed to.
std::string CellName(const TypeHierarchy& types, const SymbolicHeap& heap,
                     const Spot& cell) {
  return heap.CellName(types, cell.first, cell.second);
}

// What the program has allocated, without the objects that have a key.
std::vector<Location> AllocatedInOrder(const SymbolicHeap& heap,
                                       const KeyedObjects& keyed) {
  std::set<Location> left_out;
  for (const auto& [key, l] : keyed) left_out.insert(l);
  std::vector<Location> result;
  heap.ForEachObject([&](Location l, const ObjectInfo& info) {
    if (info.kind == ObjectInfo::Kind::kAllocated && left_out.count(l) == 0)
      result.push_back(l);
  });
  return result;
}

}  // namespace

Correspondence::Correspondence(expr::Pool& pool, const TypeHierarchy& types,
                               const SymbolicHeap& lazy,
                               const SymbolicHeap& summary,
                               const expr::Model* lazy_witness)
    : pool_(pool),
      types_(types),
      lazy_(lazy),
      summary_(summary),
      lazy_witness_(lazy_witness),
      to_summary_(pool),
      in_cube_(pool) {}

std::variant<Correspondence, std::string> Correspondence::Find(
    expr::Pool& pool, const TypeHierarchy& types, const SymbolicHeap& lazy,
    const SymbolicHeap& summary, const expr::Model* lazy_witness,
    const MachineObjects& machine) {
  Correspondence found(pool, types, lazy, summary, lazy_witness);
  if (auto problem = found.Replay(machine)) return *std::move(problem);
  return found;
}

std::optional<Location> Correspondence::ImageOf(Location lazy) const {
  if (lazy < kFirstObject) return lazy;
  auto it = image_.find(lazy);
  if (it == image_.end()) return std::nullopt;
  return it->second;
}

void Correspondence::MapLocation(Location lazy, Location summary) {
  image_.emplace(lazy, summary);
  preimage_.emplace(summary, lazy);
  const ObjectInfo& from = lazy_.Info(lazy);
  const ObjectInfo& to = summary_.Info(summary);
  if (from.type && to.type) MapChoice(*from.type, *to.type);
  if (from.type && !to.type) to_summary_.Fix(*from.type, to.exact.index());
  // The cell that leads here first says which classes are open, and lazier
  // modes may meet another one first.
  if (to.type)
    known_ = pool_.And(
        known_, summary_.TypeIn(pool_, summary, lazy_.ClassesOf(pool_, lazy)));
  if (from.length && to.length) MapChoice(*from.length, *to.length);
  MapUnknown(lazy, summary);
  // Only the input has unknown cells.
  if (from.kind != ObjectInfo::Kind::kInput) return;
  for (FieldId f : lazy_.FieldsOf(types_, pool_, lazy))
    if (types_.TypeOf(f).kind != FieldType::Kind::kReference &&
        !(from.length && (f == types_.LengthField() || types_.IsCount(f))))
      MapField(lazy, summary, f);
}

void Correspondence::MapUnknown(Location lazy, Location summary) {
  if (!unknown_) return;
  const Expr a = unknown_(lazy_, lazy), b = unknown_(summary_, summary);
  to_summary_.Map(a, b);
  if (lazy_witness_ != nullptr)
    witness_.Set(b, lazy_witness_->Value(expr::Unknown(a)));
}

void Correspondence::MapChoice(expr::Variable lazy, expr::Variable summary) {
  to_summary_.Map(lazy, summary);
  if (lazy_witness_ == nullptr) return;
  const uint64_t value = lazy_witness_->Value(expr::Unknown(lazy));
  const std::vector<uint32_t>& labels = pool_.choice(summary).labels;
  const auto it =
      std::find(labels.begin(), labels.end(), pool_.choice(lazy).labels[value]);
  if (it != labels.end())
    witness_.Set(summary, static_cast<uint64_t>(it - labels.begin()));
}

void Correspondence::MapField(Location lazy, Location summary, FieldId f) {
  const Value a = lazy_.InputUnknown(pool_, types_, lazy, f);
  const Value b = summary_.InputUnknown(pool_, types_, summary, f);
  if (const auto* symbol = std::get_if<Expr>(&a)) {
    to_summary_.Map(*symbol, std::get<Expr>(b));
    if (lazy_witness_ != nullptr)
      witness_.Set(std::get<Expr>(b),
                   lazy_witness_->Value(expr::Unknown(*symbol)));
    return;
  }
  auto variable = [&](const Value& v) {
    return pool_.diagram().Top(std::get<Formula>(v)).question.variable;
  };
  to_summary_.Replace(variable(a), std::get<Formula>(b));
  if (lazy_witness_ != nullptr)
    witness_.Set(variable(b), lazy_witness_->Value(expr::Unknown(variable(a))));
}

std::optional<std::string> Correspondence::MapRoot(const InitRecord& record) {
  for (const InitRecord& r : lazy_.log().ToVector()) {
    if (r.choice || image_.count(r.created) != 0) continue;
    MapLocation(r.created, record.created);
    return std::nullopt;
  }
  return "the lazy heap lacks a root";
}

// Older choices decide it, unless which cell was read depends on an index or on
// the class of an array. Then the lazy path has decided, and its side of the
// matter becomes part of what must be the same.
std::optional<bool> Correspondence::IsInitialized(const InitRecord& record) {
  const Formula known = in_cube_.Apply(record.when);
  if (known.IsConstant()) return known.IsTrue();
  if (lazy_witness_ == nullptr) return std::nullopt;
  const bool holds = expr::Evaluator(pool_, witness_).Evaluate(known);
  decided_ = pool_.And(decided_, holds ? known : !known);
  return holds;
}

std::optional<std::string> Correspondence::ReplayRecord(
    const InitRecord& record) {
  if (!record.choice) return MapRoot(record);
  const std::optional<bool> initialized = IsInitialized(record);
  if (!initialized)
    return "without a model of the lazy path it is not known whether it "
           "reads " +
           CellName(types_, summary_, {record.owner, record.field});
  if (!*initialized) return std::nullopt;
  auto owner = preimage_.find(record.owner);
  if (owner == preimage_.end())
    return "the summary initialises a cell of an object that is not there: " +
           CellName(types_, summary_, {record.owner, record.field});
  const Spot cell{owner->second, record.field};
  auto content = lazy_cells_.find(cell);
  if (content == lazy_cells_.end())
    return "only the summary initialises " + CellName(types_, lazy_, cell);
  if (!replayed_.insert(cell).second)
    return "the summary initialises twice " + CellName(types_, lazy_, cell);
  const Location target = content->second;
  if (target >= kFirstObject && image_.count(target) == 0 &&
      record.created != kNull)
    MapLocation(target, record.created);
  std::optional<Location> image = ImageOf(target);
  if (!image || pool_.ChoiceIs(*record.choice, image->index()).IsFalse())
    return "the summary has no such case for " + CellName(types_, lazy_, cell) +
           ": it is " + lazy_.NameOf(types_, target);
  choices_.emplace_back(*record.choice, image->index());
  in_cube_.Fix(*record.choice, image->index());
  const auto& labels = pool_.choice(*record.choice).labels;
  witness_.Set(*record.choice,
               static_cast<uint64_t>(
                   std::find(labels.begin(), labels.end(), image->index()) -
                   labels.begin()));
  return std::nullopt;
}

void Correspondence::MapAllocations(const MachineObjects& machine) {
  auto map = [&](Location lazy, Location summary) {
    image_.emplace(lazy, summary);
    preimage_.emplace(summary, lazy);
    MapUnknown(lazy, summary);
  };
  for (const auto& [key, l] : machine.lazy_keyed) {
    // Those of the pre-state are roots.
    const auto it = machine.summary_keyed.find(key);
    if (it != machine.summary_keyed.end() &&
        lazy_.Info(l).kind == ObjectInfo::Kind::kAllocated)
      map(l, it->second);
  }
  const std::vector<Location> a = AllocatedInOrder(lazy_, machine.lazy_keyed);
  const std::vector<Location> b =
      AllocatedInOrder(summary_, machine.summary_keyed);
  for (size_t i = 0; i < a.size() && i < b.size(); ++i) map(a[i], b[i]);
}

std::optional<std::string> Correspondence::Replay(
    const MachineObjects& machine) {
  unknown_ = machine.unknown;
  MapAllocations(machine);
  for (const auto& [cell, target] : lazy_.InitialCells())
    lazy_cells_.emplace(cell, target);
  for (const InitRecord& record : summary_.log().ToVector())
    if (auto problem = ReplayRecord(record)) return problem;
  for (const auto& [cell, target] : lazy_cells_)
    if (replayed_.count(cell) == 0)
      return "only the lazy heap initialises " + CellName(types_, lazy_, cell);
  // The lazy path's own choices are made: they hold in this case.
  for (const InitRecord& r : lazy_.log().ToVector())
    if (r.choice && r.chosen) to_summary_.Fix(*r.choice, r.chosen->index());
  return std::nullopt;
}

Formula Correspondence::Translate(Formula lazy) {
  return to_summary_.Apply(lazy);
}

// A lazy set has one entry but where a machine made it of objects of its own,
// such as the Class objects of one whose class is open.
Formula Correspondence::SameReference(const ValueSet& lazy,
                                      const ValueSet& summary) {
  Formula same = Formula::False();
  for (const Guarded& e : lazy.entries())
    if (std::optional<Location> image = ImageOf(e.location))
      same = pool_.Or(same, pool_.And(to_summary_.Apply(e.guard),
                                      in_cube_.Apply(summary.GuardOf(*image))));
  return same;
}

Formula Correspondence::SameValue(const Value& lazy, const Value& summary) {
  if (const auto* set = std::get_if<ValueSet>(&lazy)) {
    return SameReference(lazy_.Settle(pool_, *set),
                         std::get<ValueSet>(summary));
  }
  if (const auto* truth = std::get_if<Formula>(&lazy))
    return pool_.diagram().Iff(to_summary_.Apply(*truth),
                               in_cube_.Apply(std::get<Formula>(summary)));
  return pool_.Test(expr::Predicate::kEq,
                    to_summary_.Apply(std::get<Expr>(lazy)),
                    in_cube_.Apply(std::get<Expr>(summary)));
}

Formula Correspondence::SameCells() {
  Formula same = decided_;
  auto compare = [&](Location lazy, Location summary, FieldId f) {
    same =
        pool_.And(same, SameValue(lazy_.Field(pool_, types_, lazy, f),
                                  summary_.Field(pool_, types_, summary, f)));
  };
  lazy_.ForEachCell([&](Location l, FieldId f, const CellContent&) {
    if (auto image = ImageOf(l)) compare(l, *image, f);
  });
  summary_.ForEachCell([&](Location l, FieldId f, const CellContent&) {
    auto it = preimage_.find(l);
    if (it != preimage_.end()) compare(it->second, l, f);
  });
  return same;
}

}  // namespace heap
