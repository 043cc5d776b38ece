#include "solver/chain.h"

#include <chrono>
#include <memory>
#include <set>
#include <string>

#include "expr/expr.h"
#include "expr/kind.h"
#include "expr/path.h"
#include "expr/pool.h"
#include "expr/sort.h"
#include "gtest/gtest.h"
#include "solver/solver.h"

namespace solver {
namespace {

using expr::Expr;
using expr::Formula;
using expr::Kind;
using expr::Path;
using expr::Predicate;
using expr::Sort;

std::string Names(const Solver& chain) {
  std::string names;
  for (const Solver* s = &chain; s != nullptr; s = s->next())
    names += (names.empty() ? "" : " ") + std::string(s->name());
  return names;
}

TEST(ChainTest, LayersComeInTheOrderOfTheirNames) {
  expr::Pool pool;
  std::string all;
  for (std::string_view name : LayerNames())
    all += (all.empty() ? "" : " ") + std::string(name);
  EXPECT_EQ(Names(*MakeChain(pool, {})), all);
  EXPECT_EQ(
      all,
      "fold witness slice quantifiers nearby choices cache cores models order "
      "intervals cubes cases integers z3 oneshot");
}

TEST(ChainTest, EachLayerCanBeSwitchedOff) {
  expr::Pool pool;
  for (std::string_view name : LayerNames()) {
    const auto chain = MakeChain(pool, {.off = {std::string(name)}});
    const std::string names = " " + Names(*chain) + " ";
    EXPECT_EQ(names.find(" " + std::string(name) + " "), std::string::npos);
  }
}

TEST(ChainTest, OptionalLayersAreOffUntilSwitchedOn) {
  expr::Pool pool;
  for (std::string_view name : OptionalLayerNames()) {
    const std::string wanted(name);
    const auto has = [&](const ChainOptions& options) {
      const std::string names = " " + Names(*MakeChain(pool, options)) + " ";
      return names.find(" " + wanted + " ") != std::string::npos;
    };
    EXPECT_FALSE(has({}));
    EXPECT_TRUE(has({.on = {wanted}}));
    EXPECT_FALSE(has({.off = {wanted}, .on = {wanted}}));
  }
  EXPECT_EQ(
      Names(*MakeChain(pool, {.on = {"portfolio"}})),
      "fold witness slice quantifiers nearby choices cache cores models order "
      "intervals cubes cases integers z3 portfolio oneshot");
}

TEST(ChainTest, MisspeltLayerGetsTheNearestName) {
  EXPECT_EQ(UnknownLayerText("interval"),
            "no layer is called \"interval\"; did you mean \"intervals\"?");
  EXPECT_EQ(UnknownLayerText("Z3"),
            "no layer is called \"Z3\"; did you mean \"z3\"?");
  EXPECT_EQ(UnknownLayerText("portfollio"),
            "no layer is called \"portfollio\"; did you mean \"portfolio\"?");
}

// Two factors of a 64-bit product of primes: far beyond a second of search,
// for cvc5 too (2^62 and less it factors in a second).
Formula Hard(expr::Pool& pool) {
  const Expr p = pool.Symbol(Sort::kBv64, "p");
  const Expr q = pool.Symbol(Sort::kBv64, "q");
  const Expr limit = pool.Long(1LL << 32);
  const Formula product =
      pool.Eq(pool.Make(Kind::kMul, p, q), pool.Long(7282828320413131327LL));
  const Formula small = pool.And(pool.Test(Predicate::kUlt, p, limit),
                                 pool.Test(Predicate::kUlt, q, limit));
  const Formula proper =
      pool.And(pool.Lt(pool.Long(1), p), pool.Lt(pool.Long(1), q));
  return pool.And(product, pool.And(small, proper));
}

struct Limited {
  std::set<std::string, std::less<>> off;
  std::set<std::string, std::less<>> on = {};
};
class LimitsTest : public testing::TestWithParam<Limited> {
 protected:
  ChainOptions Options() const {
    ChainOptions options;
    options.off = GetParam().off;
    options.on = GetParam().on;
    return options;
  }
};

TEST_P(LimitsTest, TimeLimitHolds) {
  expr::Pool pool;
  ChainOptions options = Options();
  options.timeout_ms = 1000;
  const auto chain = MakeChain(pool, options);
  const auto start = std::chrono::steady_clock::now();
  const Answer answer = chain->Check(Path(), Hard(pool));
  const std::chrono::duration<double> took =
      std::chrono::steady_clock::now() - start;
  EXPECT_EQ(answer.verdict, Verdict::kUnknown);
  EXPECT_NE(answer.reason.find(" ms"), std::string::npos) << answer.reason;
  EXPECT_GT(took.count(), 0.9);
  EXPECT_LT(took.count(), 30.0);
  // The next question finds a working solver.
  const Expr x = pool.Symbol(Sort::kBv32, "x");
  EXPECT_EQ(
      chain->Check(Path(), pool.Eq(pool.Make(Kind::kMul, x, x), pool.Int(49)))
          .verdict,
      Verdict::kSat);
}

TEST_P(LimitsTest, MemoryLimitHolds) {
  expr::Pool pool;
  ChainOptions options = Options();
  options.timeout_ms = 6'000;
  options.memory_mb = 8;
  const Answer answer = MakeChain(pool, options)->Check(Path(), Hard(pool));
  EXPECT_EQ(answer.verdict, Verdict::kUnknown);
  EXPECT_NE(answer.reason.find(" MiB"), std::string::npos) << answer.reason;
}

INSTANTIATE_TEST_SUITE_P(
    All, LimitsTest,
    testing::Values(Limited{{}}, Limited{{"oneshot"}}, Limited{{"z3"}},
                    Limited{{}, {"portfolio"}},
                    Limited{{"z3", "oneshot"}, {"portfolio"}}));

}  // namespace
}  // namespace solver
