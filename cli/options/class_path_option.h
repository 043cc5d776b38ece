// Where the user says classes are.
#ifndef CLI_OPTIONS_CLASS_PATH_OPTION_H_
#define CLI_OPTIONS_CLASS_PATH_OPTION_H_

#include <string>

#include "cli/options/options.h"

namespace cli {

// A row for a command's table of options.
inline constexpr OptionSpec kClassPathOption = {
    "--class-path", "-cp", "PATH",
    "directories and jars, as for java (CLASSPATH, else .)", nullptr};

// What the row says, else CLASSPATH, else the current folder.
std::string GivenClassPath(const Arguments& args);
// Is it more than the current folder, for want of anything else?
bool HasClassPath(const Arguments& args);

}  // namespace cli

#endif  // CLI_OPTIONS_CLASS_PATH_OPTION_H_
