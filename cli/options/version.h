// What `summa --version` prints.
#ifndef CLI_OPTIONS_VERSION_H_
#define CLI_OPTIONS_VERSION_H_

#include <string>

namespace cli {

inline constexpr char kVersion[] = "0.1";

std::string VersionText();

}  // namespace cli

#endif  // CLI_OPTIONS_VERSION_H_
