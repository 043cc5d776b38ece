#include "solver/worker.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>

namespace solver {
namespace {

// A message is its length, then its bytes.
constexpr size_t kHeader = sizeof(uint32_t);
constexpr uint32_t kLongest = 1u << 28;

std::string Framed(std::string_view message) {
  const uint32_t length = static_cast<uint32_t>(message.size());
  std::string text(kHeader, '\0');
  std::memcpy(text.data(), &length, kHeader);
  return text.append(message);
}

uint32_t LengthIn(const std::string& header) {
  uint32_t length = 0;
  std::memcpy(&length, header.data(), kHeader);
  return length;
}

bool WouldBlock() { return errno == EAGAIN || errno == EWOULDBLOCK; }

// --- in the child

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

bool SendAll(int fd, std::string_view text) {
  while (!text.empty()) {
    const ssize_t put = send(fd, text.data(), text.size(), MSG_NOSIGNAL);
    if (put < 0 && errno == EINTR) continue;
    if (put <= 0) return false;
    text.remove_prefix(static_cast<size_t>(put));
  }
  return true;
}

// Keeps standard error and `fd`, which becomes descriptor 3. An inherited end
// of another worker's socket would hide from that worker that we are gone.
int OnlyDescriptor(int fd) {
  constexpr int kKept = 3;
  const int null = open("/dev/null", O_RDWR);
  dup2(null, STDIN_FILENO);
  dup2(null, STDOUT_FILENO);
  if (fd != kKept) dup2(fd, kKept);
  close_range(kKept + 1, ~0u, 0);
  return kKept;
}

// An exception ends the child, as a crash of a library would.
[[noreturn]] void Serve(pid_t parent, int fd,
                        const Worker::Serve& serve) noexcept {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(0);  // it went before we asked to be told
  signal(SIGINT, SIG_IGN);            // the parent decides what to end
  fd = OnlyDescriptor(fd);
  std::string header(kHeader, '\0');
  while (ReadAll(fd, header.data(), kHeader)) {
    std::string message(LengthIn(header), '\0');
    if (!ReadAll(fd, message.data(), message.size())) break;
    if (!SendAll(fd, Framed(serve(message)))) break;
  }
  _exit(0);
}

}  // namespace

std::unique_ptr<Worker> Worker::Start(const Serve& serve) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0)
    return nullptr;
  const pid_t parent = getpid();
  const pid_t child = fork();
  if (child == 0) solver::Serve(parent, ends[1], serve);
  close(ends[1]);
  if (child < 0) {
    close(ends[0]);
    return nullptr;
  }
  fcntl(ends[0], F_SETFL, O_NONBLOCK);
  return std::unique_ptr<Worker>(new Worker(child, ends[0]));
}

Worker::Worker(pid_t pid, int fd) : owner_(getpid()), pid_(pid), fd_(fd) {}

Worker::~Worker() {
  close(fd_);
  if (getpid() != owner_) return;
  kill(pid_, SIGKILL);
  while (waitpid(pid_, nullptr, 0) < 0 && errno == EINTR) {
  }
}

void Worker::Send(std::string_view message) {
  busy_ = true;
  outbox_ = Framed(message);
}

bool Worker::Pump() { return Write() && Read(); }

bool Worker::Write() {
  while (!outbox_.empty()) {
    const ssize_t put =
        send(fd_, outbox_.data(), outbox_.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    if (put < 0 && errno == EINTR) continue;
    if (put < 0) return WouldBlock();
    outbox_.erase(0, static_cast<size_t>(put));
  }
  return true;
}

bool Worker::Read() {
  char bytes[1 << 14];
  while (true) {
    const ssize_t got = recv(fd_, bytes, sizeof(bytes), MSG_DONTWAIT);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return WouldBlock();
    if (got == 0) return false;
    inbox_.append(bytes, static_cast<size_t>(got));
    if (!InboxMakesSense()) {
      inbox_.clear();
      return false;
    }
  }
}

// It speaks when spoken to, once, and not for ever.
bool Worker::InboxMakesSense() const {
  if (!busy_) return false;
  if (inbox_.size() < kHeader) return true;
  const uint32_t length = LengthIn(inbox_);
  return length <= kLongest && inbox_.size() <= kHeader + length;
}

std::optional<std::string> Worker::Take() {
  if (inbox_.size() < kHeader || inbox_.size() < kHeader + LengthIn(inbox_))
    return std::nullopt;
  std::string message = inbox_.substr(kHeader);
  inbox_.clear();
  busy_ = false;
  return message;
}

uint64_t Worker::PrivateBytes() const {
  const std::string name = "/proc/" + std::to_string(pid_) + "/statm";
  std::FILE* file = std::fopen(name.c_str(), "re");
  if (file == nullptr) return 0;
  // In pages. What is shared is mostly code of libraries.
  unsigned long long total = 0, resident = 0, shared = 0;
  const int read =
      std::fscanf(file, "%llu %llu %llu", &total, &resident, &shared);
  std::fclose(file);
  if (read != 3 || resident < shared) return 0;
  return (resident - shared) * static_cast<uint64_t>(sysconf(_SC_PAGESIZE));
}

}  // namespace solver
