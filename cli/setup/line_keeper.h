// Passes on whole lines and nothing else, whatever becomes of us. The kernel
// writes page by page, and a process that is killed between two pages leaves
// half a line; so a process of its own writes, which a signal meant for us does
// not reach. What it has of a line when we are gone, it drops.
#ifndef CLI_SETUP_LINE_KEEPER_H_
#define CLI_SETUP_LINE_KEEPER_H_

#include <sys/types.h>

#include <memory>
#include <string_view>

namespace cli {

class LineKeeper {
 public:
  // Writes to `file`. Null if the system gives no process.
  static std::unique_ptr<LineKeeper> Start(int file);
  LineKeeper(const LineKeeper&) = delete;
  LineKeeper& operator=(const LineKeeper&) = delete;
  ~LineKeeper();

  // Lines, each with its end. False: they could not be written.
  bool Write(std::string_view lines);
  // Whether all lines were written; none can follow.
  bool Finish();

 private:
  LineKeeper(pid_t pid, int fd) : pid_(pid), fd_(fd) {}

  pid_t pid_;
  int fd_;  // our end; -1: closed
  bool good_ = true;
};

}  // namespace cli

#endif  // CLI_SETUP_LINE_KEEPER_H_
