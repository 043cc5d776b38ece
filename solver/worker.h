// A Worker is a child process that answers messages, one at a time. It is
// forked without exec, so it can run any function of ours.
//
// It never outlives its parent (the kernel ends it with the parent's thread),
// never leaves a zombie (the destructor ends and reaps it) and never blocks
// the parent: all of the parent's reads and writes return at once.
//
// A child gets only the calling thread. Fork where no other thread of this
// process is inside a library that the child will use: the watchdogs of Z3,
// our only other threads, sleep while nothing is being decided.
#ifndef SOLVER_WORKER_H_
#define SOLVER_WORKER_H_

#include <sys/types.h>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace solver {

class Worker {
 public:
  // Runs in the child: the reply to a message.
  using Serve = std::function<std::string(std::string_view message)>;

  // Null if the system gives no process.
  static std::unique_ptr<Worker> Start(const Serve& serve);
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;
  ~Worker();

  pid_t pid() const { return pid_; }
  int fd() const { return fd_; }
  bool wants_to_write() const { return !outbox_.empty(); }
  // A message was sent that no reply was taken for.
  bool busy() const { return busy_; }

  void Send(std::string_view message);  // only if not busy
  // Moves what can be moved without waiting. False: the child is gone, or
  // what it says is no message. Its last reply may still be there to take.
  bool Pump();
  // The reply, once it is complete.
  std::optional<std::string> Take();

  // The memory it holds, without what it shares with files.
  uint64_t PrivateBytes() const;

 private:
  Worker(pid_t pid, int fd);
  bool Write();
  bool Read();
  bool InboxMakesSense() const;

  const pid_t owner_;  // a forked copy of this object must not end the child
  const pid_t pid_;
  const int fd_;
  bool busy_ = false;
  std::string outbox_;
  std::string inbox_;
};

}  // namespace solver

#endif  // SOLVER_WORKER_H_
