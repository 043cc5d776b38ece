// Each rule for ranges against enumeration: the result of the JVM's operator
// on any two members is in the range of the result.
#include "expr/number_range.h"

#include <vector>

#include "expr/apply.h"
#include "expr/kind.h"
#include "expr/sort.h"
#include "gtest/gtest.h"

namespace expr {
namespace {

// Small numbers, all of them, and the two ends of the sort.
std::vector<int64_t> ValuesOf(Sort sort) {
  const NumberRange whole = WholeSort(sort);
  return {whole.low,
          whole.low + 1,
          -129,
          -4,
          -3,
          -2,
          -1,
          0,
          1,
          2,
          3,
          4,
          31,
          64,
          128,
          65536,
          whole.high - 1,
          whole.high};
}

std::vector<NumberRange> RangesOf(const std::vector<int64_t>& values) {
  std::vector<NumberRange> ranges;
  for (size_t i = 0; i < values.size(); ++i)
    for (size_t j = i; j < values.size(); ++j)
      if (values[i] <= values[j]) ranges.push_back({values[i], values[j]});
  return ranges;
}

int64_t Compute(Kind kind, Sort sort, int64_t a, int64_t b) {
  const Sort second = SecondSort(Row(kind).operands, sort);
  const uint64_t bits =
      Apply(kind, sort, CanonicalBits(sort, a), CanonicalBits(second, b));
  return SignedValue(ResultSort(kind, sort), bits);
}

bool OverIntegers(Kind kind, Sort sort) {
  const KindRow& row = Row(kind);
  return row.arity >= 1 && kind != Kind::kIte && !IsFloating(sort) &&
         Accepts(row.operands, sort) && !IsFloating(ResultSort(kind, sort));
}

void ExpectSound(Kind kind, Sort sort) {
  const std::vector<int64_t> values = ValuesOf(sort);
  const std::vector<NumberRange> ranges = RangesOf(values);
  for (NumberRange a : ranges) {
    for (NumberRange b : ranges) {
      const NumberRange result = ApplyToRanges(kind, sort, a, b);
      for (int64_t x : values) {
        if (!a.Contains(x)) continue;
        for (int64_t y : values) {
          if (!b.Contains(y)) continue;
          ASSERT_TRUE(result.Contains(Compute(kind, sort, x, y)))
              << Row(kind).name << " of " << x << " and " << y << " in ["
              << a.low << "," << a.high << "], [" << b.low << "," << b.high
              << "] gives " << Compute(kind, sort, x, y) << ", not in ["
              << result.low << "," << result.high << "]";
        }
      }
      if (Row(kind).arity == 1) break;
    }
  }
}

TEST(RangeTest, EveryKindContainsEveryResult) {
  int checked = 0;
  for (const KindRow& row : kKindRows) {
    for (Sort sort : {Sort::kBv32, Sort::kBv64}) {
      if (!OverIntegers(row.kind, sort)) continue;
      ASSERT_NO_FATAL_FAILURE(ExpectSound(row.kind, sort));
      ++checked;
    }
  }
  EXPECT_GE(checked, 28);
}

// Small integers where nothing wraps: the four rules are then exact.
TEST(RangeTest, AddSubtractMultiplyNegateAreExactWithoutWrapAround) {
  for (Kind kind : {Kind::kAdd, Kind::kSub, Kind::kMul, Kind::kNeg}) {
    for (NumberRange a : RangesOf({-3, -2, -1, 0, 1, 2, 3})) {
      for (NumberRange b : RangesOf({-3, -2, -1, 0, 1, 2, 3})) {
        NumberRange exact{INT64_MAX, INT64_MIN};
        for (int64_t x = a.low; x <= a.high; ++x)
          for (int64_t y = b.low; y <= b.high; ++y) {
            const int64_t z = Compute(kind, Sort::kBv32, x, y);
            exact = exact.Hull({z, z});
          }
        EXPECT_EQ(ApplyToRanges(kind, Sort::kBv32, a, b), exact);
      }
    }
  }
}

TEST(RangeTest, WhatMayWrapIsAnything) {
  const NumberRange whole = WholeSort(Sort::kBv32);
  EXPECT_EQ(ApplyToRanges(Kind::kAdd, Sort::kBv32, {0, INT32_MAX}, {1, 1}),
            whole);
  EXPECT_EQ(ApplyToRanges(Kind::kNeg, Sort::kBv32, {INT32_MIN, 0}, {0, 0}),
            whole);
  EXPECT_EQ(ApplyToRanges(Kind::kMul, Sort::kBv64, {0, INT64_MAX}, {2, 2}),
            WholeSort(Sort::kBv64));
}

TEST(RangeTest, MasksAndRemaindersBound) {
  EXPECT_EQ(ApplyToRanges(Kind::kBitAnd, Sort::kBv32, WholeSort(Sort::kBv32),
                          {15, 15}),
            (NumberRange{0, 15}));
  EXPECT_EQ(
      ApplyToRanges(Kind::kRem, Sort::kBv32, WholeSort(Sort::kBv32), {10, 10}),
      (NumberRange{-9, 9}));
  EXPECT_EQ(ApplyToRanges(Kind::kRem, Sort::kBv32, {0, 4}, {10, 10}),
            (NumberRange{0, 4}));
}

}  // namespace
}  // namespace expr
