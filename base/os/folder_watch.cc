#include "base/os/folder_watch.h"

#include <poll.h>
#include <sys/inotify.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

namespace os {
namespace {

// Added to what is watched of the folder already.
constexpr uint32_t kOfEntries = IN_CREATE | IN_DELETE | IN_MOVED_FROM |
                                IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF |
                                IN_ONLYDIR | IN_MASK_ADD;
constexpr uint32_t kOfFiles =
    kOfEntries | IN_MODIFY | IN_ATTRIB | IN_CLOSE_WRITE;

}  // namespace

base::Error WatchError(int error, const std::string& folder) {
  if (error == ENOSPC)
    return base::Error{
        "the system watches no more folders; as root: sysctl "
        "fs.inotify.max_user_watches=1000000, or name fewer folders",
        folder};
  if (error == EMFILE)
    return base::Error{
        "the system gives no more watches; as root: sysctl "
        "fs.inotify.max_user_instances=1024, or end other programs that watch",
        folder};
  return base::Error{std::string("cannot be watched: ") + std::strerror(error),
                     folder};
}

base::Result<FolderWatch> FolderWatch::Make() {
  const int fd = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
  if (fd < 0) return WatchError(errno, "");
  return FolderWatch(fd);
}

FolderWatch::FolderWatch(FolderWatch&& other) noexcept
    : fd_(std::exchange(other.fd_, -1)) {}

FolderWatch::~FolderWatch() {
  if (fd_ >= 0) close(fd_);
}

base::Status FolderWatch::Add(const std::string& folder, Of of) {
  const uint32_t events = of == Of::kFiles ? kOfFiles : kOfEntries;
  if (inotify_add_watch(fd_, folder.c_str(), events) >= 0) return base::Ok{};
  if (errno == ENOSPC || errno == ENOMEM) return WatchError(errno, folder);
  return base::Ok{};
}

bool FolderWatch::Wait(std::chrono::milliseconds time) {
  pollfd waiting = {fd_, POLLIN, 0};
  poll(&waiting, 1, static_cast<int>(time.count()));
  return Drain();
}

bool FolderWatch::Drain() {
  char events[1 << 14];
  bool any = false;
  while (read(fd_, events, sizeof(events)) > 0) any = true;
  return any;
}

}  // namespace os
