#include "classfile/jdk_home.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string_view>
#include <system_error>

namespace classfile {
namespace {

namespace fs = std::filesystem;

// The JDK around an executable bin/java, symbolic links followed.
std::string HomeOf(const fs::path& executable) {
  std::error_code error;
  fs::path real = fs::canonical(executable, error);
  if (error || !fs::is_regular_file(real, error)) return "";
  return real.parent_path().parent_path().string();
}

int LeadingNumber(std::string_view text) {
  int number = 0;
  for (char c : text) {
    if (c < '0' || c > '9' || number > 9999) break;
    number = 10 * number + (c - '0');
  }
  return number;
}

}  // namespace

std::string DefaultJdkHome() {
  if (const char* home = std::getenv("JAVA_HOME"); home != nullptr && *home)
    return home;
  const char* variable = std::getenv("PATH");
  std::string_view path = variable != nullptr ? variable : "";
  while (!path.empty()) {
    std::string_view folder = path.substr(0, path.find(':'));
    path.remove_prefix(std::min(folder.size() + 1, path.size()));
    if (folder.empty()) continue;
    std::string home = HomeOf(fs::path(folder) / "java");
    if (!home.empty()) return home;
  }
  return "";
}

int ReleaseOf(const std::string& jdk_home) {
  constexpr std::string_view kKey = "JAVA_VERSION=\"";
  std::ifstream file(jdk_home + "/release");
  for (std::string line; std::getline(file, line);) {
    if (!line.starts_with(kKey)) continue;
    std::string_view version = std::string_view(line).substr(kKey.size());
    if (version.starts_with("1.")) version.remove_prefix(2);
    int release = LeadingNumber(version);
    return release > 0 ? release : kDefaultRelease;
  }
  return kDefaultRelease;
}

}  // namespace classfile
