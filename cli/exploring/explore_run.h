// One run of `summa explore`: all paths, found by this process or by several,
// and told as they come or at the end.
#ifndef CLI_EXPLORING_EXPLORE_RUN_H_
#define CLI_EXPLORING_EXPLORE_RUN_H_

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "base/result.h"
#include "cli/exploring/explore_report.h"
#include "cli/exploring/explore_stream.h"
#include "cli/options/options.h"
#include "cli/parts/checkpoint.h"
#include "cli/parts/shard.h"
#include "cli/parts/told_path.h"
#include "cli/setup/analysis_setup.h"
#include "cli/setup/memory_guard.h"
#include "cli/setup/progress.h"
#include "cli/tables/bisim_java.h"
#include "cli/tables/json_text.h"
#include "cli/tables/path_choice.h"
#include "cli/tables/path_summary.h"
#include "engine/analysis/analysis.h"
#include "engine/search/end.h"
#include "engine/state/state.h"

namespace cli {

class ExploreRun {
 public:
  // All must outlive this.
  ExploreRun(const Arguments& args, const AnalysisRun& run,
             const PathChoice& choice, PathForm form,
             engine::Analysis& analysis);

  // Opens what the run writes to while it goes on.
  base::Status Begin();
  base::Status Explore(Progress progress, MemoryGuard guard, size_t jobs);
  // Every path's input on a JVM.
  void Replay(const JavaChoice& java);
  // The report is whole then, and written.
  base::Status Finish();

  const ExploreReport& report() const { return report_; }

 private:
  using Limits = search::Limits;

  // The option that only one process can meet; empty: there is none.
  std::string OnlyForOne() const;
  void ExploreHere(const Limits& limits, Progress& progress,
                   MemoryGuard& guard);
  void ExploreShared(const Limits& limits, Progress& progress,
                     MemoryGuard& guard, size_t jobs);
  void Meet(const engine::State& state, const search::End& end,
            Progress& progress);
  void Add(const ToldPath& path);
  base::Status Write();

  const Arguments& args_;
  const AnalysisRun& run_;
  const PathForm form_;
  const PathTeller teller_;
  PathFilter filter_;
  engine::Analysis& analysis_;
  ExploreReport report_;
  std::unique_ptr<ExploreStream> stream_;   // null: paths are told at the end
  std::string text_;                        // of paths that are shown
  JsonList list_;                           // the same as JSON
  std::vector<PathSummary> kept_;           // for a JVM
  std::unique_ptr<Checkpoint> checkpoint_;  // null: there is none
  Shard shard_ = {};
  base::Status dots_ = base::Ok{};  // written
};

}  // namespace cli

#endif  // CLI_EXPLORING_EXPLORE_RUN_H_
