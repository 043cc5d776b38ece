#include "base/os/file.h"

#include <unistd.h>

#include <fstream>
#include <iterator>
#include <string>
#include <system_error>

namespace os {

base::Status WriteFile(const std::filesystem::path& file,
                       std::string_view bytes) {
  std::error_code error;
  if (file.has_parent_path())
    std::filesystem::create_directories(file.parent_path(), error);
  std::ofstream out(file, std::ios::binary);
  out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  out.close();
  if (!out) return base::Error{"cannot be written", file.string()};
  return base::Ok{};
}

namespace {

// Where the bytes go: a link is not replaced by a file.
std::filesystem::path Behind(const std::filesystem::path& file) {
  std::error_code error;
  const std::filesystem::path real = std::filesystem::canonical(file, error);
  return error ? file : real;
}

bool Holds(const std::filesystem::path& file, std::string_view bytes) {
  std::error_code error;
  if (std::filesystem::file_size(file, error) != bytes.size() || error)
    return false;
  std::ifstream in(file, std::ios::binary);
  return std::string(std::istreambuf_iterator<char>(in), {}) == bytes;
}

bool IsInTheWay(const std::filesystem::path& file) {
  std::error_code error;
  const std::filesystem::file_status status =
      std::filesystem::status(file, error);
  return std::filesystem::exists(status) &&
         !std::filesystem::is_regular_file(status);
}

}  // namespace

base::Status ReplaceFile(const std::filesystem::path& file,
                         std::string_view bytes) {
  if (IsInTheWay(file)) return WriteFile(file, bytes);
  if (Holds(file, bytes)) return base::Ok{};
  const std::filesystem::path real = Behind(file);
  std::filesystem::path beside = real;
  beside += ".new" + std::to_string(getpid());
  std::error_code error;
  base::Status written = WriteFile(beside, bytes);
  if (written.ok()) {
    const auto before = std::filesystem::status(real, error);
    if (!error && std::filesystem::exists(before))
      std::filesystem::permissions(beside, before.permissions(), error);
    std::filesystem::rename(beside, real, error);
    if (!error) return base::Ok{};
  }
  std::filesystem::remove(beside, error);
  // A folder in which nothing can be made, but the file can be written.
  return WriteFile(file, bytes);
}

}  // namespace os
