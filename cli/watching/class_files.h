// The files that classes come from, as far as can be told without reading them:
// which there are, and whether one is still what it was.
#ifndef CLI_WATCHING_CLASS_FILES_H_
#define CLI_WATCHING_CLASS_FILES_H_

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace cli {

// Differs once a file was written, however short the time between, or replaced.
struct FileStamp {
  int64_t written_ns = 0, changed_ns = 0;
  uint64_t inode = 0, size = 0;

  friend bool operator==(const FileStamp&, const FileStamp&) = default;
};

struct ClassFiles {
  std::map<std::string, FileStamp> stamps;  // by path
  std::set<std::string> folders;            // that hold such files, or may
  std::set<std::string> above;              // the folders these are in
};

// `roots`: folders with class files below them, jars and other files, as many
// jars as a folder has ("lib/*"). What is not there has no stamp, but the
// folder where it would come up is among those above. `sources`: .java files
// count, too.
ClassFiles LookAtFiles(const std::set<std::string>& roots, bool sources);

struct FileChange {
  std::string path;
  const char* how;  // "changed", "new", "gone"
};
std::vector<FileChange> ChangesBetween(const ClassFiles& before,
                                       const ClassFiles& after);

}  // namespace cli

#endif  // CLI_WATCHING_CLASS_FILES_H_
