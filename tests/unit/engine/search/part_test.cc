#include "engine/search/part.h"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/deadline.h"
#include "base/rng.h"
#include "engine/search/end.h"
#include "engine/search/explorer.h"
#include "engine/search/prefix.h"
#include "engine/search/prefixed.h"
#include "expr/path.h"
#include "gtest/gtest.h"

namespace search {
namespace {

// A tree that a number decides on: each state goes on alone, splits into up to
// four, is dead or ends.
struct Tree {
  uint64_t seed = 1;
  struct State {
    uint64_t hash;
    unsigned depth = 0;
    expr::Path path = {};
  };

  State Initial() const { return {seed}; }
  std::vector<State> Successors(const State& s) const {
    const uint64_t kind = base::Rng(s.hash).Below(10);
    const size_t ways = kind < 4 ? 1 : kind < 9 ? kind - 3 : 0;
    std::vector<State> next;
    for (size_t i = 0; i < ways; ++i)
      next.push_back({s.hash * 31 + 7 * i + 1, s.depth + 1, s.path});
    return next;
  }
  const expr::Path& PathOf(const State& s) const { return s.path; }
  std::optional<End> Ended(const State& s) const {
    if (s.depth < 9) return std::nullopt;
    return End{};
  }
};

using System = Prefixed<Tree>;

struct Found {
  std::vector<std::string> ends;
  Exploration exploration;
};

// The part, after so many expanded states given back in pieces.
Pending<Tree> Explore(System& system, Pending<Tree> beginning, uint64_t budget,
                      Found& run) {
  const uint64_t before = run.exploration.states;
  return ExplorePart<Tree>(
      system, std::move(beginning), {},
      [&] { return run.exploration.states - before >= budget; },
      [&](const System::State& s, const End&) {
        run.ends.push_back(s.prefix.ToText() + " " +
                           std::to_string(s.state.hash));
      },
      [](const Exploration&, size_t) {}, run.exploration);
}

Found Whole(Tree& tree) {
  System system(tree);
  Found run;
  EXPECT_TRUE(Explore(system, {system.Initial()}, UINT64_MAX, run).empty());
  return run;
}

std::vector<Part> Shared(System& system, const Pending<Tree>& left,
                         const std::optional<Prefix>& to, base::Rng& rng,
                         Found& run) {
  const std::vector<Part> parts =
      AlikePartsOf<Tree>(system, left, to, 1 + rng.Below(6), rng.Below(20));
  Cut<Tree>(system, parts, run.exploration).Through(left);
  return parts;
}

// Each part as one who has only seen where the tree was cut first would do it,
// its own parts in their places.
void DoPart(System& system, const Pending<Tree>& cover, const Part& part,
            base::Rng& rng, Found& run) {
  const Pending<Tree> left = Explore(
      system, Beginning<Tree>(system, part).In(cover), 1 + rng.Below(20), run);
  for (const Part& each : Shared(system, left, part.to, rng, run))
    DoPart(system, cover, each, rng, run);
}

TEST(PartTest, PartsOfPartsAreTheWhole) {
  size_t most = 0;
  for (uint64_t seed = 1; seed <= 200; ++seed) {
    Tree tree{seed};
    System system(tree);
    base::Rng rng(seed);
    Found run;
    const Pending<Tree> cover =
        Explore(system, {system.Initial()}, rng.Below(30), run);
    for (const Part& part : Shared(system, cover, std::nullopt, rng, run))
      DoPart(system, cover, part, rng, run);
    const Found whole = Whole(tree);
    ASSERT_EQ(run.ends, whole.ends) << seed;
    ASSERT_EQ(run.exploration.states, whole.exploration.states) << seed;
    ASSERT_EQ(run.exploration.paths, whole.exploration.paths) << seed;
    ASSERT_NEAR(run.exploration.share, 1, 1e-9) << seed;
    most = std::max(most, whole.ends.size());
  }
  EXPECT_GT(most, 100u);
}

TEST(PartTest, PartsFollowEachOther) {
  Pending<Tree> left;
  for (uint64_t seed = 1; left.size() <= 4; ++seed) {
    Tree tree{seed};
    System system(tree);
    Found run;
    left = Explore(system, {system.Initial()}, 20, run);
  }
  const std::vector<Part> parts = PartsOf(left, std::nullopt, 4);
  ASSERT_EQ(parts.size(), 4u);
  EXPECT_EQ(parts.front().from, left.front().prefix);
  EXPECT_FALSE(parts.back().to);
  for (size_t i = 1; i < parts.size(); ++i)
    EXPECT_EQ(*parts[i - 1].to, parts[i].from);
  for (size_t i = 0; i < parts.size(); ++i)
    EXPECT_EQ(parts[i].from, left[i * left.size() / 4].prefix);
  EXPECT_EQ(PartsOf(left, std::nullopt, 100).size(), left.size());
}

TEST(PartTest, AWiderCoverHasAsManyAsThereAre) {
  size_t reached = 0;
  for (uint64_t seed = 1; seed <= 50; ++seed) {
    Tree tree{seed};
    System system(tree);
    const Pending<Tree> wide = Widened<Tree>(system, {system.Initial()}, 12);
    const size_t all = Whole(tree).ends.size();
    EXPECT_LE(wide.size(), all + 4) << seed;  // some may be dead
    reached += wide.size() >= 12 ? 1 : 0;
    EXPECT_TRUE(wide.size() >= 12 || all < 12 + 4) << seed;
    for (size_t i = 1; i < wide.size(); ++i)
      EXPECT_LT(wide[i - 1].prefix, wide[i].prefix) << seed;
  }
  EXPECT_GT(reached, 5u);
}

TEST(PartTest, TextAndBack) {
  const Prefix one = Prefix().With(0).With(2), two = Prefix().With(1);
  for (const Part& part : {Part{one, two}, Part{one, std::nullopt}, Part{}}) {
    const auto read = Part::Parse(part.ToText());
    ASSERT_TRUE(read.ok()) << part.ToText();
    EXPECT_EQ(read.value().from, part.from);
    EXPECT_EQ(read.value().to, part.to);
  }
  EXPECT_EQ((Part{one, two}.ToText()), "0.2 1");
  for (const char* text : {"", "x", "0.2 ", "0.2 x", "0.2 1 2"})
    EXPECT_FALSE(Part::Parse(text).ok()) << text;
}

TEST(PartTest, APrefixCoversWhatBeginsWithIt) {
  const Prefix one = Prefix().With(1);
  EXPECT_TRUE(Prefix().Covers(one));
  EXPECT_TRUE(one.Covers(one));
  EXPECT_TRUE(one.Covers(one.With(0)));
  EXPECT_FALSE(one.With(0).Covers(one));
  EXPECT_FALSE(one.Covers(Prefix().With(2).With(1)));
}

// What a system does once its time is over: the same state again.
struct Stuck {
  struct State {
    expr::Path path = {};
  };
  State Initial() const { return {}; }
  std::vector<State> Successors(const State& s) const { return {s}; }
  const expr::Path& PathOf(const State& s) const { return s.path; }
  std::optional<End> Ended(const State&) const { return std::nullopt; }
};

TEST(PartTest, LookingAheadEndsWithTheTime) {
  Stuck stuck;
  Prefixed<Stuck> system(stuck,
                         base::Deadline::After(std::chrono::milliseconds(1)));
  const Pending<Stuck> left = {system.Initial()};
  EXPECT_FALSE(base::EndsInTime(
      [&] { AlikePartsOf<Stuck>(system, left, std::nullopt, 2, 2); }));
  const Part part = {Prefix().With(0)};
  EXPECT_FALSE(
      base::EndsInTime([&] { Beginning<Stuck>(system, part).In(left); }));
}

}  // namespace
}  // namespace search
