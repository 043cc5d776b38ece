// The example of a path: the one instance a report shows. Its numbers are as
// round as the path allows, and cells whose content made no difference to what
// the path did are marked unread.
#ifndef HEAP_EXAMPLE_H_
#define HEAP_EXAMPLE_H_

#include <optional>

#include "expr/pool.h"
#include "heap/initializer.h"
#include "heap/instance.h"
#include "heap/symbolic_heap.h"
#include "heap/types.h"

namespace heap {

// Nothing where no solver found a model of the path, or Concretize finds no
// input for it. `place` and what is passed by reference must outlive it.
std::optional<Instance> ExampleOf(expr::Pool& pool, const TypeHierarchy& types,
                                  const Place& place,
                                  const std::optional<Value>& result,
                                  const Bounds& bounds);

}  // namespace heap

#endif  // HEAP_EXAMPLE_H_
