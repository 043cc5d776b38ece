// What two versions of a program do not have alike: methods to be judged, and
// what only one of the versions has, which nothing can be judged by.
#ifndef CLI_DIFFERING_VERSION_CHANGES_H_
#define CLI_DIFFERING_VERSION_CHANGES_H_

#include <string>
#include <vector>

#include "base/result.h"
#include "classfile/class_path.h"
#include "engine/machine/entry_name.h"

namespace cli {

struct VersionChanges {
  // Those whose code has changed; then those that call them, if asked for.
  std::vector<engine::EntryName> methods;
  // Methods and classes, for people.
  std::vector<std::string> only_old, only_new;
};

// `path`: as the old version is run. `callers`: also methods that have not
// changed and come to one that has, perhaps by way of others: by which methods
// their code names, in classes that both versions have.
base::Result<VersionChanges> FindChanges(const classfile::ClassPath& path,
                                         const classfile::ClassPath& older,
                                         const classfile::ClassPath& newer,
                                         bool callers);

}  // namespace cli

#endif  // CLI_DIFFERING_VERSION_CHANGES_H_
