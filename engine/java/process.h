// Runs another program to its end or to a deadline, whichever comes first. It
// reads nothing, and what it prints goes to a file. Whatever it has started is
// ended with it: it is the head of a process group of its own.
#ifndef ENGINE_JAVA_PROCESS_H_
#define ENGINE_JAVA_PROCESS_H_

#include <string>
#include <vector>

#include "base/deadline.h"
#include "base/result.h"

namespace java {

struct Exit {
  enum class Kind { kExited, kKilled, kTimedOut };
  Kind kind = Kind::kExited;
  int code = 0;  // the exit status, or the signal that ended it
};

// "exit status 1", "killed by signal 9", "stopped: it took too long".
std::string ToText(const Exit& exit);

// words[0] is searched on PATH. An error: it could not be started.
base::Result<Exit> RunProgram(const std::vector<std::string>& words,
                              const std::string& output_file,
                              const base::Deadline& deadline);

}  // namespace java

#endif  // ENGINE_JAVA_PROCESS_H_
