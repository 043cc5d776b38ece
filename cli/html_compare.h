// The page of `compare --html`: how paths and time grow with the bound, one
// line per heap, and the table.
#ifndef CLI_HTML_COMPARE_H_
#define CLI_HTML_COMPARE_H_

#include <string>

#include "base/result.h"
#include "cli/comparison.h"
#include "cli/options.h"

namespace cli {

// Does nothing where no page was asked for.
base::Status WriteCompareHtml(const Arguments& args, const std::string& entry,
                              const Cells& cells);

}  // namespace cli

#endif  // CLI_HTML_COMPARE_H_
