// How many objects an input heap has: a number that is one of several under
// guards, as a reference is. It is kept up to date object by object; to count
// afresh would multiply the guards of all objects with each other.
#ifndef HEAP_OBJECT_COUNT_H_
#define HEAP_OBJECT_COUNT_H_

#include <cstdint>

#include "expr/expr.h"
#include "expr/path.h"
#include "expr/pool.h"
#include "heap/value_set.h"

namespace heap {

class ObjectCount {
 public:
  expr::Formula Is(uint32_t number) const {
    return cases_.GuardOf(Location(number));
  }
  // One more where `exists` holds; `most` and all above it are one case. The
  // path learns the name of the count if it gets one.
  [[nodiscard]] ObjectCount WithAnother(expr::Pool& pool, expr::Path& path,
                                        expr::Formula exists,
                                        uint32_t most) const;
  // `a` where `when` holds, `b` elsewhere.
  static ObjectCount Selected(expr::Pool& pool, expr::Formula when,
                              const ObjectCount& a, const ObjectCount& b);

 private:
  ValueSet cases_ = ValueSet(Location(0));  // Location(n) stands for n
};

}  // namespace heap

#endif  // HEAP_OBJECT_COUNT_H_
