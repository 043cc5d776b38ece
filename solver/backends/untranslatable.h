// Which formulas have no exact counterpart in SMT-LIB as solvers decide it:
// those that need Java's floating-point %. Who is asked one must answer
// "unknown". What was looked at once is remembered.
#ifndef SOLVER_BACKENDS_UNTRANSLATABLE_H_
#define SOLVER_BACKENDS_UNTRANSLATABLE_H_

#include <unordered_map>

#include "expr/diagram.h"
#include "expr/expr.h"
#include "expr/pool.h"

namespace solver {

inline constexpr char kUntranslatable[] = "floating-point remainder";

class Untranslatable {
 public:
  explicit Untranslatable(expr::Pool& pool) : pool_(pool) {}

  // Whether the formula, or anything in it, is such.
  bool Has(expr::Formula f);

 private:
  bool Has(expr::Expr e);
  bool AtomHas(expr::Variable v);
  bool TermHas(expr::Expr e);

  expr::Pool& pool_;
  std::unordered_map<expr::Formula, bool> formulas_;
  std::unordered_map<expr::Expr, bool> terms_;
};

}  // namespace solver

#endif  // SOLVER_BACKENDS_UNTRANSLATABLE_H_
