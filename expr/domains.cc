#include "expr/domains.h"

#include <span>

#include "expr/projection.h"

namespace expr {

void Domains::Learn(Diagram& diagram, Formula f) {
  if (f.IsConstant()) return;
  for (const auto& [atom, left] : Projections(diagram, f))
    Add(diagram, atom, left);
}

// Where nothing is left the path is impossible. Whoever finds that out by
// other means says so; here it is left as it was.
void Domains::Add(Diagram& diagram, Variable v, Formula left) {
  const Formula* known = left_.Find(v.index());
  if (known != nullptr) left = diagram.And(*known, left);
  if (left.IsFalse() || (known != nullptr && *known == left)) return;
  left_.Set(v.index(), left);
  ++version_;
}

Formula Domains::Narrow(Diagram& diagram, Formula f) const {
  const Formula narrow = Narrow(diagram, f, [](Variable) { return true; });
  if (narrow.IsConstant() || narrow == f) return narrow;
  const std::span<const Variable> left = diagram.Support(narrow);
  if (left.size() == diagram.Support(f).size()) return f;
  const Formula* only = left.size() == 1 ? LeftOf(left[0]) : nullptr;
  return only != nullptr ? diagram.And(narrow, *only) : narrow;
}

}  // namespace expr
