#include "base/os/child.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <thread>

namespace os {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds kFirstPause{1}, kLongestPause{20};

[[noreturn]] void RunBody(pid_t parent, int fd,
                          const Child::Body& body) noexcept {
  setpgid(0, 0);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(0);  // it went before we asked to be told
  _exit(body(fd));
}

bool IsOver(pid_t pid) {
  siginfo_t info = {};
  return waitid(P_PID, static_cast<id_t>(pid), &info,
                WEXITED | WNOHANG | WNOWAIT) != 0 ||
         info.si_pid == pid;
}

// Its number is its own until it is reaped, so nobody else is hit.
int EndAndReap(pid_t pid) {
  kill(-pid, SIGKILL);
  kill(pid, SIGKILL);
  int status = 0;
  while (waitpid(pid, &status, 0) < 0 && errno == EINTR) {
  }
  return status;
}

Exit ExitOf(int status) {
  if (WIFEXITED(status)) return {Exit::Kind::kExited, WEXITSTATUS(status)};
  return {Exit::Kind::kKilled, WTERMSIG(status)};
}

bool IsToBeTriedAgain(int error) {
  return error == EAGAIN || error == EWOULDBLOCK || error == EINTR;
}

}  // namespace

std::string ToText(const Exit& exit) {
  switch (exit.kind) {
    case Exit::Kind::kExited:
      return "exit status " + std::to_string(exit.code);
    case Exit::Kind::kKilled:
      return "killed by signal " + std::to_string(exit.code);
    case Exit::Kind::kTimedOut:
      break;
  }
  return "stopped: it took too long";
}

std::unique_ptr<Child> Child::Start(const Body& body) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0)
    return nullptr;
  const pid_t parent = getpid();
  const pid_t child = fork();
  if (child == 0) {
    close(ends[0]);
    RunBody(parent, ends[1], body);
  }
  close(ends[1]);
  if (child < 0) {
    close(ends[0]);
    return nullptr;
  }
  setpgid(child, child);  // both of us: whoever comes first
  fcntl(ends[0], F_SETFL, O_NONBLOCK);
  return std::unique_ptr<Child>(new Child(child, ends[0]));
}

Child::Child(pid_t pid, int fd) : owner_(getpid()), pid_(pid), fd_(fd) {}

Child::~Child() {
  close(fd_);
  if (getpid() == owner_ && !reaped_) EndAndReap(pid_);
}

template <class Enough>
std::optional<std::string> Child::Read(const base::Deadline& deadline,
                                       Enough enough, bool& closed) {
  std::string text;
  char bytes[1 << 12];
  closed = false;
  while (!deadline.Expired()) {
    if (enough(text)) return text;
    const ssize_t got = recv(fd_, bytes, sizeof(bytes), MSG_DONTWAIT);
    if (got > 0) text.append(bytes, static_cast<size_t>(got));
    if (got > 0) continue;
    closed = got == 0 || !IsToBeTriedAgain(errno);
    if (closed) return text;
    pollfd waiting = {fd_, POLLIN, 0};
    poll(&waiting, 1, static_cast<int>(kLongestPause.count()));
  }
  return std::nullopt;
}

std::optional<std::string> Child::ReadToEnd(const base::Deadline& deadline,
                                            size_t most) {
  bool closed = false;
  const auto text = Read(
      deadline, [&](const std::string& so_far) { return so_far.size() > most; },
      closed);
  return closed ? text : std::nullopt;
}

std::optional<std::string> Child::ReadLine(const base::Deadline& deadline) {
  bool closed = false;
  auto text = Read(
      deadline,
      [](const std::string& so_far) { return so_far.ends_with('\n'); }, closed);
  if (closed || !text) return std::nullopt;
  text->pop_back();
  return text;
}

Exit Child::Wait(const base::Deadline& deadline) {
  milliseconds pause = kFirstPause;
  bool over = IsOver(pid_);
  while (!over && !deadline.Expired()) {
    std::this_thread::sleep_for(pause);
    pause = std::min(2 * pause, kLongestPause);
    over = IsOver(pid_);
  }
  const int status = EndAndReap(pid_);
  reaped_ = true;
  return over ? ExitOf(status) : Exit{Exit::Kind::kTimedOut, 0};
}

bool ReadAll(int fd, char* to, size_t size) {
  while (size > 0) {
    const ssize_t got = read(fd, to, size);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return false;
    to += got;
    size -= static_cast<size_t>(got);
  }
  return true;
}

bool WriteAll(int fd, std::string_view text) {
  while (!text.empty()) {
    const ssize_t put = send(fd, text.data(), text.size(), MSG_NOSIGNAL);
    if (put < 0 && errno == EINTR) continue;
    if (put <= 0) return false;
    text.remove_prefix(static_cast<size_t>(put));
  }
  return true;
}

int KeepOnly(int fd) {
  constexpr int kKept = 3;
  const int null = open("/dev/null", O_RDWR);
  dup2(null, STDIN_FILENO);
  dup2(null, STDOUT_FILENO);
  if (fd != kKept) dup2(fd, kKept);
  close_range(kKept + 1, ~0u, 0);
  return kKept;
}

}  // namespace os
