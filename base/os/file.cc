#include "base/os/file.h"

#include <fstream>
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

}  // namespace os
