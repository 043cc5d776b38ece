#include "solver/box.h"

#include "expr/kind.h"
#include "expr/pool.h"
#include "expr/sort.h"
#include "gtest/gtest.h"

namespace solver {
namespace {

using expr::Expr;
using expr::Formula;
using expr::Kind;
using expr::Predicate;
using expr::Sort;

class BoxTest : public testing::Test {
 protected:
  Expr Int(int32_t value) { return pool_.Int(value); }

  expr::Pool pool_;
  Expr x_ = pool_.Symbol(Sort::kBv32, "x");
  Expr y_ = pool_.Symbol(Sort::kBv32, "y");
  Box box_{pool_};
};

TEST_F(BoxTest, ComparisonsNarrowBothSides) {
  box_.Assume(pool_.Lt(x_, Int(10)));
  box_.Assume(pool_.Lt(Int(3), x_));
  EXPECT_EQ(box_.Of(x_), (Range{4, 9}));
  box_.Assume(pool_.Lt(x_, y_));
  EXPECT_EQ(box_.Of(y_).low, 5);
  box_.Assume(pool_.Le(y_, Int(6)));
  box_.Assume(pool_.Lt(x_, y_));
  EXPECT_EQ(box_.Of(x_), (Range{4, 5}));
}

TEST_F(BoxTest, NothingIsLeftBetweenContradictingBounds) {
  EXPECT_TRUE(box_.Assume(pool_.Lt(x_, Int(3))));
  EXPECT_FALSE(box_.empty());
  EXPECT_TRUE(box_.Assume(pool_.Lt(Int(2), x_)));
  EXPECT_TRUE(box_.empty());
}

TEST_F(BoxTest, NothingIsBelowTheSmallestNumber) {
  box_.Assume(pool_.Eq(y_, Int(INT32_MIN)));
  EXPECT_TRUE(box_.Assume(pool_.Lt(x_, y_)));
  EXPECT_TRUE(box_.empty());
}

TEST_F(BoxTest, DistinctShavesAnEnd) {
  box_.Assume(pool_.And(pool_.Le(Int(0), x_), pool_.Le(x_, Int(3))));
  box_.Assume(!pool_.Eq(x_, Int(0)));
  EXPECT_EQ(box_.Of(x_), (Range{1, 3}));
  EXPECT_FALSE(box_.Assume(!pool_.Eq(x_, Int(2))));  // a hole, not an end
}

TEST_F(BoxTest, OrIsTheHullOfItsBranches) {
  box_.Assume(pool_.Or(pool_.Eq(x_, Int(3)), pool_.Eq(x_, Int(8))));
  EXPECT_EQ(box_.Of(x_), (Range{3, 8}));
  // A branch that cannot be taken does not count.
  box_.Assume(pool_.Or(pool_.Eq(x_, Int(5)), pool_.Lt(x_, Int(0))));
  EXPECT_EQ(box_.Of(x_), (Range{5, 5}));
}

TEST_F(BoxTest, SumWithoutWrapAroundIsUndone) {
  box_.Assume(pool_.And(pool_.Le(Int(0), x_), pool_.Le(x_, Int(100))));
  box_.Assume(pool_.Lt(pool_.Make(Kind::kAdd, x_, Int(5)), Int(10)));
  EXPECT_EQ(box_.Of(x_), (Range{0, 4}));
}

TEST_F(BoxTest, SumThatMayWrapTeachesNothing) {
  // x + 5 < 10 also holds for the largest numbers.
  box_.Assume(pool_.Lt(pool_.Make(Kind::kAdd, x_, Int(5)), Int(10)));
  EXPECT_EQ(box_.Of(x_), WholeSort(Sort::kBv32));
}

TEST_F(BoxTest, UnsignedBoundExcludesNegativeNumbers) {
  box_.Assume(pool_.Test(Predicate::kUlt, x_, Int(7)));
  EXPECT_EQ(box_.Of(x_), (Range{0, 6}));
}

}  // namespace
}  // namespace solver
