// A command of the tool: its name, the line `summa --help` shows for it, and
// what runs it. Arguments exclude the program's and the command's own name.
// A command returns the exit status of docs/cli.md.
#ifndef CLI_OPTIONS_COMMAND_H_
#define CLI_OPTIONS_COMMAND_H_

#include <span>
#include <string>

#include "cli/options/options.h"

namespace cli {

enum ExitStatus : int {
  kExitOk = 0,
  kExitViolation = 1,
  kExitUsage = 2,  // wrong usage or bad input: one line on standard error
  kExitIncomplete = 3,
};

struct Command {
  const char* name;
  const char* synopsis;
  const char* help;
  int (*run)(std::span<const std::string> args);
  std::span<const OptionSpec> (*options)();
};

}  // namespace cli

#endif  // CLI_OPTIONS_COMMAND_H_
