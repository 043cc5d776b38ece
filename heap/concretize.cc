#include "heap/concretize.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <span>
#include <utility>
#include <variant>
#include <vector>

#include "base/check.h"
#include "expr/diagram.h"
#include "expr/evaluate.h"
#include "expr/expr.h"
#include "expr/model.h"
#include "expr/unknown.h"
#include "heap/concrete.h"
#include "heap/value_set.h"

namespace heap {
namespace {

using expr::Expr;
using expr::Formula;
using Status = Deferred::Status;

class Builder {
 public:
  Builder(expr::Pool& pool, const TypeHierarchy& types,
          const SymbolicHeap& heap, const expr::Model& model,
          const Bounds& bounds, const expr::UnknownMarks* read)
      : pool_(pool),
        types_(types),
        heap_(heap),
        model_(model),
        bounds_(bounds),
        read_(read),
        evaluator_(pool, model_) {}

  std::optional<Instance> Build() {
    for (const InitRecord& record : heap_.log().ToVector())
      if (!Replay(record)) return std::nullopt;
    if (!PlaceDeferred()) return std::nullopt;
    AddUnreadParts();
    const std::vector<uint32_t> order = DiscoveryOrder(input_);
    CHECK(order.size() == input_.objects.size(),
          "every object of an input should be reached from its roots");
    std::vector<uint32_t> number(order.size());
    for (uint32_t i = 0; i < order.size(); ++i) number[order[i]] = i;
    for (auto& [l, cell] : denoted_)
      if (cell.IsObject()) cell.bits = number[cell.object()];
    return Instance(pool_, types_, heap_, model_, Renumbered(input_, order),
                    std::move(denoted_));
  }

 private:
  // What is counted is there, as many as are counted, whatever they are.
  void AddUnreadParts() {
    for (const auto& [l, denoted] : denoted_) {
      if (!denoted.IsObject() || !heap_.Info(l).length_term) continue;
      const uint64_t length = evaluator_.Evaluate(*heap_.Info(l).length_term);
      const uint32_t object = denoted.object();
      for (size_t i = 0; i < input_.objects[object].fields.size(); ++i) {
        const ConcreteField field = input_.objects[object].fields[i];
        if (field.cell.kind != ConcreteCell::Kind::kAny ||
            !types_.IsCountedPart(field.field))
          continue;
        ConcreteCell part = NewObject(types_.TypeOf(field.field).target,
                                      static_cast<uint32_t>(length));
        part.unread = field.cell.unread;
        input_.objects[object].fields[i].cell = part;
      }
    }
  }

  // A cell known only to be non-null.
  struct Open {
    Location deferred;
    ClassId declared;
    bool depth_allows_new;
  };

  Location LabelOf(const InitRecord& record) const {
    if (record.chosen) return *record.chosen;
    const uint64_t value = model_.Value(expr::Unknown(*record.choice));
    return Location(pool_.choice(*record.choice).labels[value]);
  }

  bool Replay(const InitRecord& record) {
    if (!record.choice) {
      ReplayRoot(record.created);
      return true;
    }
    if (!evaluator_.Evaluate(record.when)) return true;
    if (denoted_.count(record.owner) == 0) return false;
    return SetCell(record.owner, record.field, CellOf(LabelOf(record)));
  }

  // Of the pre-state only holders are roots; the rest is part of the input
  // where something leads to it.
  void ReplayRoot(Location l) {
    const ClassId type = heap_.Info(l).exact;
    const bool holder = types_.IsHolder(type);
    if (IsPrestate(l) && !holder) return;
    // By the name that class files have: programs read it, too.
    input_.roots.push_back(
        {holder ? types_.RootName(type) : heap_.NameOf(types_, l), CellOf(l)});
  }

  bool IsPrestate(Location l) const {
    return heap_.Info(l).kind == ObjectInfo::Kind::kPrestate;
  }

  // The cell that denotes l, which becomes part of the input if it is not,
  // with all that its cells led to when the run started.
  ConcreteCell CellOf(Location l) {
    const ConcreteCell cell = Bring(l);
    while (!unfilled_.empty()) {
      const Location next = unfilled_.back();
      unfilled_.pop_back();
      Fill(next, denoted_.at(next).object());
    }
    return cell;
  }

  ConcreteCell Bring(Location l) {
    if (l == kNull) return ConcreteCell::Null();
    auto it = denoted_.find(l);
    if (it != denoted_.end()) return it->second;
    const ObjectInfo& info = heap_.Info(l);
    const bool part = info.owner != kNull && types_.IsPart(info.field);
    if (part) parts_.insert(static_cast<uint32_t>(input_.objects.size()));
    if (info.owner != kNull && !part) ++not_roots_;
    const uint64_t length =
        info.length_term ? evaluator_.Evaluate(*info.length_term) : 0;
    const ConcreteCell cell = NewObject(
        ClassUnder(pool_, heap_, model_, l), static_cast<uint32_t>(length),
        info.longer ? std::max(info.slots, kToldOfLong) : UINT32_MAX);
    if (IsPrestate(l)) input_.objects.back().prestate = l.index();
    denoted_.emplace(l, cell);
    unfilled_.push_back(l);
    return cell;
  }

  ConcreteCell NewObject(ClassId c, uint32_t length = 0,
                         uint32_t told = UINT32_MAX) {
    input_.objects.push_back(BlankObject(types_, c, length, told));
    return ConcreteCell::Object(
        static_cast<uint32_t>(input_.objects.size() - 1));
  }

  // What the log does not say: numbers, truth values, and references known
  // when the run started.
  void Fill(Location l, uint32_t object) {
    for (size_t i = 0; i < input_.objects[object].fields.size(); ++i) {
      const FieldId f = input_.objects[object].fields[i].field;
      const Value value = heap_.AtEntry(pool_, types_, l, f);
      if (const auto* set = std::get_if<ValueSet>(&value)) {
        ConcreteCell cell = CellOf(*set);
        cell.unread =
            read_ != nullptr && (IsUnreadReference(l, f) || types_.IsUnset(f));
        input_.objects[object].fields[i].cell = cell;
        continue;
      }
      ConcreteCell& cell = input_.objects[object].fields[i].cell;
      cell.unread = read_ != nullptr && IsUnreadNumber(l, f);
      if (cell.unread && cell.bits != 0) Choose(l, f, cell.bits);
      if (const auto* number = std::get_if<Expr>(&value))
        cell.bits = evaluator_.Evaluate(*number);
      else
        cell.bits = evaluator_.Evaluate(std::get<Formula>(value));
    }
  }

  // Of an unknown that nothing depends on: nobody has evaluated it.
  void Choose(Location l, FieldId f, uint64_t bits) {
    if (heap_.IsKnownAtEntry(l, f)) return;
    const Value unknown = heap_.InputUnknown(pool_, types_, l, f);
    if (const auto* number = std::get_if<Expr>(&unknown))
      model_.Set(*number, bits);
    else
      model_.Set(
          pool_.diagram().Top(std::get<Formula>(unknown)).question.variable,
          bits);
  }

  // A static field that every run starts with is no input.
  bool IsUnreadReference(Location l, FieldId f) const {
    return heap_.IsKnownAtEntry(l, f) && types_.IsHolder(heap_.Info(l).exact);
  }
  bool IsUnreadNumber(Location l, FieldId f) const {
    if (types_.IsInside(f)) return true;
    if (heap_.IsKnownAtEntry(l, f)) return IsUnreadReference(l, f);
    if (types_.IsCount(f) && heap_.Info(l).length)
      return !read_->Has(expr::Unknown(*heap_.Info(l).length));
    if (IsPrestate(l) && !types_.IsHolder(heap_.Info(l).exact)) return false;
    const Value unknown = heap_.InputUnknown(pool_, types_, l, f);
    if (const auto* number = std::get_if<Expr>(&unknown))
      return !read_->Has(expr::Unknown(*number));
    const Formula truth = std::get<Formula>(unknown);
    return !read_->Has(
        expr::Unknown(pool_.diagram().Top(truth).question.variable));
  }

  ConcreteCell CellOf(const ValueSet& set) {
    for (const Guarded& e : set.entries())
      if (evaluator_.Evaluate(e.guard))
        return e.location == kUninitialized ? ConcreteCell::Any()
                                            : Bring(e.location);
    return ConcreteCell::None();
  }

  // False when the owner has no such cell.
  bool SetCell(Location owner, FieldId f, ConcreteCell cell) {
    ConcreteCell* place = input_.objects[CellOf(owner).object()].Find(f);
    if (place == nullptr) return false;
    *place = cell;
    return true;
  }

  bool PlaceDeferred() {
    std::vector<Open> open;
    bool fits = true;
    heap_.ForEachObject([&](Location l, const ObjectInfo& info) {
      if (info.kind != ObjectInfo::Kind::kDeferred || !fits) return;
      const Status status = heap_.StatusOf(l).status;
      if (status == Status::kUnknown) fits = PlaceNull(l);
      if (status != Status::kNonNull) return;
      const uint64_t depth = uint64_t{heap_.Info(info.owner).depth} + 1;
      open.push_back({l, info.exact, bounds_.report || depth <= bounds_.depth});
    });
    if (!fits) return false;
    // Who may not be new can share what another one brings.
    std::stable_partition(open.begin(), open.end(),
                          [](const Open& o) { return o.depth_allows_new; });
    return PlaceFrom(open, 0);
  }

  // It was read, and perhaps copied, so it is one value from here on.
  bool PlaceNull(Location deferred) {
    const ObjectInfo& info = heap_.Info(deferred);
    denoted_[deferred] = ConcreteCell::Null();
    return SetCell(info.owner, info.field, ConcreteCell::Null());
  }

  // Tries objects of their own first. What one takes may leave none for the
  // others, so this looks back.
  bool PlaceFrom(const std::vector<Open>& open, size_t i) {
    if (i == open.size()) return true;
    const std::span<const ClassId> fitting =
        types_.ConcreteSubclasses(open[i].declared);
    if (open[i].depth_allows_new &&
        (bounds_.report || not_roots_ < bounds_.objects)) {
      for (ClassId c : fitting) {
        if (types_.IsEnumerated(c)) continue;
        ++not_roots_;
        if (PlaceAt(open, i, NewObject(c))) return true;
        input_.objects.pop_back();
        --not_roots_;
      }
    }
    for (uint32_t n = 0; n < input_.objects.size(); ++n)
      if (types_.IsSubclass(input_.objects[n].type, open[i].declared) &&
          parts_.count(n) == 0 && PlaceAt(open, i, ConcreteCell::Object(n)))
        return true;
    return PlaceAtPrestate(open, i);
  }

  // At an object of the pre-state that nothing else leads to.
  bool PlaceAtPrestate(const std::vector<Open>& open, size_t i) {
    for (const InitRecord& record : heap_.log().ToVector()) {
      const Location l = record.created;
      if (l == kNull || !IsPrestate(l) || denoted_.count(l) != 0) continue;
      if (!types_.IsSubclass(heap_.Info(l).exact, open[i].declared)) continue;
      const auto before = denoted_;
      const size_t objects = input_.objects.size();
      if (PlaceAt(open, i, CellOf(l))) return true;
      denoted_ = before;
      input_.objects.resize(objects);
    }
    return false;
  }

  bool PlaceAt(const std::vector<Open>& open, size_t i, ConcreteCell cell) {
    const ObjectInfo& info = heap_.Info(open[i].deferred);
    denoted_[open[i].deferred] = cell;
    return SetCell(info.owner, info.field, cell) && PlaceFrom(open, i + 1);
  }

  expr::Pool& pool_;
  const TypeHierarchy& types_;
  const SymbolicHeap& heap_;
  expr::Model model_;
  const Bounds& bounds_;
  const expr::UnknownMarks* const read_;
  expr::Evaluator evaluator_;
  ConcreteHeap input_;
  std::map<Location, ConcreteCell> denoted_;
  std::vector<Location> unfilled_;
  std::set<uint32_t> parts_;  // objects nothing else leads to
  uint32_t not_roots_ = 0;    // what the object bound counts
};

}  // namespace

std::optional<Instance> Concretize(expr::Pool& pool, const TypeHierarchy& types,
                                   const SymbolicHeap& heap,
                                   const expr::Model& model,
                                   const Bounds& bounds,
                                   const expr::UnknownMarks* read) {
  return Builder(pool, types, heap, model, bounds, read).Build();
}

}  // namespace heap
