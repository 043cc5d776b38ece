// Heaps as pictures: the location graph in the DOT language. Value sets are
// edges labelled with the field and the condition under which it leads there.
// Stable order; labels are escaped.
#ifndef HEAP_GRAPH_H_
#define HEAP_GRAPH_H_

#include <string>

#include "expr/pool.h"
#include "heap/concrete.h"
#include "heap/symbolic_heap.h"
#include "heap/types.h"

namespace heap {

std::string ToDot(const TypeHierarchy& types, const ConcreteHeap& heap);
std::string ToDot(expr::Pool& pool, const TypeHierarchy& types,
                  const SymbolicHeap& heap);

}  // namespace heap

#endif  // HEAP_GRAPH_H_
