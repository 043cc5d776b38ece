// A Child is a process that runs a function of ours, with a socket between the
// two of us. It is forked without exec and is the head of a process group of
// its own, so a Control-C in the terminal does not reach it.
//
// It never outlives its parent (the kernel ends it with the parent's thread),
// and never leaves a zombie: the destructor ends its whole group and reaps it.
//
// A child gets only the calling thread. Fork where no other thread of this
// process is inside a library that the child will use.
#ifndef BASE_OS_CHILD_H_
#define BASE_OS_CHILD_H_

#include <sys/types.h>

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "base/deadline.h"

namespace os {

struct Exit {
  enum class Kind { kExited, kKilled, kTimedOut };
  Kind kind = Kind::kExited;
  int code = 0;  // the exit status, or the signal that ended it
};

// "exit status 1", "killed by signal 9", "stopped: it took too long".
std::string ToText(const Exit& exit);

class Child {
 public:
  // Runs in the child, on its end of the socket. What it returns is the exit
  // status; an exception ends the child, as a crash would.
  using Body = std::function<int(int fd)>;

  // Null if the system gives no process.
  static std::unique_ptr<Child> Start(const Body& body);
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;
  ~Child();

  pid_t pid() const { return pid_; }
  int fd() const { return fd_; }  // our end; never blocks

  // All it writes to the socket until it closes that. Nothing at the deadline,
  // or if it is more than `most` bytes.
  std::optional<std::string> ReadToEnd(const base::Deadline& deadline,
                                       size_t most);
  // A line it writes to the socket, without its end. Nothing at the deadline,
  // or if it closes that before. It must not write more than it was asked for.
  std::optional<std::string> ReadLine(const base::Deadline& deadline);
  // How it ended, by itself or at the deadline. Then all it has started is
  // ended too. Only once.
  Exit Wait(const base::Deadline& deadline);

 private:
  Child(pid_t pid, int fd);
  // Reads until `enough`; nothing at the deadline.
  template <class Enough>
  std::optional<std::string> Read(const base::Deadline& deadline, Enough enough,
                                  bool& closed);

  const pid_t owner_;  // a forked copy of this object must not end the child
  const pid_t pid_;
  const int fd_;
  bool reaped_ = false;
};

// For a body: reads or writes all of it. False: nobody is at the other end.
bool ReadAll(int fd, char* to, size_t size);
bool WriteAll(int fd, std::string_view text);

// For a body: keeps standard error and `fd` and gives its new number. The end
// of another child's socket, inherited, would hide from that child that its
// parent is gone.
int KeepOnly(int fd);

}  // namespace os

#endif  // BASE_OS_CHILD_H_
