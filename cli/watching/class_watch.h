// A ClassWatch knows when files that classes come from have changed. The system
// only wakes it: what has changed is found by looking at all of them again, so
// no change can be missed between two looks.
#ifndef CLI_WATCHING_CLASS_WATCH_H_
#define CLI_WATCHING_CLASS_WATCH_H_

#include <chrono>
#include <functional>
#include <set>
#include <string>
#include <vector>

#include "base/os/folder_watch.h"
#include "base/result.h"
#include "cli/watching/class_files.h"

namespace cli {

class ClassWatch {
 public:
  // `sources`: a target is a source, so sources count.
  static base::Result<ClassWatch> Make(bool sources);

  // Whether there are new ones among them. Those of before stay: what is gone
  // may come back.
  base::Result<bool> AddRoots(const std::vector<std::string>& roots);

  // From here on changes count.
  base::Status Begin();
  // Whether there was one, waiting at most so long. One that is there is told
  // soon, and until the next Begin.
  base::Result<bool> HasChanged(std::chrono::milliseconds time);
  // The same, by looking now.
  base::Result<bool> LooksChanged();
  // Until nothing has changed for a moment: what writes a class file or a jar
  // does so in many steps. Ends early at `stop`.
  base::Status WaitForQuiet(const std::function<bool()>& stop);

  // As of the last Begin.
  const ClassFiles& files() const { return begun_; }
  int fd() const { return watch_.fd(); }

 private:
  ClassWatch(os::FolderWatch watch, bool sources)
      : watch_(std::move(watch)), sources_(sources) {}

  // Watches what there is, then looks: what comes in between is seen.
  base::Result<ClassFiles> Look();

  os::FolderWatch watch_;
  bool sources_;
  std::set<std::string> roots_;
  ClassFiles begun_;
  std::chrono::steady_clock::time_point looked_ = {};
  bool woken_ = false;  // something has happened since
};

}  // namespace cli

#endif  // CLI_WATCHING_CLASS_WATCH_H_
