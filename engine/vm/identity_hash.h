// The identity hash code of an object: some number, the same each time it is
// asked for. Of an object that the program made, or that was there before, it
// is a number by which it was made; nobody but the virtual machine knows the
// real one, so a run says what it took for granted.
#ifndef ENGINE_VM_IDENTITY_HASH_H_
#define ENGINE_VM_IDENTITY_HASH_H_

#include <cstdint>

#include "expr/expr.h"
#include "expr/pool.h"
#include "heap/location.h"
#include "heap/symbolic_heap.h"
#include "heap/types.h"

namespace engine {

expr::Expr IdentityHashOf(expr::Pool& pool, const heap::TypeHierarchy& types,
                          const heap::SymbolicHeap& heap, heap::Location l);

// Of an object that is no input.
int32_t FixedIdentityHash(heap::Location l);

}  // namespace engine

#endif  // ENGINE_VM_IDENTITY_HASH_H_
