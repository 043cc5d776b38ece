// explore --replay: the input of each path is built in a real JVM, and the
// method run there must do what the path says.
#ifndef CLI_TABLES_REPLAY_H_
#define CLI_TABLES_REPLAY_H_

#include <cstddef>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "base/deadline.h"
#include "base/result.h"
#include "cli/options/options.h"
#include "cli/tables/bisim_java.h"
#include "cli/tables/path_summary.h"
#include "engine/analysis/analysis.h"
#include "engine/machine/entry_name.h"

namespace cli {

// Whom to ask; nothing without --replay.
base::Result<std::optional<JavaChoice>> ReadReplay(
    const Arguments& args, const engine::EntryName& entry);

struct ReplayReport {
  std::string not_asked = {};  // why the JVM said nothing; else empty
  size_t paths = 0;
  size_t confirmed = 0;
  size_t differ = 0;
  size_t first_differing = 0;  // the number of the path, from 1

  // Whether what was explored can be believed.
  bool good() const { return not_asked.empty() && differ == 0; }
};

// Asks for all paths, and writes into each what came of it.
ReplayReport ReplayPaths(engine::Analysis& analysis, const JavaChoice& choice,
                         std::vector<PathSummary>& paths,
                         const base::Deadline& deadline);

// "2 of 3 paths confirmed on a JVM, 1 cannot be replayed".
std::string ReplayText(const ReplayReport& report);
nlohmann::ordered_json ReplayJson(const ReplayReport& report);

}  // namespace cli

#endif  // CLI_TABLES_REPLAY_H_
