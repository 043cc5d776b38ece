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

size_t ControlFlows(const Expectation& row) {
  CheckedProgram program = Load(LitmusText(row.name));
  std::set<std::vector<Token>> flows;
  EnumerateHeaps(program, {.max_objects = row.objects, .ints = {0, 1, 2}},
                 [&](const ConcreteHeap& heap) {
                   Outcome outcome = Run(program, heap);
                   if (outcome.MaxDepth() <= row.bound)
                     flows.insert(outcome.tokens);
                   return true;
                 });
  return flows.size();
}

TEST(LitmusFlowsTest, AreTheKnownOnes) {
  for (const Expectation& row : kExpectations)
    EXPECT_EQ(ControlFlows(row), row.flows) << row.name;
}

}  // namespace
}  // namespace javalite
