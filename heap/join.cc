#include "heap/join.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "heap/value_set.h"

namespace heap {

using expr::Formula;
using expr::JoinMutation;

namespace {

// Whether it is one object, and not two that have the same number.
bool IsSameObject(const ObjectInfo& a, const ObjectInfo& b) {
  return a.kind == b.kind && a.exact == b.exact && a.type == b.type &&
         a.owner == b.owner && a.field == b.field && a.again == b.again &&
         a.length == b.length && a.length_term == b.length_term &&
         a.slots == b.slots && a.longer == b.longer && a.depth == b.depth;
}

bool IsMade(const ObjectInfo& info) {
  return info.kind == ObjectInfo::Kind::kAllocated;
}

}  // namespace

// The two heaps, and what becomes of them.
class SymbolicHeap::Join {
 public:
  Join(expr::Pool& pool, const TypeHierarchy& types, Formula when,
       const SymbolicHeap& a, const SymbolicHeap& b, JoinMutation mutation)
      : pool_(pool),
        types_(types),
        when_(when),
        a_(a),
        b_(b),
        mutation_(mutation),
        joined_(b) {}

  static size_t CountDifferences(const SymbolicHeap& a, const SymbolicHeap& b) {
    size_t count = 0;
    base::PersistentMap<CellContent>::ForEachDifference(
        a.fields_, b.fields_,
        [&](uint64_t, const CellContent* x, const CellContent* y) {
          count += x != nullptr && y != nullptr && !(*x == *y);
        });
    return count;
  }

  std::optional<SymbolicHeap> Run() {
    if (!a_.deferred_.SameAs(b_.deferred_)) return std::nullopt;
    JoinObjects();
    if (!possible_) return std::nullopt;
    JoinCells();
    JoinEntries();
    JoinCalls();
    JoinRest();
    return possible_ ? std::optional(std::move(joined_)) : std::nullopt;
  }

 private:
  void JoinObjects() {
    base::PersistentMap<SharedInfo>::ForEachDifference(
        a_.objects_, b_.objects_,
        [&](uint64_t l, const SharedInfo* a, const SharedInfo* b) {
          JoinObject(Location(static_cast<uint32_t>(l)), a, b);
        });
  }

  void JoinObject(Location l, const SharedInfo* a, const SharedInfo* b) {
    if (a == nullptr) return SetMadeWhere(l, **b, !when_);
    if (b == nullptr) return SetMadeWhere(l, **a, when_);
    possible_ = possible_ && (IsSameObject(**a, **b) ||
                              mutation_ == JoinMutation::kSameNumberSameObject);
    ObjectInfo info = **b;
    info.beyond = pool_.Ite(when_, (*a)->beyond, (*b)->beyond);
    if (IsMade(info)) info.exists = pool_.Ite(when_, (*a)->exists, info.exists);
    joined_.SetInfo(l, std::move(info));
  }

  // What the program made on one path is not there on the other, where its
  // cells need have no value. What the input has is there on both.
  void SetMadeWhere(Location l, ObjectInfo info, Formula when) {
    if (IsMade(info)) info.exists = pool_.And(info.exists, when);
    joined_.SetInfo(l, std::move(info));
  }

  void JoinCells() {
    base::PersistentMap<CellContent>::ForEachDifference(
        a_.fields_, b_.fields_,
        [&](uint64_t key, const CellContent* a, const CellContent* b) {
          JoinCell(key, a, b);
        });
  }

  void JoinCell(uint64_t key, const CellContent* a, const CellContent* b) {
    const Location l(static_cast<uint32_t>(key >> 32));
    const FieldId f(static_cast<uint32_t>(key));
    if (a != nullptr && b != nullptr && *a == *b) return;
    if (!a_.Has(l)) return;
    if (!b_.Has(l)) {
      if (mutation_ != JoinMutation::kOneSidedCells)
        joined_.fields_.Set(key, *a);
      return;
    }
    if (mutation_ == JoinMutation::kLastCells) return;
    joined_.SetField(l, f,
                     SelectValue(pool_, when_, a_.Field(pool_, types_, l, f),
                                 b_.Field(pool_, types_, l, f)));
  }

  void JoinEntries() {
    base::PersistentMap<CellContent>::ForEachDifference(
        a_.entry_, b_.entry_,
        [&](uint64_t key, const CellContent* a, const CellContent* b) {
          if (a != nullptr && b != nullptr)
            possible_ = possible_ && *a == *b;
          else if (a != nullptr)
            joined_.entry_.Set(key, *a);
        });
  }

  // Calls of one side alone were made there.
  void JoinCalls() {
    if (a_.calls_.SameAs(b_.calls_)) return;
    const size_t shared =
        base::PersistentStack<InputCall>::CommonPrefix(a_.calls_, b_.calls_);
    const std::vector<InputCall> of_a = a_.calls_.ToVector();
    const std::vector<InputCall> of_b = b_.calls_.ToVector();
    joined_.calls_ = a_.calls_;
    while (joined_.calls_.size() > shared) joined_.calls_.Pop();
    AddCalls(of_a, shared, when_);
    AddCalls(of_b, shared, !when_);
  }

  void AddCalls(const std::vector<InputCall>& calls, size_t from,
                Formula made) {
    for (size_t i = from; i < calls.size(); ++i) {
      InputCall call = calls[i];
      call.when = pool_.And(call.when, made);
      if (!call.when.IsFalse()) joined_.calls_.Push(std::move(call));
    }
  }

  void JoinRest() {
    joined_.count_ = ObjectCount::Selected(pool_, when_, a_.count_, b_.count_);
    const auto first = [](uint64_t, const auto& x, const auto&) { return x; };
    joined_.dropped_values_ = base::PersistentMap<Symbolic>::Merge(
        a_.dropped_values_, b_.dropped_values_, first);
    joined_.named_ =
        base::PersistentMap<Location>::Merge(a_.named_, b_.named_, first);
    joined_.next_ = std::max(a_.next_, b_.next_);
    joined_.dropped_ = std::max(a_.dropped_, b_.dropped_);
    joined_.looked_at_next_ = std::max(a_.looked_at_next_, b_.looked_at_next_);
    joined_.seen_at_look_ = std::max(a_.seen_at_look_, b_.seen_at_look_);
  }

  expr::Pool& pool_;
  const TypeHierarchy& types_;
  const Formula when_;
  const SymbolicHeap& a_;
  const SymbolicHeap& b_;
  const JoinMutation mutation_;
  SymbolicHeap joined_;
  bool possible_ = true;
};

std::optional<SymbolicHeap> Joined(expr::Pool& pool, const TypeHierarchy& types,
                                   Formula when, const SymbolicHeap& a,
                                   const SymbolicHeap& b,
                                   JoinMutation mutation) {
  return SymbolicHeap::Join(pool, types, when, a, b, mutation).Run();
}

size_t CountDifferences(const SymbolicHeap& a, const SymbolicHeap& b) {
  return SymbolicHeap::Join::CountDifferences(a, b);
}

}  // namespace heap
