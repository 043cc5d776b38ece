// Whether the lists that a run on a given input looked at are such as their
// methods leave behind: what the oracle holds against what symbolic runs take
// for granted of theirs (engine/facts), and shares no code with it.
#ifndef ENGINE_ANALYSIS_ORACLE_LISTS_H_
#define ENGINE_ANALYSIS_ORACLE_LISTS_H_

#include <cstdint>

#include "expr/pool.h"
#include "heap/symbolic_heap.h"
#include "heap/types.h"

namespace engine {

// Lists on an array, without spare room and of at most so many elements; and
// optional values, which are never null. Only what the run has read counts.
bool HasOnlyRealLists(expr::Pool& pool, const heap::TypeHierarchy& types,
                      const heap::SymbolicHeap& run, uint32_t most);

}  // namespace engine

#endif  // ENGINE_ANALYSIS_ORACLE_LISTS_H_
