// The simple kinds of section: what each shows, and how to make one. The list
// of paths has a header of its own, report/html/paths.h.
#ifndef REPORT_HTML_SECTIONS_H_
#define REPORT_HTML_SECTIONS_H_

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "report/html/page.h"
#include "report/html/picture.h"

namespace html {

// "states: 12", side by side. A fact may be good or bad news.
struct Fact {
  enum class Tone { kPlain, kGood, kBad };
  std::string name;
  std::string value;
  Tone tone = Tone::kPlain;
};
Section FactsSection(std::string title, const std::vector<Fact>& facts);

// The answer: in a sentence, with what is open and what to do about it, and
// each kind and place of an end once, what went wrong first.
struct Verdict {
  struct End {
    std::string name;     // "violation"
    std::string text;     // the exception's class, why it was cut short
    std::string place;    // "Account.transfer:10"
    std::string example;  // an input that leads there, on one line
    size_t paths = 0;     // how many
    size_t path = 0;      // the number of the one to look at
  };
  Fact::Tone tone = Fact::Tone::kPlain;
  std::string headline;
  std::vector<std::string> open = {};
  std::vector<End> ends = {};
};
Section VerdictSection(const Verdict& verdict);

// Paragraphs.
Section NotesSection(std::string title, const std::vector<std::string>& notes);

// The first `text_columns` columns align as text, the others as
// numbers.
struct Table {
  std::vector<std::string> columns;
  std::vector<std::vector<std::string>> rows;
  size_t text_columns = 1;
};
Section TableSection(std::string title, const Table& table);

// Lines over the same x values, the y axis logarithmic. A line without a point
// at some x has a gap there.
struct Chart {
  struct Line {
    std::string name;
    std::vector<std::optional<double>> values;  // by x
  };
  std::string x_title, y_title;
  std::vector<std::string> x;
  std::vector<Line> lines;
};
Section ChartSection(std::string title, const Chart& chart);

// Drawings, side by side where there is room.
struct Drawing {
  std::string caption;
  std::string svg;  // of Drawer::DrawSvg; empty: not drawn, and `note` says why
  std::vector<LegendEntry> legend = {};
  std::string note = {};
};
nlohmann::ordered_json ToJson(const Drawing& drawing);
Section PicturesSection(std::string title,
                        const std::vector<Drawing>& drawings);

}  // namespace html

#endif  // REPORT_HTML_SECTIONS_H_
