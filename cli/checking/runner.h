// Checks one property and says what came of it: driver, exploration, replay of
// what was found on a JVM.
#ifndef CLI_CHECKING_RUNNER_H_
#define CLI_CHECKING_RUNNER_H_

#include <cstddef>
#include <filesystem>
#include <functional>
#include <set>
#include <string>

#include "base/result.h"
#include "check/check_property.h"
#include "check/property.h"
#include "cli/checking/stand_ins.h"
#include "cli/checking/verdicts.h"
#include "cli/setup/analysis_setup.h"
#include "cli/tables/bisim_java.h"
#include "report/wrap.h"

namespace cli {

struct CheckSetup {
  const AnalysisRun& run;
  JavaChoice java;
  // Where drivers go; on the class path of the run, and of the JVM.
  std::filesystem::path drivers;
  std::set<std::string> ignored;  // exceptions, as Java names them
  std::string modelled;  // packages that models stand in for; empty: none
  report::Medium medium;
  bool coverage = false;  // is to be told
  // Where the code of libraries gets nowhere; null: nothing stands in.
  const StandIns* stand_ins = nullptr;
  std::string instead = {};  // that they do, and why; empty: they do not
  // (the property's name, bound, so far, pending)
  std::function<void(const std::string&, uint32_t, const search::Exploration&,
                     size_t)>
      watch = {};
};

// What is known of a property that was not run: the reader is told why.
PropertyVerdict NoVerdict(const check::Property& property);

// What cannot be analysed is inconclusive, and says why.
PropertyVerdict RunProperty(const CheckSetup& setup,
                            const check::Property& property, size_t number);

}  // namespace cli

#endif  // CLI_CHECKING_RUNNER_H_
