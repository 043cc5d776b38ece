#include "engine/patterns/rounds_order.h"

#include <cstdint>
#include <limits>
#include <vector>

#include "expr/evaluate.h"
#include "expr/expr.h"
#include "expr/kind.h"
#include "expr/model.h"
#include "expr/pool.h"
#include "expr/sort.h"
#include "gtest/gtest.h"

namespace engine {
namespace {

using expr::Expr;
using expr::Formula;
using expr::Kind;
using expr::Predicate;
using expr::Sort;

constexpr int32_t kMin = std::numeric_limits<int32_t>::min();
constexpr int32_t kMax = std::numeric_limits<int32_t>::max();

class RoundsOrderTest : public testing::Test {
 protected:
  Expr Rounds(int32_t plus) {
    return pool_.Make(Kind::kAdd, rounds_, pool_.Int(plus));
  }
  // 0, 1, … or most.
  Expr Length(uint32_t most) {
    std::vector<uint32_t> labels;
    for (uint32_t i = 0; i <= most; ++i) labels.push_back(i);
    choice_ = pool_.MakeChoice("length", labels);
    Expr length = pool_.Int(static_cast<int32_t>(most));
    for (uint32_t i = most; i-- > 0;)
      length = pool_.Ite(pool_.ChoiceIs(choice_, i),
                         pool_.Int(static_cast<int32_t>(i)), length);
    return length;
  }
  // Says of all numbers of rounds that count what the arithmetic says.
  void ExpectSame(Expr a, Expr b, const std::vector<int32_t>& values,
                  uint32_t lengths) {
    const auto by_order = LessByOrder(pool_, rounds_, Predicate::kLt, a, b);
    ASSERT_TRUE(by_order);
    const Formula by_arithmetic = pool_.Lt(a, b);
    for (int32_t k = 0; k < 12; ++k)
      for (int32_t n : values)
        for (uint32_t length = 0; length < lengths; ++length) {
          expr::Model model;
          model.Set(rounds_, static_cast<uint32_t>(k));
          model.Set(n_, static_cast<uint32_t>(n));
          if (lengths > 1) model.Set(choice_, length);
          expr::Evaluator evaluator(pool_, model);
          EXPECT_EQ(evaluator.Evaluate(*by_order),
                    evaluator.Evaluate(by_arithmetic))
              << k << " " << n << " " << length;
        }
  }

  expr::Pool pool_;
  const Expr rounds_ = pool_.Symbol(Sort::kBv32, "k");
  const Expr n_ = pool_.Symbol(Sort::kBv32, "n");
  expr::Variable choice_ = {};
  const std::vector<int32_t> borders_ = {kMin, kMin + 1, -1, 0,        1,
                                         5,    11,       12, kMax - 1, kMax};
};

TEST_F(RoundsOrderTest, OneLessThanTheRoundsAgainstAnyNumber) {
  ExpectSame(Rounds(-1), n_, borders_, 1);
}

TEST_F(RoundsOrderTest, AnyNumberAgainstOneMoreThanTheRounds) {
  ExpectSame(n_, Rounds(1), borders_, 1);
}

TEST_F(RoundsOrderTest, LengthsOnEitherSide) {
  const Expr length = Length(9);
  for (int32_t plus : {-3, -1, 1, 2, 7}) {
    ExpectSame(Rounds(plus), length, {0}, 10);
    ExpectSame(length, Rounds(plus), {0}, 10);
  }
}

TEST_F(RoundsOrderTest, WhatCouldOverflowIsLeft) {
  EXPECT_FALSE(LessByOrder(pool_, rounds_, Predicate::kLt, Rounds(-2), n_));
  EXPECT_FALSE(LessByOrder(pool_, rounds_, Predicate::kLt, n_, Rounds(2)));
  EXPECT_FALSE(
      LessByOrder(pool_, rounds_, Predicate::kLt, Rounds(-3), pool_.Int(kMax)));
}

TEST_F(RoundsOrderTest, OtherComparisonsAreLeft) {
  EXPECT_FALSE(LessByOrder(pool_, rounds_, Predicate::kEq, Rounds(-1), n_));
  EXPECT_FALSE(LessByOrder(pool_, rounds_, Predicate::kLt, n_, rounds_));
}

}  // namespace
}  // namespace engine
