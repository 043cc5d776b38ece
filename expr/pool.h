// Pool makes and owns all terms and formulas of one analysis. It is the only
// maker: terms are simplified, then hash-consed, so equal structure is equal
// id; formulas are canonical (expr/diagram.h), so equal meaning over the same
// atoms is equal id. Nothing is freed while the pool lives. One thread.
//
// Atoms of formulas come in two kinds: a *choice* (a finite variable with
// labelled values: which location an input reference denotes, which class a
// location has) and a *predicate* over terms (x < y + 1), which is a diagram
// variable of domain 2 whose value 1 means "holds".
#ifndef EXPR_POOL_H_
#define EXPR_POOL_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "expr/atom_table.h"
#include "expr/diagram.h"
#include "expr/expr.h"
#include "expr/kind.h"
#include "expr/operand_lists.h"
#include "expr/sort.h"
#include "expr/symbol_names.h"
#include "expr/tables.h"
#include "expr/term_table.h"
#include "expr/unknown.h"

namespace expr {

class Pool {
 public:
  Pool() : atoms_(diagram_), tables_(*this) {}
  Pool(const Pool&) = delete;
  Pool& operator=(const Pool&) = delete;

  // While one lives, what is computed from a choice between few numbers is such
  // a choice again: a counter that depends on the way taken stays a set of
  // numbers, and questions about it are questions about the way. Otherwise it
  // is a term that a reader knows: a length plus two. They do not nest.
  class ChoicesOfNumbers {
   public:
    explicit ChoicesOfNumbers(Pool& pool, bool kept = true) : pool_(pool) {
      pool.keeps_choices_ = kept;
    }
    ~ChoicesOfNumbers() { pool_.keeps_choices_ = false; }
    ChoicesOfNumbers(const ChoicesOfNumbers&) = delete;
    ChoicesOfNumbers& operator=(const ChoicesOfNumbers&) = delete;

   private:
    Pool& pool_;
  };
  bool keeps_choices() const { return keeps_choices_; }

  // From now on a comparison with a number of one choice, like the length of an
  // array, is a question about that choice, however many lengths there are.
  void AskAboutLengths() { asks_about_lengths_ = true; }
  bool asks_about_lengths() const { return asks_about_lengths_; }

  // --- terms
  Expr Int(int32_t value);
  Expr Long(int64_t value);
  Expr Float(float value);  // every NaN becomes the canonical one
  Expr Double(double value);
  Expr Constant(Sort sort, uint64_t bits);
  // The symbol of that sort and name: the same name gives the same symbol.
  Expr Symbol(Sort sort, std::string_view name) {
    return SymbolOf(sort, names_.ByName(name));
  }
  // The symbol of that sort and key; `name` makes what it is printed as.
  template <class NameOf>
  Expr Symbol(Sort sort, const SymbolKey& key, NameOf name) {
    return SymbolOf(sort, names_.ByKey(key, name));
  }
  Expr Make(Kind kind, std::span<const Expr> kids);
  Expr Make(Kind kind, Expr a);
  Expr Make(Kind kind, Expr a, Expr b);
  Expr Ite(Formula condition, Expr then, Expr otherwise);
  // cells[index]; below 0 the first cell, beyond the end the last one. One
  // term, whatever the index. There is a cell, and all are of one sort.
  Expr CellAt(std::span<const Expr> cells, Expr index);
  // Numbers that are known, for one character (expr/tables.h).
  Tables& tables() { return tables_; }

  Kind kind(Expr e) const { return terms_[e].kind; }
  Sort sort(Expr e) const { return terms_[e].sort; }
  // Of kIte only the two terms; of kCellAt the index, then the cells.
  std::span<const Expr> kids(Expr e) const;
  Formula condition(Expr ite) const;
  std::optional<uint64_t> constant(Expr e) const;  // bits, zero-extended
  bool IsConstant(Expr e) const { return kind(e) == Kind::kConstant; }
  const std::string& symbol_name(Expr e) const;

  // --- choices
  // The choice of that name and labels; asking again gives the same one. Two
  // different label lists under one name are two choices.
  Variable MakeChoice(std::string_view name, std::span<const uint32_t> labels);
  // A name for cases of older atoms, (condition, label) each, which exclude
  // each other: keeps guards small where they would be large disjunctions.
  // The solver learns what it means from DefinitionOf; the evaluator knows.
  Variable MakeDerived(std::span<const std::pair<Formula, uint32_t>> cases) {
    return atoms_.MakeDerived(cases);
  }
  // One small condition per case. Their conjunction and "one case holds" fix
  // the value.
  std::vector<Formula> DefinitionOf(Variable derived);
  // The same where its cases need not exclude each other: the first one counts.
  std::vector<Formula> TotalDefinitionOf(Variable derived);
  Formula ChoiceIs(Variable choice, uint32_t label);  // false if not a label
  Formula ChoiceIn(Variable choice, std::span<const uint32_t> labels);

  // --- predicates: simplified, oriented, then an atom, its negation, a
  // constant, or (over if-then-else terms) a combination of smaller ones
  Formula BoolSymbol(std::string_view name) {
    return BoolSymbolOf(names_.ByName(name));
  }
  template <class NameOf>
  Formula BoolSymbol(const SymbolKey& key, NameOf name) {
    return BoolSymbolOf(names_.ByKey(key, name));
  }
  Formula Test(Predicate predicate, Expr a, Expr b);
  Formula Test(Predicate predicate, Expr a);
  Formula Eq(Expr a, Expr b) { return Test(Predicate::kEq, a, b); }
  Formula Lt(Expr a, Expr b) { return Test(Predicate::kLt, a, b); }
  Formula Le(Expr a, Expr b) { return !Lt(b, a); }

  bool IsChoice(Variable v) const { return atoms_.IsChoice(v); }
  const Choice& choice(Variable v) const { return atoms_.choice(v); }
  const PredicateAtom& predicate(Variable v) const {
    return atoms_.predicate(v);
  }

  // --- quantifiers (quantified.cc, docs/decisions/028)
  // A symbol for ForAll to bind: an int that is shown by that name and is no
  // other symbol. It never escapes, so one name serves many quantifiers, as
  // long as none of them is inside another.
  Expr BoundSymbol(std::string_view name) {
    return SymbolOf(Sort::kBv32, names_.OfBound(name));
  }
  // "For all `bound` from 1 to `upper`: body", where beyond `most` nothing is
  // asked. An atom, unless it is simple; its unknowns are those of upper and
  // body but for the bound symbol.
  Formula ForAll(Expr bound, Expr upper, int32_t most, Formula body);
  bool IsForAll(Variable v) const {
    return !IsChoice(v) && predicate(v).predicate == Predicate::kForAll;
  }
  // Was one ever made? Most runs never do.
  bool HasQuantifiers() const { return atoms_.HasQuantifiers(); }
  // Its body for that index.
  Formula InstanceOf(Variable forall, Expr index);
  // j <= upper -> body[j], for each j from 1 to `most`: together what it means.
  std::vector<Formula> InstancesOf(Variable forall);
  // Their conjunction. In one diagram, which may be large: for few, and for
  // tests.
  Formula Expanded(Variable forall);

  // --- Boolean structure
  Formula And(Formula a, Formula b) { return diagram_.And(a, b); }
  Formula Or(Formula a, Formula b) { return diagram_.Or(a, b); }
  Formula Not(Formula a) { return !a; }
  Formula Implies(Formula a, Formula b) { return diagram_.Implies(a, b); }
  Formula Ite(Formula c, Formula a, Formula b) { return diagram_.Ite(c, a, b); }
  Diagram& diagram() { return diagram_; }
  const Diagram& diagram() const { return diagram_; }

  // Only choices and Boolean inputs, no question about terms: the diagram
  // alone decides such a formula.
  bool IsPure(Formula f);

  // The same, with comparisons of if-then-else terms as comparisons of what
  // these choose from, unless those are too many. For machines: it is longer.
  Formula TakenApart(Formula f);

  // Everything a formula's value depends on: choices, Boolean inputs and
  // symbols, also those inside the terms of its predicates and the conditions
  // of if-then-else terms. Ascending, cached; the span stays valid.
  std::span<const Unknown> UnknownsOf(Formula f);
  // Of all these together; not cached.
  std::vector<Unknown> UnknownsIn(std::span<const Expr> terms) {
    return Collect(terms);
  }
  std::vector<Unknown> UnknownsIn(Expr e) { return Collect({&e, 1}); }

  // --- interned as given, not simplified. For the tests of the simplifier,
  // which compare with what these build.
  Expr MakeRaw(Kind kind, Expr a, Expr b);
  Expr IteRaw(Formula condition, Expr then, Expr otherwise);
  Formula TestRaw(Predicate predicate, Expr a, Expr b);

  size_t terms() const { return terms_.size(); }
  size_t MemoryBytes() const;

 private:
  Expr SymbolOf(Sort sort, uint32_t name);
  Formula BoolSymbolOf(uint32_t name) {
    return diagram_.Is(atoms_.MakeBool(name, names_[name]), 1);
  }
  void CheckOperands(OperandRule rule, Expr a, Expr b, uint8_t arity) const;
  std::span<const Unknown> UnknownsOfAtom(Variable v);
  std::vector<Unknown> CollectAtom(Variable v);
  std::vector<Unknown> Collect(std::span<const Expr> roots);

  bool keeps_choices_ = false;
  bool asks_about_lengths_ = false;
  Diagram diagram_;
  AtomTable atoms_;
  TermTable terms_;
  OperandLists lists_;
  SymbolNames names_;
  Tables tables_;
  std::unordered_map<uint32_t, std::vector<Unknown>> unknowns_;  // by node
  std::unordered_map<Variable, std::vector<Unknown>> unknowns_of_atom_;
  std::unordered_map<uint32_t, bool> pure_;      // by node
  std::unordered_map<uint32_t, Formula> apart_;  // by edge
  // By the quantifier, its body for indices asked about.
  std::unordered_map<Variable, std::unordered_map<Expr, Formula>> instances_;
};

}  // namespace expr

#endif  // EXPR_POOL_H_
