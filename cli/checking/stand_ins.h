// Models as files for a run: where a library is not there, and where it is, but
// its own code kept a property from an answer.
#ifndef CLI_CHECKING_STAND_INS_H_
#define CLI_CHECKING_STAND_INS_H_

#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "base/embedded_class.h"
#include "base/result.h"
#include "cli/options/options.h"
#include "cli/setup/analysis_setup.h"
#include "cli/setup/source_entry.h"
#include "cli/tables/bisim_java.h"

namespace cli {

// Writes them below the folder. The packages, for those who want to know; those
// that are Summa's own left out.
base::Result<std::string> WriteModelFiles(
    const std::filesystem::path& folder,
    std::span<const base::EmbeddedClass> models);

// A run like another, with models before its class path.
struct StandIns {
  std::string packages;
  std::shared_ptr<TemporaryFolder> folder;
  AnalysisRun run;
  JavaChoice java;
};

// `java` has the class path. Null: there are no models to take.
base::Result<std::unique_ptr<StandIns>> MakeStandIns(
    const Arguments& args, const AnalysisRun& run, const JavaChoice& java,
    const std::vector<base::EmbeddedClass>& models);

}  // namespace cli

#endif  // CLI_CHECKING_STAND_INS_H_
