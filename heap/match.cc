#include "heap/match.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <utility>
#include <variant>
#include <vector>

#include "expr/diagram.h"
#include "expr/evaluate.h"
#include "expr/expr.h"
#include "expr/model.h"
#include "heap/value_set.h"

namespace heap {
namespace {

using expr::Expr;
using expr::Formula;
using expr::Variable;

class Replay {
 public:
  Replay(expr::Pool& pool, const TypeHierarchy& types, const SymbolicHeap& heap,
         const ConcreteHeap& input)
      : pool_(pool),
        types_(types),
        heap_(heap),
        input_(input),
        location_(input.objects.size(), kNull) {}

  std::optional<Instance> Run() {
    for (const InitRecord& record : heap_.log().ToVector())
      if (!(record.choice ? Apply(record) : ApplyRoot(record)))
        return std::nullopt;
    if (!ApplyDeferred()) return std::nullopt;
    return Instance(pool_, types_, heap_, std::move(model_), input_,
                    std::move(denoted_));
  }

 private:
  // Of the pre-state only holders are roots; other objects are marked.
  bool ApplyRoot(const InitRecord& record) {
    const ObjectInfo& info = heap_.Info(record.created);
    if (info.kind == ObjectInfo::Kind::kPrestate &&
        !types_.IsHolder(info.exact))
      return ApplyMarked(record.created);
    if (roots_ == input_.roots.size()) return false;
    const ConcreteCell& cell = input_.roots[roots_++].cell;
    return cell.IsObject() && Bring(record.created, cell.object());
  }

  bool ApplyMarked(Location l) {
    for (uint32_t n = 0; n < input_.objects.size(); ++n)
      if (input_.objects[n].prestate == l.index()) return Bring(l, n);
    return true;
  }

  bool Apply(const InitRecord& record) {
    if (!Holds(record.when)) return true;
    const ConcreteCell* cell = InputCell(record.owner, record.field);
    if (cell == nullptr) return false;
    if (!cell->IsObject()) return Choose(*record.choice, kNull.index());
    Location& l = location_[cell->object()];
    if (l == kNull && record.created != kNull &&
        !Bring(record.created, cell->object()))
      return false;
    return l != kNull && Choose(*record.choice, l.index());
  }

  // A new evaluator each time: one must not see its model change.
  bool Holds(Formula f) const {
    if (f.IsConstant()) return f.IsTrue();
    return expr::Evaluator(pool_, model_).Evaluate(f);
  }

  const ConcreteCell* InputCell(Location owner, FieldId f) const {
    auto it = denoted_.find(owner);
    if (it == denoted_.end()) return nullptr;
    return input_.objects[it->second.object()].Find(f);
  }

  bool Choose(Variable choice, uint32_t label) {
    const std::vector<uint32_t>& labels = pool_.choice(choice).labels;
    auto it = std::find(labels.begin(), labels.end(), label);
    if (it == labels.end()) return false;
    model_.Set(choice, static_cast<uint64_t>(it - labels.begin()));
    return true;
  }

  // From now on l is that object. A loop, not recursion: what was there when
  // the run started may be a long chain.
  bool Bring(Location l, uint32_t object) {
    std::vector<std::pair<Location, uint32_t>> pending = {{l, object}};
    while (!pending.empty()) {
      const auto [next, n] = pending.back();
      pending.pop_back();
      if (location_[n] == next) continue;
      if (location_[n] != kNull || denoted_.count(next) != 0) return false;
      if (!BringOne(next, n, pending)) return false;
    }
    return true;
  }

  bool BringOne(Location l, uint32_t object,
                std::vector<std::pair<Location, uint32_t>>& pending) {
    const ConcreteObject& concrete = input_.objects[object];
    const ObjectInfo& info = heap_.Info(l);
    if (info.type ? !Choose(*info.type, concrete.type.index())
                  : info.exact != concrete.type)
      return false;
    location_[object] = l;
    denoted_.emplace(l, ConcreteCell::Object(object));
    for (const ConcreteField& field : concrete.fields)
      if (!SetCell(l, field, pending)) return false;
    return true;
  }

  // What the cell held when the run started is what the input says.
  bool SetCell(Location l, const ConcreteField& field,
               std::vector<std::pair<Location, uint32_t>>& pending) {
    const FieldId f = field.field;
    const Value value = heap_.AtEntry(pool_, types_, l, f);
    if (const auto* set = std::get_if<ValueSet>(&value))
      return SetReference(*set, field.cell, pending);
    const ObjectInfo& info = heap_.Info(l);
    if (info.length && (f == types_.LengthField() || types_.IsCount(f))) {
      // Of a part that is counted it was chosen with its object.
      const bool chosen = f == types_.LengthField() && info.owner != kNull &&
                          types_.IsCountedPart(info.field);
      if (!chosen &&
          !Choose(*info.length, static_cast<uint32_t>(field.cell.bits)))
        return false;
    } else if (info.kind == ObjectInfo::Kind::kInput &&
               !heap_.IsKnownAtEntry(l, f)) {
      SetUnknown(heap_.InputUnknown(pool_, types_, l, f), field.cell.bits);
    }
    expr::Evaluator evaluator(pool_, model_);
    if (const auto* number = std::get_if<Expr>(&value))
      return evaluator.Evaluate(*number) == field.cell.bits;
    return evaluator.Evaluate(std::get<Formula>(value)) ==
           (field.cell.bits != 0);
  }

  bool SetReference(const ValueSet& set, const ConcreteCell& cell,
                    std::vector<std::pair<Location, uint32_t>>& pending) {
    for (const Guarded& e : set.entries()) {
      if (!Holds(e.guard)) continue;
      if (e.location == kUninitialized) return true;  // the log will tell
      if (e.location == kNull) return !cell.IsObject();
      if (!cell.IsObject()) return false;
      pending.emplace_back(e.location, cell.object());
      return true;
    }
    return false;
  }

  void SetUnknown(const Value& unknown, uint64_t bits) {
    if (const auto* symbol = std::get_if<Expr>(&unknown))
      return model_.Set(*symbol, bits);
    const Formula truth = std::get<Formula>(unknown);
    model_.Set(pool_.diagram().Top(truth).question.variable, bits);
  }

  // Lazier modes: what is not resolved is what the input says, if it may be.
  bool ApplyDeferred() {
    bool fits = true;
    heap_.ForEachObject([&](Location l, const ObjectInfo& info) {
      if (info.kind == ObjectInfo::Kind::kDeferred)
        fits = fits && ApplyDeferred(l, info);
    });
    return fits;
  }

  bool ApplyDeferred(Location l, const ObjectInfo& info) {
    const Deferred::Status status = heap_.StatusOf(l).status;
    if (status == Deferred::Status::kResolved) return true;
    const ConcreteCell* cell = InputCell(info.owner, info.field);
    if (cell == nullptr) return false;
    if (status == Deferred::Status::kNonNull && !cell->IsObject()) return false;
    denoted_[l] = cell->IsObject() ? *cell : ConcreteCell::Null();
    return true;
  }

  expr::Pool& pool_;
  const TypeHierarchy& types_;
  const SymbolicHeap& heap_;
  const ConcreteHeap& input_;
  expr::Model model_;
  std::map<Location, ConcreteCell> denoted_;
  std::vector<Location> location_;  // of each object; kNull: not met yet
  size_t roots_ = 0;                // that have been used
};

}  // namespace

std::optional<Instance> Match(expr::Pool& pool, const TypeHierarchy& types,
                              const SymbolicHeap& heap,
                              const ConcreteHeap& input) {
  return Replay(pool, types, heap, input).Run();
}

bool Satisfies(expr::Pool& pool, const TypeHierarchy& types,
               const SymbolicHeap& heap, const expr::Path& path,
               const ConcreteHeap& input) {
  std::optional<Instance> instance = Match(pool, types, heap, input);
  if (!instance) return false;
  instance->FindNumbers(path);
  return instance->Satisfies(path);
}

}  // namespace heap
