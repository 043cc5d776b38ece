// The laws of solver::Solver over small domains, where an enumerating solver
// knows the answer: more than 100,000 questions in all at full effort.
#include "solver/solver.h"

#include <memory>
#include <string>

#include "expr/pool.h"
#include "expr/random.h"
#include "gtest/gtest.h"
#include "solver/backends/watchdog.h"
#include "solver/enumerating.h"
#include "tests/contract/path_walk.h"
#include "tests/contract/solver_cases.h"
#include "tests/support/effort.h"

namespace solver {
namespace {

const size_t kQuestions = tests::Scaled(8000);  // each
const size_t kHurriedQuestions = tests::Scaled(1200);
constexpr size_t kQuestionsPerPool = 400;

class SolverLaws : public testing::TestWithParam<SolverCase> {
 protected:
  // That many questions, spread over pools of different make.
  WalkCounts Walk(size_t goal, const ResourceLimits& limits,
                  bool hurry = false);
};

// Odd seeds: choices and Boolean inputs only, which is where most layers have
// a short way of their own.
expr::RandomOptions OptionsFor(uint64_t seed) {
  expr::RandomOptions options;
  options.symbols = 2;
  options.choices = 3;
  options.labels = 2 + seed % 3;
  options.bools = 1;
  options.terms = seed % 2 == 0;
  options.wide = seed % 8 == 0;
  if (options.wide) options.symbols = 1;
  options.floats = false;
  options.small_values = true;
  options.quantified = seed % 6 == 2;
  return options;
}

WalkCounts SolverLaws::Walk(size_t goal, const ResourceLimits& limits,
                            bool hurry) {
  WalkCounts total;
  for (uint64_t seed = 1; total.questions < goal && !HasFatalFailure();
       ++seed) {
    expr::Pool pool;
    expr::RandomTerms random(pool, seed, OptionsFor(seed));
    std::unique_ptr<Solver> tested = GetParam().make(pool, limits);
    EnumeratingSolver oracle(pool, 100'000);
    PathWalk walk(pool, random, *tested, oracle, /*bounded=*/true);
    if (hurry) walk.Hurry();
    // Deep terms are slow, in Z3 and by enumeration, and add little here.
    const int depth = OptionsFor(seed).terms ? 1 + seed % 4 / 2 : 3;
    walk.Run(kQuestionsPerPool, depth);
    total += walk.counts();
  }
  return total;
}

TEST_P(SolverLaws, AgreesWithEnumeration) {
  const size_t goal = kQuestions / GetParam().speed;
  const WalkCounts total = Walk(goal, {.timeout_ms = 60'000, .memory_mb = 0});
  total.Print("enumeration", GetParam().name);
  // Both answers must really occur, and nothing so small may stay open.
  EXPECT_EQ(total.undecided, 0u) << total.open;
  EXPECT_GT(total.sat, goal / 5);
  EXPECT_GT(total.unsat, goal / 10);
}

// Interrupted at every turn, a solver may say "unknown", but never a falsehood,
// neither then nor on the questions after.
TEST_P(SolverLaws, HurryGivesNoWrongAnswer) {
  const size_t goal = kHurriedQuestions / GetParam().speed;
  Walk(goal, {.timeout_ms = 1, .memory_mb = 0}).Print("hurry", GetParam().name);
}

// A deadline cuts a question short, and nothing else: the same question is
// decided when there is time.
TEST_P(SolverLaws, ADeadlineIsForgotten) {
  const size_t goal = kHurriedQuestions / GetParam().speed;
  const WalkCounts total =
      Walk(goal, {.timeout_ms = 60'000, .memory_mb = 0}, /*hurry=*/true);
  total.Print("deadline", GetParam().name);
  EXPECT_EQ(total.undecided, 0u) << total.open;
  EXPECT_GT(total.cut, goal / 10);
}

INSTANTIATE_TEST_SUITE_P(All, SolverLaws, testing::ValuesIn(kSolverCases),
                         [](const auto& info) {
                           return std::string(info.param.name);
                         });

}  // namespace
}  // namespace solver
