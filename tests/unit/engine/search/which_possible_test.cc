// Which of many cases are possible, against counting.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <numeric>
#include <vector>

#include "base/rng.h"
#include "engine/search/path_checker.h"
#include "expr/diagram.h"
#include "expr/expr.h"
#include "expr/path.h"
#include "expr/pool.h"
#include "expr/sort.h"
#include "gtest/gtest.h"
#include "solver/chain.h"
#include "solver/solver.h"

namespace search {
namespace {

using expr::Formula;

constexpr int32_t kLargest = 40;

// A number below some limit, and a choice of which each label has a least
// number.
class Labels {
 public:
  Labels(uint64_t seed, size_t count) : rng_(seed) {
    std::vector<uint32_t> labels(count);
    std::iota(labels.begin(), labels.end(), 0);
    choice_ = pool_.MakeChoice("c", labels);
    Assume(pool_.Lt(Constant(-1), number_));
    for (size_t i = 0; i < count; ++i) {
      least_.push_back(Any());
      const Formula here = Is(i);
      Assume(pool_.Or(!here, !pool_.Lt(number_, Constant(least_[i]))));
    }
  }

  // The number is also below this.
  std::vector<bool> Possible(int32_t limit, bool few) {
    std::vector<Formula> cases;
    for (size_t i = 0; i < least_.size(); ++i)
      cases.push_back(pool_.And(Is(i), pool_.Lt(number_, Constant(limit))));
    return few ? checker_.WhichFewPossible(path_, cases)
               : checker_.WhichPossible(path_, cases);
  }
  std::vector<bool> Counted(int32_t limit) const {
    std::vector<bool> possible;
    for (int32_t least : least_) possible.push_back(least < limit);
    return possible;
  }
  int32_t Any() { return static_cast<int32_t>(rng_.Below(kLargest)); }

 private:
  expr::Expr Constant(int32_t n) {
    return pool_.Constant(expr::Sort::kBv32, static_cast<uint32_t>(n));
  }
  Formula Is(size_t label) {
    return pool_.diagram().Is(choice_, static_cast<uint32_t>(label));
  }
  void Assume(Formula f) { path_ = *checker_.Assume(path_, f); }

  base::Rng rng_;
  expr::Pool pool_;
  std::unique_ptr<solver::Solver> chain_ = solver::MakeChain(pool_, {});
  PathChecker checker_{pool_, *chain_};
  expr::Expr number_ = pool_.Symbol(expr::Sort::kBv32, "n");
  expr::Variable choice_;
  std::vector<int32_t> least_;
  expr::Path path_;
};

TEST(WhichPossibleTest, FindsAllThatAreAndNoOther) {
  size_t possible = 0, impossible = 0;
  for (uint64_t seed = 1; seed <= 60; ++seed) {
    Labels labels(seed, 2 + seed);
    for (int round = 0; round < 4; ++round) {
      const int32_t limit = labels.Any();
      const std::vector<bool> counted = labels.Counted(limit);
      const bool few = round % 2 == 0;
      EXPECT_EQ(labels.Possible(limit, few), counted) << seed << " " << limit;
      possible += std::count(counted.begin(), counted.end(), true);
      impossible += std::count(counted.begin(), counted.end(), false);
    }
  }
  EXPECT_GT(possible, 1'000u);
  EXPECT_GT(impossible, 1'000u);
}

}  // namespace
}  // namespace search
