#include "heap/cell_names.h"

#include <algorithm>
#include <string>

namespace heap {

namespace {

// What one instruction makes on other paths than the one that reads the input,
// an exception for instance, has numbers below.
constexpr uint32_t kRoom = 16;

}  // namespace

bool CellNames::IsUsed(const SymbolicHeap& heap, const Name& name) {
  bool used = heap.Has(name.fresh);
  if (used) return true;
  heap.log().ForEachWhile([&](const InitRecord& r) {
    used = r.choice == name.choice;
    return !used;
  });
  return used;
}

CellNames::Name CellNames::NameOf(expr::Pool& pool, const TypeHierarchy& types,
                                  const SymbolicHeap& heap, const Cell& cell) {
  Note(heap);
  std::vector<Name>& names = names_[cell];
  for (const Name& name : names)
    if (!IsUsed(heap, name)) return name;
  const Location fresh(
      std::max(next_.index(), heap.next_location().index() + kRoom));
  next_ = Location(fresh.index() + 1);
  std::vector<uint32_t> labels = cell.others;
  // Null, if it is among them, is value 0; then the object of its own.
  if (cell.may_be_new) {
    const bool null = !labels.empty() && labels[0] == kNull.index();
    labels.insert(labels.begin() + (null ? 1 : 0), fresh.index());
  }
  const std::string name = std::to_string(made_++) + "|" +
                           std::to_string(cell.owner.index()) + "." +
                           types.FieldName(cell.field);
  names.push_back({pool.MakeChoice(name, labels), fresh});
  return names.back();
}

void CellNames::Note(const SymbolicHeap& heap) {
  next_ = std::max(next_, heap.next_location());
}

}  // namespace heap
