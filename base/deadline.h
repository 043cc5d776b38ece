// A Deadline tells long work when to stop: a time limit, a request to cancel
// (Ctrl-C), or both. Checking it is cheap enough for inner loops.
#ifndef BASE_DEADLINE_H_
#define BASE_DEADLINE_H_

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
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

  // The same, but no later than so long from now.
  Deadline Within(std::chrono::milliseconds limit) const {
    Deadline sooner = *this;
    sooner.end_ = std::min(end_, Clock::now() + limit);
    return sooner;
  }

  // The same, with one of so many parts of what is left.
  Deadline Share(size_t parts) const {
    if (end_ == Clock::time_point::max()) return *this;
    return Within(Remaining() /
                  static_cast<int64_t>(std::max<size_t>(parts, 1)));
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

// Thrown where work that has no other end goes on past its deadline: by the
// operations on formulas (expr/diagram.h, Watch), to whoever began the work.
struct OutOfTime {};

// Whether the work came to its end.
template <class Work>
bool EndsInTime(Work work) {
  try {
    work();
    return true;
  } catch (const OutOfTime&) {
    return false;
  }
}

}  // namespace base

#endif  // BASE_DEADLINE_H_
