// The words of --merge.
#ifndef CLI_OPTIONS_MERGE_CHOICE_H_
#define CLI_OPTIONS_MERGE_CHOICE_H_

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "engine/runtime/context.h"

namespace cli {

inline constexpr std::string_view kMergeWords[] = {
    "off", "joins", "always", "values", "patterns", "predicates", "auto"};
engine::Merge MergeOf(std::string_view word);
std::string MergeWord(engine::Merge merge);

// A row of a comparison: "summary", or "summary+joins" where paths are merged.
struct HeapAndMerge {
  std::string heap;
  std::string merge;
};
HeapAndMerge SplitRow(std::string_view row);

// The heaps, each as often as paths can be merged on it in one of these ways, a
// list of words.
base::Result<std::vector<std::string>> RowsOf(
    const std::vector<std::string>& heaps, const std::string& merges);

}  // namespace cli

#endif  // CLI_OPTIONS_MERGE_CHOICE_H_
