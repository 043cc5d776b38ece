// What cvc5 does besides answering; tests/differential/solver has its answers.
#include "solver/backends/cvc5.h"

#include <chrono>
#include <cstdint>
#include <memory>

#include "expr/expr.h"
#include "expr/kind.h"
#include "expr/path.h"
#include "expr/pool.h"
#include "expr/sort.h"
#include "expr/unknown.h"
#include "gtest/gtest.h"
#include "solver/backends/watchdog.h"
#include "solver/backends/z3_oneshot.h"
#include "solver/solver.h"

namespace solver {
namespace {

using expr::Expr;
using expr::Formula;
using expr::Kind;
using expr::Path;
using expr::Sort;

// Two 32-bit factors of a product of two primes.
Formula Hard(expr::Pool& pool) {
  const Expr p = pool.Symbol(Sort::kBv64, "p");
  const Expr q = pool.Symbol(Sort::kBv64, "q");
  Formula all =
      pool.Eq(pool.Make(Kind::kMul, p, q), pool.Long(7282828320413131327LL));
  for (Expr factor : {p, q}) {
    all = pool.And(all, pool.Lt(pool.Long(1), factor));
    all = pool.And(all, pool.Lt(factor, pool.Long(1LL << 32)));
  }
  return all;
}

TEST(Cvc5Test, TimeLimitHolds) {
  expr::Pool pool;
  Cvc5 cvc5(pool, 300, nullptr);
  const auto start = std::chrono::steady_clock::now();
  const Answer answer = cvc5.Check(Path(), Hard(pool));
  const std::chrono::duration<double> took =
      std::chrono::steady_clock::now() - start;
  EXPECT_EQ(answer.verdict, Verdict::kUnknown);
  EXPECT_EQ(answer.reason, "cvc5: more than 300 ms");
  EXPECT_LT(took.count(), 30.0);
}

TEST(Cvc5Test, WhatItDoesNotKnowItHandsOn) {
  expr::Pool pool;
  Cvc5 cvc5(pool, 100,
            std::make_unique<Z3OneShot>(
                pool, ResourceLimits{.timeout_ms = 100, .memory_mb = 0},
                Z3Tactic::kSimple, nullptr));
  const Answer answer = cvc5.Check(Path(), Hard(pool));
  EXPECT_EQ(answer.reason, "z3: more than 100 ms");
  EXPECT_EQ(cvc5.next()->stats().calls, 1u);
}

// cvc5 has no function from a float to its bits.
TEST(Cvc5Test, BitsOfAFloatAreDefined) {
  expr::Pool pool;
  Cvc5 cvc5(pool, 20'000, nullptr);
  const Expr f = pool.Symbol(Sort::kF32, "f");
  const Expr bits = pool.Make(Kind::kF32Bits, f);
  const Formula nan = pool.Test(expr::Predicate::kIsNan, f);
  const Formula canonical = pool.Eq(bits, pool.Int(0x7fc00000));
  const Path path = Path().With(pool, nan);
  EXPECT_EQ(cvc5.Check(path, canonical).verdict, Verdict::kSat);
  EXPECT_EQ(cvc5.Check(path, !canonical).verdict, Verdict::kUnsat);
  const Answer minus_zero =
      cvc5.Check(Path(), pool.Eq(bits, pool.Int(INT32_MIN)));
  ASSERT_EQ(minus_zero.verdict, Verdict::kSat);
  EXPECT_EQ(minus_zero.model->Value(expr::Unknown(f)), 0x80000000u);
}

}  // namespace
}  // namespace solver
