#include "engine/predicates/parse.h"

#include <gtest/gtest.h>

#include <string>

#include "engine/predicates/predicate.h"

namespace engine {
namespace {

using Kind = Predicate::Kind;

// With all parentheses, a > b as b < a.
std::string Shown(const Predicate& p) {
  constexpr const char* kSigns[] = {
      "",    "",     "",     "-",    " + ",  " - ", " * ",
      " < ", " <= ", " == ", " != ", " && ", " || "};
  switch (p.kind) {
    case Kind::kNumber:
      return std::to_string(p.number);
    case Kind::kMerged:
      return "<v>";
    case Kind::kLocal:
      return p.local;
    case Kind::kNegate:
      return "-" + Shown(p.parts[0]);
    default:
      return "(" + Shown(p.parts[0]) + kSigns[static_cast<int>(p.kind)] +
             Shown(p.parts[1]) + ")";
  }
}

std::string ShownPredicate(const std::string& text) {
  const auto read = ParsePredicates("A.m:1 conj " + text, "f");
  if (!read.ok()) return read.error().ToString();
  return Shown(read.value().points.begin()->second.predicates[0]);
}

TEST(ParseTest, OperatorsBindAsInJava) {
  EXPECT_EQ(ShownPredicate("v >= 0"), "(0 <= <v>)");
  EXPECT_EQ(ShownPredicate("v>y"), "(y < <v>)");
  EXPECT_EQ(ShownPredicate("v == a || v == -a"), "((<v> == a) || (<v> == -a))");
  EXPECT_EQ(ShownPredicate("v < 1 || v > 2 && v != 4"),
            "((<v> < 1) || ((2 < <v>) && (<v> != 4)))");
  EXPECT_EQ(ShownPredicate("v <= a - b - 2 * c"),
            "(<v> <= ((a - b) - (2 * c)))");
  EXPECT_EQ(ShownPredicate("v <= a - (b - $x_1)"), "(<v> <= (a - (b - $x_1)))");
}

TEST(ParseTest, PointsGoByMethodAndLine) {
  const auto read = ParsePredicates(
      "# a remark\n\n  p.A.next:12 conj v >= 0, v <= y  \n"
      "B$C.<init>:7 disj v < 0, v == 0, v > 0",
      "f");
  ASSERT_TRUE(read.ok()) << read.error().ToString();
  const auto& points = read.value().points;
  ASSERT_EQ(points.size(), 2u);
  const PredicatePoint& first = points.at({"p.A.next", 12});
  EXPECT_EQ(first.mode, PredicatePoint::Mode::kAll);
  ASSERT_EQ(first.predicates.size(), 2u);
  EXPECT_EQ(first.predicates[1].text, "v <= y");
  const PredicatePoint& second = points.at({"B$C.<init>", 7});
  EXPECT_EQ(second.mode, PredicatePoint::Mode::kAny);
  EXPECT_EQ(second.predicates.size(), 3u);
}

TEST(ParseTest, ExactSaysNothingMore) {
  const auto read = ParsePredicates("A.m:1 exact", "f");
  ASSERT_TRUE(read.ok()) << read.error().ToString();
  const PredicatePoint& point = read.value().points.at({"A.m", 1});
  EXPECT_EQ(point.mode, PredicatePoint::Mode::kExact);
  EXPECT_TRUE(point.predicates.empty());
  EXPECT_EQ(ParsePredicates("A.m:1 exact v > 0", "f").error().ToString(),
            "f:1: expected nothing after exact, not \"v > 0\"");
}

TEST(ParseTest, ErrorsNameTheLineAndWhatWasExpected) {
  const auto error = [](const std::string& text) {
    const auto read = ParsePredicates("# first\n" + text, "file");
    return read.ok() ? "none" : read.error().ToString();
  };
  EXPECT_EQ(error("A.m conj v > 0"),
            "file:2: expected CLASS.METHOD:LINE at the start of the line");
  EXPECT_EQ(error("A.m:0 conj v > 0"),
            "file:2: expected a line of a source file after \":\", not 0");
  EXPECT_EQ(error("A.m:1 all v > 0"),
            "file:2: expected conj, disj or exact, not \"all\"");
  EXPECT_EQ(error("A.m:1 conj"),
            "file:2: expected v, a local variable or a number at the end of "
            "the line");
  EXPECT_EQ(error("A.m:1 conj v"),
            "file:2: expected <, <=, >, >=, == or != at the end of the line");
  EXPECT_EQ(error("A.m:1 conj v = 1"),
            "file:2: expected <, <=, >, >=, == or !=, not \"= 1\"");
  EXPECT_EQ(error("A.m:1 conj v < (a + 1"),
            "file:2: expected \")\" at the end of the line");
  EXPECT_EQ(error("A.m:1 conj v < 1 v < 2"),
            "file:2: expected \",\" and a further predicate, not \"v < 2\"");
  EXPECT_EQ(error("A.m:1 conj v < 99999999999999999999"),
            "file:2: expected a number that a long can be, not "
            "\"99999999999999999999\"");
  EXPECT_EQ(error("A.m:1 conj v < 1\nA.m:1 disj v > 2"),
            "file:3: A.m:1 has predicates already: expected one line for it");
  EXPECT_EQ(error("A.m:1 conj v < " + std::string(5000, '(')),
            "file:2: expected at most 2000 characters");
}

}  // namespace
}  // namespace engine
