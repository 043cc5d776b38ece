// The order layer alone, with nobody behind it: it decides every question over
// choices, comparisons, sums with constants and guarded terms, also at the ends
// of the ranges, as plain Z3 does; and what it says excludes each other does.
#include "solver/order/order.h"

#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string>

#include "expr/expr.h"
#include "expr/kind.h"
#include "expr/path.h"
#include "expr/pool.h"
#include "expr/random.h"
#include "expr/sort.h"
#include "gtest/gtest.h"
#include "solver/backends/watchdog.h"
#include "solver/backends/z3_incremental.h"
#include "solver/solver.h"
#include "tests/contract/order_walk.h"
#include "tests/contract/path_walk.h"
#include "tests/support/effort.h"

namespace solver {
namespace {

constexpr uint32_t kTimeout = 60'000;
constexpr size_t kQuestionsPerPool = 400;

// SUMMA_QUESTIONS in the environment: a longer walk.
size_t Questions() {
  const char* asked = std::getenv("SUMMA_QUESTIONS");
  return asked != nullptr ? std::stoul(asked) : tests::Scaled(32'000);
}

TEST(Order, DecidesAsZ3Does) {
  const size_t goal = Questions();
  WalkCounts total;
  size_t smaller = 0;
  for (uint64_t seed = 1; total.questions < goal && !HasFatalFailure();
       ++seed) {
    expr::Pool pool;
    expr::RandomTerms random(pool, seed, OrderOptions(seed));
    Z3Incremental oracle(pool, {.timeout_ms = kTimeout, .memory_mb = 0},
                         nullptr);
    CheckedCores tested(
        pool, std::make_unique<OrderLayer>(pool, kTimeout, nullptr), oracle);
    PathWalk walk(pool, random, tested, oracle, /*bounded=*/seed % 5 == 0);
    walk.Run(kQuestionsPerPool, /*depth=*/1 + seed % 3);
    total += walk.counts();
    smaller += tested.smaller();
  }
  total.Print("order", "order");
  EXPECT_EQ(total.undecided, 0u) << total.open;
  EXPECT_GT(total.sat, goal / 5);
  EXPECT_GT(total.unsat, goal / 10);
  EXPECT_GT(smaller, goal / 20);
}

TEST(Order, DecidesAtTheEndsOfTheRanges) {
  expr::Pool pool;
  Z3Incremental oracle(pool, {.timeout_ms = kTimeout, .memory_mb = 0}, nullptr);
  OrderLayer order(pool, kTimeout, nullptr);
  AskAtTheEnds(pool, order, oracle);
  AskAtTheEndsOfNarrowed(pool, order, oracle);
}

TEST(Order, DecidesWhatIsReadOfArrays) {
  size_t sat = 0, unsat = 0;
  const size_t goal = tests::Scaled(400);
  for (uint64_t seed = 1; seed <= goal; ++seed) {
    expr::Pool pool;
    ArrayQuestions questions(pool, seed);
    Z3Incremental oracle(pool, {.timeout_ms = kTimeout, .memory_mb = 0},
                         nullptr);
    OrderLayer order(pool, kTimeout, nullptr);
    for (int n = 0; n < 10; ++n) {
      const expr::Path path = questions.Next();
      const Answer answer = order.Check(path, expr::Formula::True());
      ASSERT_EQ(VerdictText(answer.verdict),
                VerdictText(oracle.Check(path, expr::Formula::True()).verdict))
          << "seed " << seed;
      ++(answer.verdict == Verdict::kSat ? sat : unsat);
    }
  }
  EXPECT_GT(sat, goal);
  EXPECT_GT(unsat, goal);
}

// What a symbol is before it is narrowed has to do with what it is afterwards:
// that is for those behind.
TEST(Order, LeavesToOthersWhatIsReadInTwoWays) {
  expr::Pool pool;
  OrderLayer order(pool, kTimeout,
                   std::make_unique<Z3Incremental>(
                       pool, ResourceLimits{.timeout_ms = kTimeout}, nullptr));
  const expr::Expr x = pool.Symbol(expr::Sort::kBv32, "x");
  const expr::Expr narrow = pool.Make(expr::Kind::kI2B, x);
  const expr::Formula large = pool.Eq(x, pool.Int(300));
  const expr::Path path = expr::Path().With(pool, large);
  const auto ask = [&](int32_t n) {
    return order.Check(path, pool.Eq(narrow, pool.Int(n))).verdict;
  };
  EXPECT_EQ(ask(44), Verdict::kSat);
  EXPECT_EQ(ask(45), Verdict::kUnsat);
}

// The value that a run has chosen again and again is a deep term.
expr::Expr Deep(expr::Pool& pool, int depth) {
  const expr::Formula p = pool.BoolSymbol("p"), q = pool.BoolSymbol("q");
  expr::Expr deep = pool.Symbol(expr::Sort::kBv32, "x");
  for (int i = 1; i <= depth; ++i)
    deep = pool.IteRaw(i % 2 == 0 ? p : q, pool.Int(i), deep);
  return deep;
}

expr::Formula DeepIsNegative(expr::Pool& pool, int depth) {
  return pool.TestRaw(expr::Predicate::kLt, Deep(pool, depth), pool.Int(0));
}

TEST(Order, DecidesDeepTerms) {
  expr::Pool pool;
  OrderLayer order(pool, kTimeout, nullptr);
  const expr::Formula negative = DeepIsNegative(pool, 150);
  EXPECT_EQ(order.Check(expr::Path(), negative).verdict, Verdict::kSat);
  const expr::Formula chosen = pool.And(negative, pool.BoolSymbol("p"));
  EXPECT_EQ(order.Check(expr::Path(), chosen).verdict, Verdict::kUnsat);
}

TEST(Order, LeavesTheDeepestToOthers) {
  expr::Pool pool;
  OrderLayer order(pool, kTimeout, nullptr);
  const expr::Formula r = pool.BoolSymbol("r");
  const expr::Expr y = pool.Symbol(expr::Sort::kBv32, "y");
  const expr::Expr other = pool.IteRaw(r, pool.Int(0), y);
  const expr::Formula less =
      pool.TestRaw(expr::Predicate::kLt, Deep(pool, 100'000), other);
  EXPECT_EQ(order.Check(expr::Path(), less).verdict, Verdict::kUnknown);
}

}  // namespace
}  // namespace solver
