// The page of `compare --html`: how paths and time grow with the bound, one
// line per heap, and the table.
#ifndef CLI_PAGES_HTML_COMPARE_H_
#define CLI_PAGES_HTML_COMPARE_H_

#include <string>

#include "base/result.h"
#include "cli/options/options.h"
#include "cli/tables/comparison.h"

namespace cli {

// Does nothing where no page was asked for.
base::Status WriteCompareHtml(const Arguments& args, const std::string& entry,
                              const Cells& cells, const Assumed& assumed);

}  // namespace cli

#endif  // CLI_PAGES_HTML_COMPARE_H_
