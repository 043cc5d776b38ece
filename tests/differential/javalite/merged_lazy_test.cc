// Random programs under lazy initialisation that is merged at once: at every
// read it gives what the summary gives, and the runs have the same control
// flows, each once.
//
// SUMMA_FIRST_SEED and SUMMA_PROGRAMS choose other programs, for a long run.
#include "tests/differential/javalite/merged_lazy.h"

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <memory>
#include <optional>
#include <set>
#include <string>

#include "base/deadline.h"
#include "engine/search/end.h"
#include "engine/search/explorer.h"
#include "engine/search/frontier.h"
#include "engine/search/path_checker.h"
#include "expr/join_mutation.h"
#include "expr/pool.h"
#include "gtest/gtest.h"
#include "heap/initializer.h"
#include "heap/invariants.h"
#include "heap/mutation.h"
#include "javalite/generate.h"
#include "javalite/hierarchy.h"
#include "javalite/machine.h"
#include "javalite/token.h"
#include "javalite/types.h"
#include "solver/chain.h"
#include "solver/solver.h"
#include "tests/differential/javalite/flows.h"
#include "tests/unit/javalite/load.h"

namespace javalite {
namespace {

constexpr heap::Bounds kBounds[] = {{2, heap::kUnbounded},
                                    {heap::kUnbounded, 2},
                                    {1, heap::kUnbounded},
                                    {3, 3}};

uint64_t Given(const char* name, uint64_t otherwise) {
  const char* text = std::getenv(name);
  return text != nullptr ? std::strtoull(text, nullptr, 10) : otherwise;
}

struct Outcome {
  bool stopped = false;
  uint64_t reads = 0, in_part = 0;
  ControlFlows flows = {};
  std::string difference = {};
};

Outcome Run(const CheckedProgram& program, heap::Bounds bounds,
            const MergedLazy& initializer, MachineOptions options) {
  expr::Pool pool;
  const std::unique_ptr<solver::Solver> chain = solver::MakeChain(pool, {});
  search::PathChecker checker(pool, *chain);
  const Hierarchy types(program);
  const heap::Context context{pool, types, checker, bounds};
  Machine machine(program, context, initializer, options);
  search::DepthFirst<Machine::State> frontier;
  search::Limits limits;
  limits.paths = 3000;
  limits.deadline = base::Deadline::After(std::chrono::milliseconds(2000));
  Outcome outcome;
  const search::Exploration explored = search::Explore(
      machine, frontier, limits,
      [&](const Machine::State& state, const search::End& end) {
        ++outcome.flows.paths;
        outcome.flows.flows.insert(
            ToString(program.program(), machine.TokensOf(state)) + " " +
            search::InfoOf(end.kind).text);
      });
  outcome.stopped = explored.stopped;
  outcome.reads = initializer.reads();
  outcome.in_part = initializer.in_part();
  outcome.difference = initializer.difference();
  return outcome;
}

Outcome RunSeed(uint64_t seed, const MergedLazy& initializer,
                MachineOptions options = {5, 1000}) {
  return Run(Load(GenerateProgram(seed, {8})),
             kBounds[seed % std::size(kBounds)], initializer, options);
}

TEST(MergedLazyTest, IsTheSummary) {
  const uint64_t count = Given("SUMMA_PROGRAMS", 400);
  const uint64_t first = Given("SUMMA_FIRST_SEED", 1);
  uint64_t reads = 0, in_part = 0, flows = 0, stopped = 0;
  for (uint64_t seed = first; seed < first + count; ++seed) {
    const std::string text = GenerateProgram(seed, {8});
    SCOPED_TRACE("seed " + std::to_string(seed) + "\n" + text);
    const Outcome merged = RunSeed(seed, MergedLazy());
    reads += merged.reads;
    in_part += merged.in_part;
    ASSERT_EQ(merged.difference, "");
    const auto summary =
        Flows(Load(text), "summary", kBounds[seed % std::size(kBounds)]);
    if (merged.stopped || !summary) {
      ++stopped;
      continue;
    }
    flows += summary->flows.size();
    ASSERT_EQ(merged.flows.flows, summary->flows);
    ASSERT_EQ(merged.flows.paths, summary->paths);
  }
  std::printf("%llu programs, %llu cut: %llu reads, %llu in part, %llu flows\n",
              static_cast<unsigned long long>(count),
              static_cast<unsigned long long>(stopped),
              static_cast<unsigned long long>(reads),
              static_cast<unsigned long long>(in_part),
              static_cast<unsigned long long>(flows));
  EXPECT_GT(reads, count) << "a test of nothing should not pass";
  EXPECT_GT(in_part, count / 10);
  EXPECT_GT(flows, count / 2);
  EXPECT_LE(stopped * 20, count);
}

// Whether any of some programs shows it.
bool IsSeen(expr::JoinMutation join, heap::Mutation rule) {
  constexpr uint64_t kPrograms = 60;
  MachineOptions options{5, 1000};
  options.self_check = heap::SelfCheck::kOff;
  for (uint64_t seed = 1; seed <= kPrograms; ++seed)
    if (!RunSeed(seed, MergedLazy(join, rule), options).difference.empty())
      return true;
  return false;
}

TEST(MergedLazyTest, SeesWrongMerging) {
  for (expr::JoinMutation wrong :
       {expr::JoinMutation::kAnyWay, expr::JoinMutation::kLastCells,
        expr::JoinMutation::kThereOnAllPaths})
    EXPECT_TRUE(IsSeen(wrong, {})) << static_cast<int>(wrong);
  EXPECT_FALSE(IsSeen({}, {}));
}

TEST(MergedLazyTest, SeesWrongSummaries) {
  for (heap::Mutation wrong :
       {heap::Mutation::kOriginalUnguarded, heap::Mutation::kDropOriginal,
        heap::Mutation::kAliasWithoutExistence, heap::Mutation::kDropAlias,
        heap::Mutation::kOnlyOldestAlias, heap::Mutation::kDropNew,
        heap::Mutation::kDropNull, heap::Mutation::kExistsIgnoresOwner,
        heap::Mutation::kDepthOffByOne})
    EXPECT_TRUE(IsSeen({}, wrong)) << static_cast<int>(wrong);
}

}  // namespace
}  // namespace javalite
