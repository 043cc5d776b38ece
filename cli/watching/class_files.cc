#include "cli/watching/class_files.h"

#include <sys/stat.h>

#include <filesystem>
#include <optional>
#include <system_error>
#include <utility>

namespace cli {
namespace {

namespace fs = std::filesystem;

constexpr int64_t kNanoseconds = 1'000'000'000;

int64_t Nanoseconds(const timespec& time) {
  return time.tv_sec * kNanoseconds + time.tv_nsec;
}

std::optional<struct stat> StatusOfFile(const std::string& path) {
  struct stat status = {};
  if (stat(path.c_str(), &status) != 0) return std::nullopt;
  return status;
}

class Look {
 public:
  explicit Look(bool sources) : sources_(sources) {}

  void AddRoot(std::string root) {
    if (root == "*" || root.ends_with("/*"))
      return AddJarsOf(root.size() == 1 ? "."
                                        : root.substr(0, root.size() - 2));
    while (root.size() > 1 && root.back() == '/') root.pop_back();
    AddAbove(root);
    const auto status = StatusOfFile(root);
    if (!status) return;
    if (S_ISDIR(status->st_mode))
      AddFolder(root, *status);
    else
      AddFile(root, *status);
  }

  ClassFiles Take() { return std::move(found_); }

 private:
  bool IsWanted(const fs::path& path) const {
    return path.extension() == ".class" ||
           (sources_ && path.extension() == ".java");
  }

  // As deep as there are any. A link may lead back up: no folder twice.
  void AddFolder(const std::string& folder, const struct stat& status) {
    if (!seen_.insert({status.st_dev, status.st_ino}).second) return;
    found_.folders.insert(folder);
    std::error_code error;
    for (fs::directory_iterator it(folder, error), end; !error && it != end;
         it.increment(error)) {
      const std::string path = it->path().string();
      const bool link = it->is_symlink(error);
      if (link) AddBehind(path);
      const auto entry = StatusOfFile(path);
      if (!entry) continue;
      if (S_ISDIR(entry->st_mode))
        AddFolder(path, *entry);
      else if (IsWanted(it->path()))
        AddFile(path, *entry);
    }
  }

  void AddJarsOf(const std::string& folder) {
    AddAbove(folder);
    found_.folders.insert(folder);
    std::error_code error;
    for (fs::directory_iterator it(folder, error), end; !error && it != end;
         it.increment(error)) {
      const std::string extension = it->path().extension().string();
      if (extension == ".jar" || extension == ".JAR")
        AddRoot(it->path().string());
    }
  }

  void AddFile(const std::string& path, const struct stat& status) {
    found_.stamps[path] = {Nanoseconds(status.st_mtim),
                           Nanoseconds(status.st_ctim), status.st_ino,
                           static_cast<uint64_t>(status.st_size)};
    found_.folders.insert(FolderOf(path));
  }

  static std::string FolderOf(const fs::path& path) {
    const std::string folder = path.parent_path().string();
    return folder.empty() ? "." : folder;
  }

  // All of them, whether they are there or not: any may be moved away.
  void AddAbove(const std::string& path) {
    std::error_code error;
    for (fs::path at = fs::absolute(path, error).lexically_normal();
         at.has_relative_path();) {
      at = at.parent_path();
      found_.above.insert(at.string());
    }
    AddBehind(path);
  }

  // What a link leads to is written to where it is.
  void AddBehind(const std::string& path) {
    std::error_code error;
    const fs::path real = fs::canonical(path, error);
    if (!error) found_.folders.insert(FolderOf(real));
  }

  const bool sources_;
  std::set<std::pair<dev_t, ino_t>> seen_;
  ClassFiles found_;
};

}  // namespace

ClassFiles LookAtFiles(const std::set<std::string>& roots, bool sources) {
  Look look(sources);
  for (const std::string& root : roots) look.AddRoot(root);
  return look.Take();
}

std::vector<FileChange> ChangesBetween(const ClassFiles& before,
                                       const ClassFiles& after) {
  std::vector<FileChange> changes;
  for (const auto& [path, stamp] : before.stamps) {
    const auto now = after.stamps.find(path);
    if (now == after.stamps.end())
      changes.push_back({path, "gone"});
    else if (!(now->second == stamp))
      changes.push_back({path, "changed"});
  }
  for (const auto& [path, stamp] : after.stamps)
    if (before.stamps.count(path) == 0) changes.push_back({path, "new"});
  return changes;
}

}  // namespace cli
