// Terms and formulas to Z3 and models back. What was translated once is kept,
// so a longer path costs only what is new in it.
//
// A choice becomes a bit-vector; only the questions a diagram asks are
// asserted of it, and any value no question names stands for the last one, so
// no side condition on its domain is needed.
//
// Java's floating-point % has no counterpart in Z3: a formula that needs it is
// marked unsupported, and the caller must answer "unknown".
#ifndef SOLVER_BACKENDS_Z3_TRANSLATOR_H_
#define SOLVER_BACKENDS_Z3_TRANSLATOR_H_

#include <z3++.h>

#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include "expr/expr.h"
#include "expr/model.h"
#include "expr/pool.h"
#include "expr/unknown.h"

namespace solver {

class Z3Translator {
 public:
  Z3Translator(z3::context& context, expr::Pool& pool)
      : context_(context), pool_(pool) {}

  z3::expr Translate(expr::Formula f);
  z3::expr Translate(expr::Expr e);

  // Whether the formula, or anything in it, has no exact translation.
  bool Unsupported(expr::Formula f);

  // The values the model gives to these unknowns.
  void Read(const z3::model& model, std::span<const expr::Unknown> unknowns,
            expr::Model& into);

 private:
  z3::expr Node(expr::Formula plain);
  z3::expr Ask(expr::Question q);
  z3::expr Predicate(expr::Variable v);
  z3::expr ChoiceConstant(expr::Variable v);
  z3::expr SymbolConstant(expr::Expr symbol);
  z3::expr BoolConstant(expr::Variable v);
  z3::expr Term(expr::Expr e);
  z3::expr Operator(expr::Expr e);
  z3::expr Shift(expr::Expr e, const z3::expr& a, const z3::expr& b);
  z3::expr Conversion(expr::Expr e, const z3::expr& a);
  z3::expr ToInteger(const z3::expr& a, unsigned bits);
  z3::expr Compare(expr::Expr e, const z3::expr& a, const z3::expr& b);
  z3::sort SortOf(expr::Sort s);
  bool TermUnsupported(expr::Expr e);
  unsigned ChoiceBits(expr::Variable v) const;

  z3::context& context_;
  expr::Pool& pool_;
  std::unordered_map<uint32_t, z3::expr> formulas_;  // by node
  std::unordered_map<uint32_t, z3::expr> terms_;
  std::unordered_map<uint32_t, z3::expr> atoms_;    // by variable
  std::unordered_map<uint32_t, bool> unsupported_;  // by node
  std::unordered_map<uint32_t, bool> unsupported_terms_;
};

}  // namespace solver

#endif  // SOLVER_BACKENDS_Z3_TRANSLATOR_H_
