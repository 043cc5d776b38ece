// A page is a title and sections; a section is of a kind the page's own script
// knows how to show (report/html/page), with a data document of that kind. The
// page is one file that needs no other: it opens from disk, offline, and its
// policy lets nothing run but the script it was built with.
//
// All text of a section is made visible and escaped here, so whoever makes one
// need not care where its names come from. The same page, the same bytes.
#ifndef REPORT_HTML_PAGE_H_
#define REPORT_HTML_PAGE_H_

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace html {

struct Section {
  std::string kind;   // "facts", "notes", "table", "chart", "pictures", "paths"
  std::string title;  // may be empty
  nlohmann::ordered_json data;
};

struct Page {
  std::string title;     // what was asked about: the method
  std::string subtitle;  // how: "explore, heap summary, bound 3"
  std::vector<Section> sections;
};

std::string WritePage(const Page& page);

}  // namespace html

#endif  // REPORT_HTML_PAGE_H_
