// Finds the source a class was compiled from: the file its SourceFile attribute
// names, in the folder of its package, below one of the folders searched. The
// attribute is a stranger's text: a name that is no plain file name, and could
// lead elsewhere, is not looked for.
#ifndef CLI_PAGES_HTML_SOURCES_H_
#define CLI_PAGES_HTML_SOURCES_H_

#include <map>
#include <string>
#include <vector>

#include "classfile/class_file.h"
#include "cli/options/options.h"
#include "engine/linking/class_table.h"
#include "engine/machine/entry_name.h"
#include "engine/state/body.h"
#include "report/html/paths.h"

namespace cli {

class SourceFinder {
 public:
  // The folders of --source-path; without it those of the class path, and
  // beside each class file.
  SourceFinder(const Arguments& args, const engine::EntryName& entry);

  // The method with its lines of source, or with why there are none.
  html::MethodSource Find(const engine::ClassTable& table,
                          const engine::Body& body);

 private:
  using Lines = std::vector<std::string>;

  const Lines& LinesOf(const classfile::ClassFile& file,
                       const std::string& name);

  std::vector<std::string> folders_;
  bool beside_classes_;
  std::map<std::string, Lines> files_;  // by package and name; empty: not found
};

}  // namespace cli

#endif  // CLI_PAGES_HTML_SOURCES_H_
