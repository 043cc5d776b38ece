#include "report/colour.h"

#include "gtest/gtest.h"

namespace report {
namespace {

TEST(ColourTest, OffIsPlain) {
  EXPECT_EQ(Paint("violation", Tone::kBad, false), "violation");
}

TEST(ColourTest, OnIsPaintedAndEnds) {
  EXPECT_EQ(Paint("violation", Tone::kBad, true), "\033[1;31mviolation\033[0m");
  EXPECT_EQ(Paint("return", Tone::kGood, true), "\033[32mreturn\033[0m");
  EXPECT_EQ(Paint("n1", Tone::kPlain, true), "n1");
}

TEST(ColourTest, OnlyOnATerminal) {
  EXPECT_TRUE(WantsColour(true, nullptr, "xterm"));
  EXPECT_FALSE(WantsColour(false, nullptr, "xterm"));
}

TEST(ColourTest, NoColorAndDumbTurnItOff) {
  EXPECT_FALSE(WantsColour(true, "1", "xterm"));
  EXPECT_TRUE(WantsColour(true, "", "xterm"));  // set but empty: not asked for
  EXPECT_FALSE(WantsColour(true, nullptr, "dumb"));
  EXPECT_FALSE(WantsColour(true, nullptr, nullptr));
}

}  // namespace
}  // namespace report
