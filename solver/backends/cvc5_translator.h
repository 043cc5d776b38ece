// Terms and formulas to cvc5 and models back, with the JVM's meaning, as
// z3_translator does for Z3.
//
// cvc5 has no function from a float to its bits: they are a constant with a
// defining condition, which side_conditions() collects and the caller asserts.
// Java's floating-point % has no counterpart: what needs it makes the
// translator say unsupported(), and the caller must answer "unknown".
#ifndef SOLVER_BACKENDS_CVC5_TRANSLATOR_H_
#define SOLVER_BACKENDS_CVC5_TRANSLATOR_H_

#include <cvc5/cvc5.h>

#include <cstdint>
#include <initializer_list>
#include <map>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "expr/expr.h"
#include "expr/model.h"
#include "expr/pool.h"
#include "expr/sort.h"
#include "expr/unknown.h"

namespace solver {

class Cvc5Translator {
 public:
  Cvc5Translator(cvc5::Solver& solver, expr::Pool& pool);

  cvc5::Term Translate(expr::Formula f);
  cvc5::Term Translate(expr::Expr e);

  const std::vector<cvc5::Term>& side_conditions() const {
    return side_conditions_;
  }
  // Something translated so far has no exact translation.
  bool unsupported() const { return unsupported_; }

  // The values the solver's model gives to these unknowns.
  void Read(std::span<const expr::Unknown> unknowns, expr::Model& into);

 private:
  using Terms = std::initializer_list<cvc5::Term>;

  cvc5::Term Node(expr::Formula plain);
  cvc5::Term Edge(expr::Formula f);
  cvc5::Term Ask(expr::Question q);
  cvc5::Term Predicate(expr::Variable v);
  cvc5::Term Named(const std::string& name, const cvc5::Sort& sort);
  cvc5::Term ChoiceConstant(expr::Variable v);
  cvc5::Term SymbolConstant(expr::Expr symbol);
  cvc5::Term BoolConstant(expr::Variable v);
  cvc5::Term Term(expr::Expr e);
  cvc5::Term Constant(expr::Sort sort, uint64_t bits);
  cvc5::Term Binary(expr::Expr e, const cvc5::Term& a, const cvc5::Term& b);
  cvc5::Term Shift(expr::Expr e, const cvc5::Term& a, const cvc5::Term& b);
  cvc5::Term Compare(expr::Expr e, const cvc5::Term& a, const cvc5::Term& b);
  cvc5::Term Unary(expr::Expr e, const cvc5::Term& a);
  cvc5::Term ToInteger(expr::Expr e, const cvc5::Term& a);
  cvc5::Term ToFloat(expr::Expr e, const cvc5::Term& a);
  cvc5::Term BitsOf(expr::Expr e, const cvc5::Term& a);
  cvc5::Sort SortOf(expr::Sort s);
  uint32_t ChoiceBits(expr::Variable v) const;
  uint64_t ValueOf(expr::Expr symbol);

  cvc5::Term Make(cvc5::Kind kind, Terms kids) {
    return solver_.mkTerm(kind, kids);
  }
  cvc5::Term Make(cvc5::Kind kind, std::initializer_list<uint32_t> indices,
                  const cvc5::Term& of) {
    return solver_.mkTerm(solver_.mkOp(kind, indices), {of});
  }

  cvc5::Solver& solver_;
  expr::Pool& pool_;
  cvc5::Term nearest_, toward_zero_;
  std::unordered_map<uint32_t, cvc5::Term> formulas_;  // by node
  std::unordered_map<uint32_t, cvc5::Term> terms_;
  std::unordered_map<uint32_t, cvc5::Term> atoms_;  // by variable
  std::map<std::string, cvc5::Term> constants_;
  std::vector<cvc5::Term> side_conditions_;
  bool unsupported_ = false;
};

}  // namespace solver

#endif  // SOLVER_BACKENDS_CVC5_TRANSLATOR_H_
