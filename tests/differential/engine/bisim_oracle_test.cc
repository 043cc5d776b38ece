// The oracle on bytecode: every small input of the examples is in exactly one
// path that shows the run on it, wrong rules are noticed, and where a game
// finds a difference the concrete run never sides with the wrong summary.
#include <gtest/gtest.h>

#include <chrono>
#include <cstdio>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/deadline.h"
#include "engine/analysis/oracle.h"
#include "engine/analysis/oracle_separation.h"
#include "heap/mutation.h"
#include "tests/differential/engine/bisim_examples.h"
#include "tests/differential/engine/bisim_game.h"

namespace engine {
namespace {

OracleResult Ask(const Example& example, heap::Mutation mutation,
                 uint64_t most_heaps) {
  const auto owned = BenchOf(example, mutation);
  GameBench* bench = owned->bench.get();
  const auto paths = bench->SummaryPaths();
  if (!paths) return {.problem = "not all paths are known"};
  OracleOptions options;
  options.machine = bench->straight();
  options.most_heaps = most_heaps;
  return AskOracle(bench->analysis(), *paths, options);
}

void ExpectExact(std::span<const Example> examples) {
  for (const Example& example : examples) {
    const OracleResult result = Ask(example, heap::Mutation::kNone, 2'000);
    EXPECT_FALSE(result.problem) << example.entry << ": " << *result.problem;
    EXPECT_GT(result.inside, 0u) << example.entry;
    std::printf(
        "%-34s %8llu heaps, %6llu tried, %6llu inside, %6llu outside, %4llu "
        "not settled\n",
        example.entry, static_cast<unsigned long long>(result.heaps),
        static_cast<unsigned long long>(result.tried),
        static_cast<unsigned long long>(result.inside),
        static_cast<unsigned long long>(result.outside),
        static_cast<unsigned long long>(result.unsettled));
  }
}

TEST(BytecodeOracle, EachHeapIsInOnePath) { ExpectExact(kExamples); }

TEST(BytecodeOracle, EachHeapWithArraysIsInOnePath) {
  ExpectExact(kArrayExamples);
}

const Example* Noticer(heap::Mutation mutation) {
  for (const Example& example : kExamples)
    if (Ask(example, mutation, 500).problem) return &example;
  return nullptr;
}

// One rule only matters for choices that bear on nothing, and these are free:
// no input shows it. The game, which looks at the summary itself, catches it.
TEST(BytecodeOracle, NoticesWrongRules) {
  for (const heap::MutationInfo& m : heap::kMutations) {
    const Example* by = Noticer(m.mutation);
    std::printf("%-28s %s\n", m.name, by ? by->entry : "not noticed");
    EXPECT_EQ(by == nullptr, m.mutation == heap::Mutation::kExistsIgnoresOwner)
        << m.name;
  }
}

// What the run says where the summary is wrong; nothing where the game finds no
// difference or no input shows it.
std::optional<Separation> SeparationOf(const Example& example,
                                       heap::Mutation mutation,
                                       const base::Deadline& deadline = {}) {
  const auto owned = BenchOf(example, mutation);
  GameBench* bench = owned->bench.get();
  if (!bench->Play(std::chrono::seconds(10)).disagreement) return std::nullopt;
  const auto left = bench->LeftPaths();
  const auto right = bench->SummaryPaths();
  if (!left || !right) return std::nullopt;
  return Separate(bench->analysis(), bench->straight(), *left, *right,
                  std::nullopt, deadline);
}

TEST(BytecodeOracle, NoInputIsLookedForWhenTheTimeIsOver) {
  const auto over = base::Deadline::After(std::chrono::milliseconds(0));
  size_t told = 0;
  for (const Example& example : kExamples) {
    const auto mutation = heap::Mutation::kAccessKeepsNull;
    if (told > 0 || !SeparationOf(example, mutation)) continue;
    ++told;
    EXPECT_FALSE(SeparationOf(example, mutation, over)) << example.entry;
  }
  EXPECT_EQ(told, 1u);
}

TEST(BytecodeOracle, TheRunSidesWithTheLazyHeap) {
  size_t told = 0;
  for (const heap::MutationInfo& m : heap::kMutations) {
    std::optional<Separation> found;
    for (const Example& example : kExamples)
      if (!found) found = SeparationOf(example, m.mutation);
    if (!found) continue;
    ++told;
    EXPECT_EQ(found->left_problem, "") << m.name;
    EXPECT_NE(found->right_problem, "") << m.name;
    std::printf("%-28s %s\n", m.name, found->right_problem.c_str());
  }
  std::printf("%zu of %zu\n", told, std::size(heap::kMutations));
  EXPECT_GE(told, 21u);
}

}  // namespace
}  // namespace engine
