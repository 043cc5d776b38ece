// What a round of `watch` came to, and what the next one must know of it. It
// goes from the process that did the round to the one that watches.
#ifndef CLI_WATCHING_OUTCOME_H_
#define CLI_WATCHING_OUTCOME_H_

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "cli/checking/verdicts.h"
#include "cli/watching/class_digests.h"

namespace cli {

struct RoundOutcome {
  // Of all properties there are, in order; those that nothing affects are of an
  // earlier round.
  std::vector<PropertyVerdict> verdicts = {};
  std::vector<uint8_t> kinds = {};         // of these: check::Property::Kind
  std::vector<std::string> again = {};     // names of those that were checked
  std::vector<std::string> problems = {};  // targets not checked, and why
  std::string models = {};                 // what stands in for libraries
  ClassDigests classes = {};
  std::string bounds = {};  // "bound 3, arrays up to 3"
  double seconds = 0;
  // Class files that somebody may be writing, and why they cannot be read: they
  // are waited for, and nothing was checked.
  std::map<std::string, std::string> waiting = {};
  std::string error = {};  // why nothing could be checked; empty: it was
};

std::string ToBytes(const RoundOutcome& outcome);
base::Result<RoundOutcome> OutcomeFromBytes(std::string_view bytes);

}  // namespace cli

#endif  // CLI_WATCHING_OUTCOME_H_
