// Why an exploration did not go to its end, in words that name the way out.
#ifndef CLI_SETUP_STOP_REASON_H_
#define CLI_SETUP_STOP_REASON_H_

#include <string>

#include "engine/search/explorer.h"

namespace cli {

// "stopped by --time-limit, 12 states left"; empty where it was not stopped.
std::string StopReason(const search::Exploration& exploration,
                       const search::Limits& limits, bool out_of_memory);

}  // namespace cli

#endif  // CLI_SETUP_STOP_REASON_H_
