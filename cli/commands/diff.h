#ifndef CLI_COMMANDS_DIFF_H_
#define CLI_COMMANDS_DIFF_H_

#include "cli/options/command.h"

namespace cli {

extern const Command kDiffCommand;

}  // namespace cli

#endif  // CLI_COMMANDS_DIFF_H_
