#include "expr/simplify.h"

#include "expr/apply.h"
#include "expr/pool.h"
#include "expr/rules.h"

namespace expr {

std::span<const TermRule> TermRules(Kind kind) {
  switch (Row(kind).operands) {
    case OperandRule::kNone:
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

std::optional<Expr> Simplify(Pool& pool, const TermDraft& draft) {
  for (const TermRule& rule : TermRules(draft.kind))
    if (auto simpler = rule.rewrite(pool, draft)) return simpler;
  return std::nullopt;
}

std::optional<Formula> Simplify(Pool& pool, const TestDraft& draft) {
  for (const TestRule& rule : TestRules(draft.predicate))
    if (auto simpler = rule.rewrite(pool, draft)) return simpler;
  return std::nullopt;
}

namespace rules {
namespace {

// An if-then-else between two constants, or nothing.
bool HasConstantArms(const Pool& pool, Expr e) {
  return pool.kind(e) == Kind::kIte && pool.IsConstant(pool.kids(e)[0]) &&
         pool.IsConstant(pool.kids(e)[1]);
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

// (c ? 1 : 0) ^ 1 is c ? 0 : 1.
std::optional<Expr> FoldArms(Pool& pool, const TermDraft& d) {
  auto apply = [&](Expr a, Expr b) {
    return d.b == Expr() ? pool.Make(d.kind, a) : pool.Make(d.kind, a, b);
  };
  if (HasConstantArms(pool, d.a) && (d.b == Expr() || pool.IsConstant(d.b))) {
    const Expr then = apply(pool.kids(d.a)[0], d.b);
    const Expr otherwise = apply(pool.kids(d.a)[1], d.b);
    return pool.Ite(pool.condition(d.a), then, otherwise);
  }
  if (d.b != Expr() && pool.IsConstant(d.a) && HasConstantArms(pool, d.b)) {
    const Expr then = apply(d.a, pool.kids(d.b)[0]);
    const Expr otherwise = apply(d.a, pool.kids(d.b)[1]);
    return pool.Ite(pool.condition(d.b), then, otherwise);
  }
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
