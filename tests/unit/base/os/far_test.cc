#include "base/os/far.h"

#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <map>
#include <string>
#include <vector>

#include "base/os/crew.h"
#include "gtest/gtest.h"

namespace os {
namespace {

using Kind = ItemOutcome::Kind;

TEST(FarTest, WhatTheVariableSays) {
  EXPECT_EQ(ParseFar("work 5,6,9").workers, (std::vector<int>{5, 6, 9}));
  EXPECT_FALSE(ParseFar("work 5").Serves());
  EXPECT_EQ(ParseFar("serve 7").master, 7);
  EXPECT_TRUE(ParseFar("serve 7").workers.empty());
  for (const char* text :
       {"", "work", "work ", "work 5,", "work 5;6", "work -1", "serve",
        "serve 5,6", "serve x", "rest 5"}) {
    EXPECT_TRUE(ParseFar(text).workers.empty()) << text;
    EXPECT_FALSE(ParseFar(text).Serves()) << text;
  }
}

// Items are words that only the foreman knows.
class FarCrewTest : public testing::Test {
 protected:
  static constexpr size_t kItems = 6;

  CrewPlan PlanOf(const std::string& identity) {
    CrewPlan plan;
    plan.workers = 1;
    plan.items = kItems;
    plan.identity = [identity] { return identity; };
    plan.describe = [](size_t item) { return "w" + std::to_string(item); };
    plan.learn = [this](size_t item, const std::string& text) {
      learnt_[item] = text;
    };
    plan.start = [this](size_t) -> DoItem {
      return [this](size_t item, const News&) {
        if (item == dies_) _exit(7);
        return std::to_string(getppid()) + " " + learnt_[item];
      };
    };
    plan.done = [this](size_t item, ItemOutcome outcome) {
      outcomes_[item] = std::move(outcome);
    };
    return plan;
  }

  // Another process that comes to the same crew.
  pid_t StartServer(const std::string& identity) {
    int ends[2];
    EXPECT_EQ(socketpair(AF_UNIX, SOCK_STREAM, 0, ends), 0);
    const pid_t child = fork();
    if (child == 0) {
      close(ends[0]);
      ThisFar() = {{}, ends[1]};
      try {
        RunCrew(PlanOf(identity));
      } catch (const Served&) {
        _exit(0);
      }
      _exit(1);
    }
    close(ends[1]);
    ThisFar().workers.push_back(ends[0]);
    return child;
  }

  static int ExitOf(pid_t pid) {
    int status = 0;
    waitpid(pid, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }

  std::map<size_t, std::string> learnt_;
  std::map<size_t, ItemOutcome> outcomes_;
  size_t dies_ = kItems;
};

TEST_F(FarCrewTest, OthersDoItAndAreTold) {
  const pid_t one = StartServer("a"), two = StartServer("a");
  EXPECT_EQ(RunCrew(PlanOf("a")), CrewEnd::kAllDone);
  EXPECT_EQ(ExitOf(one), 0);
  EXPECT_EQ(ExitOf(two), 0);
  ASSERT_EQ(outcomes_.size(), kItems);
  for (const auto& [item, outcome] : outcomes_) {
    EXPECT_EQ(outcome.kind, Kind::kDone);
    const std::string word = " w" + std::to_string(item);
    EXPECT_TRUE(outcome.result == std::to_string(one) + word ||
                outcome.result == std::to_string(two) + word)
        << outcome.result;
  }
}

TEST_F(FarCrewTest, WhatIsNotTheSameTakesNoPart) {
  const pid_t one = StartServer("b");
  EXPECT_EQ(RunCrew(PlanOf("a")), CrewEnd::kAllDone);
  EXPECT_EQ(ExitOf(one), 0);
  ASSERT_EQ(outcomes_.size(), kItems);
  for (const auto& [item, outcome] : outcomes_)
    EXPECT_EQ(outcome.result, std::to_string(getpid()) + " ") << item;
}

TEST_F(FarCrewTest, WhatFailsTwiceThereHasFailed) {
  dies_ = 3;
  const pid_t one = StartServer("a");
  EXPECT_EQ(RunCrew(PlanOf("a")), CrewEnd::kAllDone);
  EXPECT_EQ(ExitOf(one), 0);
  ASSERT_EQ(outcomes_.size(), kItems);
  for (const auto& [item, outcome] : outcomes_)
    EXPECT_EQ(outcome.kind, item == dies_ ? Kind::kFailed : Kind::kDone);
  EXPECT_EQ(outcomes_[dies_].exit.code, 7);
}

}  // namespace
}  // namespace os
