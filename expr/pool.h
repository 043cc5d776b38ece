// Pool makes and owns all terms and formulas of one analysis. It is the only
// maker: terms are simplified, then hash-consed, so equal structure is equal
// id; formulas are canonical (expr/diagram.h), so equal meaning over the same
// atoms is equal id. Nothing is freed while the pool lives. One thread.
//
// Atoms of formulas come in two kinds: a *choice* (a finite variable with
// labelled values: which location an input reference denotes, which class a
// location has) and a *predicate* over terms (x < y + 1).
#ifndef EXPR_POOL_H_
#define EXPR_POOL_H_

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "expr/diagram.h"
#include "expr/expr.h"
#include "expr/kind.h"
#include "expr/sort.h"

namespace expr {

// What a diagram variable stands for.
struct Choice {
  std::string name;              // unique in the pool
  std::vector<uint32_t> labels;  // label of value i; ascending is not needed
};
struct PredicateAtom {
  Predicate predicate;
  Expr a, b;         // as the arity asks
  std::string name;  // of a kBool input only
};

class Pool {
 public:
  Pool();
  ~Pool();
  Pool(const Pool&) = delete;
  Pool& operator=(const Pool&) = delete;

  // --- terms
  Expr Int(int32_t value);
  Expr Long(int64_t value);
  Expr Float(float value);  // every NaN becomes the canonical one
  Expr Double(double value);
  Expr Constant(Sort sort, uint64_t bits);
  // The symbol of that sort and name: the same name gives the same symbol.
  Expr Symbol(Sort sort, std::string_view name);
  Expr Make(Kind kind, std::span<const Expr> kids);
  Expr Make(Kind kind, Expr a);
  Expr Make(Kind kind, Expr a, Expr b);
  Expr Ite(Formula condition, Expr then, Expr otherwise);

  Kind kind(Expr e) const;
  Sort sort(Expr e) const;
  std::span<const Expr> kids(Expr e) const;  // of kIte: only the two terms
  Formula condition(Expr ite) const;
  std::optional<uint64_t> constant(Expr e) const;  // bits, zero-extended
  const std::string& symbol_name(Expr e) const;

  // --- choices
  // The choice of that name and labels; asking again gives the same one. Two
  // different label lists under one name are two choices.
  Variable MakeChoice(std::string_view name, std::span<const uint32_t> labels);
  Formula ChoiceIs(Variable choice, uint32_t label);  // false if not a label
  Formula ChoiceIn(Variable choice, std::span<const uint32_t> labels);

  // --- predicates: simplified, oriented, then an atom, its negation, a
  // constant, or (over if-then-else terms) a combination of smaller ones
  Formula BoolSymbol(std::string_view name);
  Formula Test(Predicate predicate, Expr a, Expr b);
  Formula Test(Predicate predicate, Expr a);
  Formula Eq(Expr a, Expr b) { return Test(Predicate::kEq, a, b); }
  Formula Lt(Expr a, Expr b) { return Test(Predicate::kLt, a, b); }
  Formula Le(Expr a, Expr b) { return !Lt(b, a); }

  bool IsChoice(Variable v) const;
  const Choice& choice(Variable v) const;
  const PredicateAtom& predicate(Variable v) const;

  // --- Boolean structure
  Formula And(Formula a, Formula b) { return diagram_.And(a, b); }
  Formula Or(Formula a, Formula b) { return diagram_.Or(a, b); }
  Formula Not(Formula a) { return !a; }
  Formula Implies(Formula a, Formula b) { return diagram_.Implies(a, b); }
  Formula Ite(Formula c, Formula a, Formula b) { return diagram_.Ite(c, a, b); }
  Diagram& diagram() { return diagram_; }
  const Diagram& diagram() const { return diagram_; }

  // Only choices, no predicate: the diagram alone decides such a formula.
  bool IsPure(Formula f);

  // Everything a formula's value depends on: choices, Boolean inputs and
  // symbols, also those inside the terms of its predicates and the conditions
  // of if-then-else terms. Ascending, cached; the span stays valid.
  std::span<const Unknown> UnknownsOf(Formula f);

  size_t terms() const;
  size_t MemoryBytes() const;

 private:
  // ...
  Diagram diagram_;
};

}  // namespace expr

#endif  // EXPR_POOL_H_
