// `summa bisim`: the lazy and the summary execution of a method, played against
// each other.
#ifndef CLI_COMMANDS_BISIM_H_
#define CLI_COMMANDS_BISIM_H_

#include "cli/options/command.h"

namespace cli {

extern const Command kBisimCommand;

}  // namespace cli

#endif  // CLI_COMMANDS_BISIM_H_
