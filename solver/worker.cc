#include "solver/worker.h"

#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <utility>

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

// In the child.
int ServeAll(int socket, const Worker::Serve& serve) {
  const int fd = os::KeepOnly(socket);
  std::string header(kHeader, '\0');
  while (os::ReadAll(fd, header.data(), kHeader)) {
    std::string message(LengthIn(header), '\0');
    if (!os::ReadAll(fd, message.data(), message.size())) break;
    if (!os::WriteAll(fd, Framed(serve(message)))) break;
  }
  return 0;
}

}  // namespace

std::unique_ptr<Worker> Worker::Start(const Serve& serve) {
  std::unique_ptr<os::Child> child =
      os::Child::Start([&](int fd) { return ServeAll(fd, serve); });
  if (child == nullptr) return nullptr;
  return std::unique_ptr<Worker>(new Worker(std::move(child)));
}

void Worker::Send(std::string_view message) {
  busy_ = true;
  outbox_ = Framed(message);
}

bool Worker::Pump() { return Write() && Read(); }

bool Worker::Write() {
  while (!outbox_.empty()) {
    const ssize_t put =
        send(fd(), outbox_.data(), outbox_.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    if (put < 0 && errno == EINTR) continue;
    if (put < 0) return WouldBlock();
    outbox_.erase(0, static_cast<size_t>(put));
  }
  return true;
}

bool Worker::Read() {
  char bytes[1 << 14];
  while (true) {
    const ssize_t got = recv(fd(), bytes, sizeof(bytes), MSG_DONTWAIT);
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
  const std::string name = "/proc/" + std::to_string(pid()) + "/statm";
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
