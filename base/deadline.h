// A Deadline tells long work when to stop: a time limit, a request to cancel
// (Ctrl-C), or both. Checking it is cheap enough for inner loops.
#ifndef BASE_DEADLINE_H_
#define BASE_DEADLINE_H_

#include <atomic>
#include <chrono>
#include <cstdint>

namespace base {

class Deadline {
 public:
  using Clock = std::chrono::steady_clock;

  Deadline() = default;
  static Deadline After(std::chrono::milliseconds limit) {
    Deadline d;
    d.end_ = Clock::now() + limit;
    return d;
  }

  // `flag` may be set by a signal handler and must outlive this.
  void CancelOn(const std::atomic<bool>* flag) { cancel_ = flag; }

  bool Cancelled() const {
    return cancel_ != nullptr && cancel_->load(std::memory_order_relaxed);
  }
  bool TimedOut() const {
    return end_ != Clock::time_point::max() && Clock::now() >= end_;
  }
  bool Expired() const { return Cancelled() || TimedOut(); }

  // What is left, never negative; a very long time when there is no limit.
  std::chrono::milliseconds Remaining() const {
    if (end_ == Clock::time_point::max()) return std::chrono::hours(24 * 365);
    auto left = std::chrono::duration_cast<std::chrono::milliseconds>(
        end_ - Clock::now());
    return left.count() > 0 ? left : std::chrono::milliseconds(0);
  }

 private:
  Clock::time_point end_ = Clock::time_point::max();
  const std::atomic<bool>* cancel_ = nullptr;
};

}  // namespace base

#endif  // BASE_DEADLINE_H_
