#include "heap/object_count.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "heap/naming.h"

namespace heap {

ObjectCount ObjectCount::WithAnother(expr::Pool& pool, expr::Path& path,
                                     expr::Formula exists,
                                     uint32_t most) const {
  std::vector<Guarded> cases;
  for (const Guarded& c : cases_.entries()) {
    const uint32_t more = std::min(c.location.index() + 1, most);
    cases.push_back({pool.And(c.guard, exists), Location(more)});
    cases.push_back({pool.And(c.guard, !exists), c.location});
  }
  ObjectCount result;
  result.cases_ = SmallSet(pool, path, std::move(cases));
  return result;
}

ObjectCount ObjectCount::Selected(expr::Pool& pool, expr::Formula when,
                                  const ObjectCount& a, const ObjectCount& b) {
  ObjectCount result;
  result.cases_ = Select(pool, when, a.cases_, b.cases_);
  return result;
}

}  // namespace heap
