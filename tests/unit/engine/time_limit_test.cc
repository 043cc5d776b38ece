// A time limit holds inside a query that would take a solver far longer, and
// every order of the search finds the same paths.
#include <algorithm>
#include <chrono>
#include <string>
#include <vector>

#include "base/deadline.h"
#include "engine/analysis/analysis.h"
#include "expr/path.h"
#include "expr/pool.h"
#include "gtest/gtest.h"
#include "tests/unit/engine/explored.h"

namespace engine {
namespace {

constexpr char kReports[] = "tests/differential/engine/reports";

using Clock = std::chrono::steady_clock;

// The query takes a solver minutes; that a limit holds within a second is said
// of an idle machine, and a test may run on a busy one.
constexpr std::chrono::seconds kOnABusyMachine{30};

TEST(TimeLimit, HoldsInsideAQuery) {
  AnalysisOptions options;
  options.chain.timeout_ms = 600'000;
  options.machine.deadline = base::Deadline::After(std::chrono::seconds(2));
  const auto start = Clock::now();
  Explored hard(kReports, "Hard::guess", options);
  EXPECT_LT(Clock::now() - start, kOnABusyMachine);
  EXPECT_TRUE(hard.exploration.stopped);
}

TEST(TimeLimit, IsNoLimitWhereTheQueryIsEasy) {
  AnalysisOptions options;
  options.machine.deadline = base::Deadline::After(std::chrono::minutes(5));
  Explored easy(kReports, "Reports::wide", options);
  EXPECT_FALSE(easy.exploration.stopped);
  EXPECT_EQ(easy.paths.size(), 2u);
}

std::vector<Flow> Flows(const std::string& entry, const std::string& heap,
                        const std::string& order) {
  AnalysisOptions options;
  options.heap = heap;
  options.bounds.depth = 2;
  options.requires_method = "isAcyclic";
  Explored explored("examples/elements/classes", entry, options, order);
  std::vector<Flow> flows;
  for (const ExploredPath& p : explored.paths) flows.push_back(p.flow);
  std::sort(flows.begin(), flows.end());
  return flows;
}

TEST(Search, EveryOrderFindsTheSamePaths) {
  for (const char* heap : {"lazy", "summary"}) {
    const std::vector<Flow> expected =
        Flows("ElementList::containsAny", heap, "dfs");
    EXPECT_GT(expected.size(), 10u);
    for (const char* order : {"bfs", "random", "coverage"})
      EXPECT_EQ(Flows("ElementList::containsAny", heap, order), expected)
          << heap << " " << order;
  }
}

}  // namespace
}  // namespace engine
