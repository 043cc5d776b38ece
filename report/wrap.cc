#include "report/wrap.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "report/visible.h"

namespace report {
namespace {

// However deep a line is indented, its words have this much room.
constexpr size_t kLeastRoom = 20;

bool GoesOn(char c) { return (static_cast<uint8_t>(c) & 0xc0) == 0x80; }

// Wide letters start at U+1100; its first byte in UTF-8 is 0xe1.
size_t ColumnsOf(char first) {
  if (GoesOn(first)) return 0;
  return static_cast<uint8_t>(first) >= 0xe1 ? 2 : 1;
}

// The longest start of `text` that needs at most `width` columns.
size_t StartWithin(std::string_view text, size_t width) {
  size_t at = 0, used = 0;
  for (; at < text.size(); ++at) {
    used += ColumnsOf(text[at]);
    if (used > width) break;
  }
  return at;
}

// Where the shortest end begins that leaves out all but `width` columns.
size_t EndWithin(std::string_view text, size_t width) {
  size_t at = text.size(), used = 0;
  while (at > 0) {
    size_t letter = at - 1;
    while (letter > 0 && GoesOn(text[letter])) --letter;
    used += ColumnsOf(text[letter]);
    if (used > width) break;
    at = letter;
  }
  return at;
}

std::vector<Word> AtBlanks(const Word& word) {
  std::vector<Word> parts;
  for (size_t at = 0; at < word.text.size();) {
    const size_t end = std::min(word.text.find(' ', at), word.text.size());
    if (end > at) parts.push_back({word.text.substr(at, end - at), word.tone});
    at = end + 1;
  }
  return parts;
}

// The same words, none wider than `room`.
std::vector<Word> Fitting(const std::vector<Word>& words, size_t room) {
  std::vector<Word> fitting;
  for (const Word& word : words) {
    if (Columns(word.text) <= room) {
      fitting.push_back(word);
      continue;
    }
    for (Word& part : AtBlanks(word))
      fitting.push_back({Shortened(part.text, room), part.tone});
  }
  return fitting;
}

class Page {
 public:
  explicit Page(const Medium& medium) : medium_(medium) {}

  void Add(const std::string& lead, const Line& line) {
    const size_t deepest = medium_.width - kLeastRoom - line.hang;
    const size_t margin = Columns(lead);
    indent_ = std::max(margin, std::min(margin + line.indent, deepest));
    text_ += lead + std::string(indent_ - margin, ' ');
    column_ = indent_;
    indent_ += line.hang;
    bool first = true;
    for (const Word& word : Fitting(line.words, medium_.width - indent_)) {
      Put(word, first);
      first = false;
    }
    text_ += "\n";
  }
  std::string text() && { return std::move(text_); }

 private:
  void Put(const Word& word, bool first) {
    std::string text = word.text;
    if (!first && column_ + 1 + Columns(text) > medium_.width) {
      text_ += "\n" + std::string(indent_, ' ');
      column_ = indent_;
      text.erase(0, text.find_first_not_of(' '));
    } else if (!first) {
      text_ += ' ';
      ++column_;
    }
    text_ += Paint(text, word.tone, medium_.colour);
    column_ += Columns(text);
  }

  const Medium medium_;
  std::string text_;
  size_t column_ = 0;  // of the line begun
  size_t indent_ = 0;  // where it goes on
};

}  // namespace

size_t Columns(std::string_view text) {
  size_t columns = 0;
  for (char c : text) columns += ColumnsOf(c);
  return columns;
}

std::string Shortened(const std::string& text, size_t width) {
  constexpr std::string_view kGap = "..";
  if (Columns(text) <= width) return text;
  const size_t left = width - kGap.size();
  const std::string_view all = text;
  std::string result(all.substr(0, StartWithin(all, left - left / 2)));
  result += kGap;
  return result += all.substr(EndWithin(all, left / 2));
}

std::string Fill(const std::string& lead, const std::vector<Line>& lines,
                 const Medium& medium) {
  Page page(medium);
  std::string before = lead;
  for (Line line : lines) {
    for (Word& word : line.words) word.text = Visible(word.text);
    page.Add(before, line);
    before.assign(Columns(lead), ' ');
  }
  return std::move(page).text();
}

std::string FillTitle(const std::string& name, const Line& words,
                      const Medium& medium) {
  constexpr size_t kIndent = 4;
  const std::string visible = Visible(name);
  if (Columns(visible) + kIndent > medium.width)
    return visible + "\n" + Fill(std::string(kIndent, ' '), {words}, medium);
  Line line = words;
  line.words.insert(line.words.begin(), {name});
  if (line.words.size() > 1) line.words[1].text.insert(0, " ");
  return Fill("", {line}, medium);
}

}  // namespace report
