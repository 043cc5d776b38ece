// The litmus programs: each parses, checks and round-trips, and running it on
// every small heap shows exactly the control flows known for it.
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "gtest/gtest.h"
#include "javalite/ast.h"
#include "javalite/concrete.h"
#include "javalite/concrete_heap.h"
#include "javalite/enumerate.h"
#include "javalite/parser.h"
#include "javalite/print.h"
#include "javalite/token.h"
#include "javalite/types.h"
#include "tests/unit/javalite/load.h"

namespace javalite {
namespace {

class LitmusTest : public testing::TestWithParam<std::string_view> {};

TEST_P(LitmusTest, ParsesChecksAndRoundTrips) {
  std::string text = LitmusText(GetParam());
  base::Result<Program> parsed = Parse(text, "litmus");
  ASSERT_TRUE(parsed.ok()) << parsed.error().ToString();
  std::string printed = Print(parsed.value());
  base::Result<CheckedProgram> again = ParseAndCheck(printed, "printed");
  ASSERT_TRUE(again.ok()) << again.error().ToString() << "\n" << printed;
  EXPECT_EQ(Print(again.value().program()), printed);
}

INSTANTIATE_TEST_SUITE_P(All, LitmusTest, testing::ValuesIn(kLitmusNames));

struct Expectation {
  std::string_view name;
  uint32_t objects;  // enough to show every control flow
  uint32_t bound;    // on creation depth
  size_t flows;
};

constexpr uint32_t kNoBound = 1000;

// The counts were computed with a separate prototype of the symbolic rules.
constexpr Expectation kExpectations[] = {
    {"lost-write", 2, kNoBound, 3}, {"reinit", 2, kNoBound, 4},
    {"alias3", 2, kNoBound, 4},     {"precedence", 2, kNoBound, 3},
    {"phantom-k", 3, 2, 9},         {"phantom-U", 3, 2, 10},
    {"types", 3, kNoBound, 12},     {"rotate", 3, kNoBound, 4},
    {"prim", 3, kNoBound, 8},
};

using Flows = std::set<std::vector<Token>>;

Flows ControlFlows(const CheckedProgram& program, const Expectation& row) {
  Flows flows;
  EnumerateHeaps(program, {.max_objects = row.objects, .ints = {0, 1, 2}},
                 [&](const ConcreteHeap& heap) {
                   Outcome outcome = javalite::Run(program, heap);
                   if (outcome.MaxDepth() <= row.bound)
                     flows.insert(outcome.tokens);
                   return true;
                 });
  return flows;
}

TEST(LitmusFlowsTest, AreTheKnownOnes) {
  for (const Expectation& row : kExpectations) {
    CheckedProgram program = Load(LitmusText(row.name));
    EXPECT_EQ(ControlFlows(program, row).size(), row.flows) << row.name;
  }
}

// In both phantom programs x.f.f is an object of its own only beyond the
// bound of 2, and only then the last arm is reached.
TEST(LitmusFlowsTest, APhantomNeedsAnObjectBeyondTheBound) {
  constexpr ClassId kA{0}, kMain{1};
  const ConcreteHeap heap{{{kMain, {1, 2, kNullCell}},
                           {kA, {3, kNullCell}},
                           {kA, {kNullCell, kNullCell}},
                           {kA, {4, kNullCell}},
                           {kA, {kNullCell, kNullCell}}}};
  for (const Expectation& row : kExpectations) {
    if (row.bound == kNoBound) continue;
    CheckedProgram program = Load(LitmusText(row.name));
    Outcome outcome = javalite::Run(program, heap);
    EXPECT_EQ(ToString(*outcome.value), "true");
    EXPECT_EQ(outcome.MaxDepth(), 3u);
    EXPECT_FALSE(ControlFlows(program, row).contains(outcome.tokens));
  }
}

// Does a list contain an element? Under a bound of 2 there are five ways to
// end: no list; found in, or missing from, a list of one node or of two.
TEST(LitmusFlowsTest, OfListContainsAreFive) {
  CheckedProgram program = Load(
      "(((class Data () ()) (class LLNode ([Data elem][LLNode next]) ())"
      "(class LinkedList ([LLNode head][Data data0])"
      " ((bool contains ([LLNode node][Data val])"
      "   (if ((node $ elem) = val) true"
      "    else (if ((node $ next) = null) false"
      "          else (this @ contains (node $ next) val))))"
      "  (bool run () (this @ contains (this $ head) (this $ data0))))))"
      "(LinkedList run))");
  Flows flows;
  EnumerateOptions options{.max_objects = 5};
  options.max_of_class = {{ClassId(0), 2}, {ClassId(1), 3}};
  Enumeration heaps =
      EnumerateHeaps(program, options, [&](const ConcreteHeap& heap) {
        Outcome outcome = javalite::Run(program, heap, {.call_depth = 10});
        if (outcome.MaxDepth() <= 2 && outcome.end != RunEnd::kDepthLimit)
          flows.insert(outcome.tokens);
        return true;
      });
  EXPECT_EQ(heaps.heaps, 218u);
  EXPECT_EQ(flows.size(), 5u);
}

}  // namespace
}  // namespace javalite
