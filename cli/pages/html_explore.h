// The page of `explore --html`: collects the paths while they are found, since
// only then their heaps are at hand, and writes them at the end.
#ifndef CLI_PAGES_HTML_EXPLORE_H_
#define CLI_PAGES_HTML_EXPLORE_H_

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "cli/options/options.h"
#include "cli/pages/html_sources.h"
#include "cli/setup/analysis_setup.h"
#include "cli/tables/end_groups.h"
#include "cli/tables/path_summary.h"
#include "engine/analysis/analysis.h"
#include "engine/state/body.h"
#include "engine/state/state.h"
#include "report/html/heap_picture.h"
#include "report/html/paths.h"

namespace cli {

// What a finished path returned or threw, for the picture of its heap.
std::optional<html::Outcome> OutcomeOf(engine::Analysis& analysis,
                                       const engine::State& state,
                                       const PathSummary& summary);

// What the run came to, for the top of the page.
struct ExploreConclusion {
  const std::vector<EndFacts>& paths;
  uint64_t states = 0;
  bool complete = true;
  std::string stopped = {};  // why, if it was
};

class ExploreHtml {
 public:
  // Null where no page was asked for.
  static std::unique_ptr<ExploreHtml> Make(const Arguments& args,
                                           const AnalysisRun& run);

  void Add(engine::Analysis& analysis, const engine::State& state,
           const PathSummary& summary);
  // What a JVM said of the path of that number, from 0.
  void AddReplay(size_t path, const PathSummary& summary);
  base::Status Write(const Arguments& args, engine::Analysis& analysis,
                     const AnalysisRun& run,
                     const ExploreConclusion& conclusion) &&;

 private:
  ExploreHtml(const Arguments& args, const AnalysisRun& run)
      : sources_(args, run.entry) {}

  size_t MethodOf(engine::Analysis& analysis, const engine::Body& body);
  std::vector<html::LinesOfPath> LinesOf(engine::Analysis& analysis,
                                         const engine::State& state);
  html::PathItem ItemOf(engine::Analysis& analysis, const engine::State& state,
                        const PathSummary& summary);

  SourceFinder sources_;
  std::map<uint32_t, size_t> methods_;  // by method's id
  html::PathList list_;
  size_t paths_ = 0;
};

}  // namespace cli

#endif  // CLI_PAGES_HTML_EXPLORE_H_
