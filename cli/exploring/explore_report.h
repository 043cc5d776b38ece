// What `summa explore` found, as text and as JSON.
#ifndef CLI_EXPLORING_EXPLORE_REPORT_H_
#define CLI_EXPLORING_EXPLORE_REPORT_H_

#include <cstddef>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "cli/pages/html_explore.h"
#include "cli/parts/run_tally.h"
#include "cli/setup/analysis_setup.h"
#include "cli/tables/end_groups.h"
#include "cli/tables/json_text.h"
#include "cli/tables/replay.h"
#include "engine/analysis/analysis.h"
#include "engine/search/explorer.h"
#include "report/wrap.h"

namespace cli {

struct ExploreReport {
  std::vector<EndFacts> ends;  // of all paths, in their order
  search::Exploration exploration;
  RunCounts elsewhere = {};               // what other processes did
  std::string stopped;                    // why, if it was
  std::vector<std::string> assumes = {};  // beyond the bounds
  bool complete = true;
  bool failed = false;  // by --fail-on
  double seconds = 0;
  std::optional<ReplayReport> replay;
  std::unique_ptr<ExploreHtml> html;  // where a page was asked for
  size_t left_out = 0;                // paths that are not shown
};

// The first line: what is explored, and within which bounds.
std::string ExploreTitle(engine::Analysis& analysis, const AnalysisRun& run,
                         const report::Medium& medium);
// What was assumed, how many paths there are, and how they end.
std::string ExploreAnswer(engine::Analysis& analysis, const AnalysisRun& run,
                          const ExploreReport& report,
                          const report::Medium& medium);
// "12 more paths are not shown"; empty where all are.
std::string LeftOutText(size_t left_out);

// The keys that stand before the paths of a document, and after them. Both are
// lines of their own in JSON Lines.
nlohmann::ordered_json ExploreHead(const engine::Analysis& analysis,
                                   const AnalysisRun& run);
void AddConclusion(engine::Analysis& analysis, const AnalysisRun& run,
                   const ExploreReport& report, nlohmann::ordered_json& json);
nlohmann::ordered_json ExploreStats(engine::Analysis& analysis,
                                    const ExploreReport& report);

// Whole documents, the answer first, then the paths that are shown.
std::string ExploreText(engine::Analysis& analysis, const AnalysisRun& run,
                        const ExploreReport& report, const std::string& paths,
                        const report::Medium& medium);
std::string ExploreJson(engine::Analysis& analysis, const AnalysisRun& run,
                        const ExploreReport& report, const JsonList& paths);

}  // namespace cli

#endif  // CLI_EXPLORING_EXPLORE_REPORT_H_
