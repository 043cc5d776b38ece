#include "expr/buckets.h"

namespace expr {
namespace {

// New nodes of the diagram for one addition or question. Typical ones make a
// few dozen.
constexpr size_t kMostNewNodes = 2'000;

}  // namespace

void Buckets::Add(Diagram& diagram, Formula f) {
  Diagram::Budget budget(diagram, kMostNewNodes);
  AddAll(diagram, f, budget);
  if (budget.exceeded()) complete_ = false;
}

// A bucket that was not changed for lack of room says less than it could, and
// nothing wrong.
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

std::optional<uint64_t> Buckets::FirstChange(const Buckets& before) const {
  std::optional<uint64_t> first;
  base::PersistentMap<Bucket>::ForEachDifference(
      before.buckets_, buckets_,
      [&](uint64_t atom, const Bucket*, const Bucket*) {
        if (!first) first = atom;
      });
  return first;
}

std::optional<bool> Buckets::Allow(Diagram& diagram, Formula f) const {
  Diagram::Budget budget(diagram, kMostNewNodes);
  while (!f.IsConstant()) {
    const Variable atom = diagram.Top(f).question.variable;
    const Bucket* found = buckets_.Find(atom.index());
    const Bucket bucket = found != nullptr ? *found : Bucket{};
    f = diagram.AndExists(bucket.known, f, atom);
    if (budget.exceeded()) return std::nullopt;
    // No more is said of the older ones than is known anyway.
    if (f == bucket.rest) return !f.IsFalse();
  }
  return f.IsTrue();
}

}  // namespace expr
