// What `summa explore` found, as text and as JSON.
#ifndef CLI_COMMANDS_EXPLORE_REPORT_H_
#define CLI_COMMANDS_EXPLORE_REPORT_H_

#include <cstddef>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "cli/pages/html_explore.h"
#include "cli/setup/analysis_setup.h"
#include "cli/tables/path_choice.h"
#include "cli/tables/path_summary.h"
#include "cli/tables/replay.h"
#include "engine/analysis/analysis.h"
#include "engine/search/explorer.h"
#include "report/wrap.h"

namespace cli {

struct ExploreReport {
  std::vector<PathSummary> paths;
  search::Exploration exploration;
  std::string stopped;                    // why, if it was
  std::vector<std::string> assumes = {};  // beyond the bounds
  bool complete = true;
  bool failed = false;  // by --fail-on
  double seconds = 0;
  std::optional<ReplayReport> replay;
  std::unique_ptr<ExploreHtml> html;  // where a page was asked for
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

// Whole documents, the answer first.
std::string ExploreText(engine::Analysis& analysis, const AnalysisRun& run,
                        ExploreReport& report, const PathChoice& choice,
                        const report::Medium& medium);
std::string ExploreJson(engine::Analysis& analysis, const AnalysisRun& run,
                        ExploreReport& report, const PathChoice& choice);

}  // namespace cli

#endif  // CLI_COMMANDS_EXPLORE_REPORT_H_
