#include "expr/simplify.h"

#include <unordered_map>
#include <unordered_set>

#include "expr/apply.h"
#include "expr/ite_tree.h"
#include "expr/pool.h"
#include "expr/rules.h"

namespace expr {

std::span<const TermRule> TermRules(Kind kind) {
  switch (Row(kind).operands) {
    case OperandRule::kNone:
    case OperandRule::kCells:
      return {};
    case OperandRule::kGuarded:
      return rules::IfThenElse();
    case OperandRule::kSame:
    case OperandRule::kShift:
      return rules::Integer(kind);
    case OperandRule::kSameFloat:
      return rules::Floating(kind);
    default:
      return rules::Conversion(kind);
  }
}

namespace {

bool IsOfTable(Pool& pool, Expr a, Expr b) {
  return pool.tables().Has(a) || (b != Expr() && pool.tables().Has(b));
}

}  // namespace

std::optional<Expr> Simplify(Pool& pool, const TermDraft& draft) {
  if (draft.kind != Kind::kIte && IsOfTable(pool, draft.a, draft.b))
    if (auto simpler = pool.tables().Simplify(draft)) return simpler;
  for (const TermRule& rule : TermRules(draft.kind))
    if (auto simpler = rule.rewrite(pool, draft)) return simpler;
  return std::nullopt;
}

std::optional<Formula> Simplify(Pool& pool, const TestDraft& draft) {
  if (IsOfTable(pool, draft.a, draft.b))
    if (auto simpler = pool.tables().Simplify(draft)) return simpler;
  for (const TestRule& rule : TestRules(draft.predicate))
    if (auto simpler = rule.rewrite(pool, draft)) return simpler;
  return std::nullopt;
}

namespace rules {
namespace {

constexpr size_t kMostFoldedPairs = 64;

bool ChoosesBetweenTwo(const Pool& pool, Expr ite) {
  return pool.IsConstant(pool.kids(ite)[0]) &&
         pool.IsConstant(pool.kids(ite)[1]);
}

// Fractions are hard on a solver: `(int) (size / 0.75f)` of a size that is 0 to
// 3 should not come to it.
bool KeepsChoices(const Pool& pool, const TermDraft& d) {
  return pool.keeps_choices() || IsFloating(d.sort) ||
         IsFloating(pool.sort(d.a));
}

// The tree of a term that chooses between two constants, or between few where
// choices are kept; or nothing.
std::optional<IteTree> NumbersUnder(const Pool& pool, Expr e,
                                    bool keeps_choices) {
  if (e == Expr() || pool.kind(e) != Kind::kIte) return std::nullopt;
  if (!keeps_choices && !ChoosesBetweenTwo(pool, e)) return std::nullopt;
  auto tree = TreeUnder(pool, {&e, 1}, kMostLiftedLeaves);
  if (!tree || !AllConstant(pool, tree->leaves)) return std::nullopt;
  return tree;
}

// The same tree with other leaves.
template <class OfLeaf>
Expr Mapped(Pool& pool, const IteTree& tree, OfLeaf of_leaf) {
  std::unordered_map<Expr, Expr> to;
  for (Expr leaf : tree.leaves) to[leaf] = of_leaf(leaf);
  for (Expr ite : tree.ites) {
    const Expr then = pool.kids(ite)[0], otherwise = pool.kids(ite)[1];
    to[ite] = pool.Ite(pool.condition(ite), to.at(then), to.at(otherwise));
  }
  return to.at(tree.ites.back());
}

bool HasFewResults(const Pool& pool, const TermDraft& d, const IteTree& a,
                   const IteTree& b) {
  if (!KeepsChoices(pool, d)) return false;
  if (a.leaves.size() * b.leaves.size() > kMostFoldedPairs) return false;
  std::unordered_set<uint64_t> results;
  for (Expr left : a.leaves)
    for (Expr right : b.leaves)
      results.insert(Apply(d.kind, pool.sort(left), *pool.constant(left),
                           *pool.constant(right)));
  return results.size() <= kMostLiftedLeaves;
}

}  // namespace

std::optional<Expr> Fold(Pool& pool, const TermDraft& d) {
  const auto a = pool.constant(d.a);
  if (!a) return std::nullopt;
  if (d.b == Expr())
    return pool.Constant(d.sort, Apply(d.kind, pool.sort(d.a), *a, 0));
  const auto b = pool.constant(d.b);
  if (!b) return std::nullopt;
  return pool.Constant(d.sort, Apply(d.kind, pool.sort(d.a), *a, *b));
}

// Commutative operands: a constant last, otherwise the older term first.
std::optional<Expr> Orient(Pool& pool, const TermDraft& d) {
  const bool a_constant = pool.IsConstant(d.a);
  if (a_constant == pool.IsConstant(d.b)) {
    if (d.a <= d.b) return std::nullopt;
  } else if (!a_constant) {
    return std::nullopt;
  }
  return pool.Make(d.kind, d.b, d.a);
}

// (c ? 1 : 0) ^ 1 is c ? 0 : 1, and so on for all that choose between few
// numbers: a counter that depends on the way taken stays a choice of numbers.
std::optional<Expr> FoldArms(Pool& pool, const TermDraft& d) {
  const bool alone = d.b == Expr();
  const bool keeps_choices = KeepsChoices(pool, d);
  const auto a = NumbersUnder(pool, d.a, keeps_choices);
  const auto b = NumbersUnder(pool, d.b, keeps_choices);
  if (a && alone)
    return Mapped(pool, *a, [&](Expr n) { return pool.Make(d.kind, n); });
  if (a && (pool.IsConstant(d.b) || (b && HasFewResults(pool, d, *a, *b))))
    return Mapped(pool, *a, [&](Expr n) { return pool.Make(d.kind, n, d.b); });
  if (b && pool.IsConstant(d.a))
    return Mapped(pool, *b, [&](Expr n) { return pool.Make(d.kind, d.a, n); });
  return std::nullopt;
}

Range RangeOf(const Pool& pool, Expr e) {
  const Sort sort = pool.sort(e);
  switch (pool.kind(e)) {
    case Kind::kConstant: {
      const int64_t value = *IntegerConstant(pool, e);
      return {value, value};
    }
    case Kind::kI2B:
      return {INT8_MIN, INT8_MAX};
    case Kind::kI2S:
      return {INT16_MIN, INT16_MAX};
    case Kind::kI2C:
      return {0, UINT16_MAX};
    case Kind::kI2L:
      return {INT32_MIN, INT32_MAX};
    case Kind::kLcmp:
    case Kind::kFcmpl:
    case Kind::kFcmpg:
      return {-1, 1};
    case Kind::kBitAnd: {
      // Orientation puts the constant last.
      const auto mask = IntegerConstant(pool, pool.kids(e)[1]);
      if (mask && *mask >= 0) return {0, *mask};
      break;
    }
    default:
      break;
  }
  return {SmallestValue(sort), LargestValue(sort)};
}

}  // namespace rules
}  // namespace expr
