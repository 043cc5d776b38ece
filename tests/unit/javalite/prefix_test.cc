// Every path of a Javalite program is found again by its prefix, by a machine
// that has seen no other path.
#include "engine/search/prefix.h"

#include <memory>
#include <string>
#include <vector>

#include "engine/search/end.h"
#include "engine/search/explorer.h"
#include "engine/search/frontier.h"
#include "engine/search/path_checker.h"
#include "engine/search/prefixed.h"
#include "expr/pool.h"
#include "gtest/gtest.h"
#include "heap/initializer.h"
#include "javalite/hierarchy.h"
#include "javalite/machine.h"
#include "javalite/token.h"
#include "javalite/types.h"
#include "solver/chain.h"
#include "solver/solver.h"
#include "tests/unit/javalite/load.h"

namespace javalite {
namespace {

// All that a machine stands on.
class Bench {
 public:
  Bench(const CheckedProgram& program, const std::string& heap)
      : program_(program),
        initializer_(heap::MakeInitializer(heap)),
        machine_(program, context_, *initializer_) {}

  Machine& machine() { return machine_; }
  std::string TextOf(const Machine::State& state) {
    return ToString(program_.program(), machine_.TokensOf(state)) + " " +
           search::InfoOf(state.end->kind).text + state.end->detail + " " +
           std::to_string(state.steps);
  }

 private:
  const CheckedProgram& program_;
  expr::Pool pool_;
  std::unique_ptr<solver::Solver> chain_ = solver::MakeChain(pool_, {});
  search::PathChecker checker_{pool_, *chain_};
  Hierarchy types_{program_};
  heap::Context context_{pool_, types_, checker_, {2, heap::kUnbounded}};
  std::unique_ptr<heap::Initializer> initializer_;
  Machine machine_;
};

struct Told {
  search::Prefix prefix;
  std::string text;
};

std::vector<Told> AllPaths(const CheckedProgram& program,
                           const std::string& heap) {
  Bench bench(program, heap);
  search::Prefixed<Machine> machine(bench.machine());
  search::DepthFirst<search::Prefixed<Machine>::State> frontier;
  std::vector<Told> all;
  search::Explore(machine, frontier, {},
                  [&](const auto& state, const search::End&) {
                    all.push_back({state.prefix, bench.TextOf(state.state)});
                  });
  return all;
}

class PrefixTest : public testing::TestWithParam<const char*> {};

TEST_P(PrefixTest, EachPathIsFoundAgain) {
  for (const char* name : {"lost-write", "alias3", "phantom-k", "types"}) {
    const CheckedProgram program = Load(LitmusText(name));
    const std::vector<Told> all = AllPaths(program, GetParam());
    EXPECT_GE(all.size(), 3u);
    for (size_t i = 0; i < all.size(); ++i) {
      Bench fresh(program, GetParam());
      const auto state = search::FollowToEnd(fresh.machine(), all[i].prefix);
      ASSERT_TRUE(state.ok()) << state.error().ToString();
      EXPECT_EQ(fresh.TextOf(state.value()), all[i].text) << name;
      EXPECT_TRUE(i == 0 || all[i - 1].prefix < all[i].prefix) << name;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Heaps, PrefixTest, testing::Values("lazy", "summary"));

TEST(NoPrefixTest, WhatIsNoPrefixSaysSo) {
  const CheckedProgram program = Load(LitmusText("alias3"));
  Bench bench(program, "lazy");
  EXPECT_FALSE(
      search::FollowToEnd(bench.machine(), search::Prefix().With(99)).ok());
  EXPECT_FALSE(search::FollowToEnd(bench.machine(), search::Prefix()).ok());
}

}  // namespace
}  // namespace javalite
