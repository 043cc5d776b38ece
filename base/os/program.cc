#include "base/os/program.h"

#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <memory>
#include <optional>

namespace os {
namespace {

using base::Error;

// In the child, and so without a call that could wait for a lock of a thread
// that is not there. False with errno.
bool SetStreams(const char* output_file) {
  const int in = open("/dev/null", O_RDONLY);
  const int out = *output_file == '\0'
                      ? STDERR_FILENO
                      : open(output_file, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  return in >= 0 && out >= 0 && dup2(in, STDIN_FILENO) >= 0 &&
         dup2(out, STDOUT_FILENO) >= 0 && dup2(out, STDERR_FILENO) >= 0 &&
         close_range(STDERR_FILENO + 1, ~0u, CLOSE_RANGE_CLOEXEC) == 0;
}

// Only returns if it fails; then the parent is told errno. A program that
// starts closes the socket, and the parent reads nothing.
int Become(char* const* words, const char* output_file, int fd) {
  if (SetStreams(output_file)) execvp(words[0], words);
  const int error = errno;
  WriteAll(fd, {reinterpret_cast<const char*>(&error), sizeof error});
  return 1;
}

Error StartError(const std::string& name, int error) {
  return {std::string("could not be started: ") + std::strerror(error), name};
}

int NumberIn(const std::string& bytes) {
  int number = 0;
  std::memcpy(&number, bytes.data(), std::min(bytes.size(), sizeof number));
  return number;
}

}  // namespace

base::Result<Exit> RunProgram(const std::vector<std::string>& words,
                              const std::string& output_file,
                              const base::Deadline& deadline) {
  std::vector<char*> arguments;
  for (const std::string& word : words)
    arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  const std::unique_ptr<Child> child = Child::Start([&](int fd) {
    return Become(arguments.data(), output_file.c_str(), fd);
  });
  if (child == nullptr) return StartError(words[0], errno);
  const std::optional<std::string> told =
      child->ReadToEnd(deadline, sizeof(int));
  if (told && !told->empty()) return StartError(words[0], NumberIn(*told));
  return child->Wait(deadline);
}

}  // namespace os
