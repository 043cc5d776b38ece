#include "cli/setup/source_entry.h"

#include <stdlib.h>
#include <unistd.h>

#include <system_error>
#include <utility>
#include <vector>

#include "base/deadline.h"
#include "base/os/program.h"
#include "cli/setup/interrupt.h"

namespace cli {
namespace {

using base::Error;
using base::Result;
namespace fs = std::filesystem;

constexpr std::string_view kSuffix = ".java";

size_t Colons(const std::string& operand) {
  return std::min(operand.find("::"), operand.size());
}

std::string Javac(const std::string& jdk_home) {
  std::error_code error;
  const fs::path own = fs::path(jdk_home) / "bin" / "javac";
  return !jdk_home.empty() && fs::exists(own, error) ? own.string() : "javac";
}

// The class of the file's name; javac has put it below its package's folders.
Result<std::string> FindClass(const fs::path& folder,
                              const std::string& source) {
  const std::string name = fs::path(source).stem().string() + ".class";
  std::error_code error;
  std::vector<fs::path> found;
  for (const auto& entry : fs::recursive_directory_iterator(folder, error))
    if (entry.path().filename() == name) found.push_back(entry.path());
  if (found.size() == 1) return found[0].string();
  if (found.empty())
    return Error{
        "has no class of the file's name: compile it and name the "
        "class, -cp DIR CLASS::METHOD",
        source};
  return Error{
      "several classes are called like the file: compile it and name "
      "the class, -cp DIR CLASS::METHOD",
      source};
}

}  // namespace

TemporaryFolder::TemporaryFolder(fs::path path)
    : path_(std::move(path)), owner_(getpid()) {}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  if (owner_ == getpid()) fs::remove_all(path_, ignored);
}

Result<std::shared_ptr<TemporaryFolder>> TemporaryFolder::Make() {
  std::error_code error;
  std::string name = (fs::temp_directory_path(error) / "summa-XXXXXX").string();
  if (error || mkdtemp(name.data()) == nullptr)
    return Error{"no folder for compiled classes can be made", name};
  return std::shared_ptr<TemporaryFolder>(new TemporaryFolder(name));
}

bool IsSourceEntry(const std::string& operand) {
  return operand.substr(0, Colons(operand)).ends_with(kSuffix) &&
         Colons(operand) != operand.size();
}

std::string SourceFolderOf(const std::string& operand) {
  const fs::path folder =
      fs::path(operand.substr(0, Colons(operand))).parent_path();
  return folder.empty() ? "." : folder.string();
}

Result<std::shared_ptr<TemporaryFolder>> CompileSources(
    const std::vector<std::string>& sources, const std::string& class_path,
    const std::string& jdk_home) {
  const std::string& first = sources.front();
  std::error_code error;
  for (const std::string& source : sources)
    if (!fs::is_regular_file(source, error))
      return Error{"no such file", source};
  ASSIGN_OR_RETURN(std::shared_ptr<TemporaryFolder> folder,
                   TemporaryFolder::Make());
  base::Deadline deadline;
  deadline.CancelOn(InterruptFlag());
  std::vector<std::string> command = {Javac(jdk_home),
                                      "-J-XX:-UsePerfData",
                                      "-J-XX:TieredStopAtLevel=1",
                                      "-g",
                                      "-proc:none",
                                      "-nowarn",
                                      "-cp",
                                      class_path,
                                      "-d",
                                      folder->path().string()};
  command.insert(command.end(), sources.begin(), sources.end());
  const Result<os::Exit> exit = os::RunProgram(command, "", deadline);
  if (!exit.ok())
    return Error{
        "cannot be compiled: there is no javac; install a JDK or name "
        "one with --jdk",
        first};
  if (exit.value().kind == os::Exit::Kind::kTimedOut)
    return Error{"was not compiled: interrupted", first};
  if (exit.value().kind != os::Exit::Kind::kExited || exit.value().code != 0)
    return Error{"javac did not compile it; see above", first};
  return folder;
}

Result<SourceEntry> CompileSource(const std::string& operand,
                                  const std::string& class_path,
                                  const std::string& jdk_home) {
  const std::string source = operand.substr(0, Colons(operand));
  ASSIGN_OR_RETURN(std::shared_ptr<TemporaryFolder> folder,
                   CompileSources({source}, class_path, jdk_home));
  ASSIGN_OR_RETURN(std::string file, FindClass(folder->path(), source));
  return SourceEntry{file + operand.substr(source.size()), std::move(folder)};
}

}  // namespace cli
