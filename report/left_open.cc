#include "report/left_open.h"

#include <cstddef>
#include <utility>
#include <vector>

#include "expr/diagram.h"

namespace report {
namespace {

constexpr size_t kBudget = 10'000;

}  // namespace

LeftOpen::LeftOpen(expr::Pool& pool, const expr::Path& path) : pool_(pool) {
  for (expr::Formula f : path.conjuncts().ToVector()) {
    expr::Diagram::Budget budget(pool.diagram(), kBudget);
    const expr::Formula more = pool.And(known_, f);
    if (!budget.exceeded() && !more.IsFalse()) known_ = more;
  }
}

expr::Formula LeftOpen::Of(expr::Formula f, expr::Formula given) const {
  expr::Diagram::Budget budget(pool_.diagram(), kBudget);
  const expr::Formula known = pool_.And(known_, given);
  if (budget.exceeded() || known.IsFalse()) return f;
  const expr::Formula both = pool_.And(known, f);
  const expr::Formula simple = pool_.diagram().Simplify(f, known);
  if (budget.exceeded()) return f;
  return both.IsFalse() ? both : simple;
}

heap::ValueSet LeftOpen::Of(const heap::ValueSet& set) const {
  std::vector<heap::Guarded> left;
  for (heap::Guarded e : set.entries()) {
    const expr::Formula guard = Of(e.guard);
    if (guard.IsTrue()) e.guard = guard;
    if (!guard.IsFalse()) left.push_back(e);
  }
  return left.empty() ? set : heap::ValueSet::Of(pool_, std::move(left));
}

bool LeftOpen::Same(expr::Formula f, expr::Formula g) const {
  expr::Diagram::Budget budget(pool_.diagram(), kBudget);
  const bool same = pool_.And(known_, f) == pool_.And(known_, g);
  return same && !budget.exceeded();
}

}  // namespace report
