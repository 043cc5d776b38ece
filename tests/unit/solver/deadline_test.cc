// A query keeps its deadline, whoever is asked, and what a deadline cut short
// leaves nothing behind: neither an answer nor the lack of one.
#include "base/deadline.h"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <numeric>
#include <set>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "expr/diagram.h"
#include "expr/expr.h"
#include "expr/kind.h"
#include "expr/model.h"
#include "expr/path.h"
#include "expr/pool.h"
#include "expr/sort.h"
#include "gtest/gtest.h"
#include "solver/cache.h"
#include "solver/chain.h"
#include "solver/choices.h"
#include "solver/cores.h"
#include "solver/enumerating.h"
#include "solver/models.h"
#include "solver/order/order.h"
#include "solver/solver.h"

namespace solver {
namespace {

using expr::Expr;
using expr::Formula;
using expr::Kind;
using expr::Path;
using expr::Sort;
using std::chrono::milliseconds;
using std::chrono::seconds;
using Clock = std::chrono::steady_clock;

// On a machine with other things to do.
constexpr seconds kSoonEnough{30};

// Takes a solver longer than anyone waits.
Formula Hard(expr::Pool& pool) {
  const Expr x = pool.Symbol(Sort::kBv64, "x");
  const Expr y = pool.Symbol(Sort::kBv64, "y");
  // Two primes just below 2^31: Z3 would have to take their product apart.
  const Expr product = pool.Long(2147483647LL * 2147483629LL);
  const Expr most = pool.Long(int64_t{1} << 32);
  Formula all = pool.Eq(pool.Make(Kind::kMul, x, y), product);
  for (Expr factor : {x, y}) {
    all = pool.And(all, pool.Lt(pool.Long(1), factor));
    all = pool.And(all, pool.Lt(factor, most));
  }
  return all;
}

// More references than objects, no two the same: hard without counting.
std::vector<Formula> Pigeons(expr::Pool& pool, uint32_t references) {
  expr::Diagram& d = pool.diagram();
  std::vector<uint32_t> objects(references);
  std::iota(objects.begin(), objects.end(), 0);
  std::vector<expr::Variable> variables;
  std::vector<Formula> conjuncts;
  for (uint32_t i = 0; i < references; ++i) {
    variables.push_back(pool.MakeChoice("r" + std::to_string(i), objects));
    conjuncts.push_back(!d.Is(variables.back(), references - 1));
  }
  for (uint32_t a = 0; a < references; ++a)
    for (uint32_t b = 0; b < a; ++b)
      for (uint32_t value = 0; value + 1 < references; ++value)
        conjuncts.push_back(
            !d.And(d.Is(variables[a], value), d.Is(variables[b], value)));
  return conjuncts;
}

// Decides everything, given time without end.
class Slow : public Solver {
 public:
  explicit Slow(Answer answer) : answer_(std::move(answer)) {}
  std::string_view name() const override { return "slow"; }

 protected:
  Answer Decide(const Query& query) override {
    if (query.deadline().Remaining() > std::chrono::hours(1)) return answer_;
    while (!query.deadline().Expired())
      std::this_thread::sleep_for(milliseconds(1));
    return Answer::Unknown(kNoTimeLeft);
  }

 private:
  const Answer answer_;
};

class DeadlineTest : public testing::Test {
 protected:
  expr::Pool pool_;
  const Expr x_ = pool_.Symbol(Sort::kBv32, "x");
  const Formula easy_ = pool_.Lt(pool_.Int(7), x_);
};

TEST_F(DeadlineTest, NobodyKnowsAnythingPastIt) {
  const std::unique_ptr<Solver> chain = MakeChain(pool_, {});
  const Answer late = chain->Check(Path(), easy_, base::Deadline::After({}));
  EXPECT_EQ(late.verdict, Verdict::kUnknown);
  EXPECT_EQ(late.reason, kNoTimeLeft);
  EXPECT_EQ(chain->Check(Path(), easy_).verdict, Verdict::kSat);
}

// Each layer that remembers, in front of one that takes its time.
TEST_F(DeadlineTest, WhatWasCutShortIsAskedAgain) {
  expr::Model eight;
  eight.Set(x_, 8);
  for (const Answer& answer : {Answer::Sat(eight), Answer::Unsat()}) {
    std::vector<std::unique_ptr<Solver>> layers;
    auto slow = [&] { return std::make_unique<Slow>(answer); };
    layers.push_back(std::make_unique<CacheLayer>(slow()));
    layers.push_back(std::make_unique<CoreLayer>(slow()));
    if (answer.verdict == Verdict::kSat)
      layers.push_back(std::make_unique<ModelLayer>(pool_, slow()));
    for (const auto& layer : layers) {
      const base::Deadline soon = base::Deadline::After(milliseconds(100));
      EXPECT_EQ(layer->Check(Path(), easy_, soon).verdict, Verdict::kUnknown);
      EXPECT_EQ(layer->Check(Path(), easy_).verdict, answer.verdict);
      // Now it is remembered, and a short time is enough.
      EXPECT_EQ(layer->Check(Path(), easy_).verdict, answer.verdict);
      EXPECT_EQ(layer->next()->stats().calls, 2u) << layer->name();
    }
  }
}

struct Case {
  const char* name;
  std::set<std::string, std::less<>> off, on;
};
const Case kCases[] = {
    {"whole chain", {}, {}},
    {"incremental", {"oneshot"}, {}},
    {"oneshot", {"z3"}, {}},
    {"portfolio", {"z3", "oneshot"}, {"portfolio"}},
};

// By time, and by somebody's wish: the limit of the chain is far away.
TEST_F(DeadlineTest, HoldsInsideAQuery) {
  for (const Case& c : kCases)
    for (bool by_wish : {false, true}) {
      ChainOptions options;
      options.off = c.off;
      options.on = c.on;
      options.timeout_ms = 600'000;
      const std::unique_ptr<Solver> chain = MakeChain(pool_, options);
      std::atomic<bool> wish = false;
      base::Deadline deadline;
      if (!by_wish) deadline = base::Deadline::After(milliseconds(300));
      deadline.CancelOn(&wish);
      std::thread user([&] {
        std::this_thread::sleep_for(milliseconds(300));
        wish = by_wish;
      });
      const auto start = Clock::now();
      const Answer answer = chain->Check(Path(), Hard(pool_), deadline);
      EXPECT_LT(Clock::now() - start, kSoonEnough) << c.name;
      EXPECT_EQ(answer.verdict, Verdict::kUnknown) << c.name;
      user.join();
      EXPECT_EQ(chain->Check(Path(), easy_).verdict, Verdict::kSat) << c.name;
    }
}

TEST_F(DeadlineTest, HoldsInsideASearchForChoices) {
  ChoiceLayer layer(pool_, {.budget = 0},
                    std::make_unique<OrderLayer>(pool_, 600'000, nullptr));
  const Path none;
  const Query query =
      Query(none, Formula::True(), base::Deadline::After(milliseconds(300)))
          .Sliced(Pigeons(pool_, 16));
  const auto start = Clock::now();
  EXPECT_EQ(layer.Check(query).verdict, Verdict::kUnknown);
  EXPECT_LT(Clock::now() - start, kSoonEnough);
}

// What was too short was the time.
TEST_F(DeadlineTest, LeavesTheBudgetOfASearchAlone) {
  const std::vector<Formula> pigeons = Pigeons(pool_, 9);
  const Path none;
  for (const bool in_a_hurry : {true, false}) {
    ChoiceLayer layer(pool_, {.budget = 100'000'000}, nullptr);
    const base::Deadline deadline =
        in_a_hurry ? base::Deadline::After(milliseconds(3)) : base::Deadline();
    const Query query = Query(none, Formula::True(), deadline).Sliced(pigeons);
    EXPECT_EQ(layer.Check(query).verdict,
              in_a_hurry ? Verdict::kUnknown : Verdict::kUnsat);
    EXPECT_EQ(layer.overflows(), 0u);
  }
}

TEST_F(DeadlineTest, HoldsInsideAnEnumeration) {
  std::vector<Formula> conjuncts;
  for (const char* name : {"a", "b", "c", "d", "e", "f", "g", "h", "i", "j",
                           "k", "l", "m", "n", "o", "p"})
    conjuncts.push_back(
        pool_.Lt(pool_.Int(2), pool_.Symbol(Sort::kBv32, name)));
  conjuncts.push_back(Formula::False());
  EnumeratingSolver solver(pool_, SIZE_MAX);
  const Path none;
  const Query query =
      Query(none, Formula::True(), base::Deadline::After(milliseconds(100)))
          .Sliced(std::move(conjuncts));
  const auto start = Clock::now();
  EXPECT_EQ(solver.Check(query).verdict, Verdict::kUnknown);
  EXPECT_LT(Clock::now() - start, kSoonEnough);
}

TEST_F(DeadlineTest, HitsOfLayersThatRememberAreCounted) {
  ChainOptions options;
  options.off = {"witness", "nearby", "choices", "intervals", "models"};
  const std::unique_ptr<Solver> chain = MakeChain(pool_, options);
  for (int i = 0; i < 3; ++i)
    EXPECT_EQ(chain->Check(Path(), easy_).verdict, Verdict::kSat);
  EXPECT_EQ(CacheHits(*chain), 2u);
}

}  // namespace
}  // namespace solver
