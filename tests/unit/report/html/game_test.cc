#include "report/html/game.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "base/rng.h"
#include "engine/search/end.h"
#include "heap/location.h"
#include "report/html/gallery.h"
#include "report/html/heap_pair.h"
#include "report/html/heap_picture.h"
#include "report/html/level_tree.h"
#include "report/html/picture.h"

namespace html {
namespace {

using Tree = LevelTree<int>;
using Way = Tree::Way;

// All ways of that length over {a, b}, shorter ones first.
std::vector<Way> BinaryWays(size_t depth) {
  std::vector<Way> ways = {{}};
  for (size_t i = 0; ways[i].size() < depth; ++i)
    for (const char* label : {"a", "b"}) {
      ways.push_back(ways[i]);
      ways.back().push_back(label);
    }
  return ways;
}

std::vector<size_t> SizesOf(const Tree& tree) {
  std::vector<size_t> sizes;
  for (const Tree::Level& level : tree.levels()) sizes.push_back(level.size());
  return sizes;
}

TEST(LevelTreeTest, WholeLevelsAreKept) {
  for (const auto& [most, kept] :
       {std::pair<size_t, std::vector<size_t>>{31, {1, 2, 4, 8, 16}},
        {30, {1, 2, 4, 8}},
        {14, {1, 2, 4}},
        {1, {1}},
        {0, {1}}}) {
    Tree tree(most);
    for (const Way& way : BinaryWays(4)) tree.Meet(way, 0);
    EXPECT_EQ(SizesOf(tree), kept) << most;
    EXPECT_EQ(tree.nodes() + tree.left_out(), 31u) << most;
  }
}

// Parents first, in whatever order besides.
TEST(LevelTreeTest, TheOrderDoesNotMatter) {
  for (uint64_t seed = 0; seed < 20; ++seed) {
    base::Rng rng(seed);
    Tree tree(20);
    std::vector<Way> open = {{}};
    while (!open.empty()) {
      std::swap(open[rng.Below(open.size())], open.back());
      const Way way = std::move(open.back());
      open.pop_back();
      tree.Meet(way, 0);
      if (way.size() == 6) continue;
      // A long thin branch beside a bushy one.
      for (const char* label : {"a", "b", "c"}) {
        if (label[0] != 'a' && !way.empty() && way[0] == "a") continue;
        open.push_back(way);
        open.back().push_back(label);
      }
    }
    EXPECT_EQ(SizesOf(tree), (std::vector<size_t>{1, 3, 7})) << seed;
  }
}

TEST(LevelTreeTest, ANodeMetAgainStaysAsItWas) {
  Tree tree(9);
  tree.Meet({}, 1);
  tree.Meet({}, 2);
  EXPECT_EQ(tree.nodes(), 1u);
  EXPECT_EQ(tree.levels()[0].at({}), 1);
  EXPECT_EQ(tree.left_out(), 0u);
}

constexpr heap::Location kA{2}, kB{3}, kC{4};

// Boxes a -> b.
HeapPicture TwoBoxes(const std::string& name, heap::Location a,
                     heap::Location b) {
  HeapPicture heap;
  heap.picture.boxes = {{.title = name, .rows = {{"next", ""}}},
                        {.title = "b"}};
  heap.picture.arrows = {{0, 0, 1}};
  heap.boxes = {{a, 0}, {b, 1}};
  return heap;
}

using Boxes = std::vector<std::pair<size_t, size_t>>;

TEST(HeapPairTest, MatchesAreBetweenBoxes) {
  Gallery gallery;
  const auto pair = AddPair(TwoBoxes("l", kA, kB), TwoBoxes("s", kB, kC),
                            {{kA, kC}, {kB, kB}}, gallery);
  ASSERT_TRUE(pair);
  EXPECT_EQ(gallery.drawings().size(), 2u);
  EXPECT_NE(pair->first, pair->second);
  EXPECT_EQ(pair->matches, (Boxes{{0, 1}, {1, 0}}));
}

TEST(HeapPairTest, WhatIsNotDrawnGetsNoArrow) {
  Gallery gallery;
  const auto pair = AddPair(TwoBoxes("l", kA, kB), TwoBoxes("s", kA, kB),
                            {{kA, kC}, {kC, kA}, {kB, kB}}, gallery);
  ASSERT_TRUE(pair);
  EXPECT_EQ(pair->matches, (Boxes{{1, 1}}));
}

TEST(HeapPairTest, BothOrNeither) {
  Gallery gallery({.drawings = 3});
  const HeapPicture a = TwoBoxes("a", kA, kB), b = TwoBoxes("b", kA, kB);
  EXPECT_TRUE(AddPair(a, b, {}, gallery));
  EXPECT_TRUE(AddPair(b, a, {}, gallery));
  const HeapPicture c = TwoBoxes("c", kA, kB);
  EXPECT_FALSE(AddPair(c, TwoBoxes("d", kA, kB), {}, gallery));
  EXPECT_FALSE(AddPair(a, b, {}, gallery));
}

// The page finds boxes by these names.
TEST(HeapPairTest, BoxesHaveTheirNumbersInTheDrawing) {
  Gallery gallery;
  const size_t n = gallery.Add(TwoBoxes("l", kA, kB));
  for (const char* name :
       {"class=\"node input box0\"", "class=\"node input box1\""})
    EXPECT_NE(gallery.drawings()[n].svg.find(name), std::string::npos) << name;
}

TEST(GameSectionTest, PositionsAsTheScriptReadsThem) {
  Gallery gallery;
  gallery.Add(TwoBoxes("l", kA, kB));
  GameView view{"lazy", "summary", {}, {"a note"}};
  view.positions.push_back({.lefts = 1, .pair = HeapPair{0, 0, {{0, 1}}}});
  view.positions.push_back({.parent = 0,
                            .decision = "A.m:3 true",
                            .lefts = 2,
                            .end = search::EndKind::kReturn,
                            .standing = GamePosition::Standing::kDoubt,
                            .complaint = "not told"});
  const Section section = GameSection("The game", view, gallery);
  EXPECT_EQ(section.kind, "game");
  EXPECT_EQ(section.data["notes"][0], "a note");
  const auto& root = section.data["positions"][0];
  EXPECT_TRUE(root["parent"].is_null());
  EXPECT_TRUE(root["end"].is_null());
  EXPECT_EQ(root["pair"]["matches"].dump(), "[[0,1]]");
  const auto& next = section.data["positions"][1];
  EXPECT_EQ(next["parent"], 0);
  EXPECT_EQ(next["end"], "return");
  EXPECT_EQ(next["standing"], "doubt");
  EXPECT_TRUE(next["pair"].is_null());
  EXPECT_EQ(section.data["drawings"].size(), 1u);
}

}  // namespace
}  // namespace html
