// Heaps as text, for messages, tests and people. The same heap always gives
// the same text.
//
// A concrete heap:   this -> n1
//                    n1 = LinkedList{data0: null, head: n2}
//                    n2 = int[]{1, 2}
// A symbolic heap:   head: LLNode if head != null
//                      .next = {null if ..., head.next if ...}
#ifndef HEAP_PRINT_H_
#define HEAP_PRINT_H_

#include <string>

#include "expr/pool.h"
#include "heap/concrete.h"
#include "heap/symbolic_heap.h"
#include "heap/types.h"
#include "heap/value_set.h"

namespace heap {

// Objects are n1, n2, ... by number; a number is a Java literal.
std::string PrintCell(const ConcreteCell& cell);
std::string Print(const TypeHierarchy& types, const ConcreteHeap& heap);

std::string Print(const expr::Pool& pool, const TypeHierarchy& types,
                  const SymbolicHeap& heap, const ValueSet& set);
// Every object, and every cell that was read or written.
std::string Print(expr::Pool& pool, const TypeHierarchy& types,
                  const SymbolicHeap& heap);

}  // namespace heap

#endif  // HEAP_PRINT_H_
