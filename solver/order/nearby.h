// A model beside one that is known: what a question asks for is changed, then
// what that breaks, and the numbers follow from the comparisons that are left.
// Where a reference leads elsewhere, or a list has one element more, that is
// all there is to find, and no search is needed. It may fail where there is a
// model, and never gives anything that is none.
#ifndef SOLVER_ORDER_NEARBY_H_
#define SOLVER_ORDER_NEARBY_H_

#include <cstdint>
#include <optional>
#include <span>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "expr/diagram.h"
#include "expr/expr.h"
#include "expr/model.h"
#include "expr/pool.h"
#include "solver/order/difference.h"

namespace solver {

class Nearby {
 public:
  Nearby(expr::Pool& pool, const expr::Model& start)
      : pool_(pool), start_(start) {}

  // In which all of these hold.
  std::optional<expr::Model> Find(std::span<const expr::Formula> conjuncts);

 private:
  // A term as things stand: a symbol's number, or number 0, which is zero, and
  // a constant.
  struct Sum {
    NodeId number = 0;
    Wide offset = 0;
  };
  class Way;

  // Counts it, and says whether it goes on.
  bool Work();
  bool IsComparison(expr::Variable v) const;
  uint32_t ValueOf(expr::Variable v);
  bool Compares(const expr::PredicateAtom& atom);
  bool Holds(expr::Formula f);
  // What its value depends on is noted in bounds.
  void Note(expr::Formula f);
  void NoteComparison(expr::Variable v);
  void AtMost(Sum a, Sum b, Wide k);

  Sum SumOf(expr::Expr e);
  NodeId NumberOf(expr::Expr symbol);
  Wide ValueOf(Sum s) const { return values_[s.number] + s.offset; }

  // Makes it hold, by what has not been settled so far.
  bool Repair(expr::Formula f);
  std::optional<expr::Model> Solved();

  expr::Pool& pool_;
  const expr::Model& start_;
  bool lost_ = false;  // something else than order, or too much
  bool noting_ = false;
  uint32_t work_ = 0;
  uint32_t depth_ = 0;  // of conditions in terms in conditions
  std::unordered_map<expr::Variable, uint32_t> settled_;
  std::unordered_map<expr::Expr, NodeId> numbers_;
  std::vector<expr::Expr> symbols_ = {expr::Expr()};  // by number
  std::vector<Wide> values_ = {0};                    // by number: at the start
  std::unordered_set<uint32_t> noted_;                // edges of diagrams
  std::vector<Bound> bounds_;
};

}  // namespace solver

#endif  // SOLVER_ORDER_NEARBY_H_
