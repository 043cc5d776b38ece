// Reads of arrays at places that are input, and "for all i from 1 to k: body".
// Both mean what a list of plain terms and conditions means, and are made of
// them again where an index is known.
#include <algorithm>
#include <cstddef>
#include <unordered_map>
#include <vector>

#include "base/check.h"
#include "expr/pool.h"

namespace expr {
namespace {

// Quantifiers over so few indices are conjunctions.
constexpr int32_t kMostUnrolled = 4;

// Puts a term in place of a symbol, in what depends on it.
class Substitution {
 public:
  Substitution(Pool& pool, Expr symbol, Expr by)
      : pool_(pool), symbol_(symbol) {
    terms_.emplace(symbol, by);
  }

  Formula Apply(Formula f) {
    if (f.IsConstant()) return f;
    if (auto it = formulas_.find(f.node()); it != formulas_.end())
      return f.complemented() ? !it->second : it->second;
    const Decision d = pool_.diagram().Top(f);
    const Formula question = ApplyQuestion(d.question);
    const Formula then = Apply(d.then);
    const Formula otherwise = Apply(d.otherwise);
    const Formula result = pool_.Ite(question, then, otherwise);
    formulas_.emplace(f.node(), f.complemented() ? !result : result);
    return result;
  }

 private:
  // Choices are not about numbers: a bound symbol does not occur in their
  // cases.
  Formula ApplyQuestion(Question q) {
    if (pool_.IsChoice(q.variable))
      return pool_.diagram().Is(q.variable, q.value);
    const Formula holds = ApplyAtom(q.variable);
    return q.value == 1 ? holds : !holds;
  }

  Formula ApplyAtom(Variable v) {
    const PredicateAtom atom = pool_.predicate(v);
    if (atom.predicate == Predicate::kBool || Hides(atom))
      return pool_.diagram().Is(v, 1);
    const Expr b = atom.b == Expr() ? Expr() : Apply(atom.b);
    if (atom.predicate != Predicate::kForAll)
      return pool_.Test(atom.predicate, Apply(atom.a), b);
    return pool_.ForAll(atom.a, b, atom.most, Apply(atom.body));
  }
  // A quantifier inside that binds the symbol anew.
  bool Hides(const PredicateAtom& atom) const {
    return atom.predicate == Predicate::kForAll && atom.a == symbol_;
  }

  Expr Apply(Expr e) {
    if (auto it = terms_.find(e); it != terms_.end()) return it->second;
    const Expr result = Made(e);
    terms_.emplace(e, result);
    return result;
  }

  Expr Made(Expr e) {
    const std::span<const Expr> old = pool_.kids(e);
    if (old.empty()) return e;
    if (pool_.kind(e) == Kind::kCellAt) return MadeCell(old);
    std::vector<Expr> kids;
    for (Expr kid : old) kids.push_back(Apply(kid));
    if (pool_.kind(e) != Kind::kIte) return pool_.Make(pool_.kind(e), kids);
    return pool_.Ite(Apply(pool_.condition(e)), kids[0], kids[1]);
  }
  // Of all cells only the one that is meant, where that is known.
  Expr MadeCell(std::span<const Expr> old) {
    const Expr index = Apply(old[0]);
    if (pool_.IsConstant(index))
      return Apply(pool_.CellAt(old.subspan(1), index));
    std::vector<Expr> cells;
    for (Expr cell : old.subspan(1)) cells.push_back(Apply(cell));
    return pool_.CellAt(cells, index);
  }

  Pool& pool_;
  const Expr symbol_;
  std::unordered_map<uint32_t, Formula> formulas_;  // by node
  std::unordered_map<Expr, Expr> terms_;
};

}  // namespace

Expr Pool::CellAt(std::span<const Expr> cells, Expr index) {
  CHECK(!cells.empty() && sort(index) == Sort::kBv32,
        "an array read should have cells and an int for its index");
  diagram_.CountWork();
  if (const auto bits = constant(index)) {
    const auto at = static_cast<int32_t>(*bits);
    const size_t last = cells.size() - 1;
    return cells[at < 0 ? 0 : std::min(static_cast<size_t>(at), last)];
  }
  bool equal = true;
  for (Expr cell : cells) {
    CHECK(sort(cell) == sort(cells[0]), "cells should have one sort");
    equal = equal && cell == cells[0];
  }
  if (equal) return cells[0];
  std::vector<Expr> operands = {index};
  operands.insert(operands.end(), cells.begin(), cells.end());
  const uint32_t list = lists_.Intern(std::move(operands));
  return terms_.Intern(
      {Kind::kCellAt, sort(cells[0]), 0, {Expr(list), Expr(), Expr()}});
}

Formula Pool::ForAll(Expr bound, Expr upper, int32_t most, Formula body) {
  CHECK(kind(bound) == Kind::kSymbol && sort(bound) == Sort::kBv32 &&
            sort(upper) == Sort::kBv32,
        "a quantifier should bind an int and end at one");
  const auto end = constant(upper);
  if (end) most = std::min(most, static_cast<int32_t>(*end));
  if (end) upper = Int(most);
  if (most <= 0 || body.IsTrue()) return Formula::True();
  const std::span<const Unknown> unknowns = UnknownsOf(body);
  if (!std::binary_search(unknowns.begin(), unknowns.end(), Unknown(bound)))
    return Implies(Le(Int(1), upper), body);
  const Variable atom = atoms_.MakeForAll(bound, upper, most, body);
  if (most == 1 || (end && most <= kMostUnrolled)) return Expanded(atom);
  return diagram_.Is(atom, 1);
}

Formula Pool::InstanceOf(Variable forall, Expr index) {
  CHECK(IsForAll(forall), "only a quantifier should have instances");
  if (auto it = instances_[forall].find(index); it != instances_[forall].end())
    return it->second;
  const PredicateAtom& atom = predicate(forall);
  const Formula instance = Substitution(*this, atom.a, index).Apply(atom.body);
  instances_[forall].emplace(index, instance);
  return instance;
}

std::vector<Formula> Pool::InstancesOf(Variable forall) {
  std::vector<Formula> instances;
  for (int32_t j = 1; j <= predicate(forall).most; ++j) {
    const Formula asked = Le(Int(j), predicate(forall).b);
    if (asked.IsFalse()) break;
    instances.push_back(Implies(asked, InstanceOf(forall, Int(j))));
  }
  return instances;
}

Formula Pool::Expanded(Variable forall) {
  Formula all = Formula::True();
  for (Formula instance : InstancesOf(forall)) all = And(all, instance);
  return all;
}

}  // namespace expr
