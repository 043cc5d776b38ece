// Where control goes, by methods whose ends are known: what each path returns
// or throws, all in order. The strategies must agree.
#include <algorithm>
#include <string>
#include <vector>

#include "engine/analysis/analysis.h"
#include "gtest/gtest.h"
#include "tests/unit/engine/explored.h"

namespace engine {
namespace {

using Ends = std::vector<std::string>;

constexpr char kNull[] = "java.lang.NullPointerException";
constexpr char kMonitor[] = "java.lang.IllegalMonitorStateException";

// "5" for a path that returns it, the class for one that throws.
Ends EndsOf(const std::string& method, const std::string& heap) {
  AnalysisOptions options;
  options.heap = heap;
  Explored explored("tests/unit/engine/flows", "Flows::" + method, options);
  Ends ends;
  for (size_t i = 0; i < explored.paths.size(); ++i)
    ends.push_back(explored.paths[i].end == "return"
                       ? std::to_string(explored.states[i].result.AsInt())
                       : explored.paths[i].text);
  std::sort(ends.begin(), ends.end());
  return ends;
}

// Lazy paths that go the same way count once.
void ExpectEnds(const std::string& method, const Ends& expected) {
  EXPECT_EQ(EndsOf(method, "summary"), expected) << method;
  Ends lazy = EndsOf(method, "lazy");
  lazy.erase(std::unique(lazy.begin(), lazy.end()), lazy.end());
  EXPECT_EQ(lazy, expected) << method << ", lazy";
}

TEST(SwitchTest, CasesWithOneTargetAreOnePath) {
  ExpectEnds("shared", {"10", "20", "30"});
}

TEST(SwitchTest, ACaseMayShareTheTargetOfTheDefault) {
  ExpectEnds("withDefault", {"1", "2"});
}

TEST(SwitchTest, AKnownNumberGoesOneWay) { ExpectEnds("known", {"103"}); }

TEST(HandlerTest, TheInnermostThatFitsCatches) {
  ExpectEnds("innermost", {"1", "2", "5", "6"});
}

TEST(HandlerTest, FinallyRunsOnTheWayOut) {
  ExpectEnds("last", {"111", "java.lang.ArithmeticException"});
}

TEST(HandlerTest, AnExceptionLeavesTheCallee) {
  ExpectEnds("fromCallee", {"-1", "4", kNull});
}

TEST(HandlerTest, AHandlerIsNotProtectedByItself) {
  ExpectEnds("inHandler", {"1", kNull});
}

TEST(MonitorTest, OnlyItsOwnerMayNotify) {
  ExpectEnds("notOwner", {kMonitor, kNull});
}

TEST(MonitorTest, EnteringTwiceTakesLeavingTwice) {
  ExpectEnds("owner", {"1", kNull});
}

TEST(MonitorTest, AnExceptionReleasesIt) {
  ExpectEnds("releasedByThrow", {kMonitor, kNull});
}

TEST(InitializerTest, SuperclassThenSpeakingInterfaceThenClassOnce) {
  ExpectEnds("order", {"123"});
}

TEST(InitializerTest, ConstantsAndArraysInitialiseNothing) {
  ExpectEnds("constantOnly", {"9"});
}

TEST(InitializerTest, AFieldInitialisesTheInterfaceThatHasIt) {
  ExpectEnds("throughInheritor", {"8"});
}

TEST(InitializerTest, AFailedClassFailsDifferentlyTheSecondTime) {
  ExpectEnds("failing", {"11"});
}

}  // namespace
}  // namespace engine
