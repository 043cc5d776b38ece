// RandomTerms draws terms, formulas and models from a seed, for tests of
// everything that handles them. Values lean toward the edges where mistakes
// live. With `small_values` all constants and all model values of bit-vectors
// are 0 .. 3, so that a test can enumerate every model; Bounds() then says so
// as a formula.
#ifndef EXPR_RANDOM_H_
#define EXPR_RANDOM_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "base/rng.h"
#include "expr/expr.h"
#include "expr/kind.h"
#include "expr/model.h"
#include "expr/pool.h"

namespace expr {

struct RandomOptions {
  size_t symbols = 3;  // of each allowed sort
  size_t choices = 2;
  size_t labels = 3;  // of each choice
  size_t bools = 1;
  bool terms = true;  // false: choices and Boolean inputs only
  bool wide = true;   // allow 64 bits
  bool floats = true;
  bool remainder = true;  // allow kFRem, which few solvers decide
  bool bit_patterns = true;
  bool small_values = false;
  // Only what the order of numbers decides: symbols, constants, sums with
  // constants, widened and guarded terms.
  bool order = false;
  // Also reads of arrays and "for all i from 1 to k".
  bool quantified = false;
  std::string prefix;  // of all names, to keep two generators apart
};

class RandomTerms {
 public:
  RandomTerms(Pool& pool, uint64_t seed, const RandomOptions& options);

  // Of at most this depth.
  Expr Term(Sort sort, int depth);
  Expr Term(int depth);  // of any allowed sort
  Formula Guard(int depth);
  Formula Atom(int depth);
  uint64_t Value(Sort sort);
  Model AnyModel();
  // Every bit-vector symbol is in 0 .. 3. True without small_values.
  Formula Bounds();

  base::Rng& rng() { return rng_; }
  const std::vector<Expr>& symbols() const { return symbols_; }
  const std::vector<Variable>& choices() const { return choices_; }
  const std::vector<Formula>& bools() const { return bools_; }
  const std::vector<Sort>& sorts() const { return sorts_; }

 private:
  Expr Leaf(Sort sort);
  Expr Cell(Sort sort, int depth);
  Formula ForAll(int depth);
  bool Allowed(Kind kind) const;
  std::vector<Sort> OperandSorts(OperandRule rule) const;
  Expr Operator(Sort sort, int depth);
  Expr Operand(Kind kind, Sort sort, int depth);

  Pool& pool_;
  base::Rng rng_;
  RandomOptions options_;
  std::vector<Sort> sorts_;
  std::vector<Expr> symbols_;
  std::vector<Variable> choices_;
  std::vector<Formula> bools_;
  size_t inside_ = 0;  // quantifiers
};

}  // namespace expr

#endif  // EXPR_RANDOM_H_
