// What the layer of solver/quantifiers.h does to models: cells that a
// quantifier asks about get the value that its first index has, and of a model
// that fails it is found out which cells are to blame. Nothing here is
// believed: whoever uses a model looks whether it satisfies the query.
#ifndef SOLVER_QUANTIFIER_MODELS_H_
#define SOLVER_QUANTIFIER_MODELS_H_

#include <cstdint>
#include <set>
#include <span>
#include <vector>

#include "expr/diagram.h"
#include "expr/expr.h"
#include "expr/model.h"
#include "expr/pool.h"

namespace solver {

class QuantifierModels {
 public:
  QuantifierModels(expr::Pool& pool,
                   std::span<const expr::Variable> quantifiers)
      : pool_(pool), quantifiers_(quantifiers) {}

  // The symbols that cells of arrays are whose index depends on a quantifier.
  std::set<expr::Expr> Cells() const;
  // For each quantifier, cells read for an index above 1 are as those for 1;
  // but those to be kept.
  expr::Model Duplicated(expr::Model model,
                         const std::set<expr::Expr>& kept) const;
  // Symbols that clauses and instances read that are not so in the model.
  std::set<expr::Expr> ReadByWrong(const std::vector<expr::Formula>& clauses,
                                   const expr::Model& model) const;
  // Instances, with the condition that they are asked about, that read some of
  // these cells in the model.
  std::vector<expr::Formula> InstancesReading(const std::set<expr::Expr>& cells,
                                              const expr::Model& model) const;

 private:
  // The last index of the quantifier in the model.
  int32_t EndIn(const expr::Model& model, expr::Variable forall) const;
  std::vector<expr::Expr> ReadsOf(expr::Variable forall) const;
  expr::Expr CellRead(const expr::Model& model, expr::Variable forall,
                      expr::Expr read, int32_t index) const;
  std::set<expr::Expr> SymbolsRead(const expr::Model& model,
                                   expr::Formula f) const;

  expr::Pool& pool_;
  const std::span<const expr::Variable> quantifiers_;
};

}  // namespace solver

#endif  // SOLVER_QUANTIFIER_MODELS_H_
