#include "report/html/page.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "report/html/paths.h"
#include "report/html/sections.h"

namespace html {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char kData[] = "<script type=\"application/json\" id=\"data\">";

// What the page's script will read: up to the first end tag, as a browser does.
Json DataOf(const std::string& page) {
  const size_t start = page.find(kData) + sizeof kData - 1;
  return Json::parse(page.substr(start, page.find("</script", start) - start));
}

TEST(PageTest, DataComesBack) {
  const Page page{"A::m", "how", {NotesSection("Notes", {"one", "two"})}};
  const Json data = DataOf(WritePage(page));
  EXPECT_EQ(data["title"], "A::m");
  EXPECT_EQ(data["subtitle"], "how");
  EXPECT_EQ(data["sections"][0]["kind"], "notes");
  EXPECT_EQ(data["sections"][0]["data"], Json({"one", "two"}));
}

TEST(PageTest, MarkupStaysData) {
  const std::string evil = "</script><script>x()</script><!--{{script}}";
  const std::string text =
      WritePage({evil, evil, {NotesSection(evil, {evil})}});
  const Json data = DataOf(text);
  EXPECT_EQ(data["title"], evil);
  EXPECT_EQ(data["sections"][0]["data"][0], evil);
  EXPECT_EQ(text.find("<script>x()"), std::string::npos);
  EXPECT_NE(text.find("<title>&lt;/script&gt;&lt;script&gt;x()"),
            std::string::npos);
}

TEST(PageTest, AllTextIsMadeVisible) {
  Json section = Json::object();
  section["a\u202e"] = Json::array({"\x01", Json::array({"\xff"})});
  const Json data = DataOf(WritePage({"\u200b", "", {{"x", "", section}}}));
  EXPECT_EQ(data["title"], "\\u200b");
  EXPECT_EQ(data["sections"][0]["data"]["a\\u202e"],
            Json::array({"\\u0001", Json::array({"\\xff"})}));
}

TEST(PageTest, ChartLibraryOnlyWhereThereIsAChart) {
  const std::string library = "Chart.js v";
  Page page{"t", "", {TableSection("", {{"a"}, {{"1"}}})}};
  EXPECT_EQ(WritePage(page).find(library), std::string::npos);
  page.sections.push_back(
      ChartSection("", {"x", "y", {"1"}, {{"lazy", {2.5}}}}));
  EXPECT_NE(WritePage(page).find(library), std::string::npos);
}

TEST(ChartTest, MissingPointsAreNull) {
  const Section section =
      ChartSection("", {"x", "y", {"1", "2"}, {{"lazy", {2.5, std::nullopt}}}});
  EXPECT_EQ(section.data["lines"][0]["values"], Json::array({2.5, nullptr}));
}

PathItem ItemWith(const Json& heap) {
  PathItem item;
  item.conditions = {"x < 1", "y"};
  item.input = heap;
  item.output = heap;
  return item;
}

const Json kHeap = Json::parse(R"({
  "roots": {"this": "n1", "text": "null"},
  "objects": [{"id": "n1", "class": "A", "fields": {"next": "n1", "a": "a1",
               "name": "n7"}}],
  "arrays": [{"id": "a1", "type": "int[]", "length": 2, "elements": [3, 4]}]})");

TEST(PathListTest, EqualThingsAreThereOnce) {
  PathList list;
  list.Add(ItemWith(kHeap), nullptr);
  list.Add(ItemWith(kHeap), nullptr);
  const Json data = std::move(list).Finish("").data;
  EXPECT_EQ(data["paths"].size(), 2u);
  EXPECT_EQ(data["heaps"].size(), 1u);
  EXPECT_EQ(data["shapes"].size(), 2u);
  EXPECT_EQ(data["paths"][0], data["paths"][1]);
  EXPECT_EQ(data["withoutDrawing"], 2);
}

// Only ids of this heap are references: "n7" is a text like any other.
TEST(PathListTest, ReferencesAreNegative) {
  PathList list;
  list.Add(ItemWith(kHeap), nullptr);
  const Json data = std::move(list).Finish("").data;
  const Json& heap = data["heaps"][0];
  EXPECT_EQ(heap[0][1], -1);  // this
  EXPECT_EQ(data["strings"][heap[0][3].get<size_t>()], "null");
  EXPECT_EQ(heap[1][2], -1);  // next
  EXPECT_EQ(heap[1][3], -2);  // a
  EXPECT_EQ(data["strings"][heap[1][4].get<size_t>()], "n7");
  EXPECT_EQ(data["strings"][heap[2][2].get<size_t>()], "3");
}

HeapPicture PictureOfOne(const std::string& title) {
  HeapPicture heap;
  heap.picture.boxes = {{.title = title}};
  return heap;
}

TEST(PathListTest, DrawingsAreSharedAndLimited) {
  PathList list({.drawings = 2});
  const PathItem item;
  for (const char* title : {"a", "a", "b"}) {
    const HeapPicture picture = PictureOfOne(title);
    ASSERT_TRUE(list.wants_picture());
    list.Add(item, &picture);
  }
  EXPECT_FALSE(list.wants_picture());
  list.Add(item, nullptr);
  const Json data = std::move(list).Finish("").data;
  EXPECT_EQ(data["drawings"].size(), 2u);
  EXPECT_EQ(data["paths"][1][8], 0);
  EXPECT_EQ(data["paths"][2][8], 1);
  EXPECT_EQ(data["paths"][3][8], nullptr);
  EXPECT_EQ(data["withoutDrawing"], 1);
}

TEST(PathListTest, WhatIsTooLargeSaysSo) {
  PathList list({.boxes = 1});
  HeapPicture picture = PictureOfOne("a");
  picture.picture.boxes.push_back({.title = "b"});
  list.Add({}, &picture);
  const Json data = std::move(list).Finish("").data;
  EXPECT_EQ(data["drawings"][0]["svg"], "");
  EXPECT_NE(data["drawings"][0]["note"].get<std::string>().find("Too large"),
            std::string::npos);
}

}  // namespace
}  // namespace html
