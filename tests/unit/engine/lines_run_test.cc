#include "engine/state/lines_run.h"

#include <gtest/gtest.h>

#include <string>

#include "engine/linking/ids.h"

namespace engine {
namespace {

constexpr MethodId kFirst{3}, kSecond{70'000};

// "3:7 3:9? 70000:7", a question mark where not all ways ran it.
std::string TextOf(const LinesRun& lines) {
  std::string text;
  lines.ForEach([&](MethodId method, uint16_t line, LinesRun::On on) {
    text += (text.empty() ? "" : " ") + std::to_string(method.index()) + ":" +
            std::to_string(line) + (on == LinesRun::On::kSomeWays ? "?" : "");
  });
  return text;
}

LinesRun Both(LinesRun a, const LinesRun& b) {
  a.JoinWith(b);
  return a;
}

TEST(LinesRunTest, EachLineOnceAscending) {
  LinesRun lines;
  for (uint16_t line : {9, 7, 9, 65'535}) lines.Note(kFirst, line);
  lines.Note(kSecond, 7);
  EXPECT_EQ(TextOf(lines), "3:7 3:9 3:65535 70000:7");
}

TEST(LinesRunTest, WhatOnlyOneWayRanIsNotSure) {
  LinesRun before;
  before.Note(kFirst, 1);
  LinesRun left = before, right = before;
  left.Note(kFirst, 2);
  left.Note(kFirst, 4);
  right.Note(kFirst, 3);
  right.Note(kFirst, 4);
  EXPECT_EQ(TextOf(Both(left, right)), "3:1 3:2? 3:3? 3:4");
  EXPECT_EQ(TextOf(Both(right, left)), "3:1 3:2? 3:3? 3:4");
}

TEST(LinesRunTest, WhatIsRunAfterwardsIsSure) {
  LinesRun left, right;
  left.Note(kFirst, 2);
  LinesRun joined = Both(left, right);
  EXPECT_EQ(TextOf(joined), "3:2?");
  EXPECT_EQ(TextOf(Both(joined, left)), "3:2?");
  joined.Note(kFirst, 2);
  EXPECT_EQ(TextOf(joined), "3:2");
}

}  // namespace
}  // namespace engine
