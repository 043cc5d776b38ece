// What the tests of the order layer ask, and how they look at its cores.
#ifndef TESTS_CONTRACT_ORDER_WALK_H_
#define TESTS_CONTRACT_ORDER_WALK_H_

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <utility>

#include "expr/expr.h"
#include "expr/path.h"
#include "expr/pool.h"
#include "expr/print.h"
#include "expr/random.h"
#include "expr/sort.h"
#include "gtest/gtest.h"
#include "solver/solver.h"

namespace solver {

inline expr::RandomOptions OrderOptions(uint64_t seed) {
  expr::RandomOptions options;
  options.order = true;
  options.symbols = 1 + seed % 5;
  options.choices = seed % 3;
  options.labels = 2 + seed % 3;
  options.wide = seed % 2 == 0;
  options.floats = false;
  options.small_values = seed % 5 == 0;
  return options;
}

// What the layer under test answers, and whether its cores are cores.
class CheckedCores : public Solver {
 public:
  CheckedCores(expr::Pool& pool, std::unique_ptr<Solver> tested, Solver& oracle)
      : Solver(std::move(tested)), pool_(pool), oracle_(oracle) {}
  std::string_view name() const override { return "checked"; }
  size_t smaller() const { return smaller_; }

 protected:
  Answer Decide(const Query& query) override {
    Answer answer = Pass(query);
    if (answer.verdict != Verdict::kUnsat || answer.core.empty()) return answer;
    expr::Path core;
    for (expr::Formula f : answer.core) core = core.With(pool_, f);
    EXPECT_EQ(oracle_.Check(core, expr::Formula::True()).verdict,
              Verdict::kUnsat);
    smaller_ += answer.core.size() < query.conjuncts().size();
    return answer;
  }

 private:
  expr::Pool& pool_;
  Solver& oracle_;
  size_t smaller_ = 0;
};

// Random constants are seldom near the ends of a type's range: what the layer
// says there of one symbol.
inline void AskAtTheEnds(expr::Pool& pool, Solver& tested, Solver& oracle) {
  for (expr::Sort sort : {expr::Sort::kBv32, expr::Sort::kBv64}) {
    const expr::Expr x = pool.Symbol(sort, "end");
    const uint64_t least =
        sort == expr::Sort::kBv32 ? uint64_t{1} << 31 : uint64_t{1} << 63;
    for (uint64_t bits : {least, least + 1, least - 2, least - 1}) {
      const expr::Expr c = pool.Constant(sort, bits);
      for (expr::Formula f : {pool.Eq(x, c), pool.Lt(x, c), pool.Lt(c, x)})
        EXPECT_EQ(tested.Check(expr::Path(), f).verdict,
                  oracle.Check(expr::Path(), f).verdict)
            << expr::Print(pool, f);
    }
  }
}

}  // namespace solver

#endif  // TESTS_CONTRACT_ORDER_WALK_H_
