#include "engine/search/frontier.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/deadline.h"
#include "engine/search/end.h"
#include "engine/search/explorer.h"
#include "expr/path.h"
#include "gtest/gtest.h"

namespace search {
namespace {

struct Item {
  uint64_t decision = 0;
  std::string name;
};
uint64_t DecisionOf(const Item& item) { return item.decision; }

struct Plain {
  int number = 0;
};

// A state is a word; it splits until it is three letters long.
struct Words {
  struct State {
    std::string word;
    expr::Path path = {};
  };

  State Initial() { return {""}; }
  std::vector<State> Successors(const State& s) {
    std::vector<State> next;
    for (char c : {'a', 'b', 'c'}) next.push_back({s.word + c, s.path});
    return next;
  }
  const expr::Path& PathOf(const State& s) const { return s.path; }
  std::optional<End> Ended(const State& s) const {
    if (s.word.size() < 3) return std::nullopt;
    return End{};
  }
};
uint64_t DecisionOf(const Words::State& s) {
  return s.word.empty() ? 0 : static_cast<uint64_t>(s.word.back());
}

template <class State>
std::vector<State> Drain(Frontier<State>& frontier) {
  std::vector<State> all;
  while (std::optional<State> next = frontier.Pop())
    all.push_back(*std::move(next));
  return all;
}

std::string Names(const std::vector<Item>& items) {
  std::string names;
  for (const Item& item : items) names += item.name;
  return names;
}

std::vector<std::string> Visited(std::string_view order, uint64_t seed = 1) {
  Words system;
  auto frontier = MakeFrontier<Words::State>(order, seed);
  std::vector<std::string> words;
  Explore(system, *frontier, Limits{},
          [&](const Words::State& s, const End&) { words.push_back(s.word); });
  return words;
}

TEST(Frontier, DepthFirstTakesTheFirstSiblingNext) {
  DepthFirst<Item> frontier;
  frontier.PushAll({{0, "a"}, {0, "b"}});
  frontier.PushAll({{0, "c"}, {0, "d"}});
  EXPECT_EQ(frontier.size(), 4u);
  EXPECT_EQ(Names(Drain(frontier)), "cdab");
  EXPECT_EQ(frontier.size(), 0u);
}

TEST(Frontier, BreadthFirstKeepsTheOrder) {
  BreadthFirst<Item> frontier;
  frontier.PushAll({{0, "a"}, {0, "b"}});
  frontier.PushAll({{0, "c"}});
  EXPECT_EQ(Names(Drain(frontier)), "abc");
}

TEST(Frontier, CoveragePrefersADecisionNobodyWentOnFrom) {
  CoverageFirst<Item> frontier;
  frontier.PushAll({{1, "a"}, {2, "b"}});
  EXPECT_EQ(frontier.Pop()->name, "a");
  // 1 has been gone on from, 2 not: b comes before d.
  frontier.Push({1, "d"});
  EXPECT_EQ(frontier.Pop()->name, "b");
  // 1 and 2 once each; a new decision comes before both.
  frontier.PushAll({{2, "e"}, {3, "f"}});
  EXPECT_EQ(frontier.Pop()->name, "f");
  EXPECT_EQ(frontier.size(), 2u);
}

TEST(Frontier, CoverageThenTakesTheLeastExplored) {
  CoverageFirst<Item> frontier;
  for (const char* name : {"a", "b", "c"}) frontier.Push({1, name});
  frontier.Pop();
  frontier.Pop();
  frontier.PushAll({{2, "x"}, {2, "y"}});
  // 1 has been taken twice.
  EXPECT_EQ(Names(Drain(frontier)), "xya");
}

TEST(Frontier, EveryOrderVisitsTheSamePaths) {
  std::vector<std::string> expected = Visited("dfs");
  EXPECT_EQ(expected.size(), 27u);
  EXPECT_TRUE(std::is_sorted(expected.begin(), expected.end()));
  for (const char* order : {"bfs", "random", "coverage"}) {
    std::vector<std::string> words = Visited(order, 7);
    EXPECT_EQ(words, Visited(order, 7)) << order;
    std::sort(words.begin(), words.end());
    EXPECT_EQ(words, expected) << order;
  }
}

TEST(Frontier, OnlyKnownOrdersHaveOne) {
  EXPECT_EQ(MakeFrontier<Item>("depth", 1), nullptr);
  EXPECT_NE(MakeFrontier<Item>("coverage", 1), nullptr);
  // Without decisions there is nothing to cover.
  EXPECT_EQ(MakeFrontier<Plain>("coverage", 1), nullptr);
}

TEST(Explorer, TellsTheWatchBeforeEachState) {
  Words system;
  BreadthFirst<Words::State> frontier;
  uint64_t calls = 0;
  size_t most = 0;
  const Exploration result = Explore(
      system, frontier, Limits{}, [](const Words::State&, const End&) {},
      [&](const Exploration& so_far, size_t pending) {
        EXPECT_EQ(so_far.states + so_far.paths, calls);
        ++calls;
        most = std::max(most, pending);
      });
  EXPECT_EQ(result.paths, 27u);
  EXPECT_EQ(calls, 27u + 13u);
  EXPECT_EQ(most, 26u);
}

TEST(Explorer, StopsAtTheLimitOfPaths) {
  Words system;
  DepthFirst<Words::State> frontier;
  Limits limits;
  limits.paths = 5;
  const Exploration result =
      Explore(system, frontier, limits, [](const Words::State&, const End&) {});
  EXPECT_EQ(result.paths, 5u);
  EXPECT_TRUE(result.stopped);
}

// What was in the making when the time ran out counts as not looked at.
TEST(Explorer, StopsWhereTheTimeRunsOut) {
  Words system;
  DepthFirst<Words::State> frontier;
  uint64_t visited = 0;
  const Exploration result =
      Explore(system, frontier, Limits{}, [&](const Words::State&, const End&) {
        if (visited == 5) throw base::OutOfTime();
        ++visited;
      });
  EXPECT_TRUE(result.stopped);
  EXPECT_EQ(result.paths, 5u);
  EXPECT_EQ(result.left, frontier.size() + 1);
}

}  // namespace
}  // namespace search
