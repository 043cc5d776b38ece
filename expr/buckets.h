// Buckets hold a conjunction in a form in which a further condition is decided
// without looking at most of it: for each atom what is known of it, given the
// older ones, and what of that remains if nobody cares for the atom itself,
// which is known of an older one in turn (bucket elimination, Dechter 1999, as
// in solver/elimination.h, kept from conjunct to conjunct and from question to
// question).
//
// Atoms are taken for free: comparisons of numbers may have any outcome. So
// what is not allowed is impossible; what is allowed may still be so.
//
// It is a value; copies share structure.
#ifndef EXPR_BUCKETS_H_
#define EXPR_BUCKETS_H_

#include <cstdint>
#include <optional>

#include "base/persistent_map.h"
#include "expr/diagram.h"
#include "expr/expr.h"

namespace expr {

class Buckets {
 public:
  // From here on f holds, too. Where that is too much work this is complete no
  // longer, and of no use.
  void Add(Diagram& diagram, Formula f);
  // Whether all that was added and f hold together for some values of the
  // atoms, as far as what was added is not contradictory by itself; nothing:
  // that is too much work to tell.
  std::optional<bool> Allow(Diagram& diagram, Formula f) const;

  bool complete() const { return complete_; }

  // What is known of the atom, given older ones: whatever values of those
  // satisfy what is known of them, there is one of the atom that satisfies
  // this.
  Formula KnownOf(Variable atom) const {
    const Bucket* found = buckets_.Find(atom.index());
    return found != nullptr ? found->known : Formula::True();
  }

 private:
  struct Bucket {
    Formula known;
    Formula rest;  // there is a value of the atom for which `known` holds
  };

  void AddAll(Diagram& diagram, Formula f, const Diagram::Budget& budget);

  base::PersistentMap<Bucket> buckets_;  // by atom
  bool complete_ = true;
  mutable uint32_t overflows_ = 0;  // questions that were too much work
};

}  // namespace expr

#endif  // EXPR_BUCKETS_H_
