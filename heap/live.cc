#include "heap/live.h"

#include <algorithm>

namespace heap {

Live::Live(const TypeHierarchy& types, const SymbolicHeap& heap,
           Holders holders) {
  heap.ForEachObject([&](Location l, const ObjectInfo& info) {
    ++seen_;
    // A holder has the static fields of a class: reports count them apart.
    if (heap.MayDrop(l, info) &&
        (holders == Holders::kGo || !types.IsHolder(info.exact)))
      candidates_.push_back(l);
  });
  marked_.resize(candidates_.size());
  // Cells come in ascending order of their owners, like the candidates.
  size_t next = 0;
  heap.ForEachCell([&](Location l, FieldId, const CellContent& cell) {
    ++seen_;
    for (; next < candidates_.size() && candidates_[next] < l; ++next)
      if (first_.size() <= next)
        first_.push_back(static_cast<uint32_t>(targets_.size()));
    AddCell(next < candidates_.size() && candidates_[next] == l
                ? next
                : candidates_.size(),
            cell);
  });
  first_.resize(candidates_.size() + 1, static_cast<uint32_t>(targets_.size()));
}

// Of a candidate; or of an object that is kept anyway.
void Live::AddCell(size_t candidate, const CellContent& cell) {
  const bool kept = candidate == candidates_.size();
  if (!kept && first_.size() == candidate)
    first_.push_back(static_cast<uint32_t>(targets_.size()));
  const auto add = [&](Location l) {
    if (l < kFirstObject) return;
    if (kept)
      Mark(l);
    else
      targets_.push_back(l);
  };
  if (cell.IsLocation()) return add(cell.location());
  if (const auto set = cell.set())
    for (const Guarded& e : set->entries()) add(e.location);
}

void Live::Mark(Location l) {
  const auto it = std::lower_bound(candidates_.begin(), candidates_.end(), l);
  if (it == candidates_.end() || *it != l) return;
  const auto i = static_cast<size_t>(it - candidates_.begin());
  if (marked_[i]) return;
  marked_[i] = true;
  pending_.push_back(static_cast<uint32_t>(i));
}

void Live::Mark(const ValueSet& set) {
  for (const Guarded& e : set.entries()) Mark(e.location);
}

std::vector<Location> Live::Dead() {
  while (!pending_.empty()) {
    const uint32_t i = pending_.back();
    pending_.pop_back();
    for (uint32_t t = first_[i]; t < first_[i + 1]; ++t) Mark(targets_[t]);
  }
  std::vector<Location> dead;
  for (size_t i = 0; i < candidates_.size(); ++i)
    if (!marked_[i]) dead.push_back(candidates_[i]);
  return dead;
}

}  // namespace heap
