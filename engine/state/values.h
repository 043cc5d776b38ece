// Between the words of frames and the values of the heap. A value set that is
// not one location lives here and is named by its number, so that a Slot stays
// two words; like terms, sets are kept as long as the analysis.
#ifndef ENGINE_STATE_VALUES_H_
#define ENGINE_STATE_VALUES_H_

#include <cstdint>
#include <vector>

#include "engine/state/slot.h"
#include "expr/expr.h"
#include "expr/pool.h"
#include "heap/cell.h"
#include "heap/symbolic_heap.h"
#include "heap/value_set.h"

namespace engine {

class Values {
 public:
  explicit Values(expr::Pool& pool) : pool_(pool) {}

  // Of a number.
  expr::Expr ToTerm(const Slot& slot) const;
  Slot FromTerm(expr::Expr term) const;
  // Of a reference that has been read.
  heap::ValueSet ToSet(const Slot& slot) const;
  Slot FromSet(const heap::ValueSet& set);

  heap::Value ToValue(const Slot& slot) const;
  // The same, as the heap keeps it: a known int is no term.
  heap::CellContent ToCell(const Slot& slot) const;
  Slot FromCell(const heap::CellContent& cell);
  Slot FromValue(const heap::Value& value);

  const expr::Pool& pool() const { return pool_; }
  size_t sets() const { return sets_.size(); }

 private:
  expr::Pool& pool_;
  std::vector<heap::ValueSet> sets_;
};

}  // namespace engine

#endif  // ENGINE_STATE_VALUES_H_
