// Which paths are shown, and which make a run fail.
#ifndef CLI_TABLES_PATH_CHOICE_H_
#define CLI_TABLES_PATH_CHOICE_H_

#include <cstddef>
#include <cstdint>
#include <limits>
#include <set>

#include "base/result.h"
#include "cli/options/options.h"
#include "cli/tables/path_summary.h"
#include "engine/search/end.h"

namespace cli {

class PathChoice {
 public:
  // --only, --max-shown and --fail-on.
  static base::Result<PathChoice> Read(const Arguments& args);

  // Is it of the ends and lines asked for?
  bool Wants(const PathSummary& path) const;
  size_t most() const { return most_; }
  // Does its end make the exit status 1? What a JVM does not show is no
  // failure.
  bool Fails(const PathSummary& path) const;

 private:
  base::Status ReadOnly(const std::string& list);

  std::set<search::EndKind> kinds_;  // empty: all
  std::set<int> lines_;              // on which it ends; empty: all
  size_t most_ = std::numeric_limits<size_t>::max();
  bool fail_on_violation_ = true;
  bool fail_on_exception_ = false;
};

}  // namespace cli

#endif  // CLI_TABLES_PATH_CHOICE_H_
