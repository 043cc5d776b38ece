// Files as wholes.
#ifndef BASE_OS_FILE_H_
#define BASE_OS_FILE_H_

#include <filesystem>
#include <string_view>

#include "base/result.h"

namespace os {

// Makes the folders on the way.
base::Status WriteFile(const std::filesystem::path& file,
                       std::string_view bytes);

}  // namespace os

#endif  // BASE_OS_FILE_H_
