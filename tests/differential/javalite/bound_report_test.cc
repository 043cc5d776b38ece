// Bounds that are reported instead of assumed: a path that would look into an
// object beyond them ends there and says so; all others are exact.
#include <cstdint>
#include <cstdio>
#include <iterator>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/search/end.h"
#include "gtest/gtest.h"
#include "heap/initializer.h"
#include "javalite/generate.h"
#include "javalite/machine.h"
#include "javalite/token.h"
#include "javalite/types.h"
#include "tests/differential/javalite/game.h"
#include "tests/differential/javalite/oracle.h"
#include "tests/differential/javalite/session.h"
#include "tests/unit/javalite/load.h"

namespace javalite {
namespace {

using search::EndKind;

constexpr MachineOptions kShort{6, 2000};

heap::Bounds Depth(uint32_t depth, bool report) {
  heap::Bounds bounds;
  bounds.depth = depth;
  bounds.report = report;
  return bounds;
}
heap::Bounds Objects(uint32_t objects, bool report) {
  heap::Bounds bounds;
  bounds.objects = objects;
  bounds.report = report;
  return bounds;
}

struct Ends {
  std::multiset<std::string> whole;  // tokens and end
  std::multiset<std::string> cut;    // with the detail
};

Ends EndsOf(const CheckedProgram& program, std::string_view mode,
            heap::Bounds bounds) {
  Session session(program, mode, bounds, kShort);
  Ends ends;
  for (const Machine::State& path : session.Paths()) {
    const std::string tokens =
        ToString(program.program(), session.machine().TokensOf(path));
    if (path.end->kind == EndKind::kBound)
      ends.cut.insert(tokens + " " + path.end->detail);
    else
      ends.whole.insert(tokens + " " + search::InfoOf(path.end->kind).text);
  }
  return ends;
}

TEST(BoundReportTest, ThePathsOfTheListThatAreNotCutAreThoseOfTheAssumingForm) {
  CheckedProgram program = Load(ExampleText("list"));
  for (uint32_t depth : {1, 2, 3}) {
    const Ends assume = EndsOf(program, "summary", Depth(depth, false));
    const Ends report = EndsOf(program, "summary", Depth(depth, true));
    EXPECT_TRUE(assume.cut.empty());
    EXPECT_FALSE(report.cut.empty());
    EXPECT_EQ(assume.whole, report.whole) << "depth " << depth;
    for (const std::string& end : report.cut)
      EXPECT_NE(end.find(" field "), std::string::npos) << end;
  }
}

// An object beyond the bound may be seen, but not be looked into.
TEST(BoundReportTest, AnObjectBeyondTheBoundMayBeCompared) {
  CheckedProgram program = Load(
      MainText("(class A ([A f]) ())", "[A a]", "bool", "((this $ a) = null)"));
  EXPECT_EQ(EndsOf(program, "summary", Depth(0, false)).whole.size(), 1u);
  const Ends report = EndsOf(program, "summary", Depth(0, true));
  EXPECT_EQ(report.whole.size(), 2u);
  EXPECT_TRUE(report.cut.empty());
}

struct Totals {
  uint64_t heaps = 0, cut = 0;
};

void CheckWithOracle(const std::string& text, std::string_view mode,
                     heap::Bounds bounds, Totals& totals) {
  const OracleOptions options{bounds, kShort, {}, 2, 100};
  const CheckedProgram program = Load(text);
  OracleResult forward = CheckForward(program, mode, options);
  ASSERT_FALSE(forward.problem) << mode << ": " << *forward.problem << "\n"
                                << text;
  OracleResult reverse = CheckReverse(program, mode, options);
  ASSERT_FALSE(reverse.problem) << mode << ": " << *reverse.problem << "\n"
                                << text;
  totals.heaps += forward.inside + forward.outside;
  totals.cut += forward.cut;
}

TEST(BoundReportTest, EveryHeapHasItsPathAndTheOracleAgrees) {
  const heap::Bounds settings[] = {Depth(1, true), Depth(2, true),
                                   Objects(1, true), Objects(2, true)};
  std::vector<std::string> texts = {ExampleText("list")};
  for (std::string_view name : kLitmusNames) texts.push_back(LitmusText(name));
  for (uint64_t seed = 1; seed <= 60; ++seed)
    texts.push_back(GenerateProgram(seed, {9}));
  Totals totals;
  for (size_t i = 0; i < texts.size(); ++i)
    for (std::string_view mode : {"lazy", "summary"}) {
      CheckWithOracle(texts[i], mode, settings[i % std::size(settings)],
                      totals);
      if (HasFatalFailure()) return;
    }
  std::printf("%llu heaps, %llu of them on a path that is cut\n",
              static_cast<unsigned long long>(totals.heaps),
              static_cast<unsigned long long>(totals.cut));
  EXPECT_GT(totals.cut, 100u);
}

TEST(BoundReportTest, LazyAndSummaryAreBisimilar) {
  uint64_t pairs = 0;
  for (uint64_t seed = 1; seed <= 60; ++seed) {
    const std::string text = GenerateProgram(seed, {9});
    JavaliteGame game = PlayGame(
        Load(text),
        {seed % 2 ? Depth(1 + seed % 3, true) : Objects(1 + seed % 3, true),
         kShort});
    ASSERT_FALSE(game.disagreement)
        << "seed " << seed << ": " << game.disagreement->reason << "\n"
        << text;
    pairs += game.pairs;
  }
  std::printf("%llu pairs\n", static_cast<unsigned long long>(pairs));
}

}  // namespace
}  // namespace javalite
