// Lazier modes: is there an object for every reference that is known to be
// non-null but not resolved yet?
//
// Each may be possible while all together are not: a bound leaves room for one
// object, and no class fits both of two references. A path that assumes what
// this says can always be made an input of.
#ifndef HEAP_DEFERRED_H_
#define HEAP_DEFERRED_H_

#include "expr/expr.h"
#include "heap/initializer.h"
#include "heap/symbolic_heap.h"

namespace heap {

// When there is: true unless it depends on the classes of objects, false if
// there never is.
expr::Formula WhenDeferredFit(const Context& context, const SymbolicHeap& heap);

}  // namespace heap

#endif  // HEAP_DEFERRED_H_
