// A method named by its source, path/to/File.java::method: compiled with the
// JDK's own javac into a folder that lives as long as this program, so that a
// first look at a source file takes one command.
#ifndef CLI_SETUP_SOURCE_ENTRY_H_
#define CLI_SETUP_SOURCE_ENTRY_H_

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "base/result.h"

namespace cli {

// Removed with its contents by the process that made it; not by one forked
// from it.
class TemporaryFolder {
 public:
  static base::Result<std::shared_ptr<TemporaryFolder>> Make();
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  const std::filesystem::path& path() const { return path_; }

 private:
  explicit TemporaryFolder(std::filesystem::path path);

  std::filesystem::path path_;
  int owner_;
};

struct SourceEntry {
  std::string operand;  // FILE.class::METHOD
  std::shared_ptr<TemporaryFolder> classes;
};

// Whether the operand names a source file.
bool IsSourceEntry(const std::string& operand);

// Of FILE.java::METHOD, "." where the name has none.
std::string SourceFolderOf(const std::string& operand);

// All of them, into one folder. What javac has to say goes to standard error.
// Nothing of the program is run, no annotation processor either.
base::Result<std::shared_ptr<TemporaryFolder>> CompileSources(
    const std::vector<std::string>& sources, const std::string& class_path,
    const std::string& jdk_home);

base::Result<SourceEntry> CompileSource(const std::string& operand,
                                        const std::string& class_path,
                                        const std::string& jdk_home);

}  // namespace cli

#endif  // CLI_SETUP_SOURCE_ENTRY_H_
