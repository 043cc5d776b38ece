// A Watchdog ends a decision procedure that takes too long or too much memory.
// Its thread sleeps while nothing is watched and looks every few milliseconds
// otherwise; it interrupts again and again until the watched call returns, so
// that a request which came too early is not lost. An interrupt never comes
// after the Watch has ended.
#ifndef SOLVER_BACKENDS_WATCHDOG_H_
#define SOLVER_BACKENDS_WATCHDOG_H_

#include <time.h>

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

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
  using Clock = std::chrono::steady_clock;

  void Guard();
  void Look();

  const ResourceLimits limits_;
  const std::function<void()> interrupt_;
  const std::function<uint64_t()> memory_bytes_;
  const Clock::duration tick_;

  std::mutex mutex_;  // all below
  std::condition_variable wake_;
  bool stop_ = false;
  bool asleep_ = false;
  bool watching_ = false;
  clockid_t work_clock_ = {};  // of the thread that is watched
  Clock::duration work_end_ = {};
  Clock::time_point end_;
  base::Deadline deadline_;
  uint64_t memory_before_ = 0;
  std::optional<std::string> bite_;
  std::thread thread_;
};

}  // namespace solver

#endif  // SOLVER_BACKENDS_WATCHDOG_H_
