// A Worker is a child process (base/os/child.h) that answers messages, one at a
// time. It never blocks the parent: all of the parent's reads and writes return
// at once.
//
// The watchdogs of Z3, our only other threads, sleep while nothing is being
// decided: fork then.
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
#include <utility>

#include "base/os/child.h"

namespace solver {

class Worker {
 public:
  // Runs in the child: the reply to a message.
  using Serve = std::function<std::string(std::string_view message)>;

  // Null if the system gives no process.
  static std::unique_ptr<Worker> Start(const Serve& serve);
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;

  pid_t pid() const { return child_->pid(); }
  int fd() const { return child_->fd(); }
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
  explicit Worker(std::unique_ptr<os::Child> child)
      : child_(std::move(child)) {}
  bool Write();
  bool Read();
  bool InboxMakesSense() const;

  std::unique_ptr<os::Child> child_;
  bool busy_ = false;
  std::string outbox_;
  std::string inbox_;
};

}  // namespace solver

#endif  // SOLVER_WORKER_H_
