// What the tests of the order layer ask, and how they look at its cores.
#ifndef TESTS_CONTRACT_ORDER_WALK_H_
#define TESTS_CONTRACT_ORDER_WALK_H_

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/rng.h"
#include "expr/expr.h"
#include "expr/kind.h"
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

// The same of what is read as a byte, a char or a short.
inline void AskAtTheEndsOfNarrowed(expr::Pool& pool, Solver& tested,
                                   Solver& oracle) {
  for (expr::Kind narrow :
       {expr::Kind::kI2B, expr::Kind::kI2C, expr::Kind::kI2S}) {
    const expr::Expr x = pool.Make(
        narrow, pool.Symbol(expr::Sort::kBv32,
                            "n" + std::to_string(static_cast<int>(narrow))));
    for (int32_t end : {-32'768, -128, 0, 127, 32'767, 65'535})
      for (int32_t c : {end - 1, end, end + 1})
        for (expr::Formula f :
             {pool.Eq(x, pool.Int(c)), pool.Lt(x, pool.Int(c)),
              pool.Lt(pool.Int(c), x)})
          EXPECT_EQ(tested.Check(expr::Path(), f).verdict,
                    oracle.Check(expr::Path(), f).verdict)
              << expr::Print(pool, f);
  }
}

// Conjunctions of comparisons between bytes, chars and shorts, sums and choices
// of them, those at some place of an array, and numbers near the ends of their
// types.
class ArrayQuestions {
 public:
  ArrayQuestions(expr::Pool& pool, uint64_t seed) : pool_(pool), rng_(seed) {
    constexpr expr::Kind kKinds[] = {expr::Kind::kI2B, expr::Kind::kI2C,
                                     expr::Kind::kI2S};
    const expr::Kind of_array = kKinds[rng_.Below(3)];
    for (int i = 0; i < 4; ++i) {
      const std::string number = std::to_string(i);
      const expr::Expr x = pool.Symbol(expr::Sort::kBv32, "x" + number);
      terms_.push_back(pool.Make(kKinds[rng_.Below(3)], x));
      cells_.push_back(pool.Symbol(expr::Sort::kBv32, "c" + number));
      elements_.push_back(pool.Make(of_array, cells_.back()));
    }
    index_ = pool.Symbol(expr::Sort::kBv32, "i");
    const expr::Expr at = pool.CellAt(cells_, index_);
    terms_.push_back(pool.Make(of_array, at));
    terms_.push_back(elements_[1]);
    terms_.push_back(pool.CellAt(elements_, index_));
  }

  expr::Path Next() {
    expr::Path path;
    for (uint64_t left = 1 + rng_.Below(6); left > 0; --left)
      path = path.With(pool_, Comparison());
    return path;
  }

 private:
  expr::Formula Comparison() {
    if (rng_.OneIn(4)) return pool_.Eq(index_, pool_.Int(Small() - 2));
    const expr::Expr a = Term(2), b = Term(2);
    const expr::Formula f = rng_.OneIn(2) ? pool_.Eq(a, b) : pool_.Lt(a, b);
    return rng_.OneIn(2) ? f : !f;
  }
  int32_t Small() { return static_cast<int32_t>(rng_.Below(8)); }
  expr::Expr Term(int depth) {
    constexpr int32_t kEnds[] = {-32'768, -128, 0, 127, 32'767, 65'535};
    const auto near = static_cast<int32_t>(rng_.Below(3)) - 1;
    switch (depth == 0 ? 0 : rng_.Below(5)) {
      case 0:
      case 1:
        return terms_[rng_.Below(terms_.size())];
      case 2:
        return pool_.Int(kEnds[rng_.Below(6)] + near);
      case 3: {
        const expr::Expr of = Term(depth - 1);
        return pool_.Make(expr::Kind::kAdd, of, pool_.Int(near));
      }
      default: {
        const expr::Formula f = pool_.Lt(terms_[0], terms_[1]);
        const expr::Expr then = Term(depth - 1);
        return pool_.Ite(f, then, Term(depth - 1));
      }
    }
  }

  expr::Pool& pool_;
  base::Rng rng_;
  std::vector<expr::Expr> terms_, cells_, elements_;
  expr::Expr index_;
};

}  // namespace solver

#endif  // TESTS_CONTRACT_ORDER_WALK_H_
