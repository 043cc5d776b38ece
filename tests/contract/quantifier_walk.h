// Random questions over quantifiers, for the layer that decides them and for
// its wrong variants.
#ifndef TESTS_CONTRACT_QUANTIFIER_WALK_H_
#define TESTS_CONTRACT_QUANTIFIER_WALK_H_

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "base/rng.h"
#include "expr/expr.h"
#include "expr/kind.h"
#include "expr/path.h"
#include "expr/pool.h"
#include "expr/random.h"
#include "expr/sort.h"
#include "gtest/gtest.h"
#include "solver/backends/watchdog.h"
#include "solver/backends/z3_oneshot.h"
#include "solver/quantifiers.h"
#include "solver/solver.h"

namespace solver {

// So that whoever knows quantifiers has to answer.
inline QuantifierOptions WithQuantifiersOnly() {
  return {.expand = 0, .expand_at_last = 0, .bend = false};
}
inline std::unique_ptr<Solver> Z3WithQuantifiers(expr::Pool& pool) {
  return std::make_unique<Z3OneShot>(
      pool, ResourceLimits{.timeout_ms = 10'000, .memory_mb = 0},
      Z3Tactic::kDefault, nullptr);
}

// Any terms and quantifiers, for the laws of all solvers.
inline expr::RandomOptions QuantifiedOptions(uint64_t seed) {
  expr::RandomOptions options;
  options.quantified = true;
  options.symbols = 2;
  options.choices = 1 + seed % 2;
  options.wide = false;
  options.floats = false;
  options.small_values = true;
  return options;
}

// Conjunctions as they come from loops over arrays: limits of k and n, a
// condition on all cells before k, on the one at k, and something else that is
// asked of the array or of the numbers.
class LoopQuestions {
 public:
  LoopQuestions(expr::Pool& pool, uint64_t seed)
      : pool_(pool),
        rng_(seed),
        count_(2 + static_cast<int32_t>(rng_.Below(5))),
        i_(pool.BoundSymbol("i")),
        k_(pool.Symbol(expr::Sort::kBv32, "k")),
        n_(pool.Symbol(expr::Sort::kBv32, "n")) {
    for (int32_t c = 0; c < count_; ++c)
      cells_.push_back(
          pool.Symbol(expr::Sort::kBv32, "s[" + std::to_string(c) + "]"));
  }

  std::vector<expr::Formula> Next() {
    std::vector<expr::Formula> all = {InRange(k_, count_ + 1),
                                      InRange(n_, count_)};
    for (expr::Expr cell : cells_) all.push_back(InRange(cell, 3));
    all.push_back(Loop());
    if (rng_.OneIn(3)) all.push_back(Loop());
    for (uint64_t more = 1 + rng_.Below(3); more > 0; --more)
      all.push_back(Side());
    return all;
  }

 private:
  expr::Formula InRange(expr::Expr e, int32_t most) {
    const expr::Formula low = pool_.Le(pool_.Int(0), e);
    return pool_.And(low, pool_.Le(e, pool_.Int(most)));
  }
  expr::Expr Small() { return pool_.Int(static_cast<int32_t>(rng_.Below(4))); }
  expr::Expr Shifted(expr::Expr e) {
    const auto by = static_cast<int32_t>(rng_.Below(4)) - 2;
    return pool_.Make(expr::Kind::kAdd, e, pool_.Int(by));
  }
  expr::Formula About(expr::Expr index) {
    const expr::Expr cell = pool_.CellAt(cells_, index);
    const expr::Expr value = Small();
    switch (rng_.Below(4)) {
      case 0:
        return pool_.Eq(cell, value);
      case 1:
        return pool_.Lt(cell, value);
      case 2:
        return pool_.Lt(cell, pool_.CellAt(cells_, Shifted(index)));
      default:
        return !pool_.Eq(cell, value);
    }
  }
  // Sometimes with a limit below k, or about less than all of the array.
  expr::Formula Loop() {
    expr::Formula body = About(Shifted(i_));
    if (rng_.OneIn(3)) body = pool_.And(body, pool_.Le(i_, n_));
    if (rng_.OneIn(5)) body = pool_.Or(body, About(i_));
    const int32_t most = count_ - static_cast<int32_t>(rng_.Below(2));
    const expr::Expr upper = rng_.OneIn(3) ? Shifted(k_) : k_;
    const expr::Formula all = pool_.ForAll(i_, upper, most, body);
    return rng_.OneIn(6) ? !all : all;
  }
  expr::Formula Side() {
    switch (rng_.Below(4)) {
      case 0:
        return About(Shifted(k_));
      case 1:
        return About(Shifted(n_));
      case 2:
        return pool_.Lt(Small(), k_);
      default:
        return About(Small());
    }
  }

  expr::Pool& pool_;
  base::Rng rng_;
  const int32_t count_;
  const expr::Expr i_, k_, n_;
  std::vector<expr::Expr> cells_;
};

// The same without a quantifier: all instances, as clauses of their own.
inline expr::Path PathOf(expr::Pool& pool,
                         const std::vector<expr::Formula>& conjuncts) {
  expr::Path path;
  for (expr::Formula f : conjuncts) path = path.With(pool, f);
  return path;
}

}  // namespace solver

#endif  // TESTS_CONTRACT_QUANTIFIER_WALK_H_
