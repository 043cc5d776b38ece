// A FolderWatch waits for changes in folders: of their entries, and of the
// files among these. It says that something has happened, not what: who wants
// to know looks at the files. So nothing is lost where events are many, where a
// folder is replaced, or where one comes up faster than it can be watched.
#ifndef BASE_OS_FOLDER_WATCH_H_
#define BASE_OS_FOLDER_WATCH_H_

#include <chrono>
#include <string>

#include "base/result.h"

namespace os {

class FolderWatch {
 public:
  // An error: the system gives no watch.
  static base::Result<FolderWatch> Make();
  FolderWatch(FolderWatch&& other) noexcept;
  FolderWatch& operator=(FolderWatch&&) = delete;
  ~FolderWatch();

  enum class Of {
    kEntries,  // that come and go
    kFiles,    // these, and what is written to them
  };
  // Again is no harm. A folder that is not there, or cannot be read, is passed
  // over. An error: the system watches no more folders.
  base::Status Add(const std::string& folder, Of of);

  // Whether anything happened since this was last asked, waiting so long for
  // it.
  bool Wait(std::chrono::milliseconds time);

  int fd() const { return fd_; }  // to be read when something has happened

 private:
  explicit FolderWatch(int fd) : fd_(fd) {}

  bool Drain();

  int fd_;
};

// What a refusal of the system means, and the way out; `error` is errno's.
base::Error WatchError(int error, const std::string& folder);

}  // namespace os

#endif  // BASE_OS_FOLDER_WATCH_H_
