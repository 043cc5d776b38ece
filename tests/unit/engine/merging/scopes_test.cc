#include "engine/merging/scopes.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "base/rng.h"

namespace engine {
namespace {

constexpr uint32_t kBase = 1;      // the depth all start at
constexpr uint32_t kLongest = 12;  // instructions of a method

// A path as scopes see it, and how many it was made of.
struct Walker {
  ScopeId scope;
  std::vector<uint32_t> next;  // by depth: the instruction it is before
  uint64_t weight = 1;

  uint32_t depth() const { return static_cast<uint32_t>(next.size()); }
  uint32_t at() const { return next.empty() ? 0 : next.back(); }
};

// Paths that do anything, run in any order: they jump back and forth, call,
// return, throw through several methods, end, split.
class Simulation {
 public:
  Simulation(uint64_t seed, bool impatient)
      : rng_(seed), impatient_(impatient) {
    running_.push_back({scopes_.Start(kBase), {0}});
  }

  void Run() {
    while (!running_.empty()) {
      const size_t i = rng_.Below(running_.size());
      std::swap(running_[i], running_.back());
      Walker walker = std::move(running_.back());
      running_.pop_back();
      if (impatient_ && rng_.Below(20) == 0) GiveUp(walker.scope);
      Move(std::move(walker));
      Close();
    }
  }

  uint64_t made() const { return made_; }
  uint64_t accounted_for() const { return returned_ + ended_; }
  uint64_t returns() const { return outs_; }
  uint64_t merges() const { return merges_; }
  size_t left() const { return scopes_.live() + waiting_.size(); }

 private:
  void Move(Walker w) {
    ++moves_;
    // Whoever goes on for ever would never be waited for in vain.
    const bool tired = moves_ > 400;
    switch (tired ? 3 : rng_.Below(9)) {
      case 0:
        return Split(std::move(w));
      case 1:
        w.next.push_back(0);
        break;
      case 2:
        w.next.back() = static_cast<uint32_t>(rng_.Below(kLongest));
        break;
      case 3:
        w.next.pop_back();
        break;
      case 4:
        if (rng_.Below(4) != 0) break;
        for (uint64_t n = rng_.Below(3); n > 0 && w.depth() > kBase; --n)
          w.next.pop_back();
        w.next.back() = static_cast<uint32_t>(rng_.Below(kLongest));
        break;
      case 5:
        if (rng_.Below(4) != 0) break;
        ended_ += w.weight;
        return scopes_.End(w.scope);
      default:
        w.next.back() = (w.next.back() + 1) % kLongest;
    }
    GoOn(std::move(w));
  }

  void Split(Walker w) {
    const auto parts = static_cast<uint32_t>(2 + rng_.Below(2));
    const uint32_t join = rng_.Below(4) == 0
                              ? Scopes::kReturn
                              : static_cast<uint32_t>(rng_.Below(kLongest));
    w.scope = scopes_.Split(w.scope, w.depth(), join, parts);
    made_ += (parts - 1) * w.weight;
    for (uint32_t i = 0; i < parts; ++i) {
      Walker part = w;
      part.next.back() = static_cast<uint32_t>(rng_.Below(kLongest));
      GoOn(std::move(part));
    }
  }

  void GoOn(Walker w) {
    const Scopes::Token token = tokens_++;
    if (scopes_.Arrive(w.scope, w.depth(), w.at(), token))
      waiting_.emplace(token, std::move(w));
    else
      running_.push_back(std::move(w));
  }

  void Close() {
    while (auto closed = scopes_.NextClosed()) {
      std::map<std::vector<uint32_t>, Walker> met;
      for (Scopes::Token token : closed->waiting) {
        Walker w = std::move(waiting_.extract(token).mapped());
        auto [it, fresh] = met.emplace(w.next, w);
        if (!fresh) it->second.weight += w.weight;
        merges_ += !fresh;
      }
      const ScopeId outer = scopes_.Resume(closed->scope, met.size());
      for (auto& [next, w] : met) {
        w.scope = outer;
        if (w.depth() < kBase) {
          returned_ += w.weight;
          ++outs_;
        } else {
          GoOn(std::move(w));
        }
      }
    }
  }

  void GiveUp(ScopeId scope) {
    const std::optional<ScopeId> waiting = scopes_.WaitingFor(scope);
    if (!waiting) return;
    scopes_.GiveUp(*waiting);
    Close();
  }

  base::Rng rng_;
  const bool impatient_;
  Scopes scopes_;
  std::vector<Walker> running_;
  std::map<Scopes::Token, Walker> waiting_;
  Scopes::Token tokens_ = 0;
  uint64_t made_ = 1, returned_ = 0, ended_ = 0, outs_ = 0, merges_ = 0;
  uint64_t moves_ = 0;
};

void Simulate(bool impatient) {
  uint64_t merges = 0, made = 0;
  for (uint64_t seed = 1; seed <= 4'000; ++seed) {
    Simulation simulation(seed, impatient);
    simulation.Run();
    ASSERT_EQ(simulation.left(), 0u) << "seed " << seed;
    ASSERT_EQ(simulation.accounted_for(), simulation.made()) << "seed " << seed;
    // Those that return return as one.
    ASSERT_LE(simulation.returns(), 1u) << "seed " << seed;
    merges += simulation.merges();
    made += simulation.made();
  }
  EXPECT_GT(merges, 4'000u);
  EXPECT_GT(made, 40'000u);
}

TEST(ScopesTest, NobodyIsLostAndNobodyWaitsForEver) { Simulate(false); }

TEST(ScopesTest, NorWhereSomeDoNotWait) { Simulate(true); }

TEST(ScopesTest, BothSidesOfABranchMeetWhereItEnds) {
  Scopes scopes;
  const ScopeId root = scopes.Start(0);
  const ScopeId inner = scopes.Split(root, 0, 11, 2);
  ScopeId a = inner, b = inner;
  EXPECT_FALSE(scopes.Arrive(a, 0, 5, 0));
  EXPECT_TRUE(scopes.Arrive(a, 0, 11, 0));
  EXPECT_FALSE(scopes.NextClosed());
  EXPECT_TRUE(scopes.Arrive(b, 0, 11, 1));
  const auto closed = scopes.NextClosed();
  ASSERT_TRUE(closed);
  EXPECT_EQ(closed->waiting.size(), 2u);
  EXPECT_EQ(scopes.Resume(closed->scope, 1), root);
  EXPECT_EQ(scopes.live(), 1u);
}

TEST(ScopesTest, AFurtherRoundOfALoopIsInTheSameScope) {
  Scopes scopes;
  const ScopeId root = scopes.Start(0);
  const ScopeId first = scopes.Split(root, 0, 13, 2);
  EXPECT_EQ(scopes.Split(first, 0, 13, 2), first);
  EXPECT_NE(scopes.Split(first, 0, 9, 2), first);
  EXPECT_NE(scopes.Split(first, 1, 13, 2), first);
}

}  // namespace
}  // namespace engine
