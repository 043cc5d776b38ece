// Where paths are to be merged, what they call the same must be the same. An
// object of the input gets its number from how the input leads to it and from
// what it might have been instead, not from a counter of its path: two siblings
// that read one cell alike speak of one choice and one object. All other
// numbers are taken once: no two siblings have one for different things.
#ifndef HEAP_CELL_NAMES_H_
#define HEAP_CELL_NAMES_H_

#include <cstdint>
#include <map>
#include <vector>

#include "expr/diagram.h"
#include "expr/pool.h"
#include "heap/location.h"
#include "heap/symbolic_heap.h"
#include "heap/types.h"

namespace heap {

class CellNames {
 public:
  // Whether there are paths to be merged now.
  bool active = false;

  struct Cell {
    Location owner;
    FieldId field;
    // What it may denote besides an object of its own, if it may be that.
    bool may_be_new;
    std::vector<uint32_t> others;

    friend auto operator<=>(const Cell&, const Cell&) = default;
  };
  struct Name {
    expr::Variable choice;
    Location fresh;
  };

  // The choice of that cell, and its object, which no path that this heap is of
  // has used before.
  Name NameOf(expr::Pool& pool, const TypeHierarchy& types,
              const SymbolicHeap& heap, const Cell& cell);

  // The heap of a path that goes on now: what it makes is new to all others.
  void Resume(SymbolicHeap& heap) { heap.SkipTo(next_); }
  void Note(const SymbolicHeap& heap);

 private:
  static bool IsUsed(const SymbolicHeap& heap, const Name& name);

  std::map<Cell, std::vector<Name>> names_;
  Location next_ = kFirstObject;
  uint32_t made_ = 0;
};

// While there is one of these, paths are to be merged.
class MergingNow {
 public:
  explicit MergingNow(CellNames& names) : names_(names) { names.active = true; }
  ~MergingNow() { names_.active = false; }
  MergingNow(const MergingNow&) = delete;
  MergingNow& operator=(const MergingNow&) = delete;

 private:
  CellNames& names_;
};

}  // namespace heap

#endif  // HEAP_CELL_NAMES_H_
