// Children that do not do as they are told.
#include "base/os/child.h"

#include <errno.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <iterator>
#include <memory>
#include <optional>
#include <string>

#include "base/deadline.h"

namespace os {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;
using Clock = std::chrono::steady_clock;

constexpr size_t kMost = 1 << 20;

base::Deadline Soon() { return base::Deadline::After(milliseconds(200)); }
base::Deadline Late() { return base::Deadline::After(seconds(60)); }

int SleepForEver(int) {
  while (true) pause();
}

size_t OpenDescriptors() {
  return static_cast<size_t>(
      std::distance(std::filesystem::directory_iterator("/proc/self/fd"), {}));
}

// Of children that no object looks after: neither running nor a zombie.
bool HasNoChild() { return waitpid(-1, nullptr, WNOHANG) == -1; }

class ChildTest : public testing::Test {
 protected:
  void SetUp() override { before_ = OpenDescriptors(); }
  void TearDown() override {
    EXPECT_EQ(OpenDescriptors(), before_);
    EXPECT_TRUE(HasNoChild());
  }

 private:
  size_t before_ = 0;
};

TEST_F(ChildTest, SaysSomethingAndEnds) {
  const auto child =
      Child::Start([](int fd) { return WriteAll(fd, "hello") ? 7 : 1; });
  ASSERT_NE(child, nullptr);
  EXPECT_EQ(child->ReadToEnd(Late(), kMost), "hello");
  EXPECT_EQ(ToText(child->Wait(Late())), "exit status 7");
}

TEST_F(ChildTest, HearsWhatItIsTold) {
  const auto child = Child::Start([](int fd) {
    char bytes[5];
    return ReadAll(fd, bytes, 5) && std::memcmp(bytes, "hello", 5) == 0 ? 0 : 1;
  });
  ASSERT_EQ(send(child->fd(), "hello", 5, 0), 5);
  EXPECT_EQ(ToText(child->Wait(Late())), "exit status 0");
}

TEST_F(ChildTest, OneThatHangsIsEndedAtTheDeadline) {
  const auto start = Clock::now();
  const auto child = Child::Start(SleepForEver);
  EXPECT_EQ(child->ReadToEnd(Soon(), kMost), std::nullopt);
  EXPECT_EQ(child->Wait(Soon()).kind, Exit::Kind::kTimedOut);
  EXPECT_LT(Clock::now() - start, seconds(20));
}

TEST_F(ChildTest, OneThatHangsIsEndedWithItsObject) {
  const pid_t pid = Child::Start(SleepForEver)->pid();
  EXPECT_EQ(kill(pid, 0), -1);
  EXPECT_EQ(errno, ESRCH);
}

TEST_F(ChildTest, OneThatIgnoresPoliteSignalsIsEnded) {
  const auto child = Child::Start([](int fd) {
    signal(SIGTERM, SIG_IGN);
    signal(SIGINT, SIG_IGN);
    WriteAll(fd, "deaf");
    shutdown(fd, SHUT_RDWR);
    return SleepForEver(fd);
  });
  EXPECT_EQ(child->ReadToEnd(Late(), kMost), "deaf");
  kill(child->pid(), SIGTERM);
  EXPECT_EQ(child->Wait(Soon()).kind, Exit::Kind::kTimedOut);
}

TEST_F(ChildTest, OneThatClosesItsEndGoesOnAndIsWaitedFor) {
  const auto child = Child::Start([](int fd) {
    close(fd);
    usleep(100'000);
    return 5;
  });
  EXPECT_EQ(child->ReadToEnd(Late(), kMost), "");
  EXPECT_EQ(ToText(child->Wait(Late())), "exit status 5");
}

TEST_F(ChildTest, DeathByASignalIsTold) {
  const auto child = Child::Start([](int fd) {
    WriteAll(fd, "half a mess");
    raise(SIGKILL);
    return 0;
  });
  EXPECT_EQ(child->ReadToEnd(Late(), kMost), "half a mess");
  EXPECT_EQ(ToText(child->Wait(Late())), "killed by signal 9");
}

TEST_F(ChildTest, AnExceptionIsACrash) {
  const auto child = Child::Start([](int fd) -> int {
    const rlimit no_core{0, 0};
    setrlimit(RLIMIT_CORE, &no_core);
    KeepOnly(fd);
    close(STDERR_FILENO);
    throw 1;
  });
  EXPECT_EQ(ToText(child->Wait(Late())), "killed by signal 6");
}

TEST_F(ChildTest, OneThatSpeaksWithoutEndIsCutOff) {
  const auto child = Child::Start([](int fd) {
    const std::string text(10'000, 'x');
    while (WriteAll(fd, text)) {
    }
    return 0;
  });
  const auto start = Clock::now();
  EXPECT_EQ(child->ReadToEnd(Late(), kMost), std::nullopt);
  EXPECT_LT(Clock::now() - start, seconds(20));
}

TEST_F(ChildTest, ARequestToStopIsHeard) {
  const std::atomic<bool> stop = true;
  base::Deadline deadline;
  deadline.CancelOn(&stop);
  const auto child = Child::Start(SleepForEver);
  EXPECT_EQ(child->ReadToEnd(deadline, kMost), std::nullopt);
  EXPECT_EQ(child->Wait(deadline).kind, Exit::Kind::kTimedOut);
}

TEST_F(ChildTest, IsTheHeadOfAGroupOfItsOwn) {
  const auto child = Child::Start(SleepForEver);
  EXPECT_EQ(getpgid(child->pid()), child->pid());
}

// What the child has started itself does not outlive it.
TEST_F(ChildTest, GrandchildrenAreEndedToo) {
  const auto child = Child::Start([](int fd) {
    if (fork() == 0) SleepForEver(fd);
    return 0;
  });
  EXPECT_EQ(ToText(child->Wait(Late())), "exit status 0");
  // The grandchild held the socket open as long as it lived.
  EXPECT_EQ(child->ReadToEnd(Late(), kMost), "");
}

TEST_F(ChildTest, KeepsOnlyItsSocket) {
  const auto other = Child::Start(SleepForEver);
  const auto child = Child::Start([](int socket) {
    const int fd = KeepOnly(socket);
    // The directory itself is open while it is read.
    return WriteAll(fd, std::to_string(OpenDescriptors() - 1)) ? 0 : 1;
  });
  EXPECT_EQ(child->ReadToEnd(Late(), kMost), "4");
}

}  // namespace
}  // namespace os
