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
TitledHeap TwoBoxes(std::string title, heap::Location a, heap::Location b) {
  HeapPicture heap;
  heap.picture.boxes = {{.title = "a", .rows = {{"next", ""}}}, {.title = "b"}};
  heap.picture.arrows = {{0, 0, 1, "when", Arrow::Look::kGuarded}};
  heap.picture.legend = {{title + "1", "long"}};
  heap.unreachable = 1;
  heap.boxes = {{a, 0}, {b, 1}};
  return {std::move(title), std::move(heap)};
}

TEST(HeapPairTest, TwoHeapsKeepTheirArrowsAndGetMatches) {
  const HeapPicture pair = PairOfHeaps(
      TwoBoxes("l", kA, kB), TwoBoxes("s", kB, kC), {{kA, kB}, {kB, kC}});
  const Picture& picture = pair.picture;
  EXPECT_EQ(picture.groups, (std::vector<std::string>{"l", "s"}));
  ASSERT_EQ(picture.boxes.size(), 4u);
  EXPECT_EQ(picture.boxes[1].group, 0u);
  EXPECT_EQ(picture.boxes[2].group, 1u);
  ASSERT_EQ(picture.arrows.size(), 4u);
  EXPECT_EQ(picture.arrows[1].from, 2u);
  EXPECT_EQ(picture.arrows[1].to, 3u);
  EXPECT_EQ(picture.arrows[2].look, Arrow::Look::kMatch);
  EXPECT_EQ(picture.arrows[2].from, 0u);
  EXPECT_EQ(picture.arrows[2].to, 2u);
  EXPECT_EQ(picture.arrows[3].from, 1u);
  EXPECT_EQ(picture.arrows[3].to, 3u);
  EXPECT_EQ(picture.legend.size(), 2u);
  EXPECT_EQ(pair.unreachable, 2u);
}

TEST(HeapPairTest, WhatIsNotDrawnGetsNoArrow) {
  const HeapPicture pair =
      PairOfHeaps(TwoBoxes("l", kA, kB), TwoBoxes("s", kA, kB),
                  {{kA, kC}, {kC, kA}, {kB, kB}});
  EXPECT_EQ(pair.picture.arrows.size(), 3u);
}

TEST(GameSectionTest, PositionsAsTheScriptReadsThem) {
  Gallery gallery;
  gallery.Add(TwoBoxes("l", kA, kB).heap);
  GameView view{"lazy", "summary", {}, {"a note"}};
  view.positions.push_back({.lefts = 1, .drawing = 0});
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
  EXPECT_EQ(root["drawing"], 0);
  const auto& next = section.data["positions"][1];
  EXPECT_EQ(next["parent"], 0);
  EXPECT_EQ(next["end"], "return");
  EXPECT_EQ(next["standing"], "doubt");
  EXPECT_TRUE(next["drawing"].is_null());
  EXPECT_EQ(section.data["drawings"].size(), 1u);
}

}  // namespace
}  // namespace html
