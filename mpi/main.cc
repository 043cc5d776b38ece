// summa-mpi: `mpirun -n N summa-mpi COMMAND ARGUMENTS...` is `summa COMMAND
// ARGUMENTS...` with N - 1 processes on whichever machines that do its work.
//
// Rank 0 starts the `summa` that gives out work and prints; each other rank
// starts one that does work, once there is some. This program only carries
// their bytes.
#include <mpi/mpi.h>
#include <poll.h>
#include <signal.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "mpi/carrier.h"
#include "mpi/started.h"

namespace mpi {
namespace {

constexpr int kPauseMs = 1;       // where there is nothing to carry
constexpr int kLongPauseMs = 20;  // where nothing has been started yet

volatile sig_atomic_t stop_signal = 0;

void ListenToSignals() {
  struct sigaction action = {};
  action.sa_handler = [](int number) { stop_signal = number; };
  sigaction(SIGINT, &action, nullptr);
  sigaction(SIGTERM, &action, nullptr);
}

void ForwardSignal(const Started& program) {
  if (stop_signal == 0) return;
  program.Signal(stop_signal);
  stop_signal = 0;
}

// Until there may be something to do.
void Rest(const std::vector<std::unique_ptr<Carrier>>& carriers) {
  std::vector<pollfd> sockets;
  for (const auto& carrier : carriers)
    sockets.push_back({carrier->fd(), POLLIN, 0});
  poll(sockets.data(), sockets.size(), kPauseMs);
}

bool CarryAll(const std::vector<std::unique_ptr<Carrier>>& carriers) {
  bool any = false;
  for (const auto& carrier : carriers) any |= carrier->Carry();
  return any;
}

int GiveOutWork(int ranks, const std::vector<std::string>& args) {
  Started program("work", static_cast<size_t>(ranks - 1), true, args);
  std::vector<std::unique_ptr<Carrier>> carriers;
  for (int rank = 1; rank < ranks; ++rank)
    carriers.push_back(std::make_unique<Carrier>(
        rank, program.sockets()[static_cast<size_t>(rank - 1)]));
  const auto is_done = [](const auto& carrier) { return carrier->is_done(); };
  while (!program.Ended() ||
         !std::all_of(carriers.begin(), carriers.end(), is_done)) {
    ForwardSignal(program);
    if (!CarryAll(carriers)) Rest(carriers);
  }
  return *program.Ended();
}

// Nothing is started before there is work: a small run needs no help.
void DoWork(const std::vector<std::string>& args) {
  std::vector<std::unique_ptr<Carrier>> one;
  one.push_back(std::make_unique<Carrier>(0));
  Carrier& carrier = *one.front();
  while (!carrier.Waiting()) poll(nullptr, 0, kLongPauseMs);
  if (carrier.Waiting() == 0) return carrier.Decline();
  Started program("serve", 1, false, args);
  carrier.Connect(program.sockets().front());
  bool told = false;
  while (!program.Ended() || !carrier.is_done()) {
    ForwardSignal(program);
    if (carrier.has_heard_end() && !std::exchange(told, true))
      program.Signal(SIGTERM);  // what it is at is of no use any more
    if (!CarryAll(one)) Rest(one);
  }
}

int Run(const std::vector<std::string>& args) {
  int rank = 0, ranks = 1;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  ListenToSignals();
  if (rank == 0) return GiveOutWork(ranks, args);
  DoWork(args);
  return 0;
}

}  // namespace
}  // namespace mpi

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  const int status = mpi::Run({argv + 1, argv + argc});
  MPI_Finalize();
  return status;
}
