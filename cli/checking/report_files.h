// The files that options of `summa check` name, for people and other tools.
#ifndef CLI_CHECKING_REPORT_FILES_H_
#define CLI_CHECKING_REPORT_FILES_H_

#include "base/result.h"
#include "cli/checking/verdicts.h"
#include "cli/options/options.h"

namespace cli {

// None without such an option.
base::Status WriteReportFiles(const Arguments& args, const CheckedAll& checked);

}  // namespace cli

#endif  // CLI_CHECKING_REPORT_FILES_H_
