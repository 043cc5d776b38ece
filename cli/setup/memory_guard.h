// Asks a run to stop once the process has grown beyond --memory-limit, or the
// user wants it to.
#ifndef CLI_SETUP_MEMORY_GUARD_H_
#define CLI_SETUP_MEMORY_GUARD_H_

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>

#include "base/result.h"
#include "cli/options/options.h"

namespace cli {

class MemoryGuard {
 public:
  static base::Result<MemoryGuard> Read(const Arguments& args);

  // Often: most looks cost nothing.
  void Look();
  const std::atomic<bool>* flag() const { return stop_.get(); }
  bool tripped() const { return stop_->load(); }
  uint64_t most_kb() const { return most_kb_; }  // 0: any

 private:
  uint64_t most_kb_ = 0;
  size_t calls_ = 0;
  std::unique_ptr<std::atomic<bool>> stop_ =
      std::make_unique<std::atomic<bool>>(false);
};

}  // namespace cli

#endif  // CLI_SETUP_MEMORY_GUARD_H_
