#include "report/columns.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "base/check.h"
#include "report/wrap.h"

namespace report {
namespace {

constexpr size_t kGap = 2;

void AddWord(std::string& line, const std::string& word, size_t width,
             bool first) {
  const std::string blanks(width - Columns(word), ' ');
  if (first)
    line += word + blanks;
  else
    line += std::string(kGap, ' ') + blanks + word;
}

}  // namespace

ColumnTable::ColumnTable(std::vector<std::string> heads) {
  rows_.push_back({std::move(heads), ""});
}

void ColumnTable::Add(std::vector<std::string> words) {
  CHECK(words.size() == rows_[0].words.size(), "a word for each column");
  rows_.push_back({std::move(words), ""});
}

void ColumnTable::AddRemark(std::vector<std::string> words,
                            std::string remark) {
  CHECK(words.size() < rows_[0].words.size(), "room for a remark");
  rows_.push_back({std::move(words), std::move(remark)});
}

std::string ColumnTable::Text() const {
  std::vector<size_t> widths(rows_[0].words.size(), 0);
  for (const Row& row : rows_)
    for (size_t i = 0; i < row.words.size(); ++i)
      widths[i] = std::max(widths[i], Columns(row.words[i]));
  std::string text;
  for (const Row& row : rows_) {
    std::string line;
    for (size_t i = 0; i < row.words.size(); ++i)
      AddWord(line, row.words[i], widths[i], i == 0);
    if (!row.remark.empty()) line += std::string(kGap, ' ') + row.remark;
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + "\n";
  }
  return text;
}

}  // namespace report
