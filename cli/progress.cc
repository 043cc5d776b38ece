#include "cli/progress.h"

#include <unistd.h>

#include <cstdio>
#include <string>
#include <string_view>

namespace cli {
namespace {

constexpr size_t kCallsPerLook = 64;  // the clock is not free
constexpr auto kOnTerminal = std::chrono::milliseconds(200);
constexpr auto kElsewhere = std::chrono::seconds(1);

}  // namespace

base::Result<Progress> Progress::Read(const Arguments& args) {
  constexpr std::string_view kWhen[] = {"auto", "on", "off"};
  ASSIGN_OR_RETURN(std::string when, args.OneOf("--progress", kWhen));
  const bool terminal = isatty(STDERR_FILENO) != 0;
  if (args.Has("--quiet")) when = "off";
  return Progress(when == "on" || (when == "auto" && terminal), terminal);
}

void Progress::Show(const search::Exploration& so_far, size_t pending) {
  if (!on_ || calls_++ % kCallsPerLook != 0) return;
  const Clock::time_point now = Clock::now();
  if (now - last_ <
      (terminal_ ? Clock::duration(kOnTerminal) : Clock::duration(kElsewhere)))
    return;
  last_ = now;
  std::fprintf(stderr, "%s%llu paths, %llu states, %zu pending, %.0f s%s",
               terminal_ ? "\r" : "",
               static_cast<unsigned long long>(so_far.paths),
               static_cast<unsigned long long>(so_far.states), pending,
               std::chrono::duration<double>(now - start_).count(),
               terminal_ ? "\033[K" : "\n");
  shown_ = true;
}

void Progress::Clear() {
  if (terminal_ && shown_) std::fputs("\r\033[K", stderr);
  shown_ = false;
}

}  // namespace cli
