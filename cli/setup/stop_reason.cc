#include "cli/setup/stop_reason.h"

#include "cli/setup/interrupt.h"

namespace cli {

std::string StopReason(const search::Exploration& exploration,
                       const search::Limits& limits, bool out_of_memory) {
  if (!exploration.stopped) return "";
  const char* by = "--time-limit";
  if (InterruptFlag()->load())
    by = "the user";
  else if (out_of_memory)
    by = "--memory-limit";
  else if (exploration.paths >= limits.paths)
    by = "--max-paths";
  return std::string("stopped by ") + by + ", " +
         std::to_string(exploration.left) +
         (exploration.left == 1 ? " state left" : " states left");
}

}  // namespace cli
