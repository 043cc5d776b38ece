// Every solver case and a Z3 made afresh for each question agree over the real
// sorts: 32- and 64-bit integers, and in a smaller share floats, which are
// slow. A question that one of them leaves open is no contradiction, but it is
// counted and shown, and few may be: some 64-bit remainders stay open for a
// minute in every procedure that we have.
#include <algorithm>
#include <cstdio>
#include <memory>
#include <string>

#include "expr/pool.h"
#include "expr/random.h"
#include "gtest/gtest.h"
#include "solver/backends/watchdog.h"
#include "solver/solver.h"
#include "tests/contract/path_walk.h"
#include "tests/contract/solver_cases.h"
#include "tests/support/effort.h"

namespace solver {
namespace {

// Each; more than 20,000 in all at full effort.
const size_t kQuestions = tests::Scaled(1600);
constexpr size_t kQuestionsPerPool = 100;
const size_t kFloatQuestions = tests::Scaled(60);
constexpr ResourceLimits kLimits{.timeout_ms = 4'000, .memory_mb = 2048};
constexpr ResourceLimits kFloatLimits{.timeout_ms = 60'000, .memory_mb = 2048};

class RealSorts : public testing::TestWithParam<SolverCase> {};

expr::RandomOptions OptionsFor(uint64_t seed, bool floats) {
  expr::RandomOptions options;
  options.symbols = 2;
  options.wide = seed % 2 == 0;
  options.floats = floats;
  options.remainder = false;
  return options;
}

WalkCounts Walk(const SolverCase& solver_case, size_t goal, bool floats) {
  WalkCounts total;
  for (uint64_t seed = 1;
       total.questions < goal && !testing::Test::HasFatalFailure(); ++seed) {
    expr::Pool pool;
    expr::RandomTerms random(pool, seed, OptionsFor(seed, floats));
    const ResourceLimits& limits = floats ? kFloatLimits : kLimits;
    std::unique_ptr<Solver> tested = solver_case.make(pool, limits);
    std::unique_ptr<Solver> oracle = FreshZ3(pool, limits);
    PathWalk walk(pool, random, *tested, *oracle, /*bounded=*/false);
    walk.Run(std::min(goal, kQuestionsPerPool), /*depth=*/1);
    total += walk.counts();
  }
  return total;
}

TEST_P(RealSorts, AgreesWithFreshZ3OnIntegers) {
  const size_t goal =
      GetParam().speed == 1 ? kQuestions : kQuestions / GetParam().speed;
  const WalkCounts total = Walk(GetParam(), goal, /*floats=*/false);
  total.Print("integers", GetParam().name);
  std::printf("%s", total.open.c_str());
  EXPECT_LE(total.undecided, total.questions / 100);
  EXPECT_GT(total.sat, total.questions / 5);
  EXPECT_GT(total.unsat, total.questions / 20);
}

TEST_P(RealSorts, AgreesWithFreshZ3OnFloats) {
  const WalkCounts total = Walk(GetParam(), kFloatQuestions, /*floats=*/true);
  total.Print("floats", GetParam().name);
  EXPECT_EQ(total.undecided, 0u) << total.open;
}

INSTANTIATE_TEST_SUITE_P(All, RealSorts, testing::ValuesIn(kSolverCases),
                         [](const auto& info) {
                           return std::string(info.param.name);
                         });

}  // namespace
}  // namespace solver
