// What a round of `watch` prints: which files changed, verdicts that are others
// than before, and the rest in one line.
#ifndef CLI_WATCHING_ROUND_TEXT_H_
#define CLI_WATCHING_ROUND_TEXT_H_

#include <cstddef>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "cli/checking/check_output.h"
#include "cli/watching/class_files.h"
#include "cli/watching/outcome.h"
#include "report/wrap.h"

namespace cli {

// A verdict that is another than before. Null: there was, or is, none.
struct VerdictChange {
  const PropertyVerdict* was;
  const PropertyVerdict* is;
};
std::vector<VerdictChange> VerdictChanges(
    const std::vector<PropertyVerdict>& before,
    const std::vector<PropertyVerdict>& after);

std::string FileChangesText(const std::vector<FileChange>& changes);
// Of a round that is not the first.
std::string RoundText(const std::vector<PropertyVerdict>& before,
                      const CheckResult& after, size_t checked_again,
                      const report::Medium& medium);
// What cannot be read.
std::string WaitingText(const RoundOutcome& outcome);

nlohmann::ordered_json RoundJson(size_t number,
                                 const std::vector<FileChange>& changes,
                                 const RoundOutcome& outcome,
                                 const CheckResult& result);

}  // namespace cli

#endif  // CLI_WATCHING_ROUND_TEXT_H_
