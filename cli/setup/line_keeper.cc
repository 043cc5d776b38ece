#include "cli/setup/line_keeper.h"

#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <string>

namespace cli {
namespace {

bool WriteTo(int file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t now = write(file, text.data(), text.size());
    if (now < 0 && errno == EINTR) continue;
    if (now <= 0) return false;
    text.remove_prefix(static_cast<size_t>(now));
  }
  return true;
}

// The exit status of the process that writes.
int Keep(int from, int file) {
  std::string kept;
  char part[1 << 16];
  while (true) {
    const ssize_t got = read(from, part, sizeof part);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return 0;
    kept.append(part, static_cast<size_t>(got));
    const size_t whole = kept.rfind('\n') + 1;
    if (!WriteTo(file, std::string_view(kept).substr(0, whole))) return 1;
    kept.erase(0, whole);
  }
}

}  // namespace

std::unique_ptr<LineKeeper> LineKeeper::Start(int file) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0)
    return nullptr;
  const pid_t pid = fork();
  if (pid == 0) {
    // A Control-C is for whoever looks for paths. A terminal may stop those who
    // write to it from another group.
    setpgid(0, 0);
    std::signal(SIGTTOU, SIG_IGN);
    close(ends[0]);
    _exit(Keep(ends[1], file));
  }
  close(ends[1]);
  if (pid > 0) return std::unique_ptr<LineKeeper>(new LineKeeper(pid, ends[0]));
  close(ends[0]);
  return nullptr;
}

LineKeeper::~LineKeeper() { Finish(); }

bool LineKeeper::Write(std::string_view lines) {
  while (good_ && !lines.empty()) {
    const ssize_t now = send(fd_, lines.data(), lines.size(), MSG_NOSIGNAL);
    if (now < 0 && errno == EINTR) continue;
    if (now <= 0) return Finish();
    lines.remove_prefix(static_cast<size_t>(now));
  }
  return good_;
}

bool LineKeeper::Finish() {
  if (fd_ < 0) return good_;
  close(fd_);
  fd_ = -1;
  int status = 0;
  while (waitpid(pid_, &status, 0) < 0 && errno == EINTR) {
  }
  good_ = WIFEXITED(status) && WEXITSTATUS(status) == 0;
  // Whoever read our lines has gone: we end as if we had written them.
  if (WIFSIGNALED(status) && WTERMSIG(status) == SIGPIPE) std::raise(SIGPIPE);
  return good_;
}

}  // namespace cli
