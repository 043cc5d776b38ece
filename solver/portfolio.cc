#include "solver/portfolio.h"

#include <poll.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "solver/backends/cvc5.h"
#include "solver/backends/z3_oneshot.h"
#include "solver/satisfies.h"
#include "solver/wire.h"

namespace solver {
namespace {

using std::chrono::milliseconds;

// How often memory and time are looked at.
constexpr milliseconds kTick{5};
// A member that ends itself at the limit may take this much longer.
constexpr milliseconds kGrace{200};
// A member still at an older question, lost to another, is given this long
// before a new process is cheaper.
constexpr milliseconds kPatience{100};

}  // namespace

std::vector<PortfolioLayer::Member> PortfolioLayer::Standard(
    const ResourceLimits& limits) {
  auto member = [](std::string name, SolverMaker make) {
    return Member{std::move(name), [make](std::string_view question) {
                    return AnswerQuestion(question, make);
                  }};
  };
  return {member("oneshot",
                 [limits](expr::Pool& pool) -> std::unique_ptr<Solver> {
                   return std::make_unique<Z3OneShot>(
                       pool, limits, Z3Tactic::kByLogic, nullptr);
                 }),
          member("cvc5", [limits](expr::Pool& pool) -> std::unique_ptr<Solver> {
            return std::make_unique<Cvc5>(pool, limits.timeout_ms, nullptr);
          })};
}

PortfolioLayer::PortfolioLayer(expr::Pool& pool, std::vector<Member> members,
                               const ResourceLimits& limits,
                               std::unique_ptr<Solver> next)
    : Solver(std::move(next)), pool_(pool), limits_(limits) {
  for (Member& member : members) {
    seats_.push_back({std::move(member)});
    seats_.back().worker = Worker::Start(seats_.back().member.serve);
  }
}

std::vector<pid_t> PortfolioLayer::pids() const {
  std::vector<pid_t> pids;
  for (const Seat& seat : seats_)
    if (seat.worker != nullptr) pids.push_back(seat.worker->pid());
  return pids;
}

Answer PortfolioLayer::Decide(const Query& query) {
  const std::optional<std::string> question =
      QuestionText(pool_, query.conjuncts());
  const bool in_words = question.has_value();
  Answer answer = in_words ? Race({query, *question, Clock::now()})
                           : Answer::Unknown("two unknowns of one name");
  const bool lost = std::all_of(seats_.begin(), seats_.end(), [](auto& seat) {
    return seat.stage == Stage::kLost;
  });
  if (next() != nullptr && (!in_words || lost)) return Pass(query);
  return answer;
}

Answer PortfolioLayer::Race(const Round& round) {
  for (Seat& seat : seats_) seat.stage = Stage::kNotAsked;
  std::optional<Answer> winner;
  while (true) {
    for (Seat& seat : seats_) {
      if (seat.worker != nullptr) Listen(seat, round, winner);
      if (winner) return std::move(*winner);
      if (seat.stage == Stage::kNotAsked) Ask(seat, round);
      KeepLimits(seat, round);
    }
    if (!Open()) return Answer::Unknown(Reasons());
    Wait();
  }
}

void PortfolioLayer::Ask(Seat& seat, const Round& round) {
  if (seat.worker != nullptr && seat.worker->busy()) {
    if (Clock::now() - round.start < kPatience) return;
    seat.worker.reset();
  }
  if (seat.worker == nullptr) Restart(seat);
  if (seat.worker == nullptr) return Lose(seat, "no process");
  seat.stage = Stage::kAsked;
  seat.memory_before = limits_.memory_mb != 0 ? seat.worker->PrivateBytes() : 0;
  seat.worker->Send(round.question);
  if (!seat.worker->Pump()) Lose(seat, "its process ended");
}

void PortfolioLayer::Listen(Seat& seat, const Round& round,
                            std::optional<Answer>& winner) {
  const bool alive = seat.worker->Pump();
  const std::optional<std::string> reply = seat.worker->Take();
  if (reply && seat.stage == Stage::kAsked) Judge(seat, round, *reply, winner);
  if (alive || seat.worker == nullptr) return;
  if (seat.stage == Stage::kAsked)
    Lose(seat, "its process ended");
  else
    seat.worker.reset();
}

void PortfolioLayer::Judge(Seat& seat, const Round& round,
                           const std::string& reply,
                           std::optional<Answer>& winner) {
  std::optional<Answer> answer =
      ReadAnswer(reply, pool_, round.query.conjuncts());
  if (!answer) return Lose(seat, "what it says is no answer");
  seat.stage = Stage::kUndecided;
  if (answer->verdict == Verdict::kUnknown) {
    seat.reason = std::move(answer->reason);
  } else if (answer->verdict == Verdict::kSat &&
             !Satisfies(pool_, *answer->model, round.query)) {
    seat.reason = seat.member.name + ": its model does not satisfy the query";
  } else {
    winner = std::move(answer);
  }
}

// A member that was stopped at a limit is not lost: asking others again would
// break the limit.
void PortfolioLayer::KeepLimits(Seat& seat, const Round& round) {
  if (seat.stage != Stage::kAsked && seat.stage != Stage::kNotAsked) return;
  std::string limit;
  if (round.query.deadline().Expired()) limit = kNoTimeLeft;
  const milliseconds most = milliseconds(limits_.timeout_ms) + kGrace;
  if (Clock::now() - round.start > most)
    limit = "more than " + std::to_string(limits_.timeout_ms) + " ms";
  if (limits_.memory_mb != 0 && seat.stage == Stage::kAsked &&
      seat.worker->PrivateBytes() >
          seat.memory_before + (uint64_t{limits_.memory_mb} << 20))
    limit = "more than " + std::to_string(limits_.memory_mb) + " MiB";
  if (limit.empty()) return;
  Lose(seat, std::move(limit));
  seat.stage = Stage::kUndecided;
}

// Until a member says something, or a tick has passed.
void PortfolioLayer::Wait() const {
  std::vector<pollfd> fds;
  for (const Seat& seat : seats_) {
    if (seat.worker == nullptr || !seat.worker->busy()) continue;
    const bool writes = seat.worker->wants_to_write();
    fds.push_back({seat.worker->fd(),
                   static_cast<short>(writes ? POLLIN | POLLOUT : POLLIN), 0});
  }
  poll(fds.data(), fds.size(), static_cast<int>(kTick.count()));
}

void PortfolioLayer::Restart(Seat& seat) {
  seat.worker = Worker::Start(seat.member.serve);
  ++replaced_;
}

void PortfolioLayer::Lose(Seat& seat, std::string reason) {
  seat.worker.reset();
  seat.stage = Stage::kLost;
  seat.reason = seat.member.name + ": " + std::move(reason);
}

bool PortfolioLayer::Open() const {
  return std::any_of(seats_.begin(), seats_.end(), [](const Seat& seat) {
    return seat.stage == Stage::kNotAsked || seat.stage == Stage::kAsked;
  });
}

std::string PortfolioLayer::Reasons() const {
  std::string text;
  for (const Seat& seat : seats_)
    text += (text.empty() ? "" : "; ") + seat.reason;
  return text;
}

}  // namespace solver
