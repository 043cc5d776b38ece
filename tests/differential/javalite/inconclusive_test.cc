// What a solver cannot tell never counts against a program, nor for it.
#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>

#include "engine/search/bisimulation.h"
#include "gtest/gtest.h"
#include "heap/initializer.h"
#include "heap/mutation.h"
#include "javalite/generate.h"
#include "javalite/machine.h"
#include "javalite/types.h"
#include "tests/differential/javalite/game.h"
#include "tests/unit/javalite/load.h"

namespace javalite {
namespace {

using search::Similarity;

constexpr heap::Bounds kBound{2, heap::kUnbounded};
constexpr MachineOptions kShort{5, 1000};

TEST(InconclusiveTest, ARelationThatNeverKnowsIsInconclusive) {
  CheckedProgram program = Load(LitmusText("types"));
  JavaliteGame game =
      PlayGame(program, {.bounds = kBound, .relation_forgets = 1});
  EXPECT_EQ(game.similarity(), Similarity::kInconclusive);
  EXPECT_GT(game.doubts, 1u);
  EXPECT_EQ(game.Why().find("a solver could not tell at "), 0u) << game.Why();
  EXPECT_NE(game.Why().find("(forgotten)"), std::string::npos) << game.Why();
}

TEST(InconclusiveTest, MachinesThatNeverKnowAreInconclusive) {
  CheckedProgram program = Load(LitmusText("types"));
  JavaliteGame game = PlayGame(program, {.bounds = kBound,
                                         .machine = kShort,
                                         .machines_forget = 1,
                                         .relation_forgets = 1});
  EXPECT_EQ(game.similarity(), Similarity::kInconclusive) << game.Why();
}

// How often a solver forgets must never make two equal machines differ.
TEST(InconclusiveTest, NoForgetfulSolverMakesADisagreement) {
  uint64_t inconclusive = 0, bisimilar = 0;
  for (uint64_t seed = 1; seed <= 30; ++seed) {
    const std::string text = GenerateProgram(seed, {8});
    for (uint64_t n : {1, 2, 5, 13}) {
      JavaliteGame game = PlayGame(
          Load(text), {kBound, kShort, heap::Mutation::kNone, n, n + 1});
      ASSERT_FALSE(game.disagreement)
          << "seed " << seed << ", every " << n << ": "
          << game.disagreement->reason << "\n"
          << text;
      ++(game.similarity() == Similarity::kBisimilar ? bisimilar
                                                     : inconclusive);
    }
  }
  std::printf("%llu bisimilar, %llu inconclusive\n",
              static_cast<unsigned long long>(bisimilar),
              static_cast<unsigned long long>(inconclusive));
  EXPECT_GT(inconclusive, 5u);
  EXPECT_GT(bisimilar, 0u);
}

// A certain disagreement settles the game, whatever else is in doubt.
TEST(InconclusiveTest, ADisagreementIsFoundInSpiteOfDoubts) {
  CheckedProgram program = Load(LitmusText("lost-write"));
  JavaliteGame game = PlayGame(program, {.bounds = kBound,
                                         .mutation = heap::Mutation::kDropNull,
                                         .relation_forgets = 3});
  EXPECT_EQ(game.similarity(), Similarity::kNotBisimilar);
  EXPECT_EQ(game.Why(), "");
}

}  // namespace
}  // namespace javalite
