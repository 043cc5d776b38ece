#include "expr/buckets.h"

namespace expr {
namespace {

// New nodes of the diagram for one addition or question. Typical ones make a
// few dozen.
constexpr size_t kMostNodesOfOne = 1'000;
// Questions that were too much work before no more are tried.
constexpr uint32_t kMostOverflows = 3;

}  // namespace

void Buckets::Add(Diagram& diagram, Formula f) {
  if (!complete_) return;
  Diagram::Budget budget(diagram, kMostNodesOfOne);
  AddAll(diagram, f, budget);
  if (budget.exceeded()) complete_ = false;
}

void Buckets::AddAll(Diagram& diagram, Formula f,
                     const Diagram::Budget& budget) {
  while (!f.IsConstant()) {
    const Variable atom = diagram.Top(f).question.variable;
    const Bucket* found = buckets_.Find(atom.index());
    const Bucket old = found != nullptr ? *found : Bucket{};
    const Formula known = diagram.And(old.known, f);
    if (known == old.known) return;
    const Formula rest = diagram.Exists(known, atom);
    if (budget.exceeded()) return;
    buckets_.Set(atom.index(), {known, rest});
    if (rest == old.rest) return;
    f = rest;
  }
}

std::optional<bool> Buckets::Allow(Diagram& diagram, Formula f) const {
  if (!complete_ || overflows_ >= kMostOverflows) return std::nullopt;
  Diagram::Budget budget(diagram, kMostNodesOfOne);
  while (!f.IsConstant()) {
    const Variable atom = diagram.Top(f).question.variable;
    const Bucket* found = buckets_.Find(atom.index());
    const Bucket bucket = found != nullptr ? *found : Bucket{};
    f = diagram.AndExists(bucket.known, f, atom);
    if (budget.exceeded()) {
      ++overflows_;
      return std::nullopt;
    }
    // No more is said of the older ones than is known anyway.
    if (f == bucket.rest) return !f.IsFalse();
  }
  return f.IsTrue();
}

}  // namespace expr
