// One heap for two paths that never hold together: what each cell holds is what
// it held on the path that is taken. Exact: no case is added and none is lost.
//
// An object that one path made alone is unchanged, and exists where that path
// is taken. One of the input that one path alone has read is untouched on the
// other, not absent: there its cells are as they were given.
#ifndef HEAP_JOIN_H_
#define HEAP_JOIN_H_

#include <cstddef>
#include <optional>

#include "expr/expr.h"
#include "expr/join_mutation.h"
#include "expr/pool.h"
#include "heap/symbolic_heap.h"
#include "heap/types.h"

namespace heap {

// `a` where `when` holds, `b` elsewhere. The numbers of objects mean the same
// in both (heap/cell_names.h), or are new to the other. How the input was read
// is left to the caller: the log is that of `b`. Nothing: they cannot be one
// heap, since a number means two things or a lazy path has decided otherwise.
std::optional<SymbolicHeap> Joined(expr::Pool& pool, const TypeHierarchy& types,
                                   expr::Formula when, const SymbolicHeap& a,
                                   const SymbolicHeap& b,
                                   expr::JoinMutation mutation = {});

// The cells that hold something different.
size_t CountDifferences(const SymbolicHeap& a, const SymbolicHeap& b);

}  // namespace heap

#endif  // HEAP_JOIN_H_
