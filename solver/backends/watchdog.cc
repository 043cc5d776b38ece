#include "solver/backends/watchdog.h"

#include <pthread.h>

#include <algorithm>
#include <utility>

namespace solver {
namespace {

constexpr int kWallFactor = 10;

std::chrono::steady_clock::duration WorkOf(clockid_t clock) {
  timespec time = {};
  clock_gettime(clock, &time);
  return std::chrono::seconds(time.tv_sec) +
         std::chrono::nanoseconds(time.tv_nsec);
}

}  // namespace

Watchdog::Watchdog(const ResourceLimits& limits,
                   std::function<void()> interrupt,
                   std::function<uint64_t()> memory_bytes)
    : limits_(limits),
      interrupt_(std::move(interrupt)),
      memory_bytes_(std::move(memory_bytes)),
      tick_(std::chrono::milliseconds(
          std::clamp<uint32_t>(limits.timeout_ms / 10, 1, 10))),
      thread_([this] { Guard(); }) {}

Watchdog::~Watchdog() {
  {
    std::lock_guard lock(mutex_);
    stop_ = true;
  }
  wake_.notify_one();
  thread_.join();
}

void Watchdog::Guard() {
  std::unique_lock lock(mutex_);
  while (!stop_) {
    if (watching_) {
      Look();
      wake_.wait_for(lock, tick_);
    } else {
      // Woken only when there is something to watch: a query that ends within
      // a tick costs no switch of threads.
      asleep_ = true;
      wake_.wait(lock, [this] { return stop_ || watching_; });
      asleep_ = false;
    }
  }
}

void Watchdog::Look() {
  if (!bite_ && deadline_.Expired()) bite_ = "the time is over";
  if (!bite_ && (WorkOf(work_clock_) >= work_end_ || Clock::now() >= end_))
    bite_ = "more than " + std::to_string(limits_.timeout_ms) + " ms";
  if (!bite_ && limits_.memory_mb != 0) {
    const uint64_t now = memory_bytes_();
    if (now > memory_before_ &&
        now - memory_before_ > uint64_t{limits_.memory_mb} << 20)
      bite_ = "more than " + std::to_string(limits_.memory_mb) + " MiB";
  }
  if (bite_) interrupt_();
}

Watchdog::Watch::Watch(Watchdog& dog, const base::Deadline& deadline)
    : dog_(dog) {
  const bool limited = dog_.limits_.memory_mb != 0;
  const uint64_t memory = limited ? dog_.memory_bytes_() : 0;
  std::lock_guard lock(dog_.mutex_);
  dog_.watching_ = true;
  dog_.bite_.reset();
  dog_.memory_before_ = memory;
  const auto timeout = std::chrono::milliseconds(dog_.limits_.timeout_ms);
  pthread_getcpuclockid(pthread_self(), &dog_.work_clock_);
  dog_.work_end_ = WorkOf(dog_.work_clock_) + timeout;
  dog_.end_ = Clock::now() + kWallFactor * timeout;
  dog_.deadline_ = deadline;
  if (dog_.asleep_) dog_.wake_.notify_one();
}

Watchdog::Watch::~Watch() { End(); }

std::optional<std::string> Watchdog::Watch::End() {
  std::lock_guard lock(dog_.mutex_);
  dog_.watching_ = false;
  return dog_.bite_;
}

}  // namespace solver
