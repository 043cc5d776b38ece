// The questions of order_test find every wrong variant of the layer, and soon.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <memory>

#include "expr/expr.h"
#include "expr/path.h"
#include "expr/pool.h"
#include "expr/random.h"
#include "gtest/gtest-spi.h"
#include "gtest/gtest.h"
#include "solver/backends/watchdog.h"
#include "solver/backends/z3_incremental.h"
#include "solver/order/mutation.h"
#include "solver/order/order.h"
#include "tests/contract/order_walk.h"
#include "tests/contract/path_walk.h"

namespace solver {
namespace {

constexpr uint32_t kMutantTimeout = 5'000;
constexpr size_t kMostQuestions = 1'000;
constexpr size_t kQuestionsPerMutantPool = 100;

// Asks until something is wrong, or left open; how many questions that took,
// kMostQuestions if nothing was.
size_t QuestionsUntilCaught(OrderMutation mutation) {
  size_t asked = 0;
  testing::TestPartResultArray wrong;
  const testing::ScopedFakeTestPartResultReporter reporter(
      testing::ScopedFakeTestPartResultReporter::INTERCEPT_ONLY_CURRENT_THREAD,
      &wrong);
  for (uint64_t seed = 1; asked < kMostQuestions; ++seed) {
    expr::Pool pool;
    expr::RandomTerms random(pool, seed, OrderOptions(seed));
    Z3Incremental oracle(pool, {.timeout_ms = kMutantTimeout, .memory_mb = 0},
                         nullptr);
    CheckedCores tested(
        pool,
        std::make_unique<OrderLayer>(pool, kMutantTimeout, nullptr, mutation),
        oracle);
    AskAtTheEnds(pool, tested, oracle);
    AskAtTheEndsOfNarrowed(pool, tested, oracle);
    ArrayQuestions questions(pool, seed);
    for (int i = 0; i < 10; ++i, ++asked) {
      const expr::Path path = questions.Next();
      if (tested.Check(path, expr::Formula::True()).verdict !=
          oracle.Check(path, expr::Formula::True()).verdict)
        return asked;
    }
    PathWalk walk(pool, random, tested, oracle, /*bounded=*/seed % 5 == 0);
    for (size_t i = 0; i < kQuestionsPerMutantPool; ++i) {
      walk.Run(1, /*depth=*/1 + static_cast<int>(seed % 3));
      ++asked;
      if (wrong.size() > 0 || walk.counts().undecided > 0) return asked;
    }
  }
  return kMostQuestions;
}

TEST(OrderMutants, TheLayerItselfIsRight) {
  EXPECT_EQ(QuestionsUntilCaught(OrderMutation::kNone), kMostQuestions);
}

TEST(OrderMutants, EachIsCaught) {
  for (const OrderMutationInfo& info : kOrderMutations) {
    const size_t asked = QuestionsUntilCaught(info.mutation);
    std::printf("%s: %zu questions\n", info.name, asked);
    EXPECT_LT(asked, kMostQuestions) << info.name << ": " << info.what;
  }
}

}  // namespace
}  // namespace solver
