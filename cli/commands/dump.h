// `summa dump`: prints class files in the manner of `javap -c -p -v`.
#ifndef CLI_COMMANDS_DUMP_H_
#define CLI_COMMANDS_DUMP_H_

#include "cli/options/command.h"

namespace cli {

extern const Command kDumpCommand;

}  // namespace cli

#endif  // CLI_COMMANDS_DUMP_H_
