// `summa gather`: results of shards become what one run would have printed.
#ifndef CLI_COMMANDS_GATHER_H_
#define CLI_COMMANDS_GATHER_H_

#include "cli/options/command.h"

namespace cli {

extern const Command kGatherCommand;

}  // namespace cli

#endif  // CLI_COMMANDS_GATHER_H_
