#include "cli/options/merge_choice.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <sstream>

namespace cli {

engine::Merge MergeOf(std::string_view word) {
  for (size_t i = 0; i < std::size(kMergeWords); ++i)
    if (kMergeWords[i] == word) return static_cast<engine::Merge>(i);
  return engine::Merge::kOff;
}

std::string MergeWord(engine::Merge merge) {
  return std::string(kMergeWords[static_cast<size_t>(merge)]);
}

HeapAndMerge SplitRow(std::string_view row) {
  const size_t plus = row.find('+');
  if (plus == std::string_view::npos) return {std::string(row), "off"};
  return {std::string(row.substr(0, plus)), std::string(row.substr(plus + 1))};
}

base::Result<std::vector<std::string>> RowsOf(
    const std::vector<std::string>& heaps, const std::string& merges) {
  std::vector<std::string> words;
  std::istringstream list(merges);
  for (std::string word; std::getline(list, word, ',');) {
    if (std::find(std::begin(kMergeWords), std::end(kMergeWords), word) ==
        std::end(kMergeWords))
      return base::Error{
          "\"" + word +
              "\" is not one of off, joins, always, values, patterns, auto",
          "--merge"};
    words.push_back(word);
  }
  if (words.empty()) return base::Error{"a list of ways is missing", "--merge"};
  std::vector<std::string> rows;
  for (const std::string& heap : heaps)
    for (const std::string& word : words)
      if (word == "off")
        rows.push_back(heap);
      else if (heap.starts_with("summary"))
        rows.push_back(heap + "+" + word);
  if (rows.empty())
    return base::Error{
        "paths that these heaps have split cannot meet; use summary",
        "--merge"};
  return rows;
}

}  // namespace cli
