#include "cli/setup/output.h"

#include <sys/resource.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "report/colour.h"

namespace cli {
namespace {

bool CanMakeFilesIn(const std::filesystem::path& folder) {
  return access(folder.empty() ? "." : folder.c_str(), W_OK) == 0;
}

// Empty: standard output, which is also called "-".
std::string FileOf(const Arguments& args) {
  const std::string file = args.Get("--output").value_or("");
  return file == "-" ? "" : file;
}

}  // namespace

base::Status WriteOutput(const Arguments& args, const std::string& text) {
  const std::string file = FileOf(args);
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

base::Status CheckOutputs(const Arguments& args) {
  namespace fs = std::filesystem;
  for (const char* option : {"--output", "--html", "--csv"}) {
    const std::optional<std::string> file = args.Get(option);
    if (!file || (option == std::string_view("--output") && *file == "-"))
      continue;
    std::error_code error;
    const fs::path folder = fs::path(*file).parent_path();
    if (fs::is_directory(*file, error))
      return base::Error{
          "is a folder; " + std::string(option) + " takes the name of a file",
          *file};
    if (!folder.empty() && !fs::is_directory(folder, error))
      return base::Error{
          "cannot be written: there is no folder " + folder.string(), *file};
    if (fs::exists(*file, error) ? access(file->c_str(), W_OK) != 0
                                 : !CanMakeFilesIn(folder))
      return base::Error{"cannot be written", *file};
  }
  return base::Ok{};
}

bool InColour(const Arguments& args) {
  return FileOf(args).empty() &&
         report::WantsColour(isatty(STDOUT_FILENO) != 0,
                             std::getenv("NO_COLOR"), std::getenv("TERM"));
}

long PeakMemoryKb() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return usage.ru_maxrss;
}

}  // namespace cli
