#include "base/os/crew.h"

#include <signal.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "base/deadline.h"
#include "base/os/child.h"
#include "gtest/gtest.h"

namespace os {
namespace {

using std::chrono::milliseconds;
using Kind = ItemOutcome::Kind;

constexpr size_t kItems = 12;

// Seen by all processes.
struct Shared {
  std::atomic<int> tries[kItems];
  std::atomic<int> at_work, most_at_work, beside_a_second_try;
  std::atomic<pid_t> pids[kItems];

  static Shared* Make() {
    return static_cast<Shared*>(mmap(nullptr, sizeof(Shared),
                                     PROT_READ | PROT_WRITE,
                                     MAP_SHARED | MAP_ANONYMOUS, -1, 0));
  }
};

class CrewTest : public testing::Test {
 protected:
  ~CrewTest() override { munmap(shared_, sizeof(Shared)); }

  // `act` is what a worker does with an item besides telling its number.
  CrewPlan PlanFor(size_t workers, std::function<void(size_t)> act) {
    CrewPlan plan;
    plan.workers = workers;
    plan.items = kItems;
    plan.start = [this, act](size_t) -> DoItem {
      return [this, act](size_t item, const News&) {
        const int beside = shared_->at_work++;
        if (beside + 1 > shared_->most_at_work)
          shared_->most_at_work = beside + 1;
        if (shared_->tries[item]++ > 0) shared_->beside_a_second_try += beside;
        shared_->pids[item] = getpid();
        act(item);
        --shared_->at_work;
        return "item " + std::to_string(item);
      };
    };
    plan.done = [this](size_t item, ItemOutcome outcome) {
      EXPECT_TRUE(outcomes_.emplace(item, std::move(outcome)).second)
          << item << " came twice";
    };
    return plan;
  }

  void ExpectDone(size_t item) {
    EXPECT_EQ(outcomes_[item].kind, Kind::kDone) << item;
    EXPECT_EQ(outcomes_[item].result, "item " + std::to_string(item));
  }
  // Dying workers do not count themselves out.
  [[noreturn]] void Die(int signal) {
    --shared_->at_work;
    raise(signal);
    _exit(0);
  }
  void ExpectNobodyLeft() {
    for (const std::atomic<pid_t>& pid : shared_->pids)
      EXPECT_TRUE(pid == 0 || kill(pid, 0) != 0) << pid;
    EXPECT_LT(waitpid(-1, nullptr, WNOHANG), 0) << "a zombie";
  }

  Shared* shared_ = Shared::Make();
  std::map<size_t, ItemOutcome> outcomes_;
};

TEST_F(CrewTest, EveryItemComesOnce) {
  for (size_t workers : {1, 2, 3, 7, 40}) {
    outcomes_.clear();
    EXPECT_EQ(RunCrew(PlanFor(workers, [](size_t) {})), CrewEnd::kAllDone);
    EXPECT_EQ(outcomes_.size(), kItems);
    for (size_t i = 0; i < kItems; ++i) ExpectDone(i);
  }
  ExpectNobodyLeft();
}

// Each item below 4 brings two others.
TEST_F(CrewTest, ItemsBringOthers) {
  for (const bool one_each : {false, true}) {
    outcomes_.clear();
    std::vector<size_t> open = {2, 3};
    CrewPlan plan = PlanFor(3, [](size_t) {});
    plan.items = 2;
    plan.one_each = one_each;
    plan.more = [&]() -> std::optional<size_t> {
      if (open.empty()) return std::nullopt;
      const size_t item = open.back();
      open.pop_back();
      return item;
    };
    plan.done = [&, told = plan.done](size_t item, ItemOutcome outcome) {
      if (item < 4) open.insert(open.end(), {4 + 2 * item, 5 + 2 * item});
      told(item, std::move(outcome));
    };
    EXPECT_EQ(RunCrew(plan), CrewEnd::kAllDone);
    EXPECT_EQ(outcomes_.size(), kItems);
    for (size_t i = 0; i < kItems; ++i) ExpectDone(i);
  }
  ExpectNobodyLeft();
}

TEST_F(CrewTest, OneEachSeesWhatTheParentHasNow) {
  int done = 0;
  CrewPlan plan = PlanFor(1, {});
  plan.one_each = true;
  plan.start = [&](size_t) -> DoItem {
    return [seen = done](size_t, const News&) { return std::to_string(seen); };
  };
  plan.done = [&](size_t, ItemOutcome outcome) {
    EXPECT_EQ(outcome.result, std::to_string(done++));
  };
  EXPECT_EQ(RunCrew(plan), CrewEnd::kAllDone);
  EXPECT_EQ(done, static_cast<int>(kItems));
}

// What comes up after a second try has two of its own.
TEST_F(CrewTest, NewItemsAfterASecondTryAreTriedTwice) {
  bool given = false;
  CrewPlan plan = PlanFor(2, [&](size_t item) {
    if (item % 11 == 0 && shared_->tries[item] == 1) Die(SIGKILL);
  });
  plan.items = 1;
  plan.more = [&]() -> std::optional<size_t> {
    if (given || outcomes_.empty()) return std::nullopt;
    given = true;
    return 11;
  };
  EXPECT_EQ(RunCrew(plan), CrewEnd::kAllDone);
  ExpectDone(0);
  ExpectDone(11);
  EXPECT_EQ(shared_->tries[11], 2);
}

TEST_F(CrewTest, WorkersWorkAtTheSameTime) {
  RunCrew(PlanFor(
      3, [](size_t) { std::this_thread::sleep_for(milliseconds(30)); }));
  EXPECT_EQ(shared_->most_at_work, 3);
}

TEST_F(CrewTest, LargeResultsAndNewsComeWhole) {
  CrewPlan plan = PlanFor(2, {});
  const std::string large(3'000'000, 'x');
  plan.start = [&](size_t) -> DoItem {
    return [&](size_t item, const News& news) {
      news("about " + std::to_string(item));
      return large + std::to_string(item);
    };
  };
  std::map<size_t, std::string> news;
  plan.news = [&](size_t item, std::string_view text) { news[item] += text; };
  EXPECT_EQ(RunCrew(plan), CrewEnd::kAllDone);
  for (size_t i = 0; i < kItems; ++i) {
    EXPECT_TRUE(outcomes_[i].result == large + std::to_string(i)) << i;
    EXPECT_EQ(news[i], "about " + std::to_string(i));
  }
}

TEST_F(CrewTest, WhatAWorkerLeftIsDoneAgainAlone) {
  for (const int signal : {SIGKILL, SIGSEGV, SIGTERM}) {
    outcomes_.clear();
    for (std::atomic<int>& tries : shared_->tries) tries = 0;
    EXPECT_EQ(RunCrew(PlanFor(3,
                              [&](size_t item) {
                                if (item % 4 == 1 && shared_->tries[item] == 1)
                                  Die(signal);
                                std::this_thread::sleep_for(milliseconds(2));
                              })),
              CrewEnd::kAllDone);
    for (size_t i = 0; i < kItems; ++i) {
      ExpectDone(i);
      EXPECT_EQ(shared_->tries[i], i % 4 == 1 ? 2 : 1) << i;
    }
    EXPECT_EQ(shared_->beside_a_second_try, 0);
  }
}

TEST_F(CrewTest, WhatFailsTwiceHasFailed) {
  EXPECT_EQ(RunCrew(PlanFor(2,
                            [&](size_t item) {
                              if (item == 5) Die(SIGKILL);
                            })),
            CrewEnd::kAllDone);
  for (size_t i = 0; i < kItems; ++i)
    if (i != 5) ExpectDone(i);
  EXPECT_EQ(outcomes_[5].kind, Kind::kFailed);
  EXPECT_EQ(ToText(outcomes_[5].exit), "killed by signal 9");
  EXPECT_EQ(shared_->tries[5], 2);
  ExpectNobodyLeft();
}

TEST_F(CrewTest, AWorkerThatJustLeavesHasFailedToo) {
  RunCrew(PlanFor(2, [&](size_t item) {
    if (item == 0) _exit(3);
  }));
  EXPECT_EQ(outcomes_[0].kind, Kind::kFailed);
  EXPECT_EQ(ToText(outcomes_[0].exit), "exit status 3");
}

TEST_F(CrewTest, NoWorkerOutlivesADeadline) {
  CrewPlan plan = PlanFor(3, [](size_t item) {
    while (item >= 2) std::this_thread::sleep_for(milliseconds(10));
  });
  plan.grace = milliseconds(100);
  plan.deadline = base::Deadline::After(milliseconds(200));
  const auto start = std::chrono::steady_clock::now();
  EXPECT_EQ(RunCrew(plan), CrewEnd::kDeadline);
  EXPECT_LT(std::chrono::steady_clock::now() - start, milliseconds(1200));
  ExpectDone(0);
  ExpectDone(1);
  for (size_t i : {2, 3, 4}) EXPECT_EQ(outcomes_[i].kind, Kind::kStopped);
  EXPECT_EQ(outcomes_.size(), 5u) << "nobody was given the others";
  ExpectNobodyLeft();
}

std::atomic<bool> asked_to_stop{false};

TEST_F(CrewTest, WhoIsAskedToStopMayHandInWhatItHas) {
  CrewPlan plan = PlanFor(2, [](size_t) {
    signal(SIGTERM, [](int) { asked_to_stop = true; });
    while (!asked_to_stop) std::this_thread::sleep_for(milliseconds(5));
  });
  std::atomic<bool> cancel{false};
  plan.deadline.CancelOn(&cancel);
  size_t looks = 0;
  plan.watch = [&](size_t at_work) {
    EXPECT_LE(at_work, 2u);
    if (++looks == 4) cancel = true;
  };
  EXPECT_EQ(RunCrew(plan), CrewEnd::kDeadline);
  EXPECT_EQ(outcomes_.size(), 2u);
  ExpectDone(0);
  ExpectDone(1);
}

TEST_F(CrewTest, TogetherTheyKeepAMemoryLimit) {
  constexpr size_t kEach = 60 << 20;
  CrewPlan plan = PlanFor(3, [](size_t) {
    std::vector<char> much(kEach, 'x');
    while (much[1] == 'x') std::this_thread::sleep_for(milliseconds(5));
  });
  plan.most_memory_kb = OwnMemoryKb(getpid()) + 2 * (kEach >> 10);
  plan.grace = milliseconds(50);
  plan.deadline = base::Deadline::After(std::chrono::seconds(20));
  EXPECT_EQ(RunCrew(plan), CrewEnd::kMemory);
  ExpectNobodyLeft();
}

TEST_F(CrewTest, WorkersEndWithTheirParent) {
  auto parent = Child::Start([&](int) {
    RunCrew(PlanFor(3, [](size_t) { pause(); }));
    return 0;
  });
  const auto late = base::Deadline::After(std::chrono::seconds(10));
  while (shared_->at_work < 3 && !late.Expired())
    std::this_thread::sleep_for(milliseconds(5));
  ASSERT_EQ(shared_->at_work, 3);
  kill(parent->pid(), SIGKILL);
  parent.reset();
  for (const std::atomic<pid_t>& pid : shared_->pids)
    while (pid != 0 && kill(pid, 0) == 0 && !late.Expired())
      std::this_thread::sleep_for(milliseconds(5));
  ExpectNobodyLeft();
}

TEST_F(CrewTest, AWorkersNameSaysItsItem) {
  CrewPlan plan = PlanFor(2, {});
  plan.start = [](size_t) -> DoItem {
    return [](size_t, const News&) {
      char name[64] = {};
      FILE* file = fopen("/proc/self/comm", "r");
      if (fgets(name, sizeof name, file) == nullptr) return std::string();
      fclose(file);
      return std::string(name);
    };
  };
  RunCrew(plan);
  for (size_t i = 0; i < kItems; ++i)
    EXPECT_EQ(outcomes_[i].result, "crew_test " + std::to_string(i + 1) + "\n");
}

}  // namespace
}  // namespace os
