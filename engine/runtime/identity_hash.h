// The identity hash code of an object: some number, the same each time it is
// asked for.
#ifndef ENGINE_RUNTIME_IDENTITY_HASH_H_
#define ENGINE_RUNTIME_IDENTITY_HASH_H_

#include "expr/expr.h"
#include "expr/pool.h"
#include "heap/location.h"
#include "heap/symbolic_heap.h"
#include "heap/types.h"

namespace engine {

expr::Expr IdentityHashOf(expr::Pool& pool, const heap::TypeHierarchy& types,
                          const heap::SymbolicHeap& heap, heap::Location l);

}  // namespace engine

#endif  // ENGINE_RUNTIME_IDENTITY_HASH_H_
