// A Watchdog ends a decision procedure that takes too long or too much memory.
// Its thread sleeps while nothing is watched and looks every few milliseconds
// otherwise; it interrupts again and again until the watched call returns, so
// that a request which came too early is not lost. An interrupt never comes
// after the Watch has ended. A forked process has no thread but its own: there
// the first Watch posts another guard.
#ifndef SOLVER_BACKENDS_WATCHDOG_H_
#define SOLVER_BACKENDS_WATCHDOG_H_

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "base/deadline.h"

namespace solver {

struct ResourceLimits {
  // Of processor time, so that a busy machine gives the same answers; ten times
  // as much by the clock on the wall.
  uint32_t timeout_ms = 5000;
  uint32_t memory_mb = 0;  // what one query may add; 0: no limit
};

class Watchdog {
 public:
  // `interrupt` and `memory_bytes` are called from another thread.
  Watchdog(const ResourceLimits& limits, std::function<void()> interrupt,
           std::function<uint64_t()> memory_bytes);
  Watchdog(const Watchdog&) = delete;
  Watchdog& operator=(const Watchdog&) = delete;
  ~Watchdog();

  // Watches as long as it lives, and lets nothing go on past the deadline. One
  // at a time.
  class Watch {
   public:
    Watch(Watchdog& dog, const base::Deadline& deadline);
    Watch(const Watch&) = delete;
    Watch& operator=(const Watch&) = delete;
    ~Watch();
    // Stops watching; says why the call was interrupted, if it was. One step,
    // so that no interrupt can come in between.
    std::optional<std::string> End();

   private:
    Watchdog& dog_;
  };

 private:
  struct Post;  // the thread, and what it shares with who is watched
  Post& OwnPost();

  const ResourceLimits limits_;
  const std::function<void()> interrupt_;
  const std::function<uint64_t()> memory_bytes_;
  std::unique_ptr<Post> post_;
};

}  // namespace solver

#endif  // SOLVER_BACKENDS_WATCHDOG_H_
