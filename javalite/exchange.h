// The two kinds of concrete heap, either way: the interpreter's, whose objects
// are numbers in a row, and the symbolic heap's, which reports print.
#ifndef JAVALITE_EXCHANGE_H_
#define JAVALITE_EXCHANGE_H_

#include <cstdint>

#include "heap/concrete.h"
#include "heap/types.h"
#include "javalite/concrete_heap.h"
#include "javalite/types.h"

namespace javalite {

heap::ConcreteHeap ToHeap(const heap::TypeHierarchy& types,
                          const ConcreteHeap& heap);
// "Any" becomes null.
ConcreteHeap FromHeap(const CheckedProgram& program,
                      const heap::ConcreteHeap& heap);
int32_t CellFromHeap(const heap::ConcreteCell& cell);

}  // namespace javalite

#endif  // JAVALITE_EXCHANGE_H_
