// summa solve: runs a logged query through the solver chain and prints what
// each layer said. For users who file a bug and for those who mend it.
#ifndef CLI_COMMANDS_SOLVE_H_
#define CLI_COMMANDS_SOLVE_H_

#include <span>
#include <string>

#include "cli/options/command.h"

namespace cli {

int RunSolve(std::span<const std::string> args);

extern const Command kSolveCommand;

}  // namespace cli

#endif  // CLI_COMMANDS_SOLVE_H_
