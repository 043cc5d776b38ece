// Random programs, and for each of them everything that must hold: lazy and
// summary are bisimilar, all four ways to initialise reach the same control
// flows and the summary has one path for each, and every concrete heap of up to
// three objects is held by exactly the path its run takes.
//
// SUMMA_FIRST_SEED and SUMMA_PROGRAMS choose other programs, for a long run.
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <string>

#include "base/deadline.h"
#include "engine/search/explorer.h"
#include "gtest/gtest.h"
#include "heap/initializer.h"
#include "javalite/generate.h"
#include "javalite/types.h"
#include "tests/differential/javalite/flows.h"
#include "tests/differential/javalite/game.h"
#include "tests/differential/javalite/oracle.h"
#include "tests/unit/javalite/load.h"

namespace javalite {
namespace {

constexpr heap::Bounds kDepths[] = {{1, heap::kUnbounded},
                                    {2, heap::kUnbounded},
                                    {heap::kUnbounded, 2},
                                    {3, 3}};
constexpr heap::Bounds kObjects[] = {
    {heap::kUnbounded, 2}, {heap::kUnbounded, 1}, {}, {heap::kUnbounded, 3}};
constexpr std::chrono::milliseconds kOracleLimit{2000};
constexpr uint64_t kParts = 4;

uint64_t FromEnvironment(const char* name, uint64_t otherwise) {
  const char* text = std::getenv(name);
  return text != nullptr ? std::strtoull(text, nullptr, 10) : otherwise;
}

class RandomPrograms : public testing::TestWithParam<uint64_t> {
 protected:
  void CheckGame(const CheckedProgram& program, uint64_t seed) {
    const JavaliteGame game =
        PlayGame(program, {kDepths[seed % std::size(kDepths)], {6, 2000}});
    pairs_ += game.pairs;
    games_stopped_ += game.stopped;
    ASSERT_FALSE(game.disagreement) << game.disagreement->reason;
    ASSERT_EQ(game.doubts, 0u) << game.Why();
  }

  void CheckFlows(const CheckedProgram& program, uint64_t seed) {
    const auto odd =
        Odd(program, kObjects[seed / 4 % std::size(kObjects)], flows_);
    flows_stopped_ += !odd;
    ASSERT_EQ(odd.value_or(""), "");
  }

  void CheckHeaps(const CheckedProgram& program, uint64_t seed) {
    OracleOptions options{kDepths[seed / 16 % std::size(kDepths)],
                          {5, 1000},
                          {},
                          /*objects=*/3,
                          /*most_heaps=*/100};
    options.limits.deadline = base::Deadline::After(kOracleLimit);
    const OracleResult r = CheckForward(program, "summary", options);
    heaps_ += r.inside + r.outside;
    oracles_stopped_ += r.stopped;
    ASSERT_FALSE(r.problem) << *r.problem;
  }

  void Print(uint64_t programs) const {
    const unsigned long long counts[] = {
        programs,       pairs_, games_stopped_,  flows_,
        flows_stopped_, heaps_, oracles_stopped_};
    std::printf(
        "%llu programs: %llu pairs of states (%llu games stopped by time), "
        "%llu control flows (%llu cut), %llu concrete heaps (%llu cut)\n",
        counts[0], counts[1], counts[2], counts[3], counts[4], counts[5],
        counts[6]);
  }

  uint64_t pairs_ = 0, flows_ = 0, heaps_ = 0;
  uint64_t games_stopped_ = 0, flows_stopped_ = 0, oracles_stopped_ = 0;
};

TEST_P(RandomPrograms, PassEveryCheck) {
  const uint64_t count = FromEnvironment("SUMMA_PROGRAMS", 2000) / kParts;
  const uint64_t first =
      FromEnvironment("SUMMA_FIRST_SEED", 1) + GetParam() * count;
  for (uint64_t seed = first; seed < first + count; ++seed) {
    const std::string text = GenerateProgram(seed, {8});
    SCOPED_TRACE("seed " + std::to_string(seed) + "\n" + text);
    const CheckedProgram program = Load(text);
    CheckGame(program, seed);
    CheckFlows(program, seed);
    CheckHeaps(program, seed);
    if (HasFatalFailure()) return;
  }
  Print(count);
  EXPECT_GT(pairs_, count) << "a test of nothing should not pass";
  EXPECT_GT(flows_, count / 2);
  EXPECT_GT(heaps_, count);
  EXPECT_LE((games_stopped_ + flows_stopped_ + oracles_stopped_) * 20, count)
      << "most should be played to the end";
}

INSTANTIATE_TEST_SUITE_P(All, RandomPrograms,
                         testing::Range(uint64_t{0}, kParts));

}  // namespace
}  // namespace javalite
