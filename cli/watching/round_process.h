// A round of `watch` in a process of its own, seen from the one that watches:
// it is ended when the user wants to stop, and when a class file changes under
// it.
#ifndef CLI_WATCHING_ROUND_PROCESS_H_
#define CLI_WATCHING_ROUND_PROCESS_H_

#include <cstdint>
#include <string>

#include "base/result.h"
#include "cli/watching/class_watch.h"
#include "cli/watching/outcome.h"
#include "cli/watching/round.h"

namespace cli {

enum class RoundEnd : uint8_t {
  kDone,
  kFailed,       // the process ended without a word
  kChanged,      // files did, or others are read than were watched
  kInterrupted,  // the user wants to stop
};

struct RoundReport {
  RoundEnd end = RoundEnd::kDone;
  RoundOutcome outcome = {};  // of one that is done
  std::string why = {};       // of one that failed
};

// `patient`: it is not ended where files change.
base::Result<RoundReport> RunRound(const RoundPlan& plan, ClassWatch& watch,
                                   bool patient);

}  // namespace cli

#endif  // CLI_WATCHING_ROUND_PROCESS_H_
