// The laws of solver::Solver over small domains, where an enumerating solver
// knows the answer: 15 implementations, more than 100,000 questions in all.
#include "solver/solver.h"

#include <memory>
#include <string>

#include "expr/pool.h"
#include "expr/random.h"
#include "gtest/gtest.h"
#include "solver/enumerating.h"
#include "tests/contract/path_walk.h"
#include "tests/contract/solver_cases.h"

namespace solver {
namespace {

constexpr size_t kQuestions = 8000;  // each
constexpr size_t kQuestionsPerPool = 400;

class SolverLaws : public testing::TestWithParam<SolverCase> {};

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
  return options;
}

TEST_P(SolverLaws, AgreesWithEnumeration) {
  const size_t goal = kQuestions / GetParam().speed;
  WalkCounts total;
  for (uint64_t seed = 1; total.questions < goal && !HasFatalFailure();
       ++seed) {
    expr::Pool pool;
    expr::RandomTerms random(pool, seed, OptionsFor(seed));
    std::unique_ptr<Solver> tested = GetParam().make(pool);
    EnumeratingSolver oracle(pool, 100'000);
    PathWalk walk(pool, random, *tested, oracle, /*bounded=*/true);
    // Deep terms are slow, in Z3 and by enumeration, and add little here.
    const int depth = OptionsFor(seed).terms ? 1 + seed % 4 / 2 : 3;
    walk.Run(kQuestionsPerPool, depth);
    total.questions += walk.counts().questions;
    total.sat += walk.counts().sat;
    total.unsat += walk.counts().unsat;
    total.undecided += walk.counts().undecided;
  }
  // Both answers must really occur, and nothing so small may stay open.
  // A busy machine may run into the time limit now and then; "unknown" is
  // never wrong, but it must stay rare.
  EXPECT_LE(total.undecided, total.questions / 100);
  EXPECT_GT(total.sat, goal / 5);
  EXPECT_GT(total.unsat, goal / 10);
}

INSTANTIATE_TEST_SUITE_P(All, SolverLaws, testing::ValuesIn(kSolverCases),
                         [](const auto& info) {
                           return std::string(info.param.name);
                         });

}  // namespace
}  // namespace solver
