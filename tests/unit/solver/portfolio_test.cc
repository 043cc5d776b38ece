// The portfolio where its members misbehave, and where they work.
#include "solver/portfolio.h"

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "expr/expr.h"
#include "expr/kind.h"
#include "expr/path.h"
#include "expr/pool.h"
#include "expr/sort.h"
#include "gtest/gtest.h"
#include "solver/backends/watchdog.h"
#include "solver/backends/z3_oneshot.h"
#include "solver/solver.h"
#include "solver/validating.h"
#include "solver/wire.h"

namespace solver {
namespace {

using Member = PortfolioLayer::Member;
using std::chrono::milliseconds;
using std::chrono::steady_clock;

constexpr ResourceLimits kLimits{.timeout_ms = 20'000, .memory_mb = 0};
constexpr ResourceLimits kShort{.timeout_ms = 300, .memory_mb = 0};

Member Honest(std::string name = "honest") {
  return {std::move(name), [](std::string_view question) {
            return AnswerQuestion(question, [](expr::Pool& pool) {
              return std::make_unique<Z3OneShot>(pool, kLimits,
                                                 Z3Tactic::kSimple, nullptr);
            });
          }};
}
Member Hanging() {
  return {"hanging", [](std::string_view) -> std::string {
            while (true) pause();
          }};
}
Member Crashing() {
  return {"crashing", [](std::string_view) -> std::string {
            kill(getpid(), SIGKILL);
            return "";
          }};
}
Member Saying(std::string text) {
  return {"saying", [text](std::string_view) { return text; }};
}

class PortfolioTest : public testing::Test {
 protected:
  std::unique_ptr<PortfolioLayer> Of(std::vector<Member> members,
                                     const ResourceLimits& limits = kLimits) {
    return std::make_unique<PortfolioLayer>(pool_, std::move(members), limits,
                                            nullptr);
  }
  // True for x = 7 and x = -7 and some others.
  expr::Formula Square() {
    return pool_.Eq(pool_.Make(expr::Kind::kMul, x_, x_), pool_.Int(49));
  }
  expr::Formula Never() {
    return pool_.Eq(pool_.Make(expr::Kind::kMul, x_, x_), pool_.Int(2));
  }
  void ExpectWorks(Solver& solver) {
    EXPECT_EQ(solver.Check(expr::Path(), Square()).verdict, Verdict::kSat);
    EXPECT_EQ(solver.Check(expr::Path(), Never()).verdict, Verdict::kUnsat);
  }

  expr::Pool pool_;
  const expr::Expr x_ = pool_.Symbol(expr::Sort::kBv32, "x");
};

bool IsRunning(pid_t pid) {
  const std::string name = "/proc/" + std::to_string(pid) + "/stat";
  std::FILE* file = std::fopen(name.c_str(), "r");
  if (file == nullptr) return false;
  char state = 'Z';
  const int read = std::fscanf(file, "%*d (%*[^)]) %c", &state);
  std::fclose(file);
  return read == 1 && state != 'Z';
}

bool EndsSoon(pid_t pid) {
  for (int i = 0; i < 1000 && IsRunning(pid); ++i)
    std::this_thread::sleep_for(milliseconds(10));
  return !IsRunning(pid);
}

double Seconds(steady_clock::time_point since) {
  return std::chrono::duration<double>(steady_clock::now() - since).count();
}

TEST_F(PortfolioTest, AnswersAndItsProcessStays) {
  auto portfolio = Of({Honest()});
  const std::vector<pid_t> before = portfolio->pids();
  ASSERT_EQ(before.size(), 1u);
  for (int i = 0; i < 5; ++i) ExpectWorks(*portfolio);
  EXPECT_EQ(portfolio->pids(), before);
  EXPECT_EQ(portfolio->replaced(), 0u);
}

TEST_F(PortfolioTest, StandardMembersAnswerAloneAndTogether) {
  for (const Member& member : PortfolioLayer::Standard(kLimits))
    ExpectWorks(*Of({member}));
  ExpectWorks(*Of(PortfolioLayer::Standard(kLimits)));
}

TEST_F(PortfolioTest, KilledWorkerIsReplaced) {
  auto portfolio = Of({Honest()});
  ExpectWorks(*portfolio);
  const pid_t first = portfolio->pids()[0];
  kill(first, SIGKILL);
  ASSERT_TRUE(EndsSoon(first));
  ExpectWorks(*portfolio);
  EXPECT_EQ(portfolio->replaced(), 1u);
  EXPECT_NE(portfolio->pids()[0], first);
}

TEST_F(PortfolioTest, CrashInAQuestionLeavesItToTheOthers) {
  auto portfolio = Of({Crashing(), Honest()});
  ExpectWorks(*portfolio);
  ExpectWorks(*portfolio);
  EXPECT_GE(portfolio->replaced(), 2u);
}

TEST_F(PortfolioTest, CrashOfAllSaysSo) {
  auto portfolio = Of({Crashing()});
  const Answer answer = portfolio->Check(expr::Path(), Square());
  EXPECT_EQ(answer.verdict, Verdict::kUnknown);
  EXPECT_EQ(answer.reason, "crashing: its process ended");
}

TEST_F(PortfolioTest, CrashOfAllLeavesItToTheNextLayer) {
  PortfolioLayer portfolio(
      pool_, {Crashing()}, kLimits,
      std::make_unique<Z3OneShot>(pool_, kLimits, Z3Tactic::kSimple, nullptr));
  ExpectWorks(portfolio);
  EXPECT_EQ(portfolio.stats().hits, 0u);
}

TEST_F(PortfolioTest, HangingWorkerDoesNotDelayTheOthers) {
  auto portfolio = Of({Hanging(), Honest()});
  const auto start = steady_clock::now();
  for (int i = 0; i < 5; ++i) ExpectWorks(*portfolio);
  EXPECT_LT(Seconds(start), 60.0);
}

TEST_F(PortfolioTest, HangingWorkerIsEndedAtTheTimeLimit) {
  auto portfolio = Of({Hanging()}, kShort);
  const pid_t first = portfolio->pids()[0];
  const auto start = steady_clock::now();
  const Answer answer = portfolio->Check(expr::Path(), Square());
  EXPECT_EQ(answer.verdict, Verdict::kUnknown);
  EXPECT_EQ(answer.reason, "hanging: more than 300 ms");
  EXPECT_GE(Seconds(start), 0.3);
  EXPECT_LT(Seconds(start), 30.0);
  EXPECT_FALSE(IsRunning(first));
}

// Stopped, it does not even read: the question is larger than what a socket
// takes, and the parent must not wait for room.
TEST_F(PortfolioTest, StoppedWorkerDoesNotBlockTheParent) {
  auto portfolio = Of({Honest("stopped")}, kShort);
  kill(portfolio->pids()[0], SIGSTOP);
  expr::Path path;
  for (int i = 0; i < 20'000; ++i) {
    const expr::Expr s =
        pool_.Symbol(expr::Sort::kBv32, "long_name_" + std::to_string(i));
    path = path.With(pool_, pool_.Lt(s, x_));
  }
  const auto start = steady_clock::now();
  const Answer answer = portfolio->Check(path, Square());
  EXPECT_EQ(answer.reason, "stopped: more than 300 ms");
  EXPECT_LT(Seconds(start), 30.0);
}

TEST_F(PortfolioTest, GarbageIsNoAnswer) {
  for (const std::string& text :
       {std::string(), std::string("sat"), std::string("UNSAT\n"),
        std::string("unsat\nbut"), std::string("sat\nx = 7\n"),
        std::string("sat\n7 4 s0 x"), std::string("sat\n7 4 s0 y\n"),
        std::string("sat\n99999999999 4 s0 x\n"),
        std::string("sat\n7 99999999 s0 x\n"),
        std::string(5'000'000, '\xff')}) {
    auto alone = Of({Saying(text)});
    const Answer answer = alone->Check(expr::Path(), Square());
    EXPECT_EQ(answer.verdict, Verdict::kUnknown);
    EXPECT_EQ(answer.reason, "saying: what it says is no answer");
    auto portfolio = Of({Saying(text), Honest()});
    ExpectWorks(*portfolio);
  }
}

TEST_F(PortfolioTest, WrongModelIsNotBelieved) {
  const std::string seven = "sat\n7 4 s0 x\n", eight = "sat\n8 4 s0 x\n";
  EXPECT_EQ(Of({Saying(seven)})->Check(expr::Path(), Square()).verdict,
            Verdict::kSat);
  const Answer wrong = Of({Saying(eight)})->Check(expr::Path(), Square());
  EXPECT_EQ(wrong.verdict, Verdict::kUnknown);
  EXPECT_EQ(wrong.reason, "saying: its model does not satisfy the query");
  ExpectWorks(*Of({Saying(eight), Honest()}));
}

// Nobody can see from an "unsat" that it is wrong; the validating layer asks
// again.
TEST_F(PortfolioTest, DisagreeingWorkerIsCaughtByTheValidatingLayer) {
  ValidatingLayer validating(
      pool_,
      std::make_unique<Z3OneShot>(pool_, kLimits, Z3Tactic::kSimple, nullptr),
      OnDifference::kAnswerUnknown, Of({Saying("unsat\n")}));
  EXPECT_EQ(validating.Check(expr::Path(), Never()).verdict, Verdict::kUnsat);
  EXPECT_EQ(validating.differences(), 0u);
  const Answer answer = validating.Check(expr::Path(), Square());
  EXPECT_EQ(answer.verdict, Verdict::kUnknown);
  EXPECT_NE(answer.reason.find("the chain says unsat, oneshot says sat"),
            std::string::npos)
      << answer.reason;
  EXPECT_EQ(validating.differences(), 1u);
}

TEST_F(PortfolioTest, MemoryLimitEndsAGreedyWorker) {
  const Member greedy = {"greedy", [](std::string_view) -> std::string {
                           std::vector<std::string> all;
                           while (true) {
                             all.push_back(std::string(1 << 20, 'x'));
                             usleep(1000);
                           }
                         }};
  auto portfolio = Of({greedy}, {.timeout_ms = 20'000, .memory_mb = 64});
  const Answer answer = portfolio->Check(expr::Path(), Square());
  EXPECT_EQ(answer.verdict, Verdict::kUnknown);
  EXPECT_EQ(answer.reason, "greedy: more than 64 MiB");
}

TEST_F(PortfolioTest, LeavesNoProcessBehind) {
  std::vector<pid_t> pids;
  {
    auto portfolio = Of({Honest(), Hanging(), Crashing()});
    ExpectWorks(*portfolio);
    pids = portfolio->pids();
  }
  ASSERT_GE(pids.size(), 2u);
  for (pid_t pid : pids) EXPECT_FALSE(IsRunning(pid));
  EXPECT_EQ(waitpid(-1, nullptr, WNOHANG), -1);  // not even a zombie
  EXPECT_EQ(errno, ECHILD);
}

TEST_F(PortfolioTest, WorkersDieWithTheirParent) {
  int ends[2];
  ASSERT_EQ(pipe(ends), 0);
  const pid_t parent = fork();
  if (parent == 0) {
    // The second one hangs in a question, where it sees no end of file.
    auto portfolio = Of({Honest(), Hanging()});
    portfolio->Check(expr::Path(), Square());
    const std::vector<pid_t> pids = portfolio->pids();
    const size_t size = pids.size() * sizeof(pid_t);
    if (write(ends[1], pids.data(), size) != static_cast<ssize_t>(size))
      _exit(1);
    while (true) pause();
  }
  pid_t pids[2] = {0, 0};
  ASSERT_EQ(read(ends[0], pids, sizeof(pids)),
            static_cast<ssize_t>(sizeof(pids)));
  EXPECT_TRUE(IsRunning(pids[0]));
  EXPECT_TRUE(IsRunning(pids[1]));
  kill(parent, SIGKILL);
  waitpid(parent, nullptr, 0);
  EXPECT_TRUE(EndsSoon(pids[0]));
  EXPECT_TRUE(EndsSoon(pids[1]));
  close(ends[0]);
  close(ends[1]);
}

// A copy of the process that ends must not take the original's workers along.
TEST_F(PortfolioTest, ForkedCopyLeavesTheWorkersAlone) {
  auto portfolio = Of({Honest()});
  const pid_t copy = fork();
  if (copy == 0) {
    portfolio.reset();
    _exit(0);
  }
  waitpid(copy, nullptr, 0);
  ExpectWorks(*portfolio);
  EXPECT_EQ(portfolio->replaced(), 0u);
}

}  // namespace
}  // namespace solver
