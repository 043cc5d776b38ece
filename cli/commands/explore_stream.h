// Paths of `summa explore` on their way out while others are still looked for:
// on a terminal, whose last screen is then the answer, and as JSON Lines.
#ifndef CLI_COMMANDS_EXPLORE_STREAM_H_
#define CLI_COMMANDS_EXPLORE_STREAM_H_

#include <cstddef>
#include <memory>
#include <string>

#include "base/result.h"
#include "cli/commands/explore_report.h"
#include "cli/options/options.h"
#include "cli/setup/analysis_setup.h"
#include "cli/setup/output.h"
#include "cli/tables/path_choice.h"
#include "cli/tables/path_summary.h"
#include "engine/analysis/analysis.h"

namespace cli {

class ExploreStream {
 public:
  enum class Form : bool { kText, kJsonLines };
  // Writes what stands before the first path.
  static base::Result<std::unique_ptr<ExploreStream>> Begin(
      const Arguments& args, Form form, const PathChoice& choice,
      engine::Analysis& analysis, const AnalysisRun& run);

  // A failure is told by End.
  void Add(const PathSummary& path, size_t number);
  base::Status End(const ExploreReport& report);

 private:
  ExploreStream(OutputStream out, const Arguments& args, Form form,
                const PathChoice& choice, engine::Analysis& analysis,
                const AnalysisRun& run);
  void Write(const std::string& text);

  OutputStream out_;
  const Form form_;
  const report::Medium medium_;
  PathFilter filter_;
  engine::Analysis& analysis_;
  const AnalysisRun& run_;
  base::Status written_ = base::Ok{};
};

}  // namespace cli

#endif  // CLI_COMMANDS_EXPLORE_STREAM_H_
