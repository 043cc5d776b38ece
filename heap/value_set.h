// A ValueSet says which objects a reference may denote, and when.
//
// Sorted by location; no location twice (One); under the path no two guards
// hold together (Det) and one of them does (Exh). heap/invariants.cc checks
// this. One entry with a true guard, all there ever is in the lazy modes,
// takes no allocation. docs/semantics.md, "Value sets".
#ifndef HEAP_VALUE_SET_H_
#define HEAP_VALUE_SET_H_

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "base/counted_ptr.h"
#include "expr/expr.h"
#include "expr/path.h"
#include "expr/pool.h"
#include "heap/location.h"

namespace heap {

struct Guarded {
  expr::Formula guard;
  Location location;

  friend bool operator==(const Guarded&, const Guarded&) = default;
};

class ValueSet {
 public:
  // Several, or one that is not certain. Shared by all copies.
  struct Entries {
    std::vector<Guarded> all;
    uint32_t owners = 0;
    static void Delete(Entries* entries) { delete entries; }
  };

  ValueSet() : ValueSet(kNull) {}
  explicit ValueSet(Location l) : single_{expr::Formula::True(), l} {}
  // Entries in any order: equal locations are joined, false guards dropped.
  static ValueSet Of(expr::Pool& pool, std::vector<Guarded> entries);

  std::span<const Guarded> entries() const {
    return many_ ? std::span<const Guarded>(many_->all)
                 : std::span<const Guarded>(&single_, 1);
  }
  // False where the set has no such entry.
  expr::Formula GuardOf(Location l) const;
  bool Holds(Location l) const { return !GuardOf(l).IsFalse(); }
  // The one location when there is only one entry.
  bool IsSingle() const { return !many_; }
  Location single() const { return single_.location; }

  friend bool operator==(const ValueSet& a, const ValueSet& b);

  // For heap/cell.h: of one that is not single, and back.
  explicit ValueSet(base::CountedPtr<Entries> shared) : ValueSet(kNull) {
    many_ = std::move(shared);
  }
  Entries* shared() const { return many_.get(); }

 private:
  Guarded single_;
  base::CountedPtr<Entries> many_;  // when not single; never changed
};

// When a and b denote the same object, null included (EQUALS).
expr::Formula Equal(expr::Pool& pool, const ValueSet& a, const ValueSet& b);

// `a` where `condition` holds, `b` elsewhere.
ValueSet Select(expr::Pool& pool, expr::Formula condition, const ValueSet& a,
                const ValueSet& b);

// The same wherever the path holds, without what the path settles at once.
ValueSet Narrowed(expr::Pool& pool, const expr::Path& path,
                  const ValueSet& set);

// The same wherever `care`, which is not false, holds.
ValueSet Simplified(expr::Pool& pool, expr::Formula care, const ValueSet& set);

// Entries without `l`; the caller has assumed that its guard is false.
ValueSet Without(expr::Pool& pool, const ValueSet& set, Location l);

}  // namespace heap

#endif  // HEAP_VALUE_SET_H_
