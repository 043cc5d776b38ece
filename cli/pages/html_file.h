// Where a page goes: the file of --html.
#ifndef CLI_PAGES_HTML_FILE_H_
#define CLI_PAGES_HTML_FILE_H_

#include "base/result.h"
#include "cli/options/options.h"
#include "report/html/page.h"

namespace cli {

// The option must have been given.
base::Status WriteHtml(const Arguments& args, const html::Page& page);

}  // namespace cli

#endif  // CLI_PAGES_HTML_FILE_H_
