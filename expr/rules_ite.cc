// Rules for if-then-else terms. Conditions are canonical formulas, so "the
// same condition" is the same handle, and a condition is never complemented.
#include <algorithm>
#include <unordered_map>

#include "expr/diagram.h"
#include "expr/ite_tree.h"
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

// What each constant is chosen under, given what the arms are.
class ByNumber {
 public:
  ByNumber(Pool& pool, const IteTree& tree, const TermDraft& root)
      : pool_(pool) {
    Lead(root.a, root.condition);
    Lead(root.b, !root.condition);
    for (auto it = tree.ites.rbegin(); it != tree.ites.rend(); ++it) {
      const Formula here = when_.at(*it);
      Lead(Then(pool, *it), pool.And(here, pool.condition(*it)));
      Lead(Otherwise(pool, *it), pool.And(here, !pool.condition(*it)));
    }
  }
  Formula When(Expr constant) const { return when_.at(constant); }

 private:
  void Lead(Expr to, Formula when) {
    Formula& all = when_.try_emplace(to, Formula::False()).first->second;
    all = pool_.Or(all, when);
  }

  Pool& pool_;
  std::unordered_map<Expr, Formula> when_;
};

bool IsLong(Pool& pool, Formula f) {
  return pool.diagram().CountNodes(f) > kMostChoosingNodes;
}

// A number that is chosen on several ways is chosen once: what depends on the
// way taken has as many cases as values, and equal cases are one term.
Rewrite EachNumberOnce(Pool& pool, const TermDraft& d) {
  if (!pool.keeps_choices() || (!IsIte(pool, d.a) && !IsIte(pool, d.b)))
    return std::nullopt;
  const Expr arms[] = {d.a, d.b};
  auto tree = TreeUnder(pool, arms, 2 * kMostLiftedLeaves);
  if (!tree || tree->leaves.size() > kMostLiftedLeaves ||
      tree->ites.size() + 2 <= tree->leaves.size() ||
      !AllConstant(pool, tree->leaves))
    return std::nullopt;
  if (IsLong(pool, d.condition)) return std::nullopt;
  for (Expr ite : tree->ites)
    if (IsLong(pool, pool.condition(ite))) return std::nullopt;
  const ByNumber cases(pool, *tree, d);
  std::sort(tree->leaves.begin(), tree->leaves.end(), [&](Expr a, Expr b) {
    return IntegerConstant(pool, a) < IntegerConstant(pool, b);
  });
  Expr chosen = tree->leaves[0];
  for (size_t i = 1; i < tree->leaves.size(); ++i) {
    const Expr number = tree->leaves[i];
    if (IsLong(pool, cases.When(number))) return std::nullopt;
    chosen = pool.Ite(cases.When(number), number, chosen);
  }
  return chosen;
}

constexpr TermRule kRules[] = {
    {"constant-condition", ConstantCondition},
    {"equal-arms", EqualArms},
    {"negated-condition", NegatedCondition},
    {"repeated-condition", RepeatedCondition},
    {"shared-arm", SharedArm},
    {"each-number-once", EachNumberOnce},
};

}  // namespace

std::span<const TermRule> IfThenElse() { return kRules; }

}  // namespace expr::rules
