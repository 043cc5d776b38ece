// The page of `bisim --html`: the verdict, where the two sides part, and the
// game as a picture: its tree, and at each position one heap of each side with
// the objects that correspond.
#ifndef CLI_PAGES_HTML_BISIM_H_
#define CLI_PAGES_HTML_BISIM_H_

#include "cli/tables/bisim_report.h"
#include "engine/analysis/analysis.h"
#include "report/html/page.h"

namespace cli {

// The report must have its tree.
html::Page BisimPage(engine::Analysis& analysis, const BisimReport& report);

}  // namespace cli

#endif  // CLI_PAGES_HTML_BISIM_H_
