#include "expr/rename.h"

#include <span>
#include <vector>

#include "base/check.h"
#include "expr/diagram.h"
#include "expr/kind.h"

namespace expr {

void Renaming::Map(Variable from, Variable to) { choices_.emplace(from, to); }

void Renaming::Map(Expr from_symbol, Expr to_symbol) {
  CHECK(pool_.sort(from_symbol) == pool_.sort(to_symbol),
        "a symbol should be renamed to one of its own sort");
  symbols_.emplace(from_symbol, to_symbol);
}

void Renaming::Fix(Variable choice, uint32_t label) {
  fixed_.emplace(choice, label);
}

void Renaming::Replace(Variable boolean, Formula by) {
  booleans_.emplace(boolean, by);
}

Formula Renaming::ApplyQuestion(Question q) {
  if (pool_.IsChoice(q.variable)) {
    const uint32_t label = pool_.choice(q.variable).labels[q.value];
    if (auto it = fixed_.find(q.variable); it != fixed_.end())
      return it->second == label ? Formula::True() : Formula::False();
    if (auto it = choices_.find(q.variable); it != choices_.end())
      return pool_.ChoiceIs(it->second, label);
    if (!pool_.choice(q.variable).cases.empty()) return ApplyDerived(q);
    return pool_.ChoiceIs(q.variable, label);
  }
  const PredicateAtom atom = pool_.predicate(q.variable);
  Formula holds;
  if (auto it = booleans_.find(q.variable); it != booleans_.end())
    holds = it->second;
  else if (atom.predicate == Predicate::kBool)
    holds = pool_.diagram().Is(q.variable, 1);
  else if (atom.predicate == Predicate::kForAll)
    holds = ApplyForAll(atom);
  else if (atom.predicate == Predicate::kIsNan)
    holds = pool_.Test(atom.predicate, Apply(atom.a));
  else
    holds = pool_.Test(atom.predicate, Apply(atom.a), Apply(atom.b));
  return q.value == 1 ? holds : !holds;
}

// What it binds is no unknown and keeps its name.
Formula Renaming::ApplyForAll(const PredicateAtom& atom) {
  const Expr upper = Apply(atom.b);
  return pool_.ForAll(atom.a, upper, atom.most, Apply(atom.body));
}

// The cases of a derived choice, spelled out: once the choices they depend on
// are fixed, little is left of them.
Formula Renaming::ApplyDerived(Question q) {
  Formula result = Formula::False();
  const std::vector<DerivedCase> cases = pool_.choice(q.variable).cases;
  for (const DerivedCase& c : cases)
    if (c.value == q.value) result = pool_.Or(result, Apply(c.when));
  return result;
}

Formula Renaming::Apply(Formula f) {
  if (f.IsConstant()) return f;
  if (auto it = formulas_.find(f.node()); it != formulas_.end())
    return f.complemented() ? !it->second : it->second;
  const Decision d = pool_.diagram().Top(f);
  const Formula question = ApplyQuestion(d.question);
  const Formula then = Apply(d.then);
  const Formula result = pool_.Ite(question, then, Apply(d.otherwise));
  formulas_.emplace(f.node(), f.complemented() ? !result : result);
  return result;
}

Expr Renaming::Apply(Expr e) {
  if (auto it = symbols_.find(e); it != symbols_.end()) return it->second;
  if (auto it = terms_.find(e); it != terms_.end()) return it->second;
  const std::span<const Expr> old = pool_.kids(e);
  std::vector<Expr> kids(old.begin(), old.end());
  for (Expr& kid : kids) kid = Apply(kid);
  Expr result = e;
  if (pool_.kind(e) == Kind::kIte)
    result = pool_.Ite(Apply(pool_.condition(e)), kids[0], kids[1]);
  else if (!kids.empty())
    result = pool_.Make(pool_.kind(e), kids);
  terms_.emplace(e, result);
  return result;
}

}  // namespace expr
