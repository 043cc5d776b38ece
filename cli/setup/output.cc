#include "cli/setup/output.h"

#include <fcntl.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "base/os/far.h"
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

OutputStream::OutputStream(std::string name, int file)
    : name_(std::move(name)), file_(file) {}

OutputStream::OutputStream(OutputStream&& other) noexcept
    : name_(std::move(other.name_)),
      file_(std::exchange(other.file_, -1)),
      keeper_(std::move(other.keeper_)) {}

OutputStream::~OutputStream() {
  if (file_ >= 0 && file_ != STDOUT_FILENO) close(file_);
}

base::Result<OutputStream> OutputStream::Open(const Arguments& args) {
  const std::string name = os::ThisFar().Serves() ? "/dev/null" : FileOf(args);
  if (name.empty()) return OutputStream("standard output", STDOUT_FILENO);
  constexpr mode_t kMode = 0666;  // less the user's mask
  const int file = open(name.c_str(), O_WRONLY | O_CREAT | O_TRUNC, kMode);
  if (file < 0) return base::Error{"cannot be written", name};
  return OutputStream(name, file);
}

base::Result<OutputStream> OutputStream::OpenLines(const Arguments& args) {
  ASSIGN_OR_RETURN(OutputStream out, Open(args));
  out.keeper_ = LineKeeper::Start(out.file_);
  return out;
}

base::Status OutputStream::StatusOf(bool written) const {
  if (!written) return base::Error{"could not be written", name_};
  return base::Ok{};
}

base::Status OutputStream::Finish() {
  return StatusOf(keeper_ == nullptr || keeper_->Finish());
}

base::Status OutputStream::Write(const std::string& text) {
  if (keeper_ != nullptr) return StatusOf(keeper_->Write(text));
  for (size_t at = 0; at < text.size();) {
    const ssize_t now = write(file_, text.data() + at, text.size() - at);
    if (now < 0 && errno == EINTR) continue;
    if (now <= 0) return StatusOf(false);
    at += static_cast<size_t>(now);
  }
  return base::Ok{};
}

bool OnTerminal(const Arguments& args) {
  return FileOf(args).empty() && isatty(STDOUT_FILENO) != 0;
}

report::Medium MediumOf(const Arguments& args) {
  winsize size{};
  const bool known = OnTerminal(args) &&
                     ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 &&
                     size.ws_col != 0;
  return {InColour(args), known ? size.ws_col : report::kPageWidth};
}

base::Status CheckOutputs(const Arguments& args) {
  namespace fs = std::filesystem;
  for (const char* option :
       {"--output", "--html", "--csv", "--junit", "--sarif", "--lcov"}) {
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
