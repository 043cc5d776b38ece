#include "solver/backends/untranslatable.h"

#include <cstddef>
#include <vector>

#include "expr/kind.h"

namespace solver {

using expr::Expr;
using expr::Formula;
using expr::Kind;
using expr::Variable;

bool Untranslatable::Has(Formula f) {
  if (f.IsConstant()) return false;
  f = f.uncomplemented();
  if (auto it = formulas_.find(f); it != formulas_.end()) return it->second;
  bool found = false;
  // A copy: what quantifiers say has a support, too.
  const auto support = pool_.diagram().Support(f);
  for (Variable v : std::vector<Variable>(support.begin(), support.end()))
    found = found || AtomHas(v);
  return formulas_.emplace(f, found).first->second;
}

bool Untranslatable::AtomHas(Variable v) {
  if (pool_.IsChoice(v)) return false;
  const expr::PredicateAtom atom = pool_.predicate(v);
  if (pool_.IsForAll(v)) return Has(atom.b) || Has(atom.body);
  const uint8_t arity = expr::Row(atom.predicate).arity;
  return (arity > 0 && Has(atom.a)) || (arity > 1 && Has(atom.b));
}

bool Untranslatable::Has(Expr root) {
  std::vector<Expr> pending = {root};
  while (!pending.empty()) {
    const Expr e = pending.back();
    if (terms_.contains(e)) {
      pending.pop_back();
      continue;
    }
    const size_t before = pending.size();
    for (Expr kid : pool_.kids(e))
      if (!terms_.contains(kid)) pending.push_back(kid);
    if (pending.size() == before) terms_.emplace(e, TermHas(e));
  }
  return terms_.at(root);
}

// Its parts are known already.
bool Untranslatable::TermHas(Expr e) {
  if (pool_.kind(e) == Kind::kFRem) return true;
  for (Expr kid : pool_.kids(e))
    if (terms_.at(kid)) return true;
  return pool_.kind(e) == Kind::kIte && Has(pool_.condition(e));
}

}  // namespace solver
