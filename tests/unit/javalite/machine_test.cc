#include "javalite/machine.h"

#include <memory>
#include <set>
#include <string>
#include <vector>

#include "engine/search/explorer.h"
#include "engine/search/frontier.h"
#include "engine/search/path_checker.h"
#include "expr/pool.h"
#include "gtest/gtest.h"
#include "heap/initializer.h"
#include "javalite/hierarchy.h"
#include "solver/chain.h"
#include "tests/unit/javalite/load.h"

namespace javalite {
namespace {

struct Counts {
  uint64_t paths = 0;
  std::set<std::string> flows;
};

Counts Count(const CheckedProgram& program, const std::string& mode,
             heap::Bounds bounds) {
  expr::Pool pool;
  std::unique_ptr<solver::Solver> chain = solver::MakeChain(pool, {});
  search::PathChecker checker(pool, *chain);
  Hierarchy types(program);
  heap::Context context{pool, types, checker, bounds};
  std::unique_ptr<heap::Initializer> initializer = heap::MakeInitializer(mode);
  Machine machine(program, context, *initializer);
  search::DepthFirst<Machine::State> frontier;
  Counts counts;
  search::Explore(
      machine, frontier, {},
      [&](const Machine::State& s, const search::End& end) {
        ++counts.paths;
        counts.flows.insert(ToString(program.program(), machine.TokensOf(s)) +
                            search::InfoOf(end.kind).text);
        EXPECT_FALSE(s.place.path.doubtful());
      });
  return counts;
}

// Counts of an independent prototype of the corrected rules.
struct Expected {
  const char* name;
  uint32_t depth;
  uint64_t lazy, lazier_sharp, summary, flows;
};
constexpr Expected kExpected[] = {
    {"lost-write", heap::kUnbounded, 5, 4, 3, 3},
    {"reinit", heap::kUnbounded, 25, 4, 4, 4},
    {"alias3", heap::kUnbounded, 15, 6, 4, 4},
    {"phantom-k", 2, 18, 12, 9, 9},
    {"phantom-U", 2, 18, 12, 10, 10},
    {"precedence", heap::kUnbounded, 5, 3, 3, 3},
    {"types", heap::kUnbounded, 52, 26, 12, 12},
    {"prim", heap::kUnbounded, 18, 12, 8, 8},
    {"rotate", heap::kUnbounded, 9, 9, 4, 4},
};

class LitmusCounts : public testing::TestWithParam<Expected> {};

TEST_P(LitmusCounts, PathsAndControlFlowsAreThoseOfThePrototype) {
  const Expected& e = GetParam();
  CheckedProgram program = Load(LitmusText(e.name));
  heap::Bounds bounds{e.depth, heap::kUnbounded};
  Counts lazy = Count(program, "lazy", bounds);
  Counts lazier_sharp = Count(program, "lazier-sharp", bounds);
  Counts summary = Count(program, "summary", bounds);
  EXPECT_EQ(lazy.paths, e.lazy);
  EXPECT_EQ(lazier_sharp.paths, e.lazier_sharp);
  EXPECT_EQ(summary.paths, e.summary);
  EXPECT_EQ(lazy.flows.size(), e.flows);
  EXPECT_EQ(summary.flows, lazy.flows);
  EXPECT_EQ(summary.flows.size(), summary.paths);
}

std::string NameOf(const testing::TestParamInfo<Expected>& info) {
  std::string name = info.param.name;
  for (char& c : name)
    if (c == '-') c = '_';
  return name;
}

INSTANTIATE_TEST_SUITE_P(All, LitmusCounts, testing::ValuesIn(kExpected),
                         NameOf);

}  // namespace
}  // namespace javalite
