// What an exception says and where it comes from, as a virtual machine prints
// it.
#ifndef CLI_TABLES_THROWN_H_
#define CLI_TABLES_THROWN_H_

#include <string>
#include <string_view>
#include <vector>

#include "cli/tables/path_summary.h"

namespace cli {

// ": " and the message, where that is known; else empty.
std::string MessageOf(const PathSummary& path);

// The class, the message, and a line "    at p.A.f(A.java:7)" for each method,
// the innermost first: the virtual machine's own words where one has confirmed
// the path. At most a screen, without methods of classes with `hidden` in their
// names. Empty where nothing was thrown.
std::vector<std::string> StackTrace(const PathSummary& path,
                                    std::string_view hidden);

}  // namespace cli

#endif  // CLI_TABLES_THROWN_H_
