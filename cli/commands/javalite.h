// `summa javalite run|compare|bisim FILE`.
#ifndef CLI_COMMANDS_JAVALITE_H_
#define CLI_COMMANDS_JAVALITE_H_

#include "cli/options/command.h"

namespace cli {

extern const Command kJavaliteCommand;

}  // namespace cli

#endif  // CLI_COMMANDS_JAVALITE_H_
