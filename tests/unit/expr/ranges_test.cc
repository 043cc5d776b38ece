#include "expr/ranges.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <random>
#include <vector>

#include "expr/evaluate.h"
#include "expr/kind.h"
#include "expr/model.h"
#include "expr/path.h"
#include "expr/pool.h"
#include "expr/sort.h"

namespace expr {
namespace {

class RangesTest : public ::testing::Test {
 protected:
  Formula Above(Expr e, int n) { return pool_.Lt(pool_.Int(n), e); }
  Formula Below(Expr e, int n) { return pool_.Lt(e, pool_.Int(n)); }
  Expr Make(Kind kind, Expr a, Expr b) {
    return pool_.Make(kind, std::vector<Expr>{a, b});
  }
  Expr Plus(Expr e, int n) { return Make(Kind::kAdd, e, pool_.Int(n)); }
  Formula Narrowed(std::vector<Formula> learnt, Formula f) {
    Ranges ranges;
    for (Formula l : learnt) ranges.Learn(pool_, l);
    return ranges.Narrow(pool_, f);
  }

  Pool pool_;
  Expr x_ = pool_.Symbol(Sort::kBv32, "x"), y_ = pool_.Symbol(Sort::kBv32, "y");
};

TEST_F(RangesTest, WhatFollowsFromMoreIsLeftOut) {
  EXPECT_TRUE(Narrowed({Above(x_, 7)}, Above(x_, 3)).IsTrue());
  EXPECT_TRUE(Narrowed({Above(x_, 7)}, Below(x_, 3)).IsFalse());
  EXPECT_TRUE(Narrowed({Below(x_, 7)}, Below(x_, 9)).IsTrue());
  EXPECT_TRUE(Narrowed({Above(x_, 7)}, pool_.Eq(x_, pool_.Int(7))).IsFalse());
  EXPECT_TRUE(Narrowed({pool_.Eq(x_, pool_.Int(5))}, Above(x_, 3)).IsTrue());
}

TEST_F(RangesTest, WhatSaysWhereARangeEndsStays) {
  for (Formula f : {Above(x_, 7), Below(x_, 7), pool_.Eq(x_, pool_.Int(7))}) {
    EXPECT_EQ(Narrowed({f}, f), f);
    EXPECT_EQ(Narrowed({f, Above(x_, -9), Below(x_, 99)}, f), f);
  }
}

TEST_F(RangesTest, SumsThatCannotOverflowAreTheNumber) {
  EXPECT_EQ(Narrowed({Above(x_, 1)}, Above(Plus(x_, -1), 1)), Above(x_, 2));
  // The smallest number less one is the largest.
  EXPECT_EQ(Narrowed({Below(x_, 1)}, Above(Plus(x_, -1), 1)),
            Above(Plus(x_, -1), 1));
  EXPECT_TRUE(Narrowed({Below(x_, 1)}, Above(Plus(x_, 5), 9)).IsFalse());
}

TEST_F(RangesTest, TermsLieWhereTheirPartsLeadTo) {
  const Expr half = Make(Kind::kUshr, x_, pool_.Int(1));
  const std::vector<Formula> small = {Above(x_, -1), Below(x_, 4)};
  EXPECT_TRUE(Narrowed(small, Below(half, 2)).IsTrue());
  EXPECT_TRUE(Narrowed(small, Below(Make(Kind::kSub, pool_.Int(31), half), 30))
                  .IsFalse());
  EXPECT_TRUE(
      Narrowed({Below(x_, 4), Above(y_, 3)}, pool_.Lt(x_, y_)).IsTrue());
  // Where the term's own range is known from is left alone.
  EXPECT_EQ(Narrowed({Below(half, 2)}, Below(half, 2)), Below(half, 2));
}

TEST_F(RangesTest, AConjunctionSaysWhatItsPartsSay) {
  const Formula both = pool_.And(Above(x_, 7), Below(y_, 3));
  EXPECT_TRUE(Narrowed({both}, Above(x_, 3)).IsTrue());
  EXPECT_EQ(Narrowed({both, Above(x_, 9)}, both), Below(y_, 3));
}

TEST_F(RangesTest, APathKeepsTheLastOfManyRounds) {
  Path path;
  for (int i = 0; i < 50; ++i) path = path.With(pool_, Above(x_, i));
  EXPECT_EQ(path.Slice(pool_, Above(x_, 50)).size(), 1u);
  Path down;
  for (int i = 0; i < 50; ++i) down = down.With(pool_, Above(Plus(x_, -i), 0));
  EXPECT_EQ(down.Slice(pool_, Above(x_, 50)).size(), 1u);
}

// Around all that the formulas below speak of, and where ints end.
const std::vector<int64_t> kNumbers = [] {
  std::vector<int64_t> all;
  for (int64_t n = -14; n <= 14; ++n)
    for (int64_t base : {int64_t{0}, int64_t{INT32_MIN}, int64_t{INT32_MAX}})
      if (base + n >= INT32_MIN && base + n <= INT32_MAX)
        all.push_back(base + n);
  return all;
}();

class RandomRanges : public RangesTest,
                     public ::testing::WithParamInterface<int> {
 protected:
  int Pick(int least, int most) {
    return std::uniform_int_distribution<int>(least, most)(random_);
  }
  int PickNumber() {
    const int n = Pick(-6, 6);
    if (Pick(0, 5) == 0) return n < 0 ? INT32_MAX + n : INT32_MIN + n;
    return n;
  }
  Expr PickTerm() {
    const Expr e = Pick(0, 3) == 0 ? y_ : x_;
    const int shape = Pick(0, 9);
    if (shape == 0) return Make(Kind::kSub, pool_.Int(Pick(-4, 4)), PickTerm());
    if (shape == 1) return Make(Kind::kUshr, PickTerm(), pool_.Int(1));
    if (shape == 2) return Make(Kind::kDiv, PickTerm(), pool_.Int(3));
    if (shape == 3) return Make(Kind::kMul, PickTerm(), PickTerm());
    if (shape == 4) return pool_.Ite(pool_.Lt(x_, y_), PickTerm(), e);
    return shape > 6 ? Plus(e, Pick(-4, 4)) : e;
  }
  Formula PickLiteral() {
    const Expr e = PickTerm();
    if (Pick(0, 5) == 0) return pool_.Lt(e, PickTerm());
    const Expr n = pool_.Int(PickNumber());
    const Formula f = Pick(0, 4) == 0 ? pool_.Eq(e, n) : pool_.Lt(e, n);
    return Pick(0, 1) == 0 ? f : !f;
  }
  Formula PickFormula() {
    const Formula f = PickLiteral();
    const int shape = Pick(0, 5);
    if (shape == 0) return pool_.And(f, PickLiteral());
    if (shape == 1) return pool_.Or(f, PickLiteral());
    return f;
  }
  bool HoldIn(int64_t x, int64_t y, const std::vector<Formula>& all) {
    Model model;
    model.Set(x_, static_cast<uint32_t>(x));
    model.Set(y_, static_cast<uint32_t>(y));
    for (Formula f : all)
      if (!Evaluator(pool_, model).Evaluate(f)) return false;
    return true;
  }

  std::mt19937 random_{static_cast<unsigned>(GetParam())};
};

// What is left of a path's conjuncts says what they all say, and a question
// narrowed on it agrees with the question.
TEST_P(RandomRanges, NothingIsLostOrAdded) {
  std::vector<Formula> all;
  Path path;
  for (int i = 0; i < 12; ++i) {
    const Formula f = PickFormula();
    const Formula narrowed = path.Narrowed(pool_, f);
    bool possible = false;  // no path is longer than there are models for
    for (int64_t x : kNumbers)
      for (int64_t y : {x, int64_t{0}, int64_t{INT32_MIN}})
        if (HoldIn(x, y, all)) {
          possible = possible || HoldIn(x, y, {f});
          ASSERT_EQ(HoldIn(x, y, {f}), HoldIn(x, y, {narrowed}));
        }
    if (!possible) continue;
    all.push_back(f);
    path = path.With(pool_, f);
    const std::vector<Formula> left =
        path.Slice(pool_, pool_.And(Above(x_, 100), pool_.Eq(x_, y_)));
    for (int64_t x : kNumbers)
      for (int64_t y : {x, int64_t{3}, int64_t{INT32_MIN}})
        ASSERT_EQ(HoldIn(x, y, all), HoldIn(x, y, left));
  }
}

INSTANTIATE_TEST_SUITE_P(Seeds, RandomRanges, ::testing::Range(0, 200));

}  // namespace
}  // namespace expr
