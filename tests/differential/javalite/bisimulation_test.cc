// The lazy and the summary machine, played against each other.
#include <cstdio>
#include <cstdlib>
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

// How many, and from which seed on; shards of one long run.
uint64_t FromEnvironment(const char* name, uint64_t otherwise) {
  const char* text = std::getenv(name);
  return text ? std::strtoull(text, nullptr, 10) : otherwise;
}

TEST(BisimulationTest, RandomProgramsAreBisimilar) {
  const uint64_t first = FromEnvironment("SUMMA_FIRST_SEED", 1);
  const uint64_t count = FromEnvironment("SUMMA_PROGRAMS", 400);
  constexpr heap::Bounds kSmall[] = {{1, heap::kUnbounded},
                                     {2, heap::kUnbounded},
                                     {heap::kUnbounded, 2},
                                     {3, 3}};
  uint64_t pairs = 0, stopped = 0;
  for (uint64_t seed = first; seed < first + count; ++seed) {
    const std::string text = GenerateProgram(seed, {10});
    JavaliteGame game =
        PlayGame(Load(text), {kSmall[seed % std::size(kSmall)], kShort});
    ASSERT_FALSE(game.disagreement || game.doubts > 0)
        << "seed " << seed << ": " << Describe(game) << "\n"
        << text;
    pairs += game.pairs;
    if (game.stopped) ++stopped;
  }
  std::printf("%llu programs, %llu pairs, %llu games stopped by time\n",
              static_cast<unsigned long long>(count),
              static_cast<unsigned long long>(pairs),
              static_cast<unsigned long long>(stopped));
  EXPECT_LE(stopped * 20, count) << "most games should be played to the end";
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
