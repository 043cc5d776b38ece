#include "heap/value_set.h"

#include <algorithm>
#include <utility>

namespace heap {

using expr::Formula;

ValueSet ValueSet::Of(expr::Pool& pool, std::vector<Guarded> entries) {
  std::stable_sort(entries.begin(), entries.end(),
                   [](const Guarded& a, const Guarded& b) {
                     return a.location < b.location;
                   });
  std::vector<Guarded> merged;
  for (const Guarded& e : entries) {
    if (e.guard.IsFalse()) continue;
    if (!merged.empty() && merged.back().location == e.location)
      merged.back().guard = pool.Or(merged.back().guard, e.guard);
    else
      merged.push_back(e);
  }
  ValueSet set;
  if (merged.size() == 1 && merged[0].guard.IsTrue())
    set.single_ = merged[0];
  else
    set.many_ = base::CountedPtr<Entries>(new Entries{std::move(merged)});
  return set;
}

Formula ValueSet::GuardOf(Location l) const {
  std::span<const Guarded> all = entries();
  auto it = std::lower_bound(
      all.begin(), all.end(), l,
      [](const Guarded& e, Location wanted) { return e.location < wanted; });
  return it != all.end() && it->location == l ? it->guard : Formula::False();
}

bool operator==(const ValueSet& a, const ValueSet& b) {
  if (a.many_ == b.many_) return a.many_ || a.single_ == b.single_;
  std::span<const Guarded> x = a.entries(), y = b.entries();
  return std::equal(x.begin(), x.end(), y.begin(), y.end());
}

Formula Equal(expr::Pool& pool, const ValueSet& a, const ValueSet& b) {
  if (a.IsSingle() && b.IsSingle())
    return a.single() == b.single() ? Formula::True() : Formula::False();
  Formula equal = Formula::False();
  for (const Guarded& e : a.entries())
    equal = pool.Or(equal, pool.And(e.guard, b.GuardOf(e.location)));
  return equal;
}

ValueSet Select(expr::Pool& pool, Formula condition, const ValueSet& a,
                const ValueSet& b) {
  if (condition.IsTrue() || a == b) return a;
  if (condition.IsFalse()) return b;
  std::vector<Guarded> entries;
  for (const Guarded& e : a.entries())
    entries.push_back({pool.And(condition, e.guard), e.location});
  for (const Guarded& e : b.entries())
    entries.push_back({pool.And(!condition, e.guard), e.location});
  return ValueSet::Of(pool, std::move(entries));
}

ValueSet Narrowed(expr::Pool& pool, const expr::Path& path,
                  const ValueSet& set) {
  if (set.IsSingle()) return set;
  std::vector<Guarded> entries;
  bool changed = false;
  for (const Guarded& e : set.entries()) {
    const Formula guard = path.Narrowed(pool, e.guard);
    changed |= guard != e.guard;
    if (guard.IsTrue()) return ValueSet::Of(pool, {{guard, e.location}});
    entries.push_back({guard, e.location});
  }
  return changed ? ValueSet::Of(pool, std::move(entries)) : set;
}

ValueSet Simplified(expr::Pool& pool, Formula care, const ValueSet& set) {
  std::vector<Guarded> entries;
  for (const Guarded& e : set.entries()) {
    const Formula guard = pool.diagram().Simplify(e.guard, care);
    if (guard.IsTrue()) return ValueSet(e.location);
    entries.push_back({guard, e.location});
  }
  return ValueSet::Of(pool, std::move(entries));
}

ValueSet Without(expr::Pool& pool, const ValueSet& set, Location l) {
  if (!set.Holds(l)) return set;
  std::vector<Guarded> rest;
  for (const Guarded& e : set.entries())
    if (e.location != l) rest.push_back(e);
  return ValueSet::Of(pool, std::move(rest));
}

}  // namespace heap
