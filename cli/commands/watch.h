// summa watch: checks again what a changed class file affects.
#ifndef CLI_COMMANDS_WATCH_H_
#define CLI_COMMANDS_WATCH_H_

#include "cli/options/command.h"

namespace cli {

extern const Command kWatchCommand;

}  // namespace cli

#endif  // CLI_COMMANDS_WATCH_H_
