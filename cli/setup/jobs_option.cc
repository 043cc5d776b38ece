#include "cli/setup/jobs_option.h"

#include <sched.h>

#include <algorithm>
#include <cstdint>

#include "base/os/far.h"
#include "cli/options/solver_options.h"

namespace cli {
namespace {

size_t CoresToUse() {
  cpu_set_t cores;
  CPU_ZERO(&cores);
  if (sched_getaffinity(0, sizeof cores, &cores) != 0) return 1;
  return static_cast<size_t>(CPU_COUNT(&cores));
}

}  // namespace

base::Result<size_t> ReadJobs(const Arguments& args) {
  const bool logs = args.Has(kLogQueriesOption.name);
  const bool far = os::ThisFar().Serves() || !os::ThisFar().workers.empty();
  if (far && !logs) return std::max<size_t>(CoresToUse(), 2);
  if (!args.Has("--jobs")) return logs ? 1 : CoresToUse();
  ASSIGN_OR_RETURN(uint64_t jobs, args.Number("--jobs", 1, 1'000));
  if (logs && jobs > 1)
    return base::Error{
        "--log-queries: processes would write the same files; use --jobs 1"};
  return static_cast<size_t>(jobs);
}

}  // namespace cli
