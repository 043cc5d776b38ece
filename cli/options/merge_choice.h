// The words of --merge.
#ifndef CLI_OPTIONS_MERGE_CHOICE_H_
#define CLI_OPTIONS_MERGE_CHOICE_H_

#include <string>
#include <string_view>

#include "engine/runtime/context.h"

namespace cli {

inline constexpr std::string_view kMergeWords[] = {"off", "joins", "always"};
engine::Merge MergeOf(std::string_view word);
std::string MergeWord(engine::Merge merge);

}  // namespace cli

#endif  // CLI_OPTIONS_MERGE_CHOICE_H_
