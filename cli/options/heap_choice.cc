#include "cli/options/heap_choice.h"

#include <algorithm>

#include "cli/options/options.h"
#include "heap/initializer.h"

namespace cli {
namespace {

using base::Error;
using base::Result;

constexpr std::string_view kNames[] = {"lazy", "lazier", "lazier-sharp",
                                       "summary", "summary-u"};
constexpr size_t kInAll = 4;

}  // namespace

std::span<const std::string_view> HeapNames() { return kNames; }

Result<std::vector<std::string>> ReadHeaps(std::string_view list) {
  std::vector<std::string> heaps;
  if (list == "all") {
    heaps.assign(kNames, kNames + kInAll);
    return heaps;
  }
  for (size_t at = 0; at <= list.size();) {
    const size_t comma = std::min(list.find(',', at), list.size());
    const std::string_view name = list.substr(at, comma - at);
    at = comma + 1;
    if (std::find(std::begin(kNames), std::end(kNames), name) ==
        std::end(kNames))
      return Error{"--heap: no such heap \"" + std::string(name) +
                   "\"; did you mean " + Nearest(name, kNames) + "?"};
    heaps.emplace_back(name);
  }
  return heaps;
}

Result<std::vector<uint32_t>> ReadDepths(std::string_view text) {
  if (text == "none") return std::vector<uint32_t>{heap::kUnbounded};
  ASSIGN_OR_RETURN(Range range, ParseRange("--bound", text));
  std::vector<uint32_t> depths;
  for (uint32_t k = range.first; k <= range.last; ++k) depths.push_back(k);
  return depths;
}

bool KeepsFlowsUnderDepth(std::string_view heap) {
  return heap == "lazy" || heap == "summary";
}

}  // namespace cli
