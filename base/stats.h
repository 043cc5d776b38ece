// Named counters, printed in the order of their names. Each run owns its own;
// there is no global table.
#ifndef BASE_STATS_H_
#define BASE_STATS_H_

#include <chrono>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace base {

class Stats {
 public:
  // The reference stays valid as long as the Stats: look up once, count often.
  uint64_t& Counter(std::string_view name) {
    auto it = counters_.find(name);
    if (it == counters_.end())
      it = counters_.emplace(std::string(name), 0).first;
    return it->second;
  }

  uint64_t Get(std::string_view name) const {
    auto it = counters_.find(name);
    return it == counters_.end() ? 0 : it->second;
  }

  const std::map<std::string, uint64_t, std::less<>>& counters() const {
    return counters_;
  }

 private:
  std::map<std::string, uint64_t, std::less<>> counters_;
};

// Adds the time of its own life, in nanoseconds, to a counter.
class ScopedTimer {
 public:
  explicit ScopedTimer(uint64_t& nanoseconds)
      : nanoseconds_(nanoseconds), start_(Clock::now()) {}
  ScopedTimer(const ScopedTimer&) = delete;
  ScopedTimer& operator=(const ScopedTimer&) = delete;
  ~ScopedTimer() {
    nanoseconds_ += static_cast<uint64_t>(
        std::chrono::duration_cast<std::chrono::nanoseconds>(Clock::now() -
                                                             start_)
            .count());
  }

 private:
  using Clock = std::chrono::steady_clock;
  uint64_t& nanoseconds_;
  Clock::time_point start_;
};

}  // namespace base

#endif  // BASE_STATS_H_
