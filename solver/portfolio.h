// Asks several decision procedures at once, each in a process of its own, and
// takes the first definite answer. A procedure that crashes, hangs, talks
// nonsense or takes too much memory costs its process, which is replaced, and
// never the answer of the others; only if all are lost is the query handed on.
//
// A model is evaluated here before it is believed. Which procedure is first
// depends on the machine, so verdicts are the same in every run but models may
// differ: that is why the layer is optional.
#ifndef SOLVER_PORTFOLIO_H_
#define SOLVER_PORTFOLIO_H_

#include <sys/types.h>

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "expr/pool.h"
#include "solver/backends/watchdog.h"
#include "solver/solver.h"
#include "solver/worker.h"

namespace solver {

class PortfolioLayer : public Solver {
 public:
  // `serve` takes a question and gives an answer, both as solver/wire.h says.
  // It should keep the limits by itself; here they are enforced.
  struct Member {
    std::string name;
    Worker::Serve serve;
  };
  // One-shot Z3 and cvc5.
  static std::vector<Member> Standard(const ResourceLimits& limits);

  // Starts the processes.
  PortfolioLayer(expr::Pool& pool, std::vector<Member> members,
                 const ResourceLimits& limits, std::unique_ptr<Solver> next);
  std::string_view name() const override { return "portfolio"; }

  std::vector<pid_t> pids() const;  // of those alive, in order of the members
  uint64_t replaced() const { return replaced_; }

 protected:
  Answer Decide(const Query& query) override;

 private:
  using Clock = std::chrono::steady_clock;
  enum class Stage : uint8_t { kNotAsked, kAsked, kUndecided, kLost };
  struct Seat {
    Member member;
    std::unique_ptr<Worker> worker = nullptr;
    Stage stage = Stage::kNotAsked;  // for the present question
    std::string reason = {};         // with kUndecided and kLost
    uint64_t memory_before = 0;
  };
  struct Round {
    const Query& query;
    const std::string& question;
    Clock::time_point start;
  };

  Answer Race(const Round& round);
  void Ask(Seat& seat, const Round& round);
  void Listen(Seat& seat, const Round& round, std::optional<Answer>& winner);
  void Judge(Seat& seat, const Round& round, const std::string& reply,
             std::optional<Answer>& winner);
  void KeepLimits(Seat& seat, const Round& round);
  void Wait() const;
  void Restart(Seat& seat);
  void Lose(Seat& seat, std::string reason);
  bool Open() const;  // somebody may still answer
  std::string Reasons() const;

  expr::Pool& pool_;
  const ResourceLimits limits_;
  std::vector<Seat> seats_;
  uint64_t replaced_ = 0;
};

}  // namespace solver

#endif  // SOLVER_PORTFOLIO_H_
