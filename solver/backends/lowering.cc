#include "solver/backends/lowering.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <string>
#include <vector>

#include "expr/apply.h"
#include "expr/kind.h"
#include "expr/sort.h"
#include "solver/backends/jvm_operators.h"
#include "solver/backends/smt_op.h"

namespace solver {

using expr::Decision;
using expr::Expr;
using expr::Formula;
using expr::Kind;
using expr::Sort;
using expr::Unknown;
using expr::Variable;

SmtTerm Lowering::Lower(Formula f) {
  std::vector<Formula> pending = {f.uncomplemented()};
  while (!pending.empty()) {
    const Formula next = pending.back();
    if (formulas_.contains(next)) {
      pending.pop_back();
      continue;
    }
    const size_t before = pending.size();
    if (!next.IsConstant()) {
      const Decision d = pool_.diagram().Top(next);
      for (Formula kid :
           {d.then.uncomplemented(), d.otherwise.uncomplemented()})
        if (!formulas_.contains(kid)) pending.push_back(kid);
    }
    if (pending.size() == before) formulas_.emplace(next, Node(next));
  }
  return Edge(f);
}

// Its node is lowered already.
SmtTerm Lowering::Edge(Formula f) {
  if (auto it = formulas_.find(f); it != formulas_.end()) return it->second;
  const SmtTerm negated = made_.Apply(SmtOp::kNot, {formulas_.at(!f)});
  return formulas_.emplace(f, negated).first->second;
}

// Its parts are lowered already. The smallest connective that says it.
SmtTerm Lowering::Node(Formula plain) {
  if (plain.IsConstant()) return made_.True();
  const Decision d = pool_.diagram().Top(plain);
  const SmtTerm q = Ask(d.question);
  auto negation = [&] { return made_.Apply(SmtOp::kNot, {q}); };
  auto both = [&](SmtTerm a, Formula b) {
    return b.IsTrue() ? a : made_.Apply(SmtOp::kAnd, {a, Edge(b)});
  };
  auto either = [&](SmtTerm a, Formula b) {
    return b.IsFalse() ? a : made_.Apply(SmtOp::kOr, {a, Edge(b)});
  };
  if (d.then.IsTrue()) return either(q, d.otherwise);
  if (d.then.IsFalse()) return both(negation(), d.otherwise);
  if (d.otherwise.IsTrue()) return either(negation(), d.then);
  if (d.otherwise.IsFalse()) return both(q, d.then);
  return made_.Apply(SmtOp::kIte, {q, Edge(d.then), Edge(d.otherwise)});
}

SmtTerm Lowering::Ask(expr::Question q) {
  if (pool_.IsChoice(q.variable)) {
    const SmtTerm value = made_.Vector(q.value, ChoiceBits(q.variable));
    return made_.Apply(SmtOp::kEq, {Choice(q.variable), value});
  }
  // A predicate: value 1 means it holds.
  const SmtTerm atom = Predicate(q.variable);
  return q.value == 1 ? atom : made_.Apply(SmtOp::kNot, {atom});
}

uint32_t Lowering::LastValue(Variable v) const {
  return pool_.diagram().domain_size(v) - 1;
}

uint32_t Lowering::ChoiceBits(Variable v) const {
  return std::max(1u, static_cast<uint32_t>(std::bit_width(LastValue(v))));
}

SmtTerm Lowering::Choice(Variable v) {
  if (auto it = atoms_.find(v); it != atoms_.end()) return it->second;
  const std::string name = "c" + std::to_string(v.index());
  const SmtTerm made = made_.VectorSymbol(name, ChoiceBits(v));
  return atoms_.emplace(v, made).first->second;
}

SmtTerm Lowering::Predicate(Variable v) {
  if (auto it = atoms_.find(v); it != atoms_.end()) return it->second;
  const SmtTerm made = MakePredicate(v);
  return atoms_.emplace(v, made).first->second;
}

SmtTerm Lowering::MakePredicate(Variable v) {
  const expr::PredicateAtom& atom = pool_.predicate(v);
  if (atom.predicate == expr::Predicate::kBool)
    return made_.BoolSymbol("b" + std::to_string(v.index()));
  if (pool_.IsForAll(v)) return MakeForAll(v);
  const SmtOp op = SmtOpOf(atom.predicate).value();
  const SmtTerm a = Lower(atom.a);
  if (expr::Row(atom.predicate).arity == 1) return made_.Apply(op, {a});
  return made_.Apply(op, {a, Lower(atom.b)});
}

SmtTerm Lowering::MakeForAll(Variable v) {
  if (quantifiers_ == Quantifiers::kWrittenOut) return Instances(v);
  const expr::PredicateAtom& forall = pool_.predicate(v);
  const SmtTerm outside = made_.Apply(SmtOp::kNot, {InRange(forall)});
  const SmtTerm body = made_.Apply(SmtOp::kOr, {outside, Lower(forall.body)});
  return made_.ForAll(Lower(forall.a), body);
}

// What it binds is from 1 to both limits.
SmtTerm Lowering::InRange(const expr::PredicateAtom& forall) {
  const SmtTerm i = Lower(forall.a);
  const auto number = [&](int32_t n) {
    return made_.Vector(static_cast<uint32_t>(n), SmtWidth(Sort::kBv32));
  };
  const auto at_most = [&](SmtTerm a, SmtTerm b) {
    const SmtTerm more = made_.Apply(SmtOp::kBvSlt, {b, a});
    return made_.Apply(SmtOp::kNot, {more});
  };
  const SmtTerm limits[] = {at_most(number(1), i),
                            at_most(i, number(forall.most)),
                            at_most(i, Lower(forall.b))};
  return AllOf(limits);
}

SmtTerm Lowering::Instances(Variable v) {
  std::vector<SmtTerm> instances;
  for (Formula f : pool_.InstancesOf(v)) instances.push_back(Lower(f));
  return AllOf(instances);
}

// In halves, so that many of them do not nest deep.
SmtTerm Lowering::AllOf(std::span<const SmtTerm> terms) {
  if (terms.empty()) return made_.True();
  if (terms.size() == 1) return terms[0];
  const SmtTerm first = AllOf(terms.first(terms.size() / 2));
  const SmtTerm second = AllOf(terms.subspan(terms.size() / 2));
  return made_.Apply(SmtOp::kAnd, {first, second});
}

SmtTerm Lowering::Lower(Expr e) {
  std::vector<Expr> pending = {e};
  while (!pending.empty()) {
    const Expr next = pending.back();
    if (terms_.contains(next)) {
      pending.pop_back();
      continue;
    }
    const size_t before = pending.size();
    for (Expr kid : pool_.kids(next))
      if (!terms_.contains(kid)) pending.push_back(kid);
    if (pending.size() == before) terms_.emplace(next, MakeTerm(next));
  }
  return terms_.at(e);
}

// Its parts are lowered already.
SmtTerm Lowering::MakeTerm(Expr e) {
  const Kind kind = pool_.kind(e);
  const Sort sort = pool_.sort(e);
  if (kind == Kind::kSymbol) return MakeSymbol(e);
  if (kind == Kind::kConstant)
    return LowerConstant(made_, sort, *pool_.constant(e));
  const std::span<const Expr> kids = pool_.kids(e);
  const Sort from = pool_.sort(kids[0]);
  const SmtTerm a = terms_.at(kids[0]);
  if (kind == Kind::kCellAt) return CellAt(a, kids.subspan(1), 0);
  if (kids.size() == 1) return LowerUnary(made_, kind, from, sort, a);
  const SmtTerm b = terms_.at(kids[1]);
  if (kind != Kind::kIte) return LowerBinary(made_, kind, from, a, b);
  return made_.Apply(SmtOp::kIte, {Lower(pool_.condition(e)), a, b});
}

// By halves: the cells are those from `at` on.
SmtTerm Lowering::CellAt(SmtTerm index, std::span<const Expr> cells,
                         size_t at) {
  if (cells.size() == 1) return terms_.at(cells[0]);
  const size_t half = cells.size() / 2;
  const SmtTerm border = made_.Vector(at + half, SmtWidth(Sort::kBv32));
  const SmtTerm before = made_.Apply(SmtOp::kBvSlt, {index, border});
  const SmtTerm first = CellAt(index, cells.first(half), at);
  const SmtTerm second = CellAt(index, cells.subspan(half), at + half);
  return made_.Apply(SmtOp::kIte, {before, first, second});
}

SmtTerm Lowering::MakeSymbol(Expr e) {
  const std::string name = "s" + std::to_string(e.id());
  const Sort sort = pool_.sort(e);
  return expr::IsFloating(sort) ? made_.FloatSymbol(name, sort)
                                : made_.VectorSymbol(name, SmtWidth(sort));
}

void Lowering::Read(const ValueOf& value, std::span<const Unknown> unknowns,
                    expr::Model& into) {
  for (Unknown u : unknowns)
    if (!into.Has(u)) into.Set(u, Read(value, u));
}

uint64_t Lowering::Read(const ValueOf& value, Unknown u) {
  if (u.IsSymbol())
    return expr::CanonicalBits(pool_.sort(u.symbol()),
                               value(Lower(u.symbol())));
  const Variable v = u.variable();
  if (!pool_.IsChoice(v)) return value(Predicate(v));
  // Any value no question names stands for the last one.
  return std::min<uint64_t>(LastValue(v), value(Choice(v)));
}

}  // namespace solver
