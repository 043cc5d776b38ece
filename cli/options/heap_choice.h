// The heap representations and depth bounds a command can be asked for.
#ifndef CLI_OPTIONS_HEAP_CHOICE_H_
#define CLI_OPTIONS_HEAP_CHOICE_H_

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace cli {

// lazy, lazier, lazier-sharp, summary; and summary-u, one variable for each
// input field (docs/semantics.md, "Initialisation").
std::span<const std::string_view> HeapNames();
// The same, for a table of options.
inline constexpr char kHeapWords[] =
    "lazy lazier lazier-sharp summary summary-u";

// A comma list of names, or "all": the first four.
base::Result<std::vector<std::string>> ReadHeaps(std::string_view list);

// "3", "1..6" or "none".
base::Result<std::vector<uint32_t>> ReadDepths(std::string_view text);

// Whether control flows under this heap are those of lazy initialisation also
// where a bound on depth cuts.
bool KeepsFlowsUnderDepth(std::string_view heap);

}  // namespace cli

#endif  // CLI_OPTIONS_HEAP_CHOICE_H_
