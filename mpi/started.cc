#include "mpi/started.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <climits>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace mpi {
namespace {

constexpr int kUsage = 2, kOfSignal = 128;

[[noreturn]] void Refuse(const std::string& what) {
  std::fprintf(stderr, "summa-mpi: %s: %s\n", what.c_str(),
               std::strerror(errno));
  std::exit(kUsage);
}

std::string Beside() {
  char name[PATH_MAX] = {};
  if (readlink("/proc/self/exe", name, sizeof name - 1) < 0) return "";
  return std::string(name, strrchr(name, '/')) + "/summa";
}

void Silence() {
  const int nowhere = open("/dev/null", O_WRONLY);
  dup2(nowhere, STDOUT_FILENO);
  close(nowhere);
}

// Between fork and exec.
[[noreturn]] void Become(const std::string& program, bool heard,
                         const std::vector<std::string>& args) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (!heard) Silence();
  std::vector<char*> words = {const_cast<char*>(program.c_str())};
  for (const std::string& arg : args)
    words.push_back(const_cast<char*>(arg.c_str()));
  words.push_back(nullptr);
  execvp(program.c_str(), words.data());
  std::fprintf(stderr,
               "summa-mpi: %s: %s; put summa beside summa-mpi, or name it in "
               "SUMMA_PROGRAM\n",
               program.c_str(), std::strerror(errno));
  _exit(kUsage);
}

}  // namespace

std::string ProgramToStart() {
  if (const char* named = std::getenv("SUMMA_PROGRAM")) return named;
  const std::string beside = Beside();
  return access(beside.c_str(), X_OK) == 0 ? beside : "summa";
}

Started::Started(const std::string& role, size_t sockets, bool heard,
                 const std::vector<std::string>& args) {
  std::vector<int> theirs;
  std::string numbers;
  for (size_t i = 0; i < sockets; ++i) {
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0)
      Refuse("no socket");
    sockets_.push_back(ends[0]);
    theirs.push_back(ends[1]);
    numbers += (i == 0 ? "" : ",") + std::to_string(ends[1]);
  }
  const std::string program = ProgramToStart();
  pid_ = fork();
  if (pid_ < 0) Refuse("no process");
  if (pid_ == 0) {
    for (const int fd : theirs) fcntl(fd, F_SETFD, 0);
    if (sockets > 0) setenv("SUMMA_CREW", (role + " " + numbers).c_str(), 1);
    Become(program, heard, args);
  }
  for (const int fd : theirs) close(fd);
}

void Started::Signal(int number) const {
  if (!status_) kill(pid_, number);
}

std::optional<int> Started::Ended() {
  int how = 0;
  if (!status_ && waitpid(pid_, &how, WNOHANG) == pid_)
    status_ = WIFEXITED(how) ? WEXITSTATUS(how) : kOfSignal + WTERMSIG(how);
  return status_;
}

}  // namespace mpi
