// The section that lists the paths of a method: how each ends, under what
// condition, through which lines of the source, and with which heaps.
//
// Thousands of paths share nearly all their text, so the document has each
// string, heap, decision and drawing once, and paths are lists of numbers.
// report/html/page/document.js reads what this writes.
#ifndef REPORT_HTML_PATHS_H_
#define REPORT_HTML_PATHS_H_

#include <cstddef>
#include <cstdint>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <tuple>
#include <unordered_map>
#include <vector>

#include "engine/search/end.h"
#include "report/html/gallery.h"
#include "report/html/heap_picture.h"
#include "report/html/page.h"
#include "report/visible.h"

namespace html {

// A method some path decides something in, with its lines of source from
// `first_line` on.
struct MethodSource {
  std::string name;       // "LinkedList.contains"
  std::string file = {};  // its name; without lines, why there are none
  int first_line = 0;
  std::vector<std::string> lines = {};
  bool library = false;        // of the class library, not the user's
  std::vector<int> code = {};  // the lines that have code, ascending
};

// The lines of a method that a path ran: on all its ways, or, where others have
// become one with it, on some of them.
struct LinesOfPath {
  size_t method = 0;  // what AddMethod returned
  std::vector<int> on_all_ways = {}, on_some_ways = {};
};

// A place in a method: what AddMethod returned, and the line, 0: not known.
struct SourcePlace {
  size_t method = 0;
  int line = 0;
};

struct Decision {
  SourcePlace place;
  std::string outcome;  // "true", "line 12", "A.next()", an exception's class
};

struct PathItem {
  search::EndKind end = search::EndKind::kReturn;
  std::string outcome;  // the value, the exception's class, or why it was cut
  std::optional<SourcePlace> place;
  std::vector<std::string> conditions;
  std::vector<Decision> decisions;
  std::vector<std::string> remarks;  // what makes it less than certain
  std::optional<std::vector<LinesOfPath>> lines;  // none: not known
  // HEAP of docs/cli.md, null where there is none.
  nlohmann::ordered_json input, output;
};

// Equal values get equal numbers, from 0 in order of appearance.
class Numbering {
 public:
  size_t Add(nlohmann::ordered_json value);
  // The same where all values are texts.
  size_t AddText(std::string text);
  const nlohmann::ordered_json& values() const { return values_; }

 private:
  nlohmann::ordered_json values_ = nlohmann::ordered_json::array();
  std::unordered_map<std::string, size_t> numbers_;  // by text
};

class PathList {
 public:
  explicit PathList(GalleryLimits limits = {}) : gallery_(limits) {}

  size_t AddMethod(const MethodSource& method);
  // Whether the next path's symbolic heap would be drawn: making its picture
  // takes time.
  bool wants_picture() const { return !gallery_.full(); }
  // `picture` null: not drawn, and the page says so.
  void Add(const PathItem& item, const HeapPicture* picture);

  // What is learnt of a path later; its number is that of the Add, from 0.
  void AddToOutcome(size_t path, const std::string& text);
  void AddRemark(size_t path, const std::string& text);

  Section Finish(std::string title) &&;

 private:
  using Json = nlohmann::ordered_json;

  // Made visible here too: bytes that are no UTF-8 must not look equal.
  size_t Text(const std::string& text) {
    return strings_.AddText(report::Visible(text));
  }
  Json Texts(const std::vector<std::string>& texts);
  Json PlaceJson(const std::optional<SourcePlace>& place) const;
  // A reference is -1 - the object's number, all else the number of its text.
  Json LinesNumber(const std::optional<std::vector<LinesOfPath>>& lines);
  Json HeapNumber(const Json& heap);
  size_t ShapeOf(const Json& object, bool array);
  size_t DecisionNumber(const Decision& decision);

  Gallery gallery_;
  Numbering strings_, shapes_, heaps_;
  Numbering lines_;  // of paths
  Json decisions_ = Json::array();
  // By method, line and the number of the outcome.
  std::map<std::tuple<size_t, int, size_t>, size_t> decision_numbers_;
  Json methods_ = Json::array();
  Json paths_ = Json::array();
  size_t without_picture_ = 0;
};

}  // namespace html

#endif  // REPORT_HTML_PATHS_H_
