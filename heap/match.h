// From a concrete input back to a symbolic heap: is it one of the inputs this
// path stands for?
//
// There is at most one candidate: replaying the init log, oldest record first,
// says for each choice what the concrete cell holds. Numbers and truth values
// are read off the input as well. The input belongs to the path if all the
// path has assumed is true under these values. The core of the oracle.
#ifndef HEAP_MATCH_H_
#define HEAP_MATCH_H_

#include <optional>

#include "expr/path.h"
#include "expr/pool.h"
#include "heap/concrete.h"
#include "heap/instance.h"
#include "heap/symbolic_heap.h"
#include "heap/types.h"

namespace heap {

// The only case of the heap that can be this input; nothing if its choices
// have no such case. The input's roots are those of the log, in order; a cell
// that holds "any" counts as null.
std::optional<Instance> Match(expr::Pool& pool, const TypeHierarchy& types,
                              const SymbolicHeap& heap,
                              const ConcreteHeap& input);

bool Satisfies(expr::Pool& pool, const TypeHierarchy& types,
               const SymbolicHeap& heap, const expr::Path& path,
               const ConcreteHeap& input);

}  // namespace heap

#endif  // HEAP_MATCH_H_
