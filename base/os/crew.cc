#include "base/os/crew.h"

#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <fstream>
#include <memory>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "base/os/crew_messages.h"
#include "base/os/far.h"

namespace os {
namespace {

using base::Deadline;
using std::chrono::milliseconds;

constexpr milliseconds kLook{50};      // between two looks at the deadline
constexpr milliseconds kToDie{1'000};  // for a worker that has hung up

// Whoever looks at the processes of a machine sees what each is busy with.
class ProcessName {
 public:
  ProcessName() { prctl(PR_GET_NAME, base_); }
  void Set(uint64_t item) const {
    const std::string name = base_ + (" " + std::to_string(item + 1));
    prctl(PR_SET_NAME, name.c_str());
  }

 private:
  char base_[16] = {};  // as the kernel has it
};

int RunWorker(const CrewPlan& plan, size_t number, int inherited) {
  const int fd = KeepOnly(inherited);
  const ProcessName name;
  const DoItem do_item = plan.start(number);
  while (const std::optional<Item> item = ReadItem(fd)) {
    name.Set(item->number);
    const std::string result =
        do_item(item->number, [&](std::string_view text) {
          WriteMessage(fd, MessageKind::kNews, text);
        });
    if (!WriteMessage(fd, MessageKind::kResult, result)) return 1;
  }
  return 0;
}

struct Socket {
  explicit Socket(int number) : fd(number) {}
  Socket(const Socket&) = delete;
  Socket& operator=(const Socket&) = delete;
  ~Socket() { close(fd); }

  const int fd;
};

std::string TextOf(const Exit& exit) {
  return {static_cast<char>(exit.kind), static_cast<char>(exit.code)};
}
Exit ExitOf(const std::string& text) {
  if (text.size() != 2) return {};
  return {static_cast<Exit::Kind>(text[0]),
          static_cast<int>(static_cast<unsigned char>(text[1]))};
}

std::string IdentityOf(const CrewPlan& plan) {
  return plan.identity ? plan.identity() : "";
}

class Foreman {
 public:
  // With the sockets of workers on other machines.
  Foreman(const CrewPlan& plan, const std::vector<int>& far) : plan_(plan) {
    if (far.empty()) return;
    const Item hello{0, IdentityOf(plan)};
    for (const int fd : far)
      if (WriteItem(fd, hello))
        workers_.push_back({.far = std::make_unique<Socket>(fd)});
  }

  CrewEnd Run() {
    std::optional<CrewEnd> end;
    while (!(end = IsOver())) {
      HandOut();
      if (workers_.empty()) return CrewEnd::kNoProcess;
      Listen();
    }
    if (*end != CrewEnd::kAllDone) LetThemFinish();
    return *end;
  }

 private:
  struct Worker {
    std::unique_ptr<Child> child = {};  // one of the two
    std::unique_ptr<Socket> far = {};
    MessageReader reader = {};
    std::optional<size_t> item = {};

    int fd() const { return child != nullptr ? child->fd() : far->fd; }
  };

  // Those who are far away work beside each other; here is then one who gives
  // out work, and does what has failed there.
  size_t MostAtWork() const {
    const auto far = std::count_if(workers_.begin(), workers_.end(),
                                   [](const Worker& w) { return !w.child; });
    return far > 0 ? static_cast<size_t>(far) : plan_.workers;
  }

  size_t AtWork() const {
    return static_cast<size_t>(
        std::count_if(workers_.begin(), workers_.end(),
                      [](const Worker& w) { return w.item.has_value(); }));
  }

  std::optional<CrewEnd> IsOver() {
    if (!IsOpen() && again_.empty() && AtWork() == 0) return CrewEnd::kAllDone;
    if (plan_.deadline.Expired()) return CrewEnd::kDeadline;
    if (plan_.most_memory_kb != 0 && MemoryKb() > plan_.most_memory_kb)
      return CrewEnd::kMemory;
    return std::nullopt;
  }

  uint64_t MemoryKb() const {
    uint64_t sum = OwnMemoryKb(getpid());
    for (const Worker& worker : workers_)
      if (worker.child) sum += OwnMemoryKb(worker.child->pid());
    return sum;
  }

  // Whether there is an item that nobody was given yet: `open_`.
  bool IsOpen() {
    if (!open_ && next_ < plan_.items) open_ = next_++;
    if (!open_ && plan_.more) open_ = plan_.more();
    return open_.has_value();
  }

  void HandOut() {
    while (AtWork() < MostAtWork() && IsOpen() && Give(IdleWorker(), *open_))
      open_.reset();
    if (open_ || AtWork() > 0 || again_.empty()) return;
    std::erase_if(workers_, [](const Worker& w) { return w.child != nullptr; });
    if (!Give(StartWorker(), again_.front())) return;
    second_tries_.insert(again_.front());
    again_.erase(again_.begin());
  }

  // Null where there is none and none can be had.
  Worker* IdleWorker() {
    if (plan_.one_each)
      std::erase_if(workers_,
                    [](const Worker& w) { return w.child && !w.item; });
    for (Worker& worker : workers_)
      if (!worker.item) return &worker;
    return StartWorker();
  }

  Worker* StartWorker() {
    const size_t number = started_++;
    auto child =
        Child::Start([&](int fd) { return RunWorker(plan_, number, fd); });
    if (child == nullptr) return nullptr;
    workers_.push_back({.child = std::move(child)});
    return &workers_.back();
  }

  // One that is gone already is found out about by listening.
  bool Give(Worker* worker, size_t item) const {
    if (worker == nullptr) return false;
    const bool tell = worker->far != nullptr && plan_.describe;
    WriteItem(worker->fd(), {item, tell ? plan_.describe(item) : ""});
    worker->item = item;
    return true;
  }

  void Listen() {
    std::vector<pollfd> waiting;
    for (const Worker& worker : workers_)
      waiting.push_back({worker.fd(), POLLIN, 0});
    poll(waiting.data(), waiting.size(), static_cast<int>(kLook.count()));
    for (size_t i = workers_.size(); i-- > 0;)
      if (waiting[i].revents != 0 && !Hear(workers_[i])) Lose(i);
    if (plan_.watch) plan_.watch(AtWork());
  }

  // All that is there to be read. False: the worker is gone.
  bool Hear(Worker& worker) {
    char bytes[1 << 16];
    while (true) {
      const ssize_t got = recv(worker.fd(), bytes, sizeof bytes, MSG_DONTWAIT);
      if (got < 0 && errno == EINTR) continue;
      if (got < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) return true;
      if (got <= 0) return false;
      worker.reader.Add({bytes, static_cast<size_t>(got)});
      while (std::optional<Message> message = worker.reader.Next())
        Take(worker, *std::move(message));
    }
  }

  void Take(Worker& worker, Message message) {
    if (!worker.item) return;
    if (message.kind == MessageKind::kNews) {
      if (plan_.news) plan_.news(*worker.item, message.text);
      return;
    }
    const size_t item = *std::exchange(worker.item, std::nullopt);
    if (message.kind == MessageKind::kFailed)
      plan_.done(item, {ItemOutcome::Kind::kFailed, "", ExitOf(message.text)});
    else
      plan_.done(item, {ItemOutcome::Kind::kDone, std::move(message.text)});
  }

  void Lose(size_t index) {
    const std::optional<size_t> item = workers_[index].item;
    Exit exit;
    if (workers_[index].child)
      exit = workers_[index].child->Wait(Deadline::After(kToDie));
    workers_.erase(workers_.begin() + static_cast<std::ptrdiff_t>(index));
    if (!item) return;
    if (stopping_)
      plan_.done(*item, {ItemOutcome::Kind::kStopped});
    else if (second_tries_.count(*item) != 0)
      plan_.done(*item, {ItemOutcome::Kind::kFailed, "", exit});
    else
      again_.push_back(*item);
  }

  // A worker keeps the time limit itself, and says more of it than a signal
  // could tell it.
  void LetThemFinish() {
    stopping_ = true;
    const bool told = plan_.deadline.TimedOut() && !plan_.deadline.Cancelled();
    for (const Worker& worker : workers_)
      if (worker.item && worker.child && !told)
        kill(worker.child->pid(), SIGTERM);
    const Deadline grace = Deadline::After(plan_.grace);
    while (AtWork() > 0 && !grace.Expired()) Listen();
    for (const Worker& worker : workers_)
      if (worker.item) plan_.done(*worker.item, {ItemOutcome::Kind::kStopped});
    for (const size_t item : again_)
      plan_.done(item, {ItemOutcome::Kind::kStopped});
    workers_.clear();
  }

  const CrewPlan& plan_;
  std::vector<Worker> workers_;
  size_t started_ = 0;
  size_t next_ = 0;             // of the items known from the start
  std::optional<size_t> open_;  // to be given out next
  std::vector<size_t> again_;   // whose worker was lost
  std::set<size_t> second_tries_;
  bool stopping_ = false;
};

// The far side: items come one by one, and each is done by a worker of this
// process's own.
[[noreturn]] void Serve(const CrewPlan& plan, int master) {
  const std::optional<Item> hello = ReadItem(master);
  if (!hello) throw Served{};
  if (hello->text != IdentityOf(plan)) {
    std::fputs(
        "summa: the program, its JDK, classes or options are not the same here "
        "as where work is given out; this process takes no part\n",
        stderr);
    throw Served{};
  }
  CrewPlan here = plan;
  here.workers = 1;
  here.items = 0;
  if (plan.learn)
    here.one_each = true;  // a worker knows what was learnt before
  bool busy = false;
  here.more = [&]() -> std::optional<size_t> {
    if (busy) return std::nullopt;
    const std::optional<Item> item = ReadItem(master);
    if (!item) return std::nullopt;
    busy = true;
    if (plan.learn) plan.learn(item->number, item->text);
    return item->number;
  };
  here.news = [&](size_t, std::string_view text) {
    WriteMessage(master, MessageKind::kNews, text);
  };
  here.done = [&](size_t, const ItemOutcome& outcome) {
    busy = false;
    if (outcome.kind == ItemOutcome::Kind::kDone)
      WriteMessage(master, MessageKind::kResult, outcome.result);
    if (outcome.kind == ItemOutcome::Kind::kFailed)
      WriteMessage(master, MessageKind::kFailed, TextOf(outcome.exit));
  };
  here.watch = {};
  Foreman(here, {}).Run();
  throw Served{};
}

// For kernels that do not tell the rest.
uint64_t ResidentKb(pid_t pid) {
  std::ifstream in("/proc/" + std::to_string(pid) + "/statm");
  uint64_t size = 0, resident = 0, of_files = 0;
  if (!(in >> size >> resident >> of_files)) return 0;
  return (resident - of_files) * static_cast<uint64_t>(sysconf(_SC_PAGESIZE)) /
         1024;
}

}  // namespace

CrewEnd RunCrew(const CrewPlan& plan) {
  if (ThisFar().Serves()) Serve(plan, *ThisFar().master);
  return Foreman(plan, std::exchange(ThisFar().workers, {})).Run();
}

// A page that a parent and its forks share counts for each in part.
uint64_t OwnMemoryKb(pid_t pid) {
  std::ifstream in("/proc/" + std::to_string(pid) + "/smaps_rollup");
  for (std::string word; in >> word;) {
    uint64_t kb = 0;
    if (word == "Pss_Anon:" && in >> kb) return kb;
  }
  return ResidentKb(pid);
}

}  // namespace os
