#include "base/os/confinement.h"

#include <fcntl.h>
#include <sched.h>
#include <sys/mount.h>
#include <unistd.h>

#include <cstdint>
#include <string_view>
#include <utility>

namespace os {
namespace {

std::string OnlyMe(unsigned id) {
  return std::to_string(id) + " " + std::to_string(id) + " 1\n";
}

bool Put(const char* file, std::string_view text) {
  const int fd = open(file, O_WRONLY | O_CLOEXEC);
  if (fd < 0) return false;
  const bool all =
      write(fd, text.data(), text.size()) == static_cast<ssize_t>(text.size());
  close(fd);
  return all;
}

bool SetAttributes(const char* path, unsigned flags, uint64_t set,
                   uint64_t clear) {
  mount_attr attributes = {};
  attributes.attr_set = set;
  attributes.attr_clr = clear;
  return mount_setattr(AT_FDCWD, path, flags, &attributes, sizeof attributes) ==
         0;
}

// A mount of its own for the folder, then all others become read-only.
bool ProtectFilesBut(const char* folder) {
  return mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0 &&
         mount(folder, folder, nullptr, MS_BIND, nullptr) == 0 &&
         SetAttributes("/", AT_RECURSIVE, MOUNT_ATTR_RDONLY, 0) &&
         SetAttributes(folder, 0, 0, MOUNT_ATTR_RDONLY);
}

}  // namespace

Confinement::Confinement(std::string writable_folder)
    : folder_(std::move(writable_folder)),
      users_(OnlyMe(geteuid())),
      groups_(OnlyMe(getegid())) {}

bool Confinement::Enter() const {
  return unshare(CLONE_NEWUSER | CLONE_NEWNET | CLONE_NEWNS) == 0 &&
         Put("/proc/self/setgroups", "deny") &&
         Put("/proc/self/uid_map", users_) &&
         Put("/proc/self/gid_map", groups_) && ProtectFilesBut(folder_.c_str());
}

}  // namespace os
