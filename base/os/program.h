// Runs another program to its end or to a deadline, whichever comes first. It
// reads nothing. Whatever it has started is ended with it.
#ifndef BASE_OS_PROGRAM_H_
#define BASE_OS_PROGRAM_H_

#include <string>
#include <vector>

#include "base/deadline.h"
#include "base/os/child.h"
#include "base/result.h"

namespace os {

// words[0] is searched on PATH. What it prints goes to a file, or where there
// is none to our standard error. An error: it could not be started.
base::Result<Exit> RunProgram(const std::vector<std::string>& words,
                              const std::string& output_file,
                              const base::Deadline& deadline);

}  // namespace os

#endif  // BASE_OS_PROGRAM_H_
