// Everything between the options of `check` and `watch` and the verdicts on
// properties: class path, limits, a JVM to ask, what is to be checked, models.
#ifndef CLI_PARTS_CHECK_RUN_H_
#define CLI_PARTS_CHECK_RUN_H_

#include <cstddef>
#include <memory>
#include <set>
#include <string>

#include "base/result.h"
#include "cli/checking/agenda.h"
#include "cli/checking/stand_ins.h"
#include "cli/checking/targets.h"
#include "cli/options/options.h"
#include "cli/parts/shard.h"
#include "cli/setup/analysis_setup.h"
#include "cli/setup/source_entry.h"
#include "cli/tables/bisim_java.h"

namespace cli {

struct CheckRun {
  Targets targets;
  // Models, and the drivers of properties checked in this process.
  std::shared_ptr<TemporaryFolder> folder;
  std::string class_path;
  std::shared_ptr<TemporaryFolder> asking;  // of the JVM
  AnalysisRun run;
  JavaChoice java;
  size_t jobs;
  Shard shard;
};
base::Result<CheckRun> ReadCheckRun(const Arguments& args);

// What the targets give, as far as --only lets it.
Agenda AgendaOf(const Arguments& args, const CheckRun& run);
// Why there is nothing to check.
base::Error WhyNothing(const Agenda& agenda);

// What stands in for libraries that are not there, put where the run finds it,
// and what could for those that are.
struct Models {
  std::string modelled;  // packages that are not there
  std::unique_ptr<StandIns> stand_ins;
};
// Which they are.
std::string TextOf(const Models& models);
base::Result<Models> MakeModels(const Arguments& args, const CheckRun& run,
                                const Agenda& agenda);

// Names of known violations: the lines of --expect.
base::Result<std::set<std::string>> ReadExpected(const Arguments& args);

}  // namespace cli

#endif  // CLI_PARTS_CHECK_RUN_H_
