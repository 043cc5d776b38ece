// Paths of `summa explore` on their way out while others are still looked for:
// on a terminal, whose last screen is then the answer, and as JSON Lines.
#ifndef CLI_EXPLORING_EXPLORE_STREAM_H_
#define CLI_EXPLORING_EXPLORE_STREAM_H_

#include <memory>
#include <string>

#include "base/result.h"
#include "cli/exploring/explore_report.h"
#include "cli/options/options.h"
#include "cli/parts/told_path.h"
#include "cli/setup/analysis_setup.h"
#include "cli/setup/output.h"
#include "engine/analysis/analysis.h"

namespace cli {

class ExploreStream {
 public:
  // Writes what stands before the first path.
  static base::Result<std::unique_ptr<ExploreStream>> Begin(
      const Arguments& args, PathForm form, engine::Analysis& analysis,
      const AnalysisRun& run);

  // A path. A failure is told by End.
  void Write(const std::string& text);
  base::Status End(const ExploreReport& report);

 private:
  ExploreStream(OutputStream out, const Arguments& args, PathForm form,
                engine::Analysis& analysis, const AnalysisRun& run);

  OutputStream out_;
  const PathForm form_;
  const report::Medium medium_;
  engine::Analysis& analysis_;
  const AnalysisRun& run_;
  base::Status written_ = base::Ok{};
};

}  // namespace cli

#endif  // CLI_EXPLORING_EXPLORE_STREAM_H_
