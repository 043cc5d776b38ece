// The page of `check --html`: all properties with their verdicts, to be
// searched and opened.
#ifndef CLI_CHECKING_HTML_CHECK_H_
#define CLI_CHECKING_HTML_CHECK_H_

#include "cli/checking/verdicts.h"
#include "report/html/page.h"

namespace cli {

html::Page CheckPage(const CheckedAll& checked);

}  // namespace cli

#endif  // CLI_CHECKING_HTML_CHECK_H_
