// Carries bytes between a socket here and one at another rank, both ways, until
// both have ended. At most one message of a bounded size is on its way in each
// direction, so who reads slowly is written to slowly, and nothing piles up.
#ifndef MPI_CARRIER_H_
#define MPI_CARRIER_H_

#include <mpi/mpi.h>

#include <optional>
#include <vector>

namespace mpi {

class Carrier {
 public:
  explicit Carrier(int peer, int fd = -1);

  // One that has no socket yet lets wait what comes. Its size; 0: the end.
  std::optional<int> Waiting() const;
  void Connect(int fd) { fd_ = fd; }
  // The end is answered with the end.
  void Decline();

  // What can be carried without waiting. Whether anything was.
  bool Carry();
  int fd() const { return reads_ ? fd_ : -1; }
  bool has_heard_end() const { return !writes_; }
  bool is_done() const { return !reads_ && !writes_ && !IsSending(); }

 private:
  bool IsSending() const;
  bool ToPeer();
  bool FromPeer();

  const int peer_;
  int fd_;
  bool reads_ = true;   // the socket has not ended
  bool writes_ = true;  // the peer has not ended
  std::vector<char> out_, in_;
  mutable MPI_Request sending_ = MPI_REQUEST_NULL;
};

}  // namespace mpi

#endif  // MPI_CARRIER_H_
