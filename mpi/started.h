// A `summa` that was started here, with the sockets that lead to it.
#ifndef MPI_STARTED_H_
#define MPI_STARTED_H_

#include <sys/types.h>

#include <optional>
#include <string>
#include <vector>

namespace mpi {

// $SUMMA_PROGRAM, or the one beside this program, or that of the search path.
std::string ProgramToStart();

class Started {
 public:
  // `role` is the word of SUMMA_CREW (base/os/far.h) before the numbers of so
  // many sockets. One that is not `heard` writes nothing to standard output.
  // Ends this process where the system refuses.
  Started(const std::string& role, size_t sockets, bool heard,
          const std::vector<std::string>& args);
  Started(const Started&) = delete;
  Started& operator=(const Started&) = delete;

  const std::vector<int>& sockets() const { return sockets_; }
  void Signal(int number) const;
  // Its exit status, once it has ended; 128 and more: by a signal.
  std::optional<int> Ended();

 private:
  std::vector<int> sockets_;  // our ends
  pid_t pid_ = -1;
  std::optional<int> status_;
};

}  // namespace mpi

#endif  // MPI_STARTED_H_
