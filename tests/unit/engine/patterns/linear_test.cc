#include "engine/patterns/linear.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

namespace engine {
namespace {

std::optional<Linear> Through(const std::vector<Sample>& samples) {
  return LinearThrough(samples);
}

TEST(LinearTest, TheIndexOfTheFirstRoundIsZero) {
  EXPECT_EQ(Through({{1, 0}, {2, 1}, {3, 2}}), (Linear{1, -1}));
}

TEST(LinearTest, StepsOfMoreThanOneAndBackwards) {
  EXPECT_EQ(Through({{0, 7}, {1, 4}, {3, -2}}), (Linear{-3, 7}));
}

TEST(LinearTest, WhatIsTheSameEverywhereIsConstant) {
  EXPECT_EQ(Through({{1, 97}, {5, 97}}), (Linear{0, 97}));
  EXPECT_EQ(Through({{4, 5}}), (Linear{0, 5}));
  EXPECT_EQ(Through({{4, 5}, {4, 5}}), (Linear{0, 5}));
}

TEST(LinearTest, NoneGoesThroughThese) {
  EXPECT_EQ(Through({{0, 0}, {2, 1}}), std::nullopt);
  EXPECT_EQ(Through({{0, 0}, {1, 1}, {2, 4}}), std::nullopt);
  EXPECT_EQ(Through({{4, 5}, {4, 6}}), std::nullopt);
  EXPECT_EQ(Through({}), std::nullopt);
}

// Nor is one looked for that only fits modulo the size of a word.
TEST(LinearTest, NumbersThatAreTooLarge) {
  constexpr int64_t kLargest = std::numeric_limits<int64_t>::max();
  EXPECT_EQ(Through({{0, kLargest}, {1, std::numeric_limits<int64_t>::min()}}),
            std::nullopt);
  EXPECT_EQ(Through({{kLargest, 0}, {0, 0}}), std::nullopt);
}

// All lines through small numbers: each is found again, and what is found of
// any three points goes through all of them.
TEST(LinearTest, AllSmallOnes) {
  size_t lines = 0;
  for (int64_t a = -3; a <= 3; ++a)
    for (int64_t b = -3; b <= 3; ++b)
      for (int64_t c = -3; c <= 3; ++c) {
        const auto line = Through({{0, a}, {1, b}, {3, c}});
        EXPECT_EQ(line.has_value(), c - a == 3 * (b - a)) << a << b << c;
        if (!line) continue;
        ++lines;
        EXPECT_EQ(*line, (Linear{b - a, a}));
      }
  EXPECT_GT(lines, 10u);
}

}  // namespace
}  // namespace engine
