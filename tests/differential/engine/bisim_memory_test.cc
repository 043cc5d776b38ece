// A relation that remembers what it established says of every position what one
// that begins anew says: in the games of the examples, and in games by wrong
// rules, up to where they are lost.
#include <gtest/gtest.h>

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/analysis/analysis.h"
#include "engine/analysis/state_relation.h"
#include "engine/search/bisimulation.h"
#include "engine/state/state.h"
#include "heap/mutation.h"
#include "tests/differential/engine/bisim_examples.h"
#include "tests/differential/engine/bisim_game.h"

namespace engine {
namespace {

using search::Complaint;

std::string TextOf(const std::optional<Complaint>& complaint) {
  if (!complaint) return "";
  return complaint->reason + (complaint->certain ? " certain" : " perhaps") +
         (complaint->left ? " " + std::to_string(*complaint->left) : "");
}

class Both {
 public:
  explicit Both(Analysis& analysis)
      : analysis_(analysis), remembering_(Make()) {}

  std::optional<Complaint> Check(const std::vector<State>& lefts,
                                 const State& summary) {
    Relation fresh = Make();
    const std::optional<Complaint> expected = fresh.Check(lefts, summary);
    const std::optional<Complaint> told = remembering_.Check(lefts, summary);
    EXPECT_EQ(TextOf(told), TextOf(expected));
    complaints_ += told.has_value();
    return told;
  }

  uint64_t complaints() const { return complaints_; }

 private:
  Relation Make() {
    return Relation(analysis_.pool(), analysis_.program(), analysis_.checker());
  }

  Analysis& analysis_;
  Relation remembering_;
  uint64_t complaints_ = 0;
};

struct Totals {
  uint64_t positions = 0, complaints = 0;
};

void Play(std::span<const Example> examples, heap::Mutation mutation,
          Totals& totals) {
  for (const Example& example : examples) {
    const auto owned = BenchOf(example, mutation);
    Both both(owned->bench->analysis());
    const auto game = owned->bench->PlayWith(both, std::chrono::seconds(10));
    totals.positions += game.positions;
    totals.complaints += both.complaints();
    EXPECT_FALSE(testing::Test::HasFailure()) << example.entry;
  }
}

TEST(BisimMemoryTest, ExamplesAreToldAsByOneThatBeginsAnew) {
  Totals totals;
  Play(kExamples, heap::Mutation::kNone, totals);
  Play(kArrayExamples, heap::Mutation::kNone, totals);
  EXPECT_EQ(totals.complaints, 0u);
  EXPECT_GT(totals.positions, 500u);
}

TEST(BisimMemoryTest, WrongRulesAreToldAsByOneThatBeginsAnew) {
  Totals totals;
  for (const heap::MutationInfo& m : heap::kMutations)
    Play(kExamples, m.mutation, totals);
  std::printf("%llu positions, %llu complaints\n",
              static_cast<unsigned long long>(totals.positions),
              static_cast<unsigned long long>(totals.complaints));
  EXPECT_GT(totals.complaints, std::size(heap::kMutations) / 2);
}

}  // namespace
}  // namespace engine
