// A conjunction seen as quantifiers that hold and clauses without them, and
// what can be asked instead: the whole written out, or a weaker question with
// only the first instance of each quantifier and what plainly contradicts
// another one.
//
// Each clause remembers which conjuncts it follows from, so that a core of the
// question asked instead is one of the question itself.
#ifndef SOLVER_QUANTIFIED_QUERY_H_
#define SOLVER_QUANTIFIED_QUERY_H_

#include <cstddef>
#include <map>
#include <vector>

#include "expr/diagram.h"
#include "expr/expr.h"
#include "expr/pool.h"
#include "solver/quantifier_mutation.h"

namespace solver {

// Clauses in the order they were added, each with its origins.
class TracedClauses {
 public:
  void Add(expr::Formula clause, const std::vector<expr::Formula>& origins);
  const std::vector<expr::Formula>& formulas() const { return formulas_; }
  // The origins of these clauses; empty, which is all, if one has none.
  std::vector<expr::Formula> CoreOf(
      const std::vector<expr::Formula>& clauses) const;

 private:
  std::vector<expr::Formula> formulas_;
  std::map<expr::Formula, std::vector<expr::Formula>> origins_;
};

class QuantifiedQuery {
 public:
  QuantifiedQuery(expr::Pool& pool, const std::vector<expr::Formula>& conjuncts,
                  QuantifierMutation mutation);

  // Those that must hold; one that is denied, or is only an alternative, stays
  // in its clause.
  const std::vector<expr::Variable>& quantifiers() const {
    return quantifiers_;
  }
  const std::vector<expr::Formula>& clauses() const {
    return clauses_.formulas();
  }

  // How large Expanded() is: terms and diagram nodes of the bodies, times the
  // indices.
  size_t Cost() const;
  // The same question without quantifiers that must hold.
  TracedClauses Expanded() const;
  // A consequence of the question.
  TracedClauses Stripped() const;

 private:
  void Split(expr::Formula conjunct);
  void AddLiteral(expr::Formula literal, expr::Formula origin);
  void AddExclusions(size_t quantifier, TracedClauses& to) const;
  expr::Formula Exclusion(expr::Variable forall, expr::Expr index) const;
  bool Contradicts(expr::Variable forall, expr::Expr index,
                   expr::Formula literal) const;
  size_t CostOf(expr::Variable forall) const;
  bool Mutated(QuantifierMutation m) const { return mutation_ == m; }

  expr::Pool& pool_;
  const QuantifierMutation mutation_;
  std::vector<expr::Variable> quantifiers_;
  std::vector<expr::Formula> origins_;  // of each quantifier
  TracedClauses clauses_;
};

// Whether it asks about a quantifier, outside of terms.
bool AsksQuantifier(expr::Pool& pool, expr::Formula f);
// What a conjunction says one by one, as far as that stands on top: literals,
// then perhaps a rest.
std::vector<expr::Formula> LiteralsOf(expr::Pool& pool, expr::Formula f);

}  // namespace solver

#endif  // SOLVER_QUANTIFIED_QUERY_H_
