#include "classfile/file.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <memory>
#include <vector>

namespace classfile {
namespace {

base::Error SystemError(const std::string& path) {
  return base::Error{std::strerror(errno), path};
}

class Descriptor {
 public:
  explicit Descriptor(const std::string& path)
      // Not waiting: a pipe that nobody writes to is no file.
      : fd_(open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() {
    if (fd_ >= 0) close(fd_);
  }
  int get() const { return fd_; }

 private:
  int fd_;
};

// The size of an opened regular file.
base::Result<size_t> SizeOf(const Descriptor& file, const std::string& path) {
  struct stat info;
  if (file.get() < 0 || fstat(file.get(), &info) != 0) return SystemError(path);
  if (!S_ISREG(info.st_mode)) return base::Error{"expected a file", path};
  return static_cast<size_t>(info.st_size);
}

}  // namespace

base::Result<Bytes> MapFile(const std::string& path) {
  Descriptor file(path);
  ASSIGN_OR_RETURN(size_t size, SizeOf(file, path));
  if (size == 0) return Bytes();
  void* start = mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file.get(), 0);
  if (start == MAP_FAILED) return SystemError(path);
  std::shared_ptr<const void> owner(
      start, [size](void* address) { munmap(address, size); });
  return Bytes({static_cast<const uint8_t*>(start), size}, owner);
}

base::Result<Bytes> ReadFile(const std::string& path, size_t limit) {
  Descriptor file(path);
  ASSIGN_OR_RETURN(size_t size, SizeOf(file, path));
  if (size > limit)
    return base::Error{
        "expected a file of at most " + std::to_string(limit) + " bytes", path};
  std::vector<uint8_t> bytes(size);
  size_t filled = 0;
  while (filled < size) {
    ssize_t got = read(file.get(), &bytes[filled], size - filled);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return SystemError(path);
    if (got == 0) break;
    filled += static_cast<size_t>(got);
  }
  bytes.resize(filled);
  return Bytes::Own(std::move(bytes));
}

}  // namespace classfile
