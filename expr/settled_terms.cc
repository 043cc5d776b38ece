#include "expr/settled_terms.h"

#include <utility>
#include <vector>

#include "expr/diagram.h"
#include "expr/kind.h"

namespace expr {
namespace {

// The chain as a read through many references makes it: each `otherwise` is
// the next link.
Expr Settled(Pool& pool, const Domains& domains, Expr whole) {
  Expr chain = whole;
  std::vector<std::pair<Formula, Expr>> cases;
  bool changed = false;
  while (pool.kind(chain) == Kind::kIte) {
    const Formula when =
        domains.Narrow(pool.diagram(), pool.condition(chain),
                       [&](Variable v) { return pool.IsChoice(v); });
    changed |= when != pool.condition(chain);
    const Expr then = pool.kids(chain)[0];
    chain = pool.kids(chain)[1];
    if (when.IsTrue()) {
      chain = then;
    } else if (!when.IsFalse()) {
      cases.emplace_back(when, then);
    }
  }
  if (!changed) return whole;
  for (auto c = cases.rbegin(); c != cases.rend(); ++c)
    chain = pool.Ite(c->first, c->second, chain);
  return chain;
}

bool IsChain(const Pool& pool, Expr e) { return pool.kind(e) == Kind::kIte; }

}  // namespace

Formula WithSettledTerms(Pool& pool, const Domains& domains, Formula f) {
  if (f.IsConstant()) return f;
  const Decision d = pool.diagram().Top(f);
  const Variable v = d.question.variable;
  if (!d.then.IsConstant() || !d.otherwise.IsConstant() || pool.IsChoice(v))
    return f;
  const PredicateAtom atom = pool.predicate(v);
  if (Row(atom.predicate).arity != 2) return f;
  if (!IsChain(pool, atom.a) && !IsChain(pool, atom.b)) return f;
  const Expr left = Settled(pool, domains, atom.a);
  const Formula settled =
      pool.Test(atom.predicate, left, Settled(pool, domains, atom.b));
  const bool asked_to_hold = d.question.value == 1;
  return asked_to_hold == d.then.IsTrue() ? settled : !settled;
}

}  // namespace expr
