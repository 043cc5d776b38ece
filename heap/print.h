// Heaps as text, for messages, tests and people. The same heap always gives
// the same text.
//
// A concrete heap:   this -> n1
//                    n1 = LinkedList{data0: null, head: n2}
// A symbolic heap:   head: LLNode if head != null
//                      .next = {null if ..., head.next if ...}
#ifndef HEAP_PRINT_H_
#define HEAP_PRINT_H_

#include <string>

#include "expr/pool.h"
#include "expr/print.h"
#include "heap/concrete.h"
#include "heap/symbolic_heap.h"
#include "heap/types.h"
#include "heap/value_set.h"

namespace heap {

// Objects are n1, n2, ... by number; a number is a Java literal.
std::string PrintCell(const ConcreteCell& cell);
std::string Print(const TypeHierarchy& types, const ConcreteHeap& heap);

// Says choices in the heap's words: "head.next == null", "head is LLNode".
class HeapNamer : public expr::Namer {
 public:
  // Both must outlive this.
  HeapNamer(const TypeHierarchy& types, const SymbolicHeap& heap)
      : types_(types), heap_(heap) {}
  std::string ChoiceText(const expr::Pool& pool, expr::Variable choice,
                         uint32_t label, bool positive) const override;

 private:
  const TypeHierarchy& types_;
  const SymbolicHeap& heap_;
};

std::string Print(const expr::Pool& pool, const TypeHierarchy& types,
                  const SymbolicHeap& heap, const ValueSet& set);
// Every object, and every cell that was read or written.
std::string Print(const expr::Pool& pool, const TypeHierarchy& types,
                  const SymbolicHeap& heap);

}  // namespace heap

#endif  // HEAP_PRINT_H_
