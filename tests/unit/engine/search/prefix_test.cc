#include "engine/search/prefix.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/search/end.h"
#include "engine/search/explorer.h"
#include "engine/search/frontier.h"
#include "engine/search/prefixed.h"
#include "expr/path.h"
#include "gtest/gtest.h"

namespace search {
namespace {

// A state is a word. After "a" it goes on alone to "ax", after "c" it is dead,
// after three letters it ends; else it splits.
struct Sparse {
  struct State {
    std::string word;
    expr::Path path = {};
  };

  State Initial() { return {""}; }
  std::vector<State> Successors(const State& s) {
    if (s.word.ends_with('c')) return {};
    if (s.word.ends_with('a')) return {{s.word + 'x', s.path}};
    return {
        {s.word + 'a', s.path}, {s.word + 'b', s.path}, {s.word + 'c', s.path}};
  }
  const expr::Path& PathOf(const State& s) const { return s.path; }
  std::optional<End> Ended(const State& s) const {
    if (s.word.size() < 3) return std::nullopt;
    return End{};
  }
};
uint64_t DecisionOf(const Sparse::State& s) { return s.word.size(); }

struct Found {
  std::string prefix, word;
};

std::vector<Found> AllOf(const std::string& order) {
  Sparse sparse;
  Prefixed<Sparse> system(sparse);
  auto frontier = MakeFrontier<Prefixed<Sparse>::State>(order, 1);
  std::vector<Found> found;
  Explore(system, *frontier, Limits{},
          [&](const Prefixed<Sparse>::State& s, const End&) {
            found.push_back({s.prefix.ToText(), s.state.word});
          });
  return found;
}

TEST(PrefixTest, IsALineOfText) {
  EXPECT_EQ(Prefix().ToText(), ".");
  EXPECT_EQ(Prefix().With(0).With(12).With(3).ToText(), "0.12.3");
}

TEST(PrefixTest, IsReadBack) {
  for (const char* text : {".", "0", "7.0.4294967295"}) {
    const base::Result<Prefix> prefix = Prefix::Parse(text);
    ASSERT_TRUE(prefix.ok()) << text;
    EXPECT_EQ(prefix.value().ToText(), text);
  }
}

TEST(PrefixTest, AnythingElseIsRefusedWithItsPlace) {
  const std::pair<const char*, const char*> kBad[] = {
      {"", "at byte 0: not a prefix of a path: expected a number, not \"\""},
      {"1..2",
       "at byte 2: not a prefix of a path: expected a number, not \"\""},
      {"1.", "at byte 2: not a prefix of a path: expected a number, not \"\""},
      {".1", "at byte 0: not a prefix of a path: expected a number, not \"\""},
      {"1.02",
       "at byte 2: not a prefix of a path: expected a number, not \"02\""},
      {"-1",
       "at byte 0: not a prefix of a path: expected a number, not \"-1\""},
      {"1 2",
       "at byte 0: not a prefix of a path: expected a number, not \"1 2\""},
      {"0.4294967296",
       "at byte 2: not a prefix of a path: 4294967296 is too large"}};
  for (const auto& [text, said] : kBad) {
    const base::Result<Prefix> prefix = Prefix::Parse(text);
    ASSERT_FALSE(prefix.ok()) << text;
    EXPECT_EQ(prefix.error().ToString(), said);
  }
}

TEST(PrefixTest, OnlyChoicesCount) {
  std::string all;
  for (const Found& f : AllOf("dfs")) all += f.prefix + "=" + f.word + " ";
  EXPECT_EQ(all,
            "0.0=axa 0.1=axb 0.2=axc 1.0=bax 1.1.0=bba 1.1.1=bbb 1.1.2=bbc ");
}

TEST(PrefixTest, InOrderTheyAreADepthFirstSearch) {
  std::vector<std::string> expected;
  for (const Found& f : AllOf("dfs")) expected.push_back(f.word);
  for (const char* order : {"bfs", "mixed", "random", "coverage"}) {
    std::vector<Found> found = AllOf(order);
    std::sort(found.begin(), found.end(), [](const Found& a, const Found& b) {
      return Prefix::Parse(a.prefix).value() < Prefix::Parse(b.prefix).value();
    });
    std::vector<std::string> words;
    for (const Found& f : found) words.push_back(f.word);
    EXPECT_EQ(words, expected) << order;
  }
}

TEST(PrefixTest, NumbersAreComparedAsNumbers) {
  EXPECT_LT(Prefix::Parse("2").value(), Prefix::Parse("10").value());
  EXPECT_LT(Prefix::Parse(".").value(), Prefix::Parse("0").value());
  EXPECT_EQ(Prefix::Parse("3.1").value(), Prefix().With(3).With(1));
}

TEST(PrefixTest, LeadsBackToItsEnd) {
  for (const Found& f : AllOf("bfs")) {
    Sparse system;
    const auto state = FollowToEnd(system, Prefix::Parse(f.prefix).value());
    ASSERT_TRUE(state.ok()) << f.prefix;
    EXPECT_EQ(state.value().word, f.word);
  }
}

TEST(PrefixTest, LeadsToTheStateAfterItsLastChoice) {
  Sparse system;
  EXPECT_EQ(Follow(system, Prefix().With(0)).value().word, "a");
  EXPECT_EQ(Follow(system, Prefix()).value().word, "");
}

TEST(PrefixTest, WhatIsNoPathIsRefused) {
  Sparse system;
  EXPECT_EQ(
      Follow(system, Prefix::Parse("0.3").value()).error().ToString(),
      "0.3: not a prefix of a path: after 1 choices there are 3 to choose "
      "from, none has number 3");
  EXPECT_EQ(
      Follow(system, Prefix::Parse("2.0").value()).error().ToString(),
      "2.0: not a prefix of a path: after 1 choices there are 0 to choose "
      "from, none has number 0");
  EXPECT_EQ(
      FollowToEnd(system, Prefix::Parse("1.1").value()).error().ToString(),
      "1.1: not a whole path: it splits again, 3 ways");
}

}  // namespace
}  // namespace search
