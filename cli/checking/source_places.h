// Where sources are, for tools that show them: a file goes by its package, as
// in "suite/List.java", until it is found below one of the folders searched.
#ifndef CLI_CHECKING_SOURCE_PLACES_H_
#define CLI_CHECKING_SOURCE_PLACES_H_

#include <string>
#include <string_view>
#include <vector>

#include "cli/options/options.h"
#include "engine/linking/class_info.h"

namespace cli {

// Of a class, internal form, and the name of its file; empty: not known, or no
// plain file name.
std::string SourcePath(std::string_view class_name, const std::string& file);
// Empty for the class library, too: nobody has its sources at hand.
std::string SourcePathOf(const engine::ClassInfo& info);

class SourcePlaces {
 public:
  explicit SourcePlaces(std::vector<std::string> folders)
      : folders_(std::move(folders)) {}
  // The folders of --source-path, those of the class path, and those of the
  // operands that are folders or sources.
  static SourcePlaces Read(const Arguments& args);

  // The file as it is reached from the working folder, where it is found; else
  // what was given.
  std::string Find(const std::string& source) const;

 private:
  std::vector<std::string> folders_;
};

}  // namespace cli

#endif  // CLI_CHECKING_SOURCE_PLACES_H_
