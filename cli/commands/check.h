// `summa check`: do these properties hold?
#ifndef CLI_COMMANDS_CHECK_H_
#define CLI_COMMANDS_CHECK_H_

#include "cli/options/command.h"

namespace cli {

extern const Command kCheckCommand;

}  // namespace cli

#endif  // CLI_COMMANDS_CHECK_H_
