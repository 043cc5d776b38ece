#include "solver/backends/watchdog.h"

#include <pthread.h>
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>

namespace solver {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int kWallFactor = 10;

Clock::duration WorkOf(clockid_t clock) {
  timespec time = {};
  clock_gettime(clock, &time);
  return std::chrono::seconds(time.tv_sec) +
         std::chrono::nanoseconds(time.tv_nsec);
}

}  // namespace

struct Watchdog::Post {
  explicit Post(const Watchdog& watchdog)
      : dog(watchdog),
        tick(std::chrono::milliseconds(
            std::clamp<uint32_t>(watchdog.limits_.timeout_ms / 10, 1, 10))),
        thread([this] { Guard(); }) {}
  ~Post() {
    {
      std::lock_guard lock(mutex);
      stop = true;
    }
    wake.notify_one();
    thread.join();
  }
  void Guard();
  void Look();

  const Watchdog& dog;
  const pid_t owner = getpid();
  const Clock::duration tick;
  std::mutex mutex;  // all below
  std::condition_variable wake;
  bool stop = false;
  bool asleep = false;
  bool watching = false;
  clockid_t work_clock = {};  // of the thread that is watched
  Clock::duration work_end = {};
  Clock::time_point end;
  base::Deadline deadline;
  uint64_t memory_before = 0;
  std::optional<std::string> bite;
  std::thread thread;
};

Watchdog::Watchdog(const ResourceLimits& limits,
                   std::function<void()> interrupt,
                   std::function<uint64_t()> memory_bytes)
    : limits_(limits),
      interrupt_(std::move(interrupt)),
      memory_bytes_(std::move(memory_bytes)),
      post_(std::make_unique<Post>(*this)) {}

// The thread of a post that was there before a fork is not in this process, and
// can neither be joined nor be asked what it holds.
Watchdog::~Watchdog() {
  if (post_->owner != getpid()) static_cast<void>(post_.release());
}

Watchdog::Post& Watchdog::OwnPost() {
  if (post_->owner != getpid()) {
    static_cast<void>(post_.release());
    post_ = std::make_unique<Post>(*this);
  }
  return *post_;
}

void Watchdog::Post::Guard() {
  std::unique_lock lock(mutex);
  while (!stop) {
    if (watching) {
      Look();
      wake.wait_for(lock, tick);
    } else {
      // Woken only when there is something to watch: a query that ends within
      // a tick costs no switch of threads.
      asleep = true;
      wake.wait(lock, [this] { return stop || watching; });
      asleep = false;
    }
  }
}

void Watchdog::Post::Look() {
  if (!bite && deadline.Expired()) bite = "the time is over";
  if (!bite && (WorkOf(work_clock) >= work_end || Clock::now() >= end))
    bite = "more than " + std::to_string(dog.limits_.timeout_ms) + " ms";
  if (!bite && dog.limits_.memory_mb != 0) {
    const uint64_t now = dog.memory_bytes_();
    if (now > memory_before &&
        now - memory_before > uint64_t{dog.limits_.memory_mb} << 20)
      bite = "more than " + std::to_string(dog.limits_.memory_mb) + " MiB";
  }
  if (bite) dog.interrupt_();
}

Watchdog::Watch::Watch(Watchdog& dog, const base::Deadline& deadline)
    : dog_(dog) {
  const bool limited = dog_.limits_.memory_mb != 0;
  const uint64_t memory = limited ? dog_.memory_bytes_() : 0;
  Post& post = dog_.OwnPost();
  std::lock_guard lock(post.mutex);
  post.watching = true;
  post.bite.reset();
  post.memory_before = memory;
  const auto timeout = std::chrono::milliseconds(dog_.limits_.timeout_ms);
  pthread_getcpuclockid(pthread_self(), &post.work_clock);
  post.work_end = WorkOf(post.work_clock) + timeout;
  post.end = Clock::now() + kWallFactor * timeout;
  post.deadline = deadline;
  if (post.asleep) post.wake.notify_one();
}

Watchdog::Watch::~Watch() { End(); }

std::optional<std::string> Watchdog::Watch::End() {
  Post& post = *dog_.post_;
  std::lock_guard lock(post.mutex);
  post.watching = false;
  return post.bite;
}

}  // namespace solver
