// The section that lists properties with their verdicts, each with what shows
// it. report/html/page/properties.js reads what this writes.
#ifndef REPORT_HTML_PROPERTIES_H_
#define REPORT_HTML_PROPERTIES_H_

#include <string>
#include <vector>

#include "report/html/page.h"

namespace html {

struct PropertyExample {
  std::string headline;   // "returns false at List.insert:12"
  std::string text;       // input, output and the way there, of several lines
  std::string test = {};  // Java source; empty: `no_test` says why
  std::string no_test = {};
};

struct PropertyItem {
  std::string name;
  // "violated", "known", "inconclusive", "vacuous", "holds", "skipped".
  std::string verdict;
  std::string figures;              // time, paths, bound
  std::string why = {}, help = {};  // of one that is open or skipped
  std::vector<std::string> assumes = {};
  std::vector<PropertyExample> examples = {};
  std::vector<PropertyExample> apart = {};
};

Section PropertiesSection(std::string title,
                          const std::vector<PropertyItem>& items);

}  // namespace html

#endif  // REPORT_HTML_PROPERTIES_H_
