#include "check/testgen/test_name.h"

#include <string>
#include <vector>

#include "gtest/gtest.h"

namespace testgen {
namespace {

std::string Words(const std::string& condition) {
  return ConditionWords(condition).value_or("none");
}

TEST(TestName, ConditionsInWords) {
  EXPECT_EQ(Words("list == null"), "ListIsNull");
  EXPECT_EQ(Words("this.head.next != null"), "HeadNextIsNotNull");
  EXPECT_EQ(Words("x + 1 <= y"), "XPlus1IsAtMostY");
  EXPECT_EQ(Words("x < -5"), "XIsBelowMinus5");
  EXPECT_EQ(Words("a[0] == 3"), "AAt0Is3");
  EXPECT_EQ(Words("s is new && x"), "none");
}

TEST(TestName, Outcomes) {
  EXPECT_EQ(OutcomeWords("true"), "returnsTrue");
  EXPECT_EQ(OutcomeWords("-1"), "returnsMinus1");
  EXPECT_EQ(OutcomeWords("p.Color.RED"), "returnsRED");
  EXPECT_EQ(OutcomeWords("this.head"), "returnsHead");
  EXPECT_EQ(OutcomeWords("null if x; a if y"), "returns");
}

TEST(TestName, TheShortestConditionThatNoOtherHas) {
  const std::vector<std::string> names =
      TestNames({{"f", "returns1", {"a == null"}},
                 {"f", "returns2", {"a != null", "b == null"}},
                 {"f", "returns2", {"a != null", "b != null", "longer > 2"}},
                 {"g", "", {"a == null"}}});
  EXPECT_EQ(names, (std::vector<std::string>{
                       "f_returns1_whenAIsNull", "f_returns2_whenBIsNull",
                       "f_returns2_whenBIsNotNull", "g_whenAIsNull"}));
}

TEST(TestName, TwoConditionsWhereOneIsNotEnough) {
  const std::vector<std::string> names = TestNames(
      {{"f", "", {"a", "b"}}, {"f", "", {"a", "c"}}, {"f", "", {"b", "c"}}});
  EXPECT_EQ(names, (std::vector<std::string>{"f_whenAAndB", "f_whenAAndC",
                                             "f_whenBAndC"}));
}

TEST(TestName, NumbersWhereNamesCollide) {
  const std::vector<std::string> names =
      TestNames({{"f", "", {"a"}}, {"f", "", {"a"}}, {"f", "", {"a"}}});
  EXPECT_EQ(names, (std::vector<std::string>{"f", "f_2", "f_3"}));
}

}  // namespace
}  // namespace testgen
