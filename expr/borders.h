// Where the comparisons of a path turn: a number is at the border of `x < c` at
// c - 1 and of `x >= c` at c, and two numbers are at that of `x >= y` where
// they are equal. Each of several constants it may be counts as one, too. Only
// what was assumed as it is counts, as a program's branch is; what is one of
// several reasons, like an index out of bounds, does not.
#ifndef EXPR_BORDERS_H_
#define EXPR_BORDERS_H_

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <vector>

#include "expr/diagram.h"
#include "expr/expr.h"
#include "expr/model.h"
#include "expr/model_moves.h"
#include "expr/pool.h"
#include "expr/unknown.h"

namespace expr {

class Borders {
 public:
  Borders(Pool& pool, const std::vector<Formula>& conjuncts);

  // The first of the numbers that the path has found equal to this one.
  Unknown FirstEqual(Unknown number) const;
  // The values of a number that is compared with constants at their borders.
  std::vector<uint64_t> ConstantsBeside(Unknown number) const;

  // The borders that a model of the path is not at, by their numbers.
  std::vector<size_t> Missed(const Model& model) const;
  // Moves to as many of these borders as there can be at once; the others.
  std::vector<size_t> MoveTo(ModelMoves& moves,
                             const std::vector<size_t>& wanted) const;

 private:
  struct Border {
    Expr a, b;
    int64_t gap;  // b - a there
  };

  void Add(Formula conjunct);
  void AddCases(std::span<const Variable> cases);
  void AddEqual(Expr a, Expr b);
  bool IsAt(const Model& model, const Border& border) const;
  int64_t GapIn(const Model& model, const Border& border) const;
  bool Reach(ModelMoves& moves, const Border& border) const;

  Pool& pool_;
  std::vector<Border> borders_;
  std::map<Unknown, Unknown> equal_;  // to an older one
};

}  // namespace expr

#endif  // EXPR_BORDERS_H_
