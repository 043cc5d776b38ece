// `summa compare`: one method under several heaps and bounds.
#ifndef CLI_COMPARE_H_
#define CLI_COMPARE_H_

#include "cli/command.h"

namespace cli {

extern const Command kCompareCommand;

}  // namespace cli

#endif  // CLI_COMPARE_H_
