// From a model of a path to a test input.
//
// The input is rebuilt from the init log alone, never from the fields, which
// the program may have overwritten: where a record's condition holds, its cell
// holds what its choice says; a cell without such a record was never read and
// may hold anything. In the lazier modes a reference that was read but never
// tested is null, and one known only to be non-null gets an object of its own,
// or shares one where the bounds leave no room.
#ifndef HEAP_CONCRETIZE_H_
#define HEAP_CONCRETIZE_H_

#include <optional>

#include "expr/model.h"
#include "expr/path.h"
#include "expr/pool.h"
#include "heap/initializer.h"
#include "heap/instance.h"
#include "heap/symbolic_heap.h"
#include "heap/types.h"

namespace heap {

// Objects are numbered by discovery from the roots. Nothing where there is no
// such input: the model leaves no object, within the bounds, for a reference
// known to be non-null; or the heap breaks its invariants. Cells whose unknowns
// are not among `read` are marked unread; without it none is.
std::optional<Instance> Concretize(expr::Pool& pool, const TypeHierarchy& types,
                                   const SymbolicHeap& heap,
                                   const expr::Model& model,
                                   const Bounds& bounds,
                                   const expr::UnknownMarks* read = nullptr);

}  // namespace heap

#endif  // HEAP_CONCRETIZE_H_
