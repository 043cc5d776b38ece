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

// The same for readers that look at any moment: they see what was there before,
// or all of this. What holds these bytes is left alone. What is no ordinary
// file (a pipe, a terminal) is written as it is.
base::Status ReplaceFile(const std::filesystem::path& file,
                         std::string_view bytes);

}  // namespace os

#endif  // BASE_OS_FILE_H_
