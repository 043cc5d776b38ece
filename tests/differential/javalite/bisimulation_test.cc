// The lazy and the summary machine, played against each other.
#include <cstdio>
#include <map>
#include <set>
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
  if (!game.disagreement) return "bisimilar";
  std::string text = game.disagreement->reason + " after";
  for (const std::string& step : game.disagreement->steps) text += " " + step;
  return text;
}

TEST(BisimulationTest, TheLitmusProgramsAreBisimilarUnderEveryBound) {
  for (std::string_view name : kLitmusNames) {
    CheckedProgram program = Load(LitmusText(name));
    for (const heap::Bounds& bounds : kSettings) {
      JavaliteGame game = PlayGame(program, bounds);
      EXPECT_FALSE(game.disagreement) << name << ": " << Describe(game);
      EXPECT_GT(game.pairs, 5u);
    }
  }
}

TEST(BisimulationTest, RandomProgramsAreBisimilar) {
  uint64_t pairs = 0;
  for (uint64_t seed = 1; seed <= 300; ++seed) {
    CheckedProgram program = Load(GenerateProgram(seed, {12}));
    JavaliteGame game =
        PlayGame(program, kSettings[seed % std::size(kSettings)], kShort);
    ASSERT_FALSE(game.disagreement)
        << "seed " << seed << ": " << Describe(game) << "\n"
        << GenerateProgram(seed, {12});
    pairs += game.pairs;
    if (getenv("V")) { fprintf(stderr,"seed %lu pairs %lu\n", seed, game.pairs); }
  }
  std::printf("%llu pairs\n", static_cast<unsigned long long>(pairs));
}

// Every wrong variant of the rules must lose the game on some program.
TEST(BisimulationTest, EveryRuleMutantIsCaught) {
  std::vector<std::string> texts;
  for (std::string_view name : kLitmusNames) texts.push_back(LitmusText(name));
  for (uint64_t seed = 1; seed <= 150; ++seed)
    texts.push_back(GenerateProgram(seed, {12}));
  for (const heap::MutationInfo& info : heap::kMutations) {
    std::string caught;
    for (size_t i = 0; i < texts.size() && caught.empty(); ++i)
      for (const heap::Bounds& bounds : kSettings) {
        JavaliteGame game =
            PlayGame(Load(texts[i]), bounds, kShort, info.mutation);
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
