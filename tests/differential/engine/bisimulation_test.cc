// The game on bytecode: the examples are bisimilar, and every wrong variant of
// the heap's rules is caught on one of them.
#include "engine/search/bisimulation.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <iterator>
#include <span>

#include "heap/initializer.h"
#include "heap/mutation.h"
#include "tests/differential/engine/bisim_examples.h"
#include "tests/differential/engine/bisim_game.h"

namespace engine {
namespace {

// Rules that an element of an array goes through, too.
constexpr heap::Mutation kArrayMutations[] = {
    heap::Mutation::kIgnoreUninitializedGuard,
    heap::Mutation::kOriginalUnguarded,
    heap::Mutation::kDropOriginal,
    heap::Mutation::kAliasWithoutType,
    heap::Mutation::kDropAlias,
    heap::Mutation::kOnlyOldestAlias,
    heap::Mutation::kDropNew,
    heap::Mutation::kDropNull,
    heap::Mutation::kDepthOffByOne,
    heap::Mutation::kWriteDropsOld,
    heap::Mutation::kWriteKeepsOld,
    heap::Mutation::kWriteFirstTarget,
    heap::Mutation::kEqualIgnoresNull,
    heap::Mutation::kErrorForgetsNull,
    heap::Mutation::kAccessKeepsNull,
    heap::Mutation::kReadFirstOwner,
};

BytecodeGame Play(const Example& example, heap::Mutation mutation) {
  return BenchOf(example, mutation)->bench->Play(std::chrono::seconds(10));
}

void ExpectBisimilar(std::span<const Example> examples) {
  for (const Example& example : examples) {
    const auto game = Play(example, heap::Mutation::kNone);
    EXPECT_EQ(game.similarity(), search::Similarity::kBisimilar)
        << example.entry << ": " << game.Why()
        << (game.disagreement ? game.disagreement->reason : "");
    std::printf("%-34s %6llu positions %8llu pairs\n", example.entry,
                static_cast<unsigned long long>(game.positions),
                static_cast<unsigned long long>(game.pairs));
  }
}

TEST(BytecodeGame, ExamplesAreBisimilar) { ExpectBisimilar(kExamples); }

TEST(BytecodeGame, MethodsWithArraysAreBisimilar) {
  ExpectBisimilar(kArrayExamples);
}

const Example* Catcher(std::span<const Example> examples,
                       heap::Mutation mutation) {
  for (const Example& example : examples)
    if (Play(example, mutation).disagreement) return &example;
  return nullptr;
}

TEST(BytecodeGame, CatchesWrongRules) {
  size_t caught = 0;
  for (const heap::MutationInfo& m : heap::kMutations) {
    const Example* by = Catcher(kExamples, m.mutation);
    std::printf("%-28s %s\n", m.name, by ? by->entry : "not caught");
    caught += by != nullptr;
  }
  std::printf("%zu of %zu\n", caught, std::size(heap::kMutations));
  EXPECT_EQ(caught, std::size(heap::kMutations));
}

// Depths differ between these two: they are compared under a number of objects.
BytecodeGame PlaySharp(Example example, heap::Mutation mutation) {
  example.depth = heap::kUnbounded;
  example.objects = std::min(example.objects, 3u);
  return BenchOf(example, mutation, "lazier-sharp")
      ->bench->Play(std::chrono::seconds(10));
}

TEST(BytecodeGame, LazierSharpIsBisimilarToo) {
  for (const std::span<const Example> examples :
       {std::span<const Example>(kExamples),
        std::span<const Example>(kArrayExamples)})
    for (const Example& example : examples) {
      const auto game = PlaySharp(example, heap::Mutation::kNone);
      EXPECT_EQ(game.similarity(), search::Similarity::kBisimilar)
          << example.entry << ": " << game.Why()
          << (game.disagreement ? game.disagreement->reason : "");
    }
}

// Chains are not bounded in these games: that rule cannot show.
TEST(BytecodeGame, LazierSharpCatchesWrongRules) {
  for (const heap::MutationInfo& m : heap::kMutations) {
    const Example* by = nullptr;
    for (const Example& example : kExamples)
      if (by == nullptr && PlaySharp(example, m.mutation).disagreement)
        by = &example;
    std::printf("%-28s %s\n", m.name, by ? by->entry : "not caught");
    EXPECT_EQ(by == nullptr, m.mutation == heap::Mutation::kDepthOffByOne)
        << m.name;
  }
}

TEST(BytecodeGame, ASampleFindsAWrongRule) {
  const Example& contains = kExamples[0];
  const auto game = BenchOf(contains, heap::Mutation::kDropNull)
                        ->bench->Sample(20, /*seed=*/1);
  EXPECT_EQ(game.similarity(), search::Similarity::kNotBisimilar);
}

TEST(BytecodeGame, CatchesWrongRulesOfArrays) {
  for (heap::Mutation m : kArrayMutations) {
    const char* name = heap::kMutations[static_cast<size_t>(m) - 1].name;
    const Example* by = Catcher(kArrayExamples, m);
    std::printf("%-28s %s\n", name, by ? by->entry : "not caught");
    EXPECT_NE(by, nullptr) << name;
  }
}

}  // namespace
}  // namespace engine
