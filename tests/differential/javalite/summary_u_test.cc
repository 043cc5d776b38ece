// Variant U of the summaries: the same control flows as the others without a
// depth bound, and every heap in exactly one path without any bound.
#include <cstdint>
#include <iterator>
#include <set>
#include <string>
#include <string_view>

#include "engine/search/end.h"
#include "gtest/gtest.h"
#include "heap/initializer.h"
#include "heap/invariants.h"
#include "javalite/generate.h"
#include "javalite/machine.h"
#include "javalite/token.h"
#include "javalite/types.h"
#include "tests/differential/javalite/oracle.h"
#include "tests/differential/javalite/session.h"
#include "tests/unit/javalite/load.h"

namespace javalite {
namespace {

constexpr std::string_view kU = "summary-u";
constexpr heap::Bounds kNoBound{};
constexpr heap::Bounds kObjects[] = {
    kNoBound, {heap::kUnbounded, 2}, {heap::kUnbounded, 1}};
constexpr MachineOptions kShort{6, 2000};

// The control flow of each path. One that shows up twice is two elements.
std::multiset<std::string> Flows(const CheckedProgram& program,
                                 std::string_view mode, heap::Bounds bounds) {
  Session session(program, mode, bounds, kShort);
  std::multiset<std::string> flows;
  for (const Machine::State& s : session.Paths()) {
    flows.insert(ToString(program.program(), session.machine().TokensOf(s)) +
                 search::InfoOf(s.end->kind).text);
    EXPECT_EQ(heap::FindViolation(session.context(), s.place, {}),
              std::nullopt);
  }
  return flows;
}

TEST(SummaryUTest, LitmusProgramsHaveTheSameControlFlows) {
  for (std::string_view name : kLitmusNames) {
    CheckedProgram program = Load(LitmusText(name));
    for (const heap::Bounds& bounds : kObjects)
      EXPECT_EQ(Flows(program, kU, bounds), Flows(program, "summary", bounds))
          << name;
  }
}

TEST(SummaryUTest, RandomProgramsHaveTheSameControlFlows) {
  for (uint64_t seed = 201; seed <= 260; ++seed) {
    const std::string text = GenerateProgram(seed, {10});
    const CheckedProgram program = Load(text);
    const heap::Bounds bounds = kObjects[seed % std::size(kObjects)];
    ASSERT_EQ(Flows(program, kU, bounds), Flows(program, "summary", bounds))
        << "seed " << seed << "\n"
        << text;
  }
}

// Why there are two variants: with a depth bound U knows objects that a run
// reaches through an alias of a cell it never read.
TEST(SummaryUTest, ADepthBoundAdmitsMore) {
  CheckedProgram program = Load(LitmusText("phantom-U"));
  const heap::Bounds bounds{2, heap::kUnbounded};
  EXPECT_EQ(Flows(program, "summary", bounds).size(), 10u);
  EXPECT_EQ(Flows(program, kU, bounds).size(), 11u);
}

TEST(SummaryUTest, EveryHeapSatisfiesExactlyOnePath) {
  for (std::string_view name : kLitmusNames) {
    OracleOptions options{.objects = 3, .most_heaps = 200};
    OracleResult r = CheckForward(Load(LitmusText(name)), kU, options);
    EXPECT_FALSE(r.problem) << name << ": " << *r.problem;
    EXPECT_GT(r.inside, 0u);
  }
  for (uint64_t seed = 101; seed <= 160; ++seed) {
    const std::string text = GenerateProgram(seed, {12});
    OracleResult r =
        CheckForward(Load(text), kU, {kNoBound, kShort, {}, 2, 100});
    ASSERT_FALSE(r.problem) << "seed " << seed << ": " << *r.problem << "\n"
                            << text;
  }
}

// An object bound counts what an input has in a cell that is ever asked for,
// whether this run reads it or not.
TEST(SummaryUTest, AnObjectBoundCountsWhatARunNeverReads) {
  bool differs = false;
  for (uint64_t seed = 101; seed <= 160 && !differs; ++seed) {
    const CheckedProgram program = Load(GenerateProgram(seed, {10}));
    const OracleOptions options{kObjects[2], kShort, {}, 2, 100};
    ASSERT_FALSE(CheckForward(program, "summary", options).problem);
    differs = CheckForward(program, kU, options).problem.has_value();
  }
  EXPECT_TRUE(differs);
}

TEST(SummaryUTest, EveryPathHasAnInputThatShowsIt) {
  for (uint64_t seed = 101; seed <= 160; ++seed) {
    const std::string text = GenerateProgram(seed, {10});
    const heap::Bounds bounds = kObjects[seed % std::size(kObjects)];
    OracleResult r = CheckReverse(Load(text), kU, {bounds, kShort});
    ASSERT_FALSE(r.problem) << "seed " << seed << ": " << *r.problem << "\n"
                            << text;
    EXPECT_EQ(r.without_input, 0u) << "seed " << seed;
  }
}

}  // namespace
}  // namespace javalite
