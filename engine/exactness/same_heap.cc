#include "engine/exactness/same_heap.h"

#include <cstddef>
#include <tuple>
#include <vector>

#include "heap/location.h"
#include "heap/types.h"

namespace exactness {
namespace {

using heap::Location;
using heap::ObjectInfo;
using heap::SymbolicHeap;

bool SameInfo(const ObjectInfo& a, const ObjectInfo& b) {
  const auto all = [](const ObjectInfo& i) {
    return std::tie(i.kind, i.exact, i.type, i.depth, i.exists, i.beyond,
                    i.owner, i.field, i.length_term, i.length, i.slots);
  };
  return all(a) == all(b);
}

bool SameObjects(const SymbolicHeap& a, const SymbolicHeap& b) {
  if (a.held() != b.held()) return false;
  bool same = true;
  a.ForEachObject([&](Location l, const ObjectInfo& info) {
    if (!same) return;
    same = b.Has(l) && SameInfo(info, b.Info(l));
    if (!same || info.kind != ObjectInfo::Kind::kDeferred) return;
    const heap::Deferred x = a.StatusOf(l), y = b.StatusOf(l);
    same = x.status == y.status && x.target == y.target;
  });
  return same;
}

// Both visit their cells in the order of their keys.
bool SameFields(const SymbolicHeap& a, const SymbolicHeap& b) {
  struct Cell {
    Location owner;
    heap::FieldId field;
    const heap::CellContent* cell;
  };
  std::vector<Cell> cells;
  a.ForEachCell(
      [&](Location l, heap::FieldId f, const heap::CellContent& cell) {
        cells.push_back({l, f, &cell});
      });
  size_t next = 0;
  bool same = true;
  b.ForEachCell(
      [&](Location l, heap::FieldId f, const heap::CellContent& cell) {
        same = same && next < cells.size() && cells[next].owner == l &&
               cells[next].field == f && *cells[next].cell == cell &&
               a.IsKnownAtEntry(l, f) == b.IsKnownAtEntry(l, f);
        ++next;
      });
  return same && next == cells.size();
}

}  // namespace

bool SameHeap(const SymbolicHeap& a, const SymbolicHeap& b) {
  return a.log().SameAs(b.log()) && a.next_location() == b.next_location() &&
         SameObjects(a, b) && SameFields(a, b);
}

}  // namespace exactness
