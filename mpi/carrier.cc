#include "mpi/carrier.h"

#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>

namespace mpi {
namespace {

constexpr size_t kMostBytes = size_t{1} << 16;  // of a message
constexpr int kTag = 0;

// Whoever is gone does not mind.
void WriteAll(int fd, const char* bytes, size_t size) {
  while (size > 0) {
    const ssize_t put = send(fd, bytes, size, MSG_NOSIGNAL);
    if (put < 0 && errno == EINTR) continue;
    if (put <= 0) return;
    bytes += put;
    size -= static_cast<size_t>(put);
  }
}

}  // namespace

Carrier::Carrier(int peer, int fd)
    : peer_(peer), fd_(fd), out_(kMostBytes), in_(kMostBytes) {}

std::optional<int> Carrier::Waiting() const {
  int there = 0, size = 0;
  MPI_Status status;
  MPI_Iprobe(peer_, kTag, MPI_COMM_WORLD, &there, &status);
  if (there == 0) return std::nullopt;
  MPI_Get_count(&status, MPI_CHAR, &size);
  return size;
}

void Carrier::Decline() {
  MPI_Recv(nullptr, 0, MPI_CHAR, peer_, kTag, MPI_COMM_WORLD,
           MPI_STATUS_IGNORE);
  MPI_Send(nullptr, 0, MPI_CHAR, peer_, kTag, MPI_COMM_WORLD);
}

bool Carrier::IsSending() const {
  int sent = 1;
  MPI_Test(&sending_, &sent, MPI_STATUS_IGNORE);
  return sent == 0;
}

bool Carrier::Carry() {
  const bool out = ToPeer();
  return FromPeer() || out;
}

// An empty message is the end.
bool Carrier::ToPeer() {
  if (!reads_ || fd_ < 0 || IsSending()) return false;
  const ssize_t got = recv(fd_, out_.data(), out_.size(), MSG_DONTWAIT);
  if (got < 0 && (errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR))
    return false;
  if (got <= 0) reads_ = false;
  MPI_Isend(out_.data(), got > 0 ? static_cast<int>(got) : 0, MPI_CHAR, peer_,
            kTag, MPI_COMM_WORLD, &sending_);
  return true;
}

bool Carrier::FromPeer() {
  if (!writes_ || fd_ < 0 || !Waiting()) return false;
  MPI_Status status;
  MPI_Recv(in_.data(), static_cast<int>(in_.size()), MPI_CHAR, peer_, kTag,
           MPI_COMM_WORLD, &status);
  int size = 0;
  MPI_Get_count(&status, MPI_CHAR, &size);
  writes_ = size > 0;
  if (writes_)
    WriteAll(fd_, in_.data(), static_cast<size_t>(size));
  else
    shutdown(fd_, SHUT_WR);
  return true;
}

}  // namespace mpi
