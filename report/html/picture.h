// A picture of a heap before it has coordinates: boxes with rows, and arrows
// from a row to a box. The one place that writes DOT for the report, so the
// one place where names of strangers enter it: all text is escaped here.
//
// For heaps of any kind: report/html/heap_picture.h makes one of a symbolic
// heap, and two heaps side by side are two groups of one picture.
#ifndef REPORT_HTML_PICTURE_H_
#define REPORT_HTML_PICTURE_H_

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace html {

struct Box {
  // What it is; the page gives each look a colour and a kind of border.
  enum class Look { kInput, kNew, kDeferred, kBefore, kHolder, kNull };
  struct Row {
    std::string name;
    std::string value;  // empty: arrows say it
  };

  std::string title;
  std::string type = {};
  std::string note = {};  // "if head != null"
  Look look = Look::kInput;
  std::vector<Row> rows = {};
  size_t group = 0;
};

struct Arrow {
  enum class Look { kAlways, kGuarded, kMatch };

  size_t from = 0;                 // box
  std::optional<size_t> row = {};  // none: from the box as a whole
  size_t to = 0;                   // box
  std::string label = {};          // lines
  Look look = Look::kAlways;
};

struct LegendEntry {
  std::string key;  // "g1", as arrows say it
  std::string text;
};

struct Picture {
  std::vector<Box> boxes;
  std::vector<Arrow> arrows;
  // Titles of groups, by number; one group without a title needs none.
  std::vector<std::string> groups;
  // What was too long to stand in the picture.
  std::vector<LegendEntry> legend;
};

std::string ToDot(const Picture& picture);

}  // namespace html

#endif  // REPORT_HTML_PICTURE_H_
