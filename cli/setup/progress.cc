#include "cli/setup/progress.h"

#include <unistd.h>

#include <cstdio>
#include <string_view>

namespace cli {
namespace {

constexpr auto kOnTerminal = std::chrono::milliseconds(200);
constexpr auto kElsewhere = std::chrono::milliseconds(1000);

}  // namespace

base::Result<Progress> Progress::Read(const Arguments& args) {
  constexpr std::string_view kWhen[] = {"auto", "on", "off"};
  std::string when = "auto";
  if (args.Get("--progress")) {
    ASSIGN_OR_RETURN(when, args.OneOf("--progress", kWhen));
  }
  const bool terminal = isatty(STDERR_FILENO) != 0;
  if (args.Has("--quiet")) when = "off";
  return Progress(when == "on" || (when == "auto" && terminal), terminal);
}

bool Progress::Due() const {
  return on_ && Clock::now() - last_ >= (terminal_ ? kOnTerminal : kElsewhere);
}

void Progress::Show(const std::string& text) {
  if (!on_) return;
  last_ = Clock::now();
  std::fprintf(stderr, "%s%s, %.0f s%s", terminal_ ? "\r" : "", text.c_str(),
               std::chrono::duration<double>(last_ - start_).count(),
               terminal_ ? "\033[K" : "\n");
  shown_ = true;
}

void Progress::Clear() {
  if (terminal_ && shown_) std::fputs("\r\033[K", stderr);
  shown_ = false;
}

}  // namespace cli
