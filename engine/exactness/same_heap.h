// Whether two heaps are the same in all that a correspondence reads of them:
// objects, cells, and how the input came to be known. Cheap where they share
// their log, false where they do not, whatever that says.
#ifndef ENGINE_EXACTNESS_SAME_HEAP_H_
#define ENGINE_EXACTNESS_SAME_HEAP_H_

#include "heap/symbolic_heap.h"

namespace exactness {

bool SameHeap(const heap::SymbolicHeap& a, const heap::SymbolicHeap& b);

// Heaps that are the same have the same key; it lives as long as one of them.
inline const void* KeyOf(const heap::SymbolicHeap& heap) {
  return heap.log().empty() ? nullptr : &heap.log().top();
}

}  // namespace exactness

#endif  // ENGINE_EXACTNESS_SAME_HEAP_H_
