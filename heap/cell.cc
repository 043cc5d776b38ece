#include "heap/cell.h"

namespace heap {

using expr::Expr;
using expr::Formula;

CellContent::CellContent(const Value& value) {
  if (const auto* number = std::get_if<Expr>(&value)) {
    word_ = CellContent(Tag::kTerm, number->id()).word_;
  } else if (const auto* truth = std::get_if<Formula>(&value)) {
    word_ = CellContent(Tag::kTruth, truth->edge()).word_;
  } else if (const auto& set = std::get<ValueSet>(value); set.IsSingle()) {
    word_ = Reference(set.single()).word_;
  } else {
    ++set.shared()->owners;
    word_ = reinterpret_cast<uint64_t>(set.shared());
  }
}

std::optional<ValueSet> CellContent::set() const {
  if (IsLocation()) return ValueSet(location());
  if (!IsShared()) return std::nullopt;
  return ValueSet(base::CountedPtr<ValueSet::Entries>(shared()));
}

Value CellContent::ToValue(expr::Pool& pool) const {
  switch (tag()) {
    case Tag::kTerm:
      return Expr(half());
    case Tag::kTruth:
      return Formula::FromEdge(half());
    case Tag::kInt:
      return pool.Constant(expr::Sort::kBv32, half());
    case Tag::kFloat:
      return pool.Constant(expr::Sort::kF32, half());
    default:
      return *set();
  }
}

bool operator==(const CellContent& a, const CellContent& b) {
  if (a.word_ == b.word_) return true;
  return a.IsShared() && b.IsShared() && *a.set() == *b.set();
}

bool CellContent::SameNumber(const expr::Pool& pool, const CellContent& a,
                             const CellContent& b) {
  if (b.IsInt() || b.IsFloat()) {
    if (a.IsInt() || a.IsFloat()) return a == b;
    return SameNumber(pool, b, a);
  }
  if (!b.term() || !(a.IsInt() || a.IsFloat())) return false;
  const expr::Sort sort = a.IsInt() ? expr::Sort::kBv32 : expr::Sort::kF32;
  return pool.sort(*b.term()) == sort && pool.constant(*b.term()) == a.bits();
}

Value SelectValue(expr::Pool& pool, expr::Formula condition, const Value& a,
                  const Value& b) {
  if (const auto* set = std::get_if<ValueSet>(&a))
    return Select(pool, condition, *set, std::get<ValueSet>(b));
  if (const auto* truth = std::get_if<expr::Formula>(&a))
    return pool.Ite(condition, *truth, std::get<expr::Formula>(b));
  return pool.Ite(condition, std::get<expr::Expr>(a), std::get<expr::Expr>(b));
}

}  // namespace heap
