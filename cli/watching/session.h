// A run of `summa watch`, from the first round until the user wants to stop.
#ifndef CLI_WATCHING_SESSION_H_
#define CLI_WATCHING_SESSION_H_

#include "base/result.h"
#include "cli/options/options.h"

namespace cli {

// The exit status: that the user ended it is what it is for. An error: what
// cannot be checked or watched at all.
base::Result<int> RunWatch(const Arguments& args);

}  // namespace cli

#endif  // CLI_WATCHING_SESSION_H_
