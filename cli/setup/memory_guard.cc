#include "cli/setup/memory_guard.h"

#include "cli/setup/interrupt.h"
#include "cli/setup/output.h"

namespace cli {

base::Result<MemoryGuard> MemoryGuard::Read(const Arguments& args) {
  MemoryGuard guard;
  if (args.Has("--memory-limit")) {
    ASSIGN_OR_RETURN(uint64_t mb, args.Number("--memory-limit", 1, 1'000'000));
    guard.most_kb_ = mb * 1024;
  }
  return guard;
}

void MemoryGuard::Look() {
  constexpr size_t kCallsPerLook = 64;
  if (InterruptFlag()->load() ||
      (most_kb_ != 0 && calls_++ % kCallsPerLook == 0 &&
       static_cast<uint64_t>(PeakMemoryKb()) > most_kb_))
    stop_->store(true);
}

}  // namespace cli
