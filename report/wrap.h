// Text that fits a page: words filled into lines, lines that are too long going
// on below, indented.
//
// No line is wider than the page. A word is cut, visibly and in its middle,
// only where it alone is wider than a line.
#ifndef REPORT_WRAP_H_
#define REPORT_WRAP_H_

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "report/colour.h"

namespace report {

inline constexpr size_t kPageWidth = 80;
inline constexpr size_t kLeastWidth = 40;

// What the text is for: a file, or a terminal of some width.
struct Medium {
  // NOLINTNEXTLINE(google-explicit-constructor): a page is the usual one.
  Medium(bool in_colour, size_t columns = kPageWidth)
      : colour(in_colour),
        width(columns < kLeastWidth ? kLeastWidth : columns) {}

  bool colour;
  size_t width;
};

// A word may have blanks; it is broken at them only if it must be.
struct Word {
  std::string text;
  Tone tone = Tone::kPlain;

  friend bool operator==(const Word&, const Word&) = default;
};

struct Line {
  size_t indent = 0;
  std::vector<Word> words = {};
  size_t hang = 4;  // how much further in it goes on
};

// Columns a terminal needs; letters that may be wide count two.
size_t Columns(std::string_view text);

// At most `width` columns: ".." stands for the middle where it is longer.
std::string Shortened(const std::string& text, size_t width);

// The lines below each other, `lead` before the first and blanks as wide
// before the others.
std::string Fill(const std::string& lead, const std::vector<Line>& lines,
                 const Medium& medium);

// A name that is never cut, since it is there to be copied, then the words.
std::string FillTitle(const std::string& name, const Line& words,
                      const Medium& medium);

}  // namespace report

#endif  // REPORT_WRAP_H_
