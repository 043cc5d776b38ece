// The classes of a class path, each by two numbers: one of all its bytes, and
// one of what it declares and names, its code left out. An analysis reads the
// latter of every class (engine/linking/universe.h), the code only of those it
// runs or searches.
#ifndef CLI_WATCHING_CLASS_DIGESTS_H_
#define CLI_WATCHING_CLASS_DIGESTS_H_

#include <cstdint>
#include <map>
#include <set>
#include <string>

#include "classfile/class_file.h"
#include "classfile/class_path.h"

namespace cli {

struct ClassDigest {
  uint64_t shape = 0, bytes = 0;

  friend bool operator==(const ClassDigest&, const ClassDigest&) = default;
};

struct ClassDigests {
  std::map<std::string, ClassDigest> classes;     // by internal name
  std::map<std::string, std::string> unreadable;  // why, by the same
};

ClassDigests DigestClasses(const classfile::ClassPath& path);

// Of a target: what cannot be read in a folder or a jar, or of a class file;
// empty: nothing, or it is no file.
std::map<std::string, std::string> UnreadableIn(const std::string& target);

uint64_t ShapeOf(const classfile::ClassFile& file);

struct ClassChanges {
  bool shape = false;             // of any; or a class came or went
  std::set<std::string> changed;  // however
};
ClassChanges CompareClasses(const ClassDigests& before,
                            const ClassDigests& after);

// Those that cannot be read now and were not like this before: somebody may be
// writing them.
std::map<std::string, std::string> NewlyUnreadable(const ClassDigests& before,
                                                   const ClassDigests& after);

}  // namespace cli

#endif  // CLI_WATCHING_CLASS_DIGESTS_H_
