// One round of `watch`: everything read anew, and checked what has to be. It
// runs in a process of its own, since class files may be written, cut short and
// taken away while they are read: whatever that does to a round, the one who
// watches goes on.
#ifndef CLI_WATCHING_ROUND_H_
#define CLI_WATCHING_ROUND_H_

#include <string>
#include <vector>

#include "cli/options/options.h"
#include "cli/watching/outcome.h"

namespace cli {

struct RoundPlan {
  const Arguments& args;
  const RoundOutcome* before;  // the last that came to its end; null: none
  const ClassDigests* seen;    // by the last round, however it ended
  std::string scratch;         // a folder for what it has to write
  bool tell = false;           // what is wrong with the class path
};

// In the child; `fd` leads to the parent. First what it reads, then what came
// of it (cli/watching/outcome.h).
int DoRound(const RoundPlan& plan, int fd);

// What DoRound says first: the files and folders that classes come from.
std::string RootsToBytes(const std::vector<std::string>& roots);
std::vector<std::string> RootsFromBytes(const std::string& bytes);

}  // namespace cli

#endif  // CLI_WATCHING_ROUND_H_
