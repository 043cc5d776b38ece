// Domains is what a path knows of single atoms: which values of a choice are
// left, which comparison is settled. A formula that speaks of them can be made
// smaller, often to a constant, and then nobody has to ask a solver.
//
// It is a value; copies share structure.
#ifndef EXPR_DOMAINS_H_
#define EXPR_DOMAINS_H_

#include <cstdint>

#include "base/persistent_map.h"
#include "expr/diagram.h"
#include "expr/expr.h"

namespace expr {

class Domains {
 public:
  // Takes from f, which holds, what it says of single atoms.
  void Learn(Diagram& diagram, Formula f);
  // A formula that agrees with f wherever all that was learnt holds, and asks
  // about fewer atoms; f itself where there is none, since a person may read
  // it: "is the alias", not "is not the new one".
  Formula Narrow(Diagram& diagram, Formula f) const;
  // One that agrees with f wherever what was learnt of the chosen atoms holds.
  template <class Choose>
  Formula Narrow(Diagram& diagram, Formula f, Choose choose) const;

  // What is left of an atom; nothing: all of it, as far as was learnt.
  const Formula* LeftOf(Variable v) const { return left_.Find(v.index()); }
  // Changes whenever something is learnt.
  uint32_t version() const { return version_; }

 private:
  void Add(Diagram& diagram, Variable v, Formula left);

  base::PersistentMap<Formula> left_;  // by atom: of that atom alone
  uint32_t version_ = 0;
};

template <class Choose>
Formula Domains::Narrow(Diagram& diagram, Formula f, Choose choose) const {
  if (left_.empty() || f.IsConstant()) return f;
  Formula care = Formula::True();
  // Older atoms first: each conjunction then is one node on top of the last.
  for (Variable v : diagram.Support(f))
    if (const Formula* left = LeftOf(v); left != nullptr && choose(v))
      care = diagram.And(*left, care);
  return diagram.Simplify(f, care);
}

}  // namespace expr

#endif  // EXPR_DOMAINS_H_
