// The live line of long work, on standard error: how far it is. Where standard
// error is no terminal there is none unless asked for, and then one line after
// the other.
#ifndef CLI_SETUP_PROGRESS_H_
#define CLI_SETUP_PROGRESS_H_

#include <chrono>
#include <string>

#include "base/result.h"
#include "cli/options/options.h"

namespace cli {

class Progress {
 public:
  // From --progress and --quiet; a command without these has `auto`.
  static base::Result<Progress> Read(const Arguments& args);

  // Whether there are lines at all.
  bool on() const { return on_; }
  // Whether it is time for a new line: a few times per second at most.
  bool Due() const;
  // "12 paths, 40 states": the time is added.
  void Show(const std::string& text);
  // Takes the line away again.
  void Clear();

 private:
  using Clock = std::chrono::steady_clock;

  Progress(bool on, bool terminal) : on_(on), terminal_(terminal) {}

  bool on_;
  bool terminal_;
  bool shown_ = false;
  Clock::time_point start_ = Clock::now();
  Clock::time_point last_ = start_;
};

}  // namespace cli

#endif  // CLI_SETUP_PROGRESS_H_
