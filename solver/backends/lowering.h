// Terms and formulas to those of an SMT library, and its models back. What was
// lowered once is kept, so a longer path costs only what is new in it.
//
// A choice becomes a bit-vector; only the questions a diagram asks are
// asserted of it, and any value no question names stands for the last one, so
// no side condition on its domain is needed.
//
// Java's floating-point % has no counterpart: who lowers a formula has asked
// solver/backends/untranslatable.h before.
#ifndef SOLVER_BACKENDS_LOWERING_H_
#define SOLVER_BACKENDS_LOWERING_H_

#include <cstdint>
#include <functional>
#include <span>
#include <unordered_map>

#include "expr/diagram.h"
#include "expr/expr.h"
#include "expr/model.h"
#include "expr/pool.h"
#include "expr/unknown.h"
#include "solver/backends/smt_terms.h"

namespace solver {

// What becomes of "for all i from 1 to k": all it means, one by one, or a
// quantifier of the library.
enum class Quantifiers : uint8_t { kWrittenOut, kKept };

class Lowering {
 public:
  Lowering(SmtTerms& terms, expr::Pool& pool,
           Quantifiers quantifiers = Quantifiers::kWrittenOut)
      : made_(terms), pool_(pool), quantifiers_(quantifiers) {}

  SmtTerm Lower(expr::Formula f);
  SmtTerm Lower(expr::Expr e);

  // The value of a symbol in the library's model, as bits; of a float any bits
  // that make it, of a truth value 0 or 1.
  using ValueOf = std::function<uint64_t(SmtTerm)>;
  // The values the model gives to these unknowns.
  void Read(const ValueOf& value, std::span<const expr::Unknown> unknowns,
            expr::Model& into);

 private:
  SmtTerm Edge(expr::Formula f);
  SmtTerm Node(expr::Formula plain);
  SmtTerm Ask(expr::Question q);
  SmtTerm Choice(expr::Variable v);
  SmtTerm Predicate(expr::Variable v);
  SmtTerm MakePredicate(expr::Variable v);
  SmtTerm MakeForAll(expr::Variable v);
  SmtTerm Instances(expr::Variable v);
  SmtTerm InRange(const expr::PredicateAtom& forall);
  SmtTerm AllOf(std::span<const SmtTerm> terms);
  SmtTerm MakeTerm(expr::Expr e);
  SmtTerm CellAt(SmtTerm index, std::span<const expr::Expr> cells, size_t at);
  SmtTerm MakeSymbol(expr::Expr e);
  uint32_t ChoiceBits(expr::Variable v) const;
  uint32_t LastValue(expr::Variable v) const;
  uint64_t Read(const ValueOf& value, expr::Unknown u);

  SmtTerms& made_;
  expr::Pool& pool_;
  const Quantifiers quantifiers_;
  std::unordered_map<expr::Formula, SmtTerm> formulas_;
  std::unordered_map<expr::Expr, SmtTerm> terms_;
  std::unordered_map<expr::Variable, SmtTerm> atoms_;
};

}  // namespace solver

#endif  // SOLVER_BACKENDS_LOWERING_H_
