// What the course of a path, its result and the heap it leaves depend on.
#ifndef HEAP_READS_H_
#define HEAP_READS_H_

#include <optional>
#include <vector>

#include "expr/diagram.h"
#include "expr/expr.h"
#include "expr/path.h"
#include "expr/pool.h"
#include "expr/unknown.h"
#include "heap/initializer.h"
#include "heap/symbolic_heap.h"
#include "heap/types.h"

namespace heap {

class Reads {
 public:
  Reads(expr::Pool& pool, const TypeHierarchy& types, const Place& place,
        const std::optional<Value>& result);

  const expr::UnknownMarks& marks() const { return marks_; }
  // Numbers that are returned or left in the heap.
  const std::vector<expr::Expr>& numbers() const { return numbers_; }
  // All that is marked, in the order it was met.
  const std::vector<expr::Unknown>& unknowns() const { return unknowns_; }

 private:
  void Mark(expr::Formula f);
  void Mark(const Value& value);
  void Mark(expr::Unknown u);

  expr::Pool& pool_;
  expr::UnknownMarks marks_;
  // Looked through together: large terms share most of what they consist of.
  std::vector<expr::Expr> numbers_;
  std::vector<expr::Unknown> unknowns_;
};

}  // namespace heap

#endif  // HEAP_READS_H_
