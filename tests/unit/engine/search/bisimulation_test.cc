#include "engine/search/bisimulation.h"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "base/deadline.h"
#include "base/rng.h"
#include "engine/search/end.h"
#include "expr/path.h"
#include "gtest/gtest.h"

namespace search {
namespace {

// A system given by its steps: from a number, by a label, to a number. It ends
// where there are none. Numbers from 100 on are reached on a perhaps.
struct Toy {
  struct State {
    int number = 0;
    std::string label = {};
    expr::Path path = {};
  };
  std::multimap<int, std::pair<std::string, int>> steps;

  State Initial() { return {}; }
  std::vector<State> Successors(const State& s) {
    std::vector<State> next;
    auto [first, last] = steps.equal_range(s.number);
    for (auto it = first; it != last; ++it) {
      const auto& [label, to] = it->second;
      next.push_back({to, label, to < 100 ? s.path : s.path.WithDoubt()});
    }
    return next;
  }
  const expr::Path& PathOf(const State& s) const { return s.path; }
  std::optional<End> Ended(const State& s) const {
    if (steps.count(s.number) != 0) return std::nullopt;
    return End{};
  }
  std::string LabelOf(const State& s) const { return s.label; }
};

// Complains of these numbers of the right side.
struct Picky {
  std::set<int> wrong = {}, unclear = {};

  std::optional<Complaint> Check(const std::vector<Toy::State>&,
                                 const Toy::State& right) {
    if (wrong.count(right.number) != 0) return Complaint{"wrong", 0};
    if (unclear.count(right.number) != 0) return Complaint{"unclear", 0, false};
    return std::nullopt;
  }
};

using Result = GameResult<Toy::State, Toy::State>;

Result Play(Toy left, Toy right, Picky relation = {}) {
  return Game<Toy, Toy, Picky>(left, right, relation).Play(base::Deadline());
}

// 0 -a-> 1 -a-> 2 -a-> 3, and 0 -b-> 4.
const Toy kLine{{{0, {"a", 1}}, {1, {"a", 2}}, {2, {"a", 3}}, {0, {"b", 4}}}};

TEST(BisimulationTest, ASystemIsBisimilarToItself) {
  Result r = Play(kLine, kLine);
  EXPECT_EQ(r.similarity(), Similarity::kBisimilar);
  EXPECT_EQ(r.positions, 5u);
  EXPECT_EQ(r.Why(), "");
}

TEST(BisimulationTest, TheDisagreementWithTheFewestStepsIsReported) {
  // Whichever branch is played first, the other may be shorter.
  for (auto wrong : {std::set<int>{3, 4}, std::set<int>{2, 3, 4}}) {
    Result r = Play(kLine, kLine, {wrong});
    ASSERT_TRUE(r.disagreement);
    EXPECT_EQ(r.disagreement->steps, std::vector<std::string>{"b"});
  }
  Toy mirrored{{{0, {"b", 1}}, {1, {"a", 2}}, {2, {"a", 3}}, {0, {"a", 4}}}};
  Result r = Play(mirrored, mirrored, {{3, 4}});
  ASSERT_TRUE(r.disagreement);
  EXPECT_EQ(r.disagreement->steps, std::vector<std::string>{"a"});
}

TEST(BisimulationTest, AStepOfOneSideOnlyIsADisagreement) {
  Toy more = kLine;
  more.steps.insert({2, {"c", 5}});
  Result left = Play(more, kLine);
  ASSERT_TRUE(left.disagreement);
  EXPECT_TRUE(left.disagreement->missing_step);
  EXPECT_EQ(left.disagreement->reason, "only the lazy side can go on with c");
  EXPECT_EQ(left.disagreement->left->number, 5);
  EXPECT_EQ(left.disagreement->right->number, 2);
  Result right = Play(kLine, more);
  ASSERT_TRUE(right.disagreement);
  EXPECT_EQ(right.disagreement->reason, "only the summary can go on with c");
  EXPECT_EQ(right.disagreement->right->number, 5);
}

TEST(BisimulationTest, AnUnclearPositionIsNeitherFineNorWrong) {
  Result r = Play(kLine, kLine, {{}, {1, 2}});
  EXPECT_EQ(r.similarity(), Similarity::kInconclusive);
  EXPECT_EQ(r.doubts, 2u);
  EXPECT_EQ(r.Why(), "a solver could not tell at 2 points, first: unclear");
  EXPECT_EQ(r.positions, 5u);  // the game went on
}

TEST(BisimulationTest, WhatFollowsAnUnclearPositionMaySettleIt) {
  Result r = Play(kLine, kLine, {{3}, {1}});
  EXPECT_EQ(r.similarity(), Similarity::kNotBisimilar);
  EXPECT_EQ(r.disagreement->steps.size(), 3u);
}

TEST(BisimulationTest, AStepTakenOnAPerhapsMayBeMissing) {
  Toy more = kLine;
  more.steps.insert({2, {"c", 100}});
  EXPECT_EQ(Play(more, kLine).similarity(), Similarity::kInconclusive);
  EXPECT_EQ(Play(kLine, more).similarity(), Similarity::kInconclusive);
  more.steps.insert({2, {"c", 6}});  // the same step, for certain
  EXPECT_EQ(Play(more, kLine).similarity(), Similarity::kNotBisimilar);
}

TEST(BisimulationTest, TheRightSideMayTakeAStepInOneWayOnly) {
  Toy twice = kLine;
  twice.steps.insert({1, {"a", 7}});
  EXPECT_EQ(Play(kLine, twice).similarity(), Similarity::kNotBisimilar);
  EXPECT_EQ(Play(twice, kLine).similarity(), Similarity::kBisimilar);
  Toy perhaps = kLine;
  perhaps.steps.insert({1, {"a", 107}});
  EXPECT_EQ(Play(kLine, perhaps).similarity(), Similarity::kInconclusive);
}

TEST(BisimulationTest, AGameThatWasStoppedIsInconclusive) {
  Toy line = kLine;
  Picky relation;
  Result r = Game<Toy, Toy, Picky>(line, line, relation)
                 .Play(base::Deadline::After(std::chrono::milliseconds(-1)));
  EXPECT_EQ(r.similarity(), Similarity::kInconclusive);
  EXPECT_EQ(r.Why(), "stopped by a limit");
}

// Time runs out while a position is checked: the left side's steps are not all
// known, and the right side's must not be held against it.
TEST(BisimulationTest, AStopInTheMiddleOfAPositionIsNoDisagreement) {
  struct Slow : Picky {
    std::atomic<bool> cancelled = false;
    std::optional<Complaint> Check(const std::vector<Toy::State>& lefts,
                                   const Toy::State& right) {
      cancelled = true;
      return Picky::Check(lefts, right);
    }
  };
  Toy line = kLine;
  Slow relation;
  base::Deadline deadline;
  deadline.CancelOn(&relation.cancelled);
  Result r = Game<Toy, Toy, Slow>(line, line, relation).Play(deadline);
  EXPECT_EQ(r.similarity(), Similarity::kInconclusive);
  EXPECT_EQ(r.Why(), "stopped by a limit");
  EXPECT_EQ(r.positions, 1u);
}

Result Sample(Toy left, Toy right, uint64_t ways, uint64_t seed,
              Picky relation = {}) {
  base::Rng rng(seed);
  return Game<Toy, Toy, Picky>(left, right, relation)
      .Sample(ways, rng, base::Deadline());
}

TEST(BisimulationTest, ASampleIsNeverEnough) {
  Result r = Sample(kLine, kLine, 20, 1);
  EXPECT_EQ(r.similarity(), Similarity::kInconclusive);
  EXPECT_EQ(r.sampled, 20u);
  EXPECT_EQ(r.Why(), "not everything was played");
}

TEST(BisimulationTest, EachWayOfASampleGoesToItsEnd) {
  Toy line{{{0, {"a", 1}}, {1, {"a", 2}}}};
  EXPECT_EQ(Sample(line, line, 3, 1).positions, 9u);
}

TEST(BisimulationTest, ASampleFindsWhatItMeets) {
  bool found = false;
  for (uint64_t seed = 0; seed < 20 && !found; ++seed) {
    Result r = Sample(kLine, kLine, 1, seed, {{4}});
    if (!r.disagreement) continue;
    found = true;
    EXPECT_EQ(r.similarity(), Similarity::kNotBisimilar);
    EXPECT_EQ(r.disagreement->steps, std::vector<std::string>{"b"});
  }
  EXPECT_TRUE(found);
}

TEST(BisimulationTest, AListenerIsToldOfEachPositionAndItsComplaint) {
  Toy left = kLine, right = kLine;
  Picky relation{{3}, {4}};
  std::map<std::vector<std::string>, std::string> told;
  Game<Toy, Toy, Picky>(
      left, right, relation,
      [&](const Position<Toy::State, Toy::State>& p, const Complaint* c) {
        EXPECT_EQ(p.lefts.size(), 1u);
        told[p.steps] = c == nullptr ? "" : c->reason;
      })
      .Play(base::Deadline());
  EXPECT_EQ(told, (std::map<std::vector<std::string>, std::string>{
                      {{}, ""},
                      {{"a"}, ""},
                      {{"a", "a"}, ""},
                      {{"a", "a", "a"}, "wrong"},
                      {{"b"}, "unclear"}}));
}

TEST(BisimulationTest, ASampleDependsOnItsSeedAlone) {
  EXPECT_EQ(Sample(kLine, kLine, 9, 5).positions,
            Sample(kLine, kLine, 9, 5).positions);
}

}  // namespace
}  // namespace search
