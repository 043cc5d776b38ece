// One game of `summa bisim`: the two machines, what is played, and what is told
// of it.
#ifndef CLI_TABLES_BISIM_TABLE_H_
#define CLI_TABLES_BISIM_TABLE_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "cli/setup/analysis_setup.h"
#include "cli/setup/progress.h"
#include "cli/tables/bisim_java.h"
#include "cli/tables/bisim_report.h"
#include "engine/analysis/analysis.h"

namespace cli {

// How to play; read from the command line.
struct BisimRules {
  AnalysisRun run;  // of the summary, pausing at decisions
  std::string left = "lazy";
  std::optional<uint64_t> sampled = {};
  std::optional<uint32_t> oracle = {};  // most objects
  size_t jobs = 1;                      // processes that judge the oracle's
  Progress* progress = nullptr;         // null: none is shown
  bool draw = false;                    // keep the tree that is drawn
  JavaChoice java = {.why_not = "nobody said whom to ask"};
};

// Plays, explains a disagreement and asks the oracle, if the rules say so. The
// analysis is that of the rules' run.
BisimReport PlayBisim(engine::Analysis& analysis, const BisimRules& rules);

}  // namespace cli

#endif  // CLI_TABLES_BISIM_TABLE_H_
