// Runs another program to its end or to a deadline, whichever comes first, or
// talks to it. Whatever it has started is ended with it.
#ifndef BASE_OS_PROGRAM_H_
#define BASE_OS_PROGRAM_H_

#include <memory>
#include <string>
#include <vector>

#include "base/deadline.h"
#include "base/os/child.h"
#include "base/result.h"

namespace os {

// Where a program works, and the folder it can write to and no other
// (base/os/confinement.h). Empty: in ours, with all our rights.
struct Workplace {
  std::string folder = {};
  std::string writable = {};
};

// It reads nothing. words[0] is searched on PATH. What it prints goes to a
// file, or where there is none to our standard error. An error: it could not be
// started.
base::Result<Exit> RunProgram(const std::vector<std::string>& words,
                              const std::string& output_file,
                              const base::Deadline& deadline,
                              const Workplace& workplace = {});

// The child's socket is what it reads and prints to; complaints go to the file.
// Null if the system gives no process; a program that cannot be started ends at
// once.
std::unique_ptr<Child> StartTalking(const std::vector<std::string>& words,
                                    const std::string& complaints_file,
                                    const Workplace& workplace);

}  // namespace os

#endif  // BASE_OS_PROGRAM_H_
