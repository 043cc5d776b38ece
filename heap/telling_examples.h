// Examples of a path for tests: instances whose values tell a changed program
// from the one that was explored (expr/telling.h). References that matter lead
// to objects of their own rather than nowhere, arrays have two elements, and
// numbers differ. What is marked unread is as in heap/example.h.
#ifndef HEAP_TELLING_EXAMPLES_H_
#define HEAP_TELLING_EXAMPLES_H_

#include <cstddef>
#include <optional>
#include <vector>

#include "expr/pool.h"
#include "heap/initializer.h"
#include "heap/instance.h"
#include "heap/symbolic_heap.h"
#include "heap/types.h"

namespace heap {

// The one that tells most, then at most `borders` that are at borders of the
// path where it is not. None where no solver found a model of the path, or
// there is no input for it within the bounds.
std::vector<Instance> TellingExamplesOf(expr::Pool& pool,
                                        const TypeHierarchy& types,
                                        const Place& place,
                                        const std::optional<Value>& result,
                                        const Bounds& bounds, size_t borders);

}  // namespace heap

#endif  // HEAP_TELLING_EXAMPLES_H_
