#include "engine/java/process.h"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstring>
#include <thread>

extern char** environ;

namespace java {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds kFirstPause{2}, kLongestPause{50};

// What posix_spawn is told besides the words.
class SpawnSettings {
 public:
  explicit SpawnSettings(const std::string& output_file) {
    posix_spawn_file_actions_init(&actions_);
    posix_spawn_file_actions_addopen(&actions_, STDIN_FILENO, "/dev/null",
                                     O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&actions_, STDOUT_FILENO,
                                     output_file.c_str(),
                                     O_WRONLY | O_CREAT | O_TRUNC, 0600);
    posix_spawn_file_actions_adddup2(&actions_, STDOUT_FILENO, STDERR_FILENO);
    posix_spawnattr_init(&attributes_);
    posix_spawnattr_setflags(&attributes_, POSIX_SPAWN_SETPGROUP);
    posix_spawnattr_setpgroup(&attributes_, 0);
  }
  ~SpawnSettings() {
    posix_spawn_file_actions_destroy(&actions_);
    posix_spawnattr_destroy(&attributes_);
  }
  SpawnSettings(const SpawnSettings&) = delete;
  SpawnSettings& operator=(const SpawnSettings&) = delete;

  const posix_spawn_file_actions_t* actions() const { return &actions_; }
  const posix_spawnattr_t* attributes() const { return &attributes_; }

 private:
  posix_spawn_file_actions_t actions_;
  posix_spawnattr_t attributes_;
};

Exit ExitOf(int status) {
  if (WIFEXITED(status)) return {Exit::Kind::kExited, WEXITSTATUS(status)};
  return {Exit::Kind::kKilled, WTERMSIG(status)};
}

Exit WaitFor(pid_t child, const base::Deadline& deadline) {
  milliseconds pause = kFirstPause;
  int status = 0;
  while (waitpid(child, &status, WNOHANG) == 0) {
    if (deadline.Expired()) {
      kill(-child, SIGKILL);
      waitpid(child, &status, 0);
      return {Exit::Kind::kTimedOut, 0};
    }
    std::this_thread::sleep_for(pause);
    pause = std::min(2 * pause, kLongestPause);
  }
  // What it has left running.
  kill(-child, SIGKILL);
  return ExitOf(status);
}

}  // namespace

std::string ToText(const Exit& exit) {
  switch (exit.kind) {
    case Exit::Kind::kExited:
      return "exit status " + std::to_string(exit.code);
    case Exit::Kind::kKilled:
      return "killed by signal " + std::to_string(exit.code);
    case Exit::Kind::kTimedOut:
      break;
  }
  return "stopped: it took too long";
}

base::Result<Exit> RunProgram(const std::vector<std::string>& words,
                              const std::string& output_file,
                              const base::Deadline& deadline) {
  std::vector<char*> arguments;
  for (const std::string& word : words)
    arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  const SpawnSettings settings(output_file);
  pid_t child = 0;
  const int error =
      posix_spawnp(&child, arguments[0], settings.actions(),
                   settings.attributes(), arguments.data(), environ);
  if (error != 0)
    return base::Error{
        std::string("could not be started: ") + std::strerror(error), words[0]};
  return WaitFor(child, deadline);
}

}  // namespace java
