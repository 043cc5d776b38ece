// Which objects of a heap can still matter. What the input consists of, or was
// there before it, always can: it is reported. An object that the program made
// does where a root, or a cell of an object that matters, leads to it; the
// guards on the way are not asked whether they hold. Whoever has the heap names
// the roots; the rest is dead, and may be dropped (SymbolicHeap::Drop).
//
// The init log and deferred references speak only of objects that are kept
// anyway.
#ifndef HEAP_LIVE_H_
#define HEAP_LIVE_H_

#include <cstddef>
#include <cstdint>
#include <vector>

#include "heap/location.h"
#include "heap/symbolic_heap.h"
#include "heap/types.h"
#include "heap/value_set.h"

namespace heap {

class Live {
 public:
  // Static fields are held by objects of their own, which stay unless it is
  // said that they go, too, where nobody marks them.
  enum class Holders : uint8_t { kStay, kGo };
  Live(const TypeHierarchy& types, const SymbolicHeap& heap,
       Holders holders = Holders::kStay);

  // Null, and what is kept anyway, may be marked too.
  void Mark(Location l);
  void Mark(const ValueSet& set);
  // In ascending order. Marks all that the marked ones lead to.
  std::vector<Location> Dead();

  // How much there was to look at: what finding the dead costs.
  size_t seen() const { return seen_; }

 private:
  void AddCell(size_t candidate, const CellContent& cell);

  // Those that may be dropped, ascending, and of each where its cells lead:
  // targets_ from first_ on.
  std::vector<Location> candidates_;
  std::vector<bool> marked_;
  std::vector<uint32_t> first_;
  std::vector<Location> targets_;
  std::vector<uint32_t> pending_;  // marked, but not what they lead to
  size_t seen_ = 0;
};

}  // namespace heap

#endif  // HEAP_LIVE_H_
