#include "cli/output.h"

#include <sys/resource.h>

#include <cstdio>

#include "report/json_strings.h"
#include "report/visible.h"

namespace cli {

base::Status WriteOutput(const Arguments& args, const std::string& text) {
  const std::string file = args.Get("--output").value_or("");
  FILE* out = file.empty() ? stdout : std::fopen(file.c_str(), "w");
  if (out == nullptr) return base::Error{"cannot be written", file};
  bool written = std::fwrite(text.data(), 1, text.size(), out) == text.size();
  written = std::fflush(out) == 0 && written;
  if (out != stdout) written = std::fclose(out) == 0 && written;
  if (!written)
    return base::Error{"could not be written",
                       file.empty() ? "standard output" : file};
  return base::Ok{};
}

std::string JsonText(const nlohmann::ordered_json& json) {
  return report::Rewritten(json, report::ValidUtf8).dump(2) + "\n";
}

long PeakMemoryKb() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return usage.ru_maxrss;
}

}  // namespace cli
