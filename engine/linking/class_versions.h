// Two versions of a program as one: classes are those of the first class path,
// and where the second has another file of that name, its methods are there
// besides (ClassInfo::version_of), for runs of the new version. That works as
// long as objects and dispatch are alike; else there is an obstacle.
#ifndef ENGINE_LINKING_CLASS_VERSIONS_H_
#define ENGINE_LINKING_CLASS_VERSIONS_H_

#include <string>
#include <vector>

#include "base/result.h"
#include "classfile/class_path.h"
#include "engine/linking/class_table.h"
#include "engine/linking/ids.h"

namespace engine {

// Makes versions of all classes of `newer` that the table's class path has,
// too, from other bytes. An error: a class that cannot be read.
base::Status AddVersions(ClassTable& table, const classfile::ClassPath& newer);

// Why a version cannot be run in place of its class.
struct VersionObstacle {
  ClassId of;
  std::string what;
};
std::vector<VersionObstacle> VersionObstacles(ClassTable& table);

// Methods that both versions of their class have, with code that says something
// else. Indexes of constants and numbers of lines are not said.
std::vector<MethodId> ChangedMethods(const ClassTable& table);

}  // namespace engine

#endif  // ENGINE_LINKING_CLASS_VERSIONS_H_
