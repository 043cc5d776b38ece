#include "base/os/program.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <memory>
#include <optional>

#include "base/os/confinement.h"

namespace os {
namespace {

using base::Error;

// All that a child needs, made before it is forked. Its own functions run in
// the child, and so call nothing that could wait for a lock of a thread that is
// not there.
class Start {
 public:
  Start(const std::vector<std::string>& words, const std::string& output_file,
        const Workplace& workplace)
      : output_file_(output_file),
        folder_(workplace.folder),
        confinement_(workplace.writable) {
    for (const std::string& word : words)
      words_.push_back(const_cast<char*>(word.c_str()));
    words_.push_back(nullptr);
  }

  // Only returns if it fails; then the parent is told errno. A program that
  // starts closes the socket, and the parent reads nothing.
  int Become(int fd) const {
    const int in = open("/dev/null", O_RDONLY);
    const int out = Output();
    Run(in, out, out);
    const int error = errno;
    WriteAll(fd, {reinterpret_cast<const char*>(&error), sizeof error});
    return 1;
  }
  int Talk(int fd) const {
    Run(fd, fd, Output());
    return 1;
  }

 private:
  int Output() const {
    return output_file_.empty()
               ? STDERR_FILENO
               : open(output_file_.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
  }
  // Returns with errno.
  void Run(int in, int out, int error) const {
    if (in >= 0 && out >= 0 && error >= 0 && dup2(in, STDIN_FILENO) >= 0 &&
        dup2(out, STDOUT_FILENO) >= 0 && dup2(error, STDERR_FILENO) >= 0 &&
        close_range(STDERR_FILENO + 1, ~0u, CLOSE_RANGE_CLOEXEC) == 0 &&
        GoThere())
      execvp(words_[0], words_.data());
  }
  // What the kernel does not let us forbid is allowed.
  bool GoThere() const {
    if (folder_.empty()) return true;
    confinement_.Enter();
    prctl(PR_SET_PDEATHSIG, SIGKILL);  // other rights, and it is forgotten
    return chdir(folder_.c_str()) == 0;
  }

  const std::string& output_file_;
  const std::string& folder_;
  const Confinement confinement_;
  std::vector<char*> words_;
};

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
                              const base::Deadline& deadline,
                              const Workplace& workplace) {
  const Start start(words, output_file, workplace);
  const std::unique_ptr<Child> child =
      Child::Start([&](int fd) { return start.Become(fd); });
  if (child == nullptr) return StartError(words[0], errno);
  const std::optional<std::string> told =
      child->ReadToEnd(deadline, sizeof(int));
  if (told && !told->empty()) return StartError(words[0], NumberIn(*told));
  return child->Wait(deadline);
}

std::unique_ptr<Child> StartTalking(const std::vector<std::string>& words,
                                    const std::string& complaints_file,
                                    const Workplace& workplace) {
  const Start start(words, complaints_file, workplace);
  return Child::Start([&](int fd) { return start.Talk(fd); });
}

}  // namespace os
