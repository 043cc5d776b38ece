// One method explored for its tests.
#ifndef CLI_TESTING_EXPLORED_METHOD_H_
#define CLI_TESTING_EXPLORED_METHOD_H_

#include <functional>
#include <set>
#include <string>
#include <vector>

#include "base/result.h"
#include "check/property.h"
#include "check/testgen/path_test.h"
#include "cli/setup/analysis_setup.h"
#include "cli/testing/branches.h"
#include "engine/analysis/analysis.h"
#include "engine/search/end.h"
#include "engine/search/explore_paths.h"
#include "engine/state/state.h"
#include "heap/instance.h"

namespace cli {

struct ExploredMethod {
  std::vector<testgen::TestedPath> paths;  // those at borders come after it
  std::vector<std::set<Way>> ways;         // of each of these
  bool complete = true;
  std::string stopped = {};  // why it did not go to its end
};

// A path of the method, called on that class, as a test can tell it. `example`:
// its input; null: the roundest.
testgen::TestedPath TestedPathOf(engine::Analysis& analysis,
                                 const std::string& on,
                                 const check::MethodName& method,
                                 const engine::State& state,
                                 const search::End& end,
                                 const heap::Instance* example = nullptr);

// `name`: of the class it is called on, internal form. `parts`: it has one of
// so many parts of the time that is left, or a moment.
base::Result<ExploredMethod> ExploreMethod(const AnalysisRun& run,
                                           const std::string& name,
                                           const check::MethodName& method,
                                           size_t parts, Coverage& coverage,
                                           const search::WatchSearch& watch);

}  // namespace cli

#endif  // CLI_TESTING_EXPLORED_METHOD_H_
