// How many processes share the work of a run: --jobs.
#ifndef CLI_SETUP_JOBS_OPTION_H_
#define CLI_SETUP_JOBS_OPTION_H_

#include <cstddef>

#include "base/result.h"
#include "cli/options/options.h"

namespace cli {

// Without the option as many as this process may use cores.
base::Result<size_t> ReadJobs(const Arguments& args);

}  // namespace cli

#endif  // CLI_SETUP_JOBS_OPTION_H_
