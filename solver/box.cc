#include "solver/box.h"

#include <algorithm>
#include <utility>

#include "expr/apply.h"
#include "expr/sort.h"

namespace solver {

using expr::Decision;
using expr::Expr;
using expr::Formula;
using expr::Kind;
using expr::Predicate;
using expr::Question;
using expr::Sort;

Range Box::Of(Expr e, int depth) const {
  const Sort sort = pool_->sort(e);
  if (auto bits = pool_->constant(e); bits && !expr::IsFloating(sort)) {
    const int64_t value = expr::SignedValue(sort, *bits);
    return {value, value};
  }
  if (pool_->kind(e) == Kind::kSymbol) {
    auto it = ranges_.find(e);
    return it == ranges_.end() ? WholeSort(sort) : it->second;
  }
  if (depth == 0 || expr::IsFloating(sort) || pool_->kind(e) == Kind::kCellAt)
    return WholeSort(sort);
  const auto kids = pool_->kids(e);
  const Range a = Of(kids[0], depth - 1);
  const Range b = kids.size() > 1 ? Of(kids[1], depth - 1) : a;
  if (pool_->kind(e) == Kind::kIte) return a.Hull(b);
  return expr::ApplyToRanges(pool_->kind(e), pool_->sort(kids[0]), a, b);
}

bool Box::Assume(Formula f) {
  changed_ = false;
  int branches = kBranches;
  AssumeWithin(f, branches);
  return changed_;
}

// What holds on every way through the diagram: the hull over its branches.
// Branches that are empty do not count.
void Box::AssumeWithin(Formula f, int& branches) {
  while (!f.IsConstant() && !empty_ && branches > 0) {
    --branches;
    const Decision d = pool_->diagram().Top(f);
    if (d.then.IsFalse() || d.otherwise.IsFalse()) {
      const bool holds = d.otherwise.IsFalse();
      AssumeQuestion(d.question, holds);
      f = holds ? d.then : d.otherwise;
      continue;
    }
    Box yes = *this, no = *this;
    yes.AssumeQuestion(d.question, true);
    yes.AssumeWithin(d.then, branches);
    no.AssumeQuestion(d.question, false);
    no.AssumeWithin(d.otherwise, branches);
    TakeHull(yes, no);
    return;
  }
  if (f.IsFalse()) empty_ = changed_ = true;
}

void Box::TakeHull(const Box& a, const Box& b) {
  if (a.empty_ || b.empty_) {
    const bool changed = changed_ || a.empty_ || b.empty_;
    *this = a.empty_ ? b : a;
    changed_ = changed;
    return;
  }
  // Both are parts of this box.
  for (const auto& [symbol, range] : a.ranges_) {
    auto other = b.ranges_.find(symbol);
    if (other != b.ranges_.end()) Narrow(symbol, range.Hull(other->second));
  }
}

void Box::AssumeQuestion(Question q, bool holds) {
  if (pool_->IsChoice(q.variable)) return;
  // Value 1 of a predicate means that it holds.
  const bool positive = (q.value == 1) == holds;
  const expr::PredicateAtom& atom = pool_->predicate(q.variable);
  switch (atom.predicate) {
    case Predicate::kEq:
      if (expr::IsFloating(pool_->sort(atom.a))) return;
      return positive ? AssumeEqual(atom.a, atom.b)
                      : AssumeDistinct(atom.a, atom.b);
    case Predicate::kLt:
      return positive ? AssumeLess(atom.a, atom.b)
                      : AssumeAtMost(atom.b, atom.a);
    case Predicate::kUlt:
      return positive ? AssumeBelow(atom.a, atom.b, true)
                      : AssumeBelow(atom.b, atom.a, false);
    default:
      return;  // nothing about bit-vectors
  }
}

void Box::AssumeEqual(Expr a, Expr b) {
  const Range both = Of(a).Meet(Of(b));
  Narrow(a, both);
  Narrow(b, both);
}

void Box::AssumeDistinct(Expr a, Expr b) {
  const Range ra = Of(a), rb = Of(b);
  if (rb.IsPoint()) Shave(a, rb.low);
  if (ra.IsPoint()) Shave(b, ra.low);
}

void Box::AssumeLess(Expr a, Expr b) {
  const Range whole = WholeSort(pool_->sort(a));
  const Range ra = Of(a), rb = Of(b);
  if (rb.high == whole.low || ra.low == whole.high) {
    empty_ = changed_ = true;
    return;
  }
  Narrow(a, {whole.low, rb.high - 1});
  Narrow(b, {ra.low + 1, whole.high});
}

void Box::AssumeAtMost(Expr a, Expr b) {
  const Range whole = WholeSort(pool_->sort(a));
  const Range ra = Of(a), rb = Of(b);
  Narrow(a, {whole.low, rb.high});
  Narrow(b, {ra.low, whole.high});
}

// Unsigned a < b or a <= b. Among numbers of one sign the order is the signed
// one, and every negative number is above the others.
void Box::AssumeBelow(Expr a, Expr b, bool strictly) {
  const Range whole = WholeSort(pool_->sort(a));
  if (Of(b).low >= 0) Narrow(a, {0, whole.high});
  if (!empty_ && Of(a).high < 0) Narrow(b, {whole.low, -1});
  if (empty_) return;
  const Range ra = Of(a), rb = Of(b);
  const bool same_sign =
      (ra.low >= 0 && rb.low >= 0) || (ra.high < 0 && rb.high < 0);
  if (same_sign) return strictly ? AssumeLess(a, b) : AssumeAtMost(a, b);
}

void Box::Shave(Expr e, int64_t value) {
  const Range range = Of(e);
  if (range.low == value && range.high == value) {
    empty_ = changed_ = true;
  } else if (range.low == value) {
    Narrow(e, {value + 1, range.high});
  } else if (range.high == value) {
    Narrow(e, {range.low, value - 1});
  }
}

void Box::Narrow(Expr e, Range to) {
  const Range before = Of(e);
  const Range meet = before.Meet(to);
  if (meet.empty()) {
    empty_ = changed_ = true;
    return;
  }
  if (meet == before) return;
  if (pool_->kind(e) == Kind::kSymbol) {
    ranges_.insert_or_assign(e, meet);
    changed_ = true;
  } else {
    NarrowParts(e, meet);
  }
}

// Terms that can be undone: what the whole may be limits the one part that is
// not constant, provided no value of it wraps around.
void Box::NarrowParts(Expr e, Range to) {
  const auto kids = pool_->kids(e);
  if (kids.empty()) return;
  const Range part = Of(kids[0]);
  const Range whole = Of(e);
  switch (pool_->kind(e)) {
    case Kind::kAdd: {
      const bool first = pool_->IsConstant(kids[0]);
      if (!first && !pool_->IsConstant(kids[1])) return;
      const Expr rest = first ? kids[1] : kids[0];
      const int64_t c = Of(first ? kids[0] : kids[1]).low;
      const Range values = Of(rest);
      if (whole == WholeSort(pool_->sort(e))) return;  // may wrap
      int64_t low, high;
      if (__builtin_sub_overflow(to.low, c, &low) ||
          __builtin_sub_overflow(to.high, c, &high))
        return;
      Narrow(rest, Range{low, high}.Meet(values));
      return;
    }
    case Kind::kI2L:
      return Narrow(kids[0], to);
    case Kind::kI2B:
    case Kind::kI2S:
    case Kind::kI2C:
    case Kind::kL2I:
      if (part == whole) Narrow(kids[0], to);
      return;
    default:
      return;
  }
}

}  // namespace solver
