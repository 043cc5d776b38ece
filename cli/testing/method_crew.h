// The methods of a run explored for their tests, by several processes. What
// comes of each, and in which order it is told, is as of one process.
#ifndef CLI_TESTING_METHOD_CREW_H_
#define CLI_TESTING_METHOD_CREW_H_

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "base/result.h"
#include "check/property.h"
#include "cli/setup/analysis_setup.h"
#include "cli/testing/branches.h"
#include "cli/testing/explored_method.h"

namespace cli {

struct MethodToExplore {
  std::string on;  // the class it is called on, internal form
  check::MethodName method;
};

// An error: why it could not be explored.
using ToldMethod = std::function<void(
    const MethodToExplore&, base::Result<ExploredMethod>, const Coverage&)>;

struct MethodCrew {
  const AnalysisRun& run;
  const std::vector<MethodToExplore>& methods;
  size_t jobs = 2;
  uint64_t most_memory_kb = 0;                 // of all together; 0: any
  std::function<std::string()> identity = {};  // of the run, for far workers
  std::function<void(size_t done, size_t at_work)> watch = {};
  ToldMethod told = {};  // in the order of `methods`, each once

  void Run() const;
};

}  // namespace cli

#endif  // CLI_TESTING_METHOD_CREW_H_
