#include "expr/domains.h"

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

}  // namespace expr
