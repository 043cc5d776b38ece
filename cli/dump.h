// `summa dump`: prints class files in the manner of `javap -c -p -v`.
#ifndef CLI_DUMP_H_
#define CLI_DUMP_H_

#include "cli/command.h"

namespace cli {

extern const Command kDumpCommand;

}  // namespace cli

#endif  // CLI_DUMP_H_
