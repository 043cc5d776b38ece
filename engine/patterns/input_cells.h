// The elements of arrays of the input: each a symbol of its own, and which one
// of which array it is. So that what a path says of `s[0]` and what it says of
// `s[1]` is the same, said of another index.
#ifndef ENGINE_PATTERNS_INPUT_CELLS_H_
#define ENGINE_PATTERNS_INPUT_CELLS_H_

#include <cstddef>
#include <cstdint>
#include <span>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "expr/expr.h"
#include "expr/pool.h"
#include "heap/location.h"
#include "heap/symbolic_heap.h"
#include "heap/types.h"

namespace engine {

class InputCells {
 public:
  struct Cell {
    uint32_t array;
    uint32_t index;
  };

  // Of arrays of numbers that the heap has met. The pool outlives this.
  InputCells(expr::Pool& pool, const heap::TypeHierarchy& types,
             const heap::SymbolicHeap& heap);
  // Of these arrays, for tests.
  InputCells(expr::Pool& pool, std::vector<std::vector<expr::Expr>> arrays);

  // Null: it is something else.
  const Cell* Find(expr::Expr symbol) const;
  // The length of one: many cases, none of which is a number of a round.
  bool IsLength(expr::Expr term) const { return lengths_.count(term) != 0; }
  size_t SizeOf(uint32_t array) const { return arrays_[array].size(); }
  // One of the first so many elements of the array, at that index.
  expr::Expr At(uint32_t array, uint32_t elements, expr::Expr index) const;

 private:
  void Add(std::vector<expr::Expr> array);

  expr::Pool& pool_;
  std::vector<std::vector<expr::Expr>> arrays_;
  std::unordered_map<expr::Expr, Cell> cells_;
  std::unordered_set<expr::Expr> lengths_;
};

}  // namespace engine

#endif  // ENGINE_PATTERNS_INPUT_CELLS_H_
