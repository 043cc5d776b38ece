#include "engine/runtime/array_shift.h"

#include <cstddef>
#include <cstdint>
#include <vector>

#include "expr/evaluate.h"
#include "expr/model.h"
#include "expr/pool.h"
#include "expr/sort.h"
#include "gtest/gtest.h"

namespace engine {
namespace {

class ArrayShiftTest : public ::testing::Test {
 protected:
  // 100, 101, …
  std::vector<expr::Expr> Numbers(size_t size) {
    std::vector<expr::Expr> numbers;
    for (size_t i = 0; i < size; ++i)
      numbers.push_back(pool_.Int(100 + static_cast<int32_t>(i)));
    return numbers;
  }
  // The value of a term where the distance is that.
  size_t ValueOf(expr::Expr term, size_t distance) {
    expr::Model model;
    model.Set(by_, distance);
    return expr::Evaluator(pool_, model).Evaluate(term);
  }

  expr::Pool pool_;
  expr::Expr by_ = pool_.Symbol(expr::Sort::kBv32, "by");
};

TEST_F(ArrayShiftTest, DownMovesEveryElementByEveryDistance) {
  for (size_t size = 1; size <= 9; ++size) {
    const auto shifted = ShiftDown(pool_, Numbers(size), by_);
    ASSERT_EQ(shifted.size(), size);
    for (size_t by = 0; by < size; ++by)
      for (size_t i = 0; i + by < size; ++i)
        EXPECT_EQ(ValueOf(shifted[i], by), 100 + i + by)
            << size << " elements, " << i << " by " << by;
  }
}

TEST_F(ArrayShiftTest, UpMovesThemBack) {
  for (size_t size = 1; size <= 9; ++size) {
    const auto shifted = ShiftUp(pool_, Numbers(size), by_);
    for (size_t by = 0; by < size; ++by)
      for (size_t i = by; i < size; ++i)
        EXPECT_EQ(ValueOf(shifted[i], by), 100 + i - by)
            << size << " elements, " << i << " by " << by;
  }
}

TEST_F(ArrayShiftTest, AKnownDistanceLeavesTheElementsThemselves) {
  const auto numbers = Numbers(8);
  const auto shifted = ShiftDown(pool_, numbers, pool_.Int(3));
  for (size_t i = 0; i + 3 < 8; ++i) EXPECT_EQ(shifted[i], numbers[i + 3]);
}

TEST_F(ArrayShiftTest, TermsGrowWithTheLogarithm) {
  const size_t before = pool_.terms();
  ShiftDown(pool_, Numbers(1024), by_);
  EXPECT_EQ(ShiftSteps(1024), 10u);
  EXPECT_LE(pool_.terms() - before, 1024u * 11 + 30);
}

}  // namespace
}  // namespace engine
