// Which lines of the code that is checked a property came to, and which never.
#ifndef CLI_CHECKING_COVERAGE_TEXT_H_
#define CLI_CHECKING_COVERAGE_TEXT_H_

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "check/coverage.h"
#include "cli/checking/verdicts.h"
#include "report/wrap.h"

namespace cli {

// "3, 5-7".
std::string LinesText(const std::vector<int>& lines);
// Of all that were asked for it; empty: none was.
std::string CoverageText(const std::vector<PropertyVerdict>& verdicts,
                         const report::Medium& medium);
nlohmann::ordered_json CoverageJson(
    const std::vector<check::MethodCoverage>& methods);

}  // namespace cli

#endif  // CLI_CHECKING_COVERAGE_TEXT_H_
