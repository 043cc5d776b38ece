#include "classfile/number_text.h"

#include <limits>

#include "gtest/gtest.h"

namespace classfile {
namespace {

// The right-hand sides are what java.lang.Double and Float print.
TEST(NumberTextTest, Doubles) {
  EXPECT_EQ(DoubleToJava(0.0), "0.0");
  EXPECT_EQ(DoubleToJava(-0.0), "-0.0");
  EXPECT_EQ(DoubleToJava(1), "1.0");
  EXPECT_EQ(DoubleToJava(0.1), "0.1");
  EXPECT_EQ(DoubleToJava(-12.5), "-12.5");
  EXPECT_EQ(DoubleToJava(0.001), "0.001");
  EXPECT_EQ(DoubleToJava(0.0009), "9.0E-4");
  EXPECT_EQ(DoubleToJava(9999999), "9999999.0");
  EXPECT_EQ(DoubleToJava(1e7), "1.0E7");
  EXPECT_EQ(DoubleToJava(1.25e300), "1.25E300");
  EXPECT_EQ(DoubleToJava(std::numeric_limits<double>::denorm_min()),
            "4.9E-324");
}

TEST(NumberTextTest, NotNumbers) {
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  EXPECT_EQ(DoubleToJava(kInfinity), "Infinity");
  EXPECT_EQ(DoubleToJava(-kInfinity), "-Infinity");
  EXPECT_EQ(DoubleToJava(-std::numeric_limits<double>::quiet_NaN()), "NaN");
}

TEST(NumberTextTest, Floats) {
  EXPECT_EQ(FloatToJava(0.1f), "0.1");
  EXPECT_EQ(FloatToJava(3.4028235e38f), "3.4028235E38");
  EXPECT_EQ(FloatToJava(16777216.0f), "1.6777216E7");
}

}  // namespace
}  // namespace classfile
