// `summa javalite run|compare|bisim FILE`.
#ifndef CLI_JAVALITE_H_
#define CLI_JAVALITE_H_

#include "cli/command.h"

namespace cli {

extern const Command kJavaliteCommand;

}  // namespace cli

#endif  // CLI_JAVALITE_H_
