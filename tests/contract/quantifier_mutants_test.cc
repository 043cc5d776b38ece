// The questions of quantifiers_test find every wrong variant of the layer, and
// soon.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <vector>

#include "expr/evaluate.h"
#include "expr/expr.h"
#include "expr/path.h"
#include "expr/pool.h"
#include "gtest/gtest-spi.h"
#include "gtest/gtest.h"
#include "solver/backends/watchdog.h"
#include "solver/backends/z3_incremental.h"
#include "solver/order/order.h"
#include "solver/quantifier_mutation.h"
#include "solver/quantifiers.h"
#include "solver/solver.h"
#include "tests/contract/order_walk.h"
#include "tests/contract/quantifier_walk.h"

namespace solver {
namespace {

constexpr size_t kMostQuestions = 2'000;
constexpr int kQuestionsPerPool = 20;

constexpr uint32_t kMutantTimeout = 10'000;

std::unique_ptr<Solver> PlainZ3ForMutants(expr::Pool& pool) {
  return std::make_unique<Z3Incremental>(
      pool, ResourceLimits{.timeout_ms = kMutantTimeout, .memory_mb = 0},
      nullptr);
}
// The order layer says what excludes each other.
std::unique_ptr<Solver> BehindMutants(expr::Pool& pool) {
  return std::make_unique<OrderLayer>(pool, kMutantTimeout,
                                      PlainZ3ForMutants(pool));
}

bool IsRight(expr::Pool& pool, const std::vector<expr::Formula>& conjuncts,
             const Answer& answer, const Answer& expected) {
  if (answer.verdict != expected.verdict) return false;
  if (answer.verdict != Verdict::kSat) return true;
  expr::Evaluator evaluator(pool, *answer.model);
  for (expr::Formula f : conjuncts)
    if (!evaluator.Evaluate(f)) return false;
  return true;
}

// Written out at once, at last, or never.
QuantifierOptions OptionsOf(uint64_t seed, QuantifierMutation mutation) {
  QuantifierOptions options;
  if (seed % 2 == 0) options.expand = 0;
  if (seed % 8 == 7) options = WithQuantifiersOnly();
  options.mutation = mutation;
  return options;
}

// Asks until something is wrong, or left open, half of the questions of a layer
// that writes nothing out at first; how many questions that took,
// kMostQuestions if nothing was.
size_t QuestionsUntilCaught(QuantifierMutation mutation) {
  size_t asked = 0;
  testing::TestPartResultArray wrong;
  const testing::ScopedFakeTestPartResultReporter reporter(
      testing::ScopedFakeTestPartResultReporter::INTERCEPT_ONLY_CURRENT_THREAD,
      &wrong);
  for (uint64_t seed = 1; asked < kMostQuestions; ++seed) {
    expr::Pool pool;
    LoopQuestions questions(pool, seed);
    const std::unique_ptr<Solver> oracle = PlainZ3ForMutants(pool);
    CheckedCores tested(pool,
                        std::make_unique<QuantifierLayer>(
                            pool, OptionsOf(seed, mutation),
                            BehindMutants(pool), Z3WithQuantifiers(pool)),
                        *oracle);
    for (int n = 0; n < kQuestionsPerPool; ++n) {
      ++asked;
      const std::vector<expr::Formula> conjuncts = questions.Next();
      const expr::Path path = PathOf(pool, conjuncts);
      const Answer answer = tested.Check(path, expr::Formula::True());
      const Answer expected = oracle->Check(path, expr::Formula::True());
      if (!IsRight(pool, conjuncts, answer, expected) || wrong.size() > 0)
        return asked;
    }
  }
  return kMostQuestions;
}

TEST(QuantifierMutants, TheLayerItselfIsRight) {
  EXPECT_EQ(QuestionsUntilCaught(QuantifierMutation::kNone), kMostQuestions);
}

TEST(QuantifierMutants, EachIsCaught) {
  for (const QuantifierMutationInfo& info : kQuantifierMutations) {
    const size_t asked = QuestionsUntilCaught(info.mutation);
    std::printf("%s: %zu questions\n", info.name, asked);
    EXPECT_LT(asked, kMostQuestions) << info.name << ": " << info.what;
  }
}

}  // namespace
}  // namespace solver
