#include "cli/options/merge_choice.h"

#include <cstddef>
#include <iterator>

namespace cli {

engine::Merge MergeOf(std::string_view word) {
  for (size_t i = 0; i < std::size(kMergeWords); ++i)
    if (kMergeWords[i] == word) return static_cast<engine::Merge>(i);
  return engine::Merge::kOff;
}

std::string MergeWord(engine::Merge merge) {
  return std::string(kMergeWords[static_cast<size_t>(merge)]);
}

}  // namespace cli
