#include "cli/setup/interrupt.h"

#include <csignal>

namespace cli {
namespace {

// A signal handler can reach nothing but a static.
std::atomic<bool> interrupted{false};

void OnSignal(int signal) {
  interrupted.store(true, std::memory_order_relaxed);
  std::signal(signal, SIG_DFL);
}

}  // namespace

const std::atomic<bool>* InterruptFlag() {
  [[maybe_unused]] static const bool installed = [] {
    std::signal(SIGINT, OnSignal);
    std::signal(SIGTERM, OnSignal);
    return true;
  }();
  return &interrupted;
}

void RequestStop() { interrupted.store(true, std::memory_order_relaxed); }

}  // namespace cli
