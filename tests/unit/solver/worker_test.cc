#include "solver/worker.h"

#include <poll.h>
#include <signal.h>
#include <unistd.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "gtest/gtest.h"

namespace solver {
namespace {

std::string Echo(std::string_view message) {
  return "<" + std::string(message) + ">";
}

// Nothing if it ends without a reply.
std::optional<std::string> Reply(Worker& worker) {
  while (true) {
    const bool alive = worker.Pump();
    if (std::optional<std::string> reply = worker.Take()) return reply;
    if (!alive) return std::nullopt;
    const bool writes = worker.wants_to_write();
    pollfd fd = {worker.fd(),
                 static_cast<short>(writes ? POLLIN | POLLOUT : POLLIN), 0};
    poll(&fd, 1, 10'000);
  }
}

TEST(WorkerTest, AnswersOneMessageAfterTheOther) {
  const std::unique_ptr<Worker> worker = Worker::Start(Echo);
  ASSERT_NE(worker, nullptr);
  EXPECT_FALSE(worker->busy());
  for (const char* message : {"one", "", "three"}) {
    worker->Send(message);
    EXPECT_TRUE(worker->busy());
    EXPECT_EQ(Reply(*worker), Echo(message));
    EXPECT_FALSE(worker->busy());
  }
}

TEST(WorkerTest, MessagesMayBeLargerThanASocketTakes) {
  const std::unique_ptr<Worker> worker = Worker::Start(Echo);
  const std::string large(5'000'000, 'x');
  worker->Send(large);
  EXPECT_EQ(Reply(*worker), Echo(large));
}

TEST(WorkerTest, WorkersDoNotHearEachOther) {
  const std::unique_ptr<Worker> first = Worker::Start(Echo);
  const std::unique_ptr<Worker> second = Worker::Start(Echo);
  first->Send("first");
  second->Send("second");
  EXPECT_EQ(Reply(*second), "<second>");
  EXPECT_EQ(Reply(*first), "<first>");
}

TEST(WorkerTest, EndOfTheChildIsSeen) {
  const std::unique_ptr<Worker> killed = Worker::Start(Echo);
  kill(killed->pid(), SIGKILL);
  killed->Send("anybody?");
  EXPECT_EQ(Reply(*killed), std::nullopt);
  const std::unique_ptr<Worker> throwing =
      Worker::Start([](std::string_view) -> std::string { throw 1; });
  throwing->Send("catch");
  EXPECT_EQ(Reply(*throwing), std::nullopt);
}

// Bytes past the message, and a length that no message has.
TEST(WorkerTest, NonsenseOnTheSocketIsNoMessage) {
  for (const std::string& bytes :
       {std::string("\1\0\0\0xy", 6), std::string("\xff\xff\xff\xff", 4)}) {
    const std::unique_ptr<Worker> worker =
        Worker::Start([bytes](std::string_view) -> std::string {
          constexpr int kSocket = 3;
          if (write(kSocket, bytes.data(), bytes.size()) < 0) _exit(1);
          while (true) pause();
        });
    worker->Send("hello");
    EXPECT_EQ(Reply(*worker), std::nullopt);
  }
}

TEST(WorkerTest, MemoryOfTheChildIsSeen) {
  const std::unique_ptr<Worker> worker =
      Worker::Start([](std::string_view) -> std::string {
        static std::vector<char> kept;
        kept.assign(64 << 20, 'x');
        return "ready";
      });
  const uint64_t before = worker->PrivateBytes();
  EXPECT_GT(before, 0u);
  worker->Send("grow");
  EXPECT_EQ(Reply(*worker), "ready");
  EXPECT_GT(worker->PrivateBytes(), before + (60u << 20));
}

}  // namespace
}  // namespace solver
