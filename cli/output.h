// Where a command's result goes: standard output, or the file of -o.
#ifndef CLI_OUTPUT_H_
#define CLI_OUTPUT_H_

#include <string>

#include "base/result.h"
#include "cli/options.h"

namespace cli {

base::Status WriteOutput(const Arguments& args, const std::string& text);

// Peak memory of this process, in KiB.
long PeakMemoryKb();

}  // namespace cli

#endif  // CLI_OUTPUT_H_
