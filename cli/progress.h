// The live line of a long exploration, on standard error: how far it is. Where
// standard error is no terminal there is none unless asked for, and then one
// line after the other.
#ifndef CLI_PROGRESS_H_
#define CLI_PROGRESS_H_

#include <chrono>
#include <cstddef>

#include "base/result.h"
#include "cli/options.h"
#include "engine/search/explorer.h"

namespace cli {

class Progress {
 public:
  // From --progress and --quiet.
  static base::Result<Progress> Read(const Arguments& args);

  // Cheap enough for every state: writes a few times per second at most.
  void Show(const search::Exploration& so_far, size_t pending);
  // Takes the line away again.
  void Clear();

 private:
  using Clock = std::chrono::steady_clock;

  Progress(bool on, bool terminal) : on_(on), terminal_(terminal) {}

  bool on_;
  bool terminal_;
  bool shown_ = false;
  size_t calls_ = 0;
  Clock::time_point start_ = Clock::now();
  Clock::time_point last_ = start_;
};

}  // namespace cli

#endif  // CLI_PROGRESS_H_
