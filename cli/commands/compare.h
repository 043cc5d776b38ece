// `summa compare`: one method under several heaps and bounds.
#ifndef CLI_COMMANDS_COMPARE_H_
#define CLI_COMMANDS_COMPARE_H_

#include "cli/options/command.h"

namespace cli {

extern const Command kCompareCommand;

}  // namespace cli

#endif  // CLI_COMMANDS_COMPARE_H_
