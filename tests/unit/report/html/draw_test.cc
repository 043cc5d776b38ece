#include "report/html/draw.h"

#include <gtest/gtest.h>

#include <string>

#include "report/html/picture.h"

namespace html {
namespace {

std::string Drawn(const Picture& picture) {
  Drawer drawer;
  return drawer.DrawSvg(ToDot(picture)).value();
}

Picture ListPicture() {
  Picture picture;
  picture.boxes = {
      {.title = "this", .type = "List", .rows = {{"head", ""}, {"size", "1"}}},
      {.title = "head", .type = "Node", .note = "if head != null"},
      {.title = "null", .look = Box::Look::kNull}};
  picture.arrows = {
      {0, 0, 1, "head != null", Arrow::Look::kGuarded},
      {0, 0, 2, "head == null", Arrow::Look::kGuarded},
  };
  return picture;
}

size_t CountOf(const std::string& text, const std::string& part) {
  size_t count = 0;
  for (size_t at = text.find(part); at != std::string::npos;
       at = text.find(part, at + 1))
    ++count;
  return count;
}

TEST(DrawTest, IsOneSvgElement) {
  const std::string svg = Drawn(ListPicture());
  EXPECT_TRUE(svg.starts_with("<svg "));
  EXPECT_TRUE(svg.ends_with("</svg>"));
  EXPECT_EQ(CountOf(svg, "<svg"), 1u);
  EXPECT_EQ(svg.find('\n'), std::string::npos);
  EXPECT_EQ(svg.find(" id="), std::string::npos);
  EXPECT_EQ(svg.find("<title>"), std::string::npos);
}

TEST(DrawTest, BoxesRowsAndGuardsAreThere) {
  const std::string svg = Drawn(ListPicture());
  for (const char* text : {">this<", "size = 1", "if head != null",
                           ">head != null<", ">head == null<", ">null<"})
    EXPECT_NE(svg.find(text), std::string::npos) << text;
  EXPECT_EQ(CountOf(svg, "class=\"edge guarded\""), 4u);  // label in between
  EXPECT_EQ(CountOf(svg, "class=\"node input box"), 2u);
  EXPECT_EQ(CountOf(svg, "class=\"node null\""), 1u);
  EXPECT_GE(CountOf(svg, "stroke-dasharray"), 4u);
}

TEST(DrawTest, LabelsHaveLines) {
  Picture picture = ListPicture();
  picture.arrows[0].label = "head != null\n&& size > 0";
  const std::string svg = Drawn(picture);
  EXPECT_NE(svg.find(">head != null<"), std::string::npos);
  EXPECT_NE(svg.find(">&amp;&amp; size &gt; 0<"), std::string::npos) << svg;
}

// Laid from where they lead to, so that ranks go one way.
TEST(DrawTest, ArrowsThatLeadBackKeepTheirDirection) {
  Picture picture;
  picture.boxes = {{.title = "first"},
                   {.title = "second", .rows = {{"previous", ""}}}};
  picture.arrows = {{1, 0, 0}};
  EXPECT_NE(ToDot(picture).find("b0:head -> b1:r0:w [class=\"always\","
                                "style=solid,dir=back]"),
            std::string::npos)
      << ToDot(picture);
  picture.arrows[0].label = "p";
  EXPECT_NE(ToDot(picture).find("b0:head -> a0"), std::string::npos);
  EXPECT_NE(ToDot(picture).find("a0 -> b1:r0:w"), std::string::npos);
  EXPECT_EQ(CountOf(Drawn(picture), "<polygon fill=\"black\""), 1u)
      << Drawn(picture);
}

TEST(DrawTest, SamePictureSameBytes) {
  Drawer drawer;
  const std::string dot = ToDot(ListPicture());
  const std::string first = drawer.DrawSvg(dot).value();
  EXPECT_EQ(drawer.DrawSvg(dot).value(), first);
  EXPECT_EQ(Drawn(ListPicture()), first);
}

TEST(DrawTest, GroupsHaveTitles) {
  Picture picture;
  picture.groups = {"lazy", "summary"};
  picture.boxes = {{.title = "a"}, {.title = "b", .group = 1}};
  picture.arrows = {{0, {}, 1, "", Arrow::Look::kMatch}};
  const std::string svg = Drawn(picture);
  for (const char* text : {">lazy<", ">summary<", "class=\"cluster group\"",
                           "class=\"edge match\""})
    EXPECT_NE(svg.find(text), std::string::npos) << text;
}

TEST(DrawTest, HostileTextIsText) {
  Picture picture;
  const std::string name = "</text><script>x</script>\"'&lt;&amp;]]>-->\\N{|}";
  picture.boxes = {
      {.title = name, .type = name, .note = name, .rows = {{name, name}}}};
  picture.arrows = {{0, 0, 0, name, Arrow::Look::kGuarded}};
  picture.groups = {name};
  const std::string svg = Drawn(picture);
  EXPECT_EQ(svg.find("<script"), std::string::npos);
  const std::string shown =
      "&lt;/text&gt;&lt;script&gt;x&lt;/script&gt;&quot;&#39;&amp;lt;&amp;amp;"
      "]]&gt;";
  EXPECT_EQ(CountOf(svg, shown), 7u) << svg;
}

TEST(DrawTest, BadTextIsAnError) {
  Drawer drawer;
  const auto result = drawer.DrawSvg("digraph { a -> ");
  ASSERT_FALSE(result.ok());
  EXPECT_NE(result.error().what.find("syntax error"), std::string::npos);
  EXPECT_TRUE(drawer.DrawSvg("digraph { a }").ok());
}

}  // namespace
}  // namespace html
