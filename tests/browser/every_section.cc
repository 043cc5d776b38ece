// Writes a page with the kinds of section that no command has yet, and one that
// no page knows: two heaps with a correspondence between them, notes.
#include <fstream>
#include <string>

#include "report/html/draw.h"
#include "report/html/page.h"
#include "report/html/picture.h"
#include "report/html/sections.h"

namespace {

html::Picture TwoHeaps() {
  html::Picture picture;
  picture.groups = {"lazy", "summary"};
  picture.boxes = {
      {.title = "head", .type = "Node", .rows = {{"next", ""}}},
      {.title = "head.next", .type = "Node"},
      {.title = "head", .type = "Node", .rows = {{"next", ""}}, .group = 1},
      {.title = "head.next",
       .type = "Node",
       .note = "if head.next is new",
       .group = 1},
      {.title = "null", .look = html::Box::Look::kNull, .group = 1}};
  using Look = html::Arrow::Look;
  picture.arrows = {{0, 0, 1},
                    {2, 0, 3, "head.next is new", Look::kGuarded},
                    {2, 0, 4, "head.next == null", Look::kGuarded},
                    {0, {}, 2, "", Look::kMatch},
                    {1, {}, 3, "", Look::kMatch}};
  return picture;
}

}  // namespace

int main(int, char** argv) {
  html::Drawer drawer;
  const std::string svg = drawer.DrawSvg(ToDot(TwoHeaps())).value();
  const html::Page page{
      "LinkedList::contains(I)Z",
      "every kind of section",
      {html::NotesSection("Notes", {"One paragraph.", "Another."}),
       html::PicturesSection(
           "Pictures",
           {{"lazy and summary", svg, {{"g1", "head.next is new"}}, "A note."},
            {"not drawn", "", {}, "Too large to draw."}}),
       {"no such kind", "Unknown", nullptr}}};
  std::ofstream(argv[1]) << html::WritePage(page);
}
