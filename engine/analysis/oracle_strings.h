// Whether the strings that a run on a given input looked at are such as the
// library makes: what the oracle holds against the condition that symbolic runs
// put on theirs (engine/machine/input_strings.h), and shares no code with it.
#ifndef ENGINE_ANALYSIS_ORACLE_STRINGS_H_
#define ENGINE_ANALYSIS_ORACLE_STRINGS_H_

#include "expr/pool.h"
#include "heap/symbolic_heap.h"
#include "heap/types.h"

namespace engine {

// Only what the run has read counts: of the rest there is always one that fits.
bool HasOnlyRealStrings(expr::Pool& pool, const heap::TypeHierarchy& types,
                        const heap::SymbolicHeap& run);

}  // namespace engine

#endif  // ENGINE_ANALYSIS_ORACLE_STRINGS_H_
