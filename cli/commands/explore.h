// `summa explore`: every path of one method.
#ifndef CLI_COMMANDS_EXPLORE_H_
#define CLI_COMMANDS_EXPLORE_H_

#include "cli/options/command.h"

namespace cli {

extern const Command kExploreCommand;

}  // namespace cli

#endif  // CLI_COMMANDS_EXPLORE_H_
