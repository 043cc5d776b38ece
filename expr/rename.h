// Renaming of unknowns: the same terms and formulas about other choices and
// symbols. Used to state what one state's path says in the words of another.
#ifndef EXPR_RENAME_H_
#define EXPR_RENAME_H_

#include <unordered_map>

#include "expr/expr.h"
#include "expr/pool.h"
#include "expr/unknown.h"

namespace expr {

class Renaming {
 public:
  explicit Renaming(Pool& pool) : pool_(pool) {}

  // Choices are matched by label, not by value index.
  void Map(Variable from, Variable to);
  void Map(Expr from_symbol, Expr to_symbol);
  // A choice that is known to have this label.
  void Fix(Variable choice, uint32_t label);
  // A Boolean input becomes another formula.
  void Replace(Variable boolean, Formula by);

  Formula Apply(Formula f);
  Expr Apply(Expr e);

 private:
  Formula ApplyQuestion(Question q);
  Formula ApplyDerived(Question q);
  Formula ApplyForAll(const PredicateAtom& atom);

  Pool& pool_;
  std::unordered_map<Variable, Variable> choices_;
  std::unordered_map<Variable, uint32_t> fixed_;
  std::unordered_map<Variable, Formula> booleans_;
  std::unordered_map<Expr, Expr> symbols_;
  std::unordered_map<uint32_t, Formula> formulas_;  // by node
  std::unordered_map<Expr, Expr> terms_;
};

}  // namespace expr

#endif  // EXPR_RENAME_H_
