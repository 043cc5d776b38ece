// Questions with "for all i from 1 to k", each step of the layer forced: its
// answers are those of plain Z3 on all instances, and, where numbers are few,
// of enumeration; what it says excludes each other does.
#include "solver/quantifiers.h"

#include <array>
#include <cstdio>
#include <memory>
#include <vector>

#include "expr/evaluate.h"
#include "expr/expr.h"
#include "expr/path.h"
#include "expr/pool.h"
#include "expr/print.h"
#include "expr/random.h"
#include "gtest/gtest.h"
#include "solver/backends/watchdog.h"
#include "solver/backends/z3_incremental.h"
#include "solver/chain.h"
#include "solver/enumerating.h"
#include "solver/quantified_query.h"
#include "solver/solver.h"
#include "tests/contract/order_walk.h"
#include "tests/contract/path_walk.h"
#include "tests/contract/quantifier_walk.h"
#include "tests/support/effort.h"

namespace solver {
namespace {

constexpr uint32_t kTimeout = 60'000;

std::unique_ptr<Solver> Z3(expr::Pool& pool) {
  return std::make_unique<Z3Incremental>(
      pool, ResourceLimits{.timeout_ms = kTimeout, .memory_mb = 0}, nullptr);
}

class QuantifierSteps : public testing::TestWithParam<size_t> {};

TEST_P(QuantifierSteps, LoopsAreDecidedAsTheirInstances) {
  const size_t goal = tests::Scaled(8000);
  size_t sat = 0, unsat = 0, smaller = 0, asked = 0;
  std::array<QuantifierLayer::Count, QuantifierLayer::kSteps> counts = {};
  for (uint64_t seed = 1; asked < goal; ++seed) {
    expr::Pool pool;
    LoopQuestions questions(pool, seed);
    const std::unique_ptr<Solver> oracle = Z3(pool);
    auto layer = std::make_unique<QuantifierLayer>(
        pool, QuantifierOptions{.expand = GetParam()}, Z3(pool));
    const QuantifierLayer& made = *layer;
    CheckedCores tested(pool, std::move(layer), *oracle);
    for (int n = 0; n < 10; ++n, ++asked) {
      const std::vector<expr::Formula> conjuncts = questions.Next();
      const expr::Path path = PathOf(pool, conjuncts);
      const Answer answer = tested.Check(path, expr::Formula::True());
      const Answer expected = oracle->Check(path, expr::Formula::True());
      ASSERT_EQ(VerdictText(answer.verdict), VerdictText(expected.verdict))
          << "seed " << seed << ", " << n;
      ++(answer.verdict == Verdict::kSat ? sat : unsat);
      if (answer.verdict != Verdict::kSat) continue;
      for (expr::Formula f : conjuncts)
        ASSERT_TRUE(expr::Evaluator(pool, *answer.model).Evaluate(f))
            << "seed " << seed;
    }
    smaller += tested.smaller();
    for (size_t s = 0; s < counts.size(); ++s) {
      const auto& one = made.count(static_cast<QuantifierLayer::Step>(s));
      counts[s].asked += one.asked;
      counts[s].won += one.won;
    }
  }
  for (const auto& c : counts)
    std::printf("asked %lu, won %lu\n", c.asked, c.won);
  EXPECT_GT(sat, goal / 5);
  EXPECT_GT(unsat, goal / 10);
  if (GetParam() > 0) {
    EXPECT_GT(counts[QuantifierLayer::kExpand].won, goal / 2);
    return;
  }
  // Where all are denied there is nothing to strip.
  EXPECT_LT(counts[QuantifierLayer::kExpand].won, goal / 5);
  EXPECT_GT(counts[QuantifierLayer::kStrip].won, goal / 5);
  for (auto step : {QuantifierLayer::kDuplicate, QuantifierLayer::kRepair,
                    QuantifierLayer::kAtLast})
    EXPECT_GT(counts[step].won, goal / 100) << step;
}

INSTANTIATE_TEST_SUITE_P(All, QuantifierSteps, testing::Values(0, 20'000));

// Asked with quantifiers of Z3, nothing else being tried. It may give up.
TEST(Quantified, ThoseOfZ3AreDecidedAsTheirInstances) {
  const size_t goal = tests::Scaled(800);
  size_t decided = 0, asked = 0, won = 0;
  for (uint64_t seed = 1; asked < goal; ++seed) {
    expr::Pool pool;
    LoopQuestions questions(pool, seed);
    const std::unique_ptr<Solver> oracle = Z3(pool);
    QuantifierLayer tested(pool, WithQuantifiersOnly(), Z3(pool),
                           Z3WithQuantifiers(pool));
    for (int n = 0; n < 10; ++n, ++asked) {
      const std::vector<expr::Formula> conjuncts = questions.Next();
      const expr::Path path = PathOf(pool, conjuncts);
      const Answer answer = tested.Check(path, expr::Formula::True());
      if (answer.verdict == Verdict::kUnknown) continue;
      ++decided;
      const Answer expected = oracle->Check(path, expr::Formula::True());
      ASSERT_EQ(VerdictText(answer.verdict), VerdictText(expected.verdict))
          << "seed " << seed << ", " << n;
    }
    won += tested.count(QuantifierLayer::kQuantified).won;
  }
  std::printf("%zu of %zu decided, %zu by quantifiers\n", decided, asked, won);
  EXPECT_GT(decided, goal * 9 / 10);
  EXPECT_GT(won, goal / 2);
}

// Anything that can be said, along growing paths.
WalkCounts Walk(size_t goal, std::unique_ptr<Solver> (*make)(expr::Pool&)) {
  WalkCounts total;
  for (uint64_t seed = 1;
       total.questions < goal && !testing::Test::HasFatalFailure(); ++seed) {
    expr::Pool pool;
    expr::RandomTerms random(pool, seed, QuantifiedOptions(seed));
    const std::unique_ptr<Solver> tested = make(pool);
    EnumeratingSolver oracle(pool, 100'000);
    PathWalk walk(pool, random, *tested, oracle, /*bounded=*/true);
    walk.Run(100, /*depth=*/1 + seed % 2);
    total += walk.counts();
  }
  return total;
}

void ExpectAllDecided(const WalkCounts& total, size_t goal) {
  EXPECT_EQ(total.undecided, 0u) << total.open;
  EXPECT_GT(total.sat, goal / 5);
  EXPECT_GT(total.unsat, goal / 20);
}

TEST(Quantified, WrittenOutAsEnumerated) {
  const size_t goal = tests::Scaled(8000);
  ExpectAllDecided(Walk(goal,
                        [](expr::Pool& pool) -> std::unique_ptr<Solver> {
                          return std::make_unique<QuantifierLayer>(
                              pool, QuantifierOptions{}, Z3(pool));
                        }),
                   goal);
}

TEST(Quantified, StrippedAsEnumerated) {
  const size_t goal = tests::Scaled(8000);
  ExpectAllDecided(Walk(goal,
                        [](expr::Pool& pool) -> std::unique_ptr<Solver> {
                          return std::make_unique<QuantifierLayer>(
                              pool, QuantifierOptions{.expand = 0}, Z3(pool));
                        }),
                   goal);
}

TEST(Quantified, TheChainAsEnumerated) {
  const size_t goal = tests::Scaled(8000);
  ExpectAllDecided(Walk(goal,
                        [](expr::Pool& pool) -> std::unique_ptr<Solver> {
                          return MakeChain(pool, ChainOptions{});
                        }),
                   goal);
}

// No layer may take a quantifier for a truth value that is free.
TEST(Quantified, TheChainWithoutTheLayerIsRightToo) {
  const size_t goal = tests::Scaled(8000);
  ExpectAllDecided(Walk(goal,
                        [](expr::Pool& pool) -> std::unique_ptr<Solver> {
                          ChainOptions options;
                          options.off = {"quantifiers"};
                          return MakeChain(pool, options);
                        }),
                   goal);
}

// What a path judges by itself is right also where it has assumed quantifiers.
TEST(Quantified, APathJudgesRightly) {
  size_t possible = 0, impossible = 0, quantified = 0;
  for (uint64_t seed = 1; seed <= 150; ++seed) {
    expr::Pool pool;
    expr::RandomTerms random(pool, seed, QuantifiedOptions(seed));
    const std::unique_ptr<Solver> oracle = Z3(pool);
    expr::Path path = expr::Path().WithWitness({});
    expr::UnknownMarks marks;
    for (int n = 0; n < 12; ++n) {
      const expr::Formula f = random.Guard(1);
      const Answer answer = oracle->Check(path, f);
      ASSERT_NE(answer.verdict, Verdict::kUnknown);
      const bool sat = answer.verdict == Verdict::kSat;
      const auto judged = path.Judge(pool, f, marks);
      possible += judged == expr::Path::Verdict::kPossible;
      impossible += judged == expr::Path::Verdict::kImpossible;
      ASSERT_NE(judged, sat ? expr::Path::Verdict::kImpossible
                            : expr::Path::Verdict::kPossible)
          << expr::Print(pool, f);
      if (!sat) continue;
      quantified += AsksQuantifier(pool, f);
      path = path.With(pool, f).WithWitness(*answer.model);
    }
  }
  EXPECT_GT(possible, 200u);
  EXPECT_GT(impossible, 10u);
  EXPECT_GT(quantified, 100u);
}

}  // namespace
}  // namespace solver
