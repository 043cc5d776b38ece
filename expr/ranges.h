// Ranges is what a path says of numbers by comparing them with constants:
// between which two each of them is. What a loop asks of its counter in one
// round is implied by what it asks in the next, and need not be kept.
//
// Where a range ends is what one conjunct says. So all else that follows from
// ranges may be left out of the path, as long as such conjuncts stay: `Narrow`
// leaves them alone.
//
// It is a value; copies share structure.
#ifndef EXPR_RANGES_H_
#define EXPR_RANGES_H_

#include <cstdint>
#include <optional>

#include "base/persistent_map.h"
#include "expr/diagram.h"
#include "expr/expr.h"
#include "expr/pool.h"

namespace expr {

class Ranges {
 public:
  // f is a conjunct from here on.
  void Learn(const Pool& pool, Formula f);
  // A formula that agrees with f wherever what was learnt holds.
  Formula Narrow(Pool& pool, Formula f) const;

 private:
  struct Range {
    int64_t low, high;
  };
  // The atom `term < end`, or `term == end`.
  struct Comparison {
    bool is_equality;
    Expr term;
    int64_t end;
  };
  struct Summand {
    Expr x;
    int64_t plus;
  };

  static std::optional<Comparison> ComparisonOf(const Pool& pool, Variable v);
  Range RangeOf(const Pool& pool, Expr term) const;
  // Whether it holds wherever the range does, which it is no end of.
  std::optional<bool> Settled(const Comparison& c) const;
  // Of a term that is their sum and does not overflow in the range of x.
  std::optional<Summand> SummandOf(const Pool& pool, Expr term) const;
  // `x + 3 < 5` as `x < 2`, where the range of x leaves no overflow.
  Formula WithoutSum(Pool& pool, Formula f) const;

  base::PersistentMap<Range> ranges_;  // by term
};

}  // namespace expr

#endif  // EXPR_RANGES_H_
