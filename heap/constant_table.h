// Reading an array whose numbers are all known, as the library's tables of
// characters are, at a place that is not: one term for the whole table, by
// halves, so that nobody is asked about each of its thousands of elements.
#ifndef HEAP_CONSTANT_TABLE_H_
#define HEAP_CONSTANT_TABLE_H_

#include <optional>

#include "expr/expr.h"
#include "heap/initializer.h"
#include "heap/location.h"
#include "heap/symbolic_heap.h"

namespace heap {

// What the array holds at the index, which is within its bounds. Nothing if it
// is no such table, or too short to be worth it.
std::optional<expr::Expr> ReadTable(const Context& context,
                                    const SymbolicHeap& heap, Location array,
                                    expr::Expr index);

}  // namespace heap

#endif  // HEAP_CONSTANT_TABLE_H_
