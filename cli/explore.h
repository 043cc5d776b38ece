// `summa explore`: every path of one method.
#ifndef CLI_EXPLORE_H_
#define CLI_EXPLORE_H_

#include "cli/command.h"

namespace cli {

extern const Command kExploreCommand;

}  // namespace cli

#endif  // CLI_EXPLORE_H_
