#include "cli/watching/round_process.h"

#include <poll.h>
#include <signal.h>
#include <sys/socket.h>

#include <cerrno>
#include <chrono>
#include <memory>
#include <optional>
#include <utility>

#include "base/deadline.h"
#include "base/os/child.h"
#include "base/os/crew_messages.h"
#include "cli/setup/interrupt.h"

namespace cli {
namespace {

using base::Result;
using std::chrono::milliseconds;

constexpr milliseconds kPause{50};
constexpr milliseconds kAtOnce{0};
// To end its own processes and take its files away. Less than a second, since
// a user waits.
constexpr milliseconds kGrace{600};
constexpr milliseconds kToExit{5000};

class RoundProcess {
 public:
  RoundProcess(std::unique_ptr<os::Child> child, ClassWatch& watch)
      : child_(std::move(child)), watch_(watch) {}

  Result<RoundReport> Run(bool patient) {
    while (true) {
      if (InterruptFlag()->load()) return Stop(RoundEnd::kInterrupted);
      const bool open = Read();
      ASSIGN_OR_RETURN(const bool moved, TakeMessages());
      if (moved) return Stop(RoundEnd::kChanged);
      if (result_) return Finish();
      if (!open) return Fail();
      ASSIGN_OR_RETURN(const bool changed, watch_.HasChanged(kAtOnce));
      if (changed && !patient) return Stop(RoundEnd::kChanged);
    }
  }

 private:
  // Waits for a moment. False: nothing more will come.
  bool Read() {
    pollfd waiting[] = {{child_->fd(), POLLIN, 0}, {watch_.fd(), POLLIN, 0}};
    poll(waiting, 2, static_cast<int>(kPause.count()));
    char bytes[1 << 16];
    while (true) {
      const ssize_t got =
          recv(child_->fd(), bytes, sizeof(bytes), MSG_DONTWAIT);
      if (got > 0)
        reader_.Add({bytes, static_cast<size_t>(got)});
      else
        return got < 0 && (errno == EAGAIN || errno == EINTR);
    }
  }

  // Whether it reads what was not watched.
  Result<bool> TakeMessages() {
    bool moved = false;
    while (auto message = reader_.Next()) {
      if (message->kind == os::MessageKind::kResult) {
        result_ = std::move(message->text);
        continue;
      }
      ASSIGN_OR_RETURN(const bool added,
                       watch_.AddRoots(RootsFromBytes(message->text)));
      moved |= added;
    }
    return moved;
  }

  Result<RoundReport> Finish() {
    child_->Wait(base::Deadline::After(kToExit));
    ASSIGN_OR_RETURN(RoundOutcome outcome, OutcomeFromBytes(*result_));
    return RoundReport{RoundEnd::kDone, std::move(outcome)};
  }

  Result<RoundReport> Fail() {
    return RoundReport{
        RoundEnd::kFailed,
        {},
        os::ToText(child_->Wait(base::Deadline::After(kToExit)))};
  }

  Result<RoundReport> Stop(RoundEnd end) {
    kill(child_->pid(), SIGTERM);
    child_->Wait(base::Deadline::After(kGrace));
    return RoundReport{end};
  }

  const std::unique_ptr<os::Child> child_;
  ClassWatch& watch_;
  os::MessageReader reader_;
  std::optional<std::string> result_;
};

}  // namespace

Result<RoundReport> RunRound(const RoundPlan& plan, ClassWatch& watch,
                             bool patient) {
  auto child = os::Child::Start([&](int fd) { return DoRound(plan, fd); });
  if (child == nullptr)
    return base::Error{"the system gives no process to check in"};
  return RoundProcess(std::move(child), watch).Run(patient);
}

}  // namespace cli
