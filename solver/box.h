// A Box gives each bit-vector symbol a Range that contains its value in every
// model of what was assumed. It only ever shrinks. When it is empty there is
// no such model; when it is not, there may or may not be one.
#ifndef SOLVER_BOX_H_
#define SOLVER_BOX_H_

#include <cstdint>
#include <map>

#include "expr/diagram.h"
#include "expr/expr.h"
#include "expr/kind.h"
#include "expr/number_range.h"
#include "expr/pool.h"

namespace solver {

using expr::WholeSort;
using Range = expr::NumberRange;

class Box {
 public:
  explicit Box(const expr::Pool& pool) : pool_(&pool) {}

  bool empty() const { return empty_; }
  // By symbol; a symbol that is missing may have any value.
  const std::map<expr::Expr, Range>& ranges() const { return ranges_; }

  // Learns what it can; returns whether that changed anything.
  bool Assume(expr::Formula f);

  void AssumeValue(expr::Expr symbol, int64_t value) {
    Narrow(symbol, {value, value});
  }

  // What the term's value may be. Of a floating term: anything.
  Range Of(expr::Expr e) const { return Of(e, kDepth); }

 private:
  // How deep into terms, and how far into the branches of a formula, we look.
  // Beyond that nothing is learnt, which is always right.
  static constexpr int kDepth = 8;
  static constexpr int kBranches = 32;

  Range Of(expr::Expr e, int depth) const;
  void AssumeWithin(expr::Formula f, int& branches);
  void AssumeQuestion(expr::Question q, bool holds);
  void AssumeEqual(expr::Expr a, expr::Expr b);
  void AssumeDistinct(expr::Expr a, expr::Expr b);
  void AssumeLess(expr::Expr a, expr::Expr b);
  void AssumeAtMost(expr::Expr a, expr::Expr b);
  void AssumeBelow(expr::Expr a, expr::Expr b, bool strictly);
  void Shave(expr::Expr e, int64_t value);
  void Narrow(expr::Expr e, Range to);
  void NarrowParts(expr::Expr e, Range to);
  void TakeHull(const Box& a, const Box& b);

  const expr::Pool* pool_;
  std::map<expr::Expr, Range> ranges_;
  bool empty_ = false;
  bool changed_ = false;
};

}  // namespace solver

#endif  // SOLVER_BOX_H_
