// Rules for if-then-else terms. Conditions are canonical formulas, so "the
// same condition" is the same handle, and a condition is never complemented.
#include "expr/rules.h"

namespace expr::rules {
namespace {

using Rewrite = std::optional<Expr>;

bool IsIte(const Pool& pool, Expr e) { return pool.kind(e) == Kind::kIte; }
Expr Then(const Pool& pool, Expr ite) { return pool.kids(ite)[0]; }
Expr Otherwise(const Pool& pool, Expr ite) { return pool.kids(ite)[1]; }

Rewrite ConstantCondition(Pool&, const TermDraft& d) {
  if (!d.condition.IsConstant()) return std::nullopt;
  return d.condition.IsTrue() ? d.a : d.b;
}
Rewrite EqualArms(Pool&, const TermDraft& d) {
  if (d.a != d.b) return std::nullopt;
  return d.a;
}
// !c ? a : b is c ? b : a.
Rewrite NegatedCondition(Pool& pool, const TermDraft& d) {
  if (!d.condition.complemented()) return std::nullopt;
  return pool.Ite(!d.condition, d.b, d.a);
}
// c ? (c ? x : y) : z, and the same in the other arm
Rewrite RepeatedCondition(Pool& pool, const TermDraft& d) {
  if (IsIte(pool, d.a) && pool.condition(d.a) == d.condition)
    return pool.Ite(d.condition, Then(pool, d.a), d.b);
  if (IsIte(pool, d.b) && pool.condition(d.b) == d.condition)
    return pool.Ite(d.condition, d.a, Otherwise(pool, d.b));
  return std::nullopt;
}
// c ? x : (d ? x : y) is (c || d) ? x : y, and its three mirror images. Reads
// through many aliases of one object collapse by this.
Rewrite SharedArm(Pool& pool, const TermDraft& d) {
  if (IsIte(pool, d.b)) {
    const Formula inner = pool.condition(d.b);
    if (Then(pool, d.b) == d.a)
      return pool.Ite(pool.Or(d.condition, inner), d.a, Otherwise(pool, d.b));
    if (Otherwise(pool, d.b) == d.a)
      return pool.Ite(pool.Or(d.condition, !inner), d.a, Then(pool, d.b));
  }
  if (IsIte(pool, d.a)) {
    const Formula inner = pool.condition(d.a);
    if (Then(pool, d.a) == d.b)
      return pool.Ite(pool.And(d.condition, !inner), Otherwise(pool, d.a), d.b);
    if (Otherwise(pool, d.a) == d.b)
      return pool.Ite(pool.And(d.condition, inner), Then(pool, d.a), d.b);
  }
  return std::nullopt;
}

constexpr TermRule kRules[] = {
    {"constant-condition", ConstantCondition},
    {"equal-arms", EqualArms},
    {"negated-condition", NegatedCondition},
    {"repeated-condition", RepeatedCondition},
    {"shared-arm", SharedArm},
};

}  // namespace

std::span<const TermRule> IfThenElse() { return kRules; }

}  // namespace expr::rules
