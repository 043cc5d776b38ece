// The lazy and the summary machine, played against each other.
#include <cstdio>
#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "heap/mutation.h"
#include "javalite/generate.h"
#include "tests/differential/javalite/game.h"
#include "tests/unit/javalite/load.h"

namespace javalite {
namespace {

constexpr heap::Bounds kNoBound{};
constexpr heap::Bounds kSettings[] = {kNoBound,
                                      {2, heap::kUnbounded},
                                      {1, heap::kUnbounded},
                                      {heap::kUnbounded, 2}};
constexpr MachineOptions kShort{6, 2000};

std::string Describe(const JavaliteGame& game) {
  if (!game.disagreement) return game.Why().empty() ? "bisimilar" : game.Why();
  std::string text = game.disagreement->reason + " after";
  for (const std::string& step : game.disagreement->steps) text += " " + step;
  return text;
}

TEST(BisimulationTest, TheLitmusProgramsAreBisimilarUnderEveryBound) {
  for (std::string_view name : kLitmusNames) {
    CheckedProgram program = Load(LitmusText(name));
    for (const heap::Bounds& bounds : kSettings) {
      JavaliteGame game = PlayGame(program, {.bounds = bounds});
      EXPECT_FALSE(game.disagreement) << name << ": " << Describe(game);
      EXPECT_GT(game.pairs, 5u);
    }
  }
}

// Every wrong variant of the rules must lose the game on some program.
TEST(BisimulationTest, EveryRuleMutantIsCaught) {
  std::vector<std::string> texts;
  for (std::string_view name : kLitmusNames) texts.push_back(LitmusText(name));
  for (uint64_t seed = 1; seed <= 150; ++seed)
    texts.push_back(GenerateProgram(seed, {10}));
  for (const heap::MutationInfo& info : heap::kMutations) {
    std::string caught;
    for (size_t i = 0; i < texts.size() && caught.empty(); ++i)
      for (const heap::Bounds& bounds : kSettings) {
        JavaliteGame game =
            PlayGame(Load(texts[i]), {bounds, kShort, info.mutation});
        if (!game.disagreement) continue;
        caught = "program " + std::to_string(i) + ": " + Describe(game);
        break;
      }
    EXPECT_FALSE(caught.empty())
        << info.name << " (" << info.what << ") was not caught";
    std::printf("%-28s %s\n", info.name, caught.c_str());
  }
}

}  // namespace
}  // namespace javalite
