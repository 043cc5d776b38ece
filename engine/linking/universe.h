// The closed world of a program: the classes an input object may have. They are
// all classes on the class path, all that these name (in constants, descriptors
// and array creations), the supertypes of both, and whatever the table had
// loaded before. The class library is not listed; only what the program speaks
// of is taken from it. Fixed when made, so that it does not
// depend on the order in which paths are explored.
#ifndef ENGINE_LINKING_UNIVERSE_H_
#define ENGINE_LINKING_UNIVERSE_H_

#include <span>
#include <string_view>
#include <vector>

#include "classfile/class_file.h"
#include "engine/linking/class_table.h"
#include "engine/linking/ids.h"
#include "engine/linking/link_error.h"

namespace engine {

class Universe {
 public:
  explicit Universe(ClassTable& table);

  // Loaded, ascending; arrays too, abstract classes and interfaces too.
  std::span<const ClassId> classes() const { return classes_; }
  // Classes of the program, or named by it, that could not be loaded. There
  // can be no object of these; a report should still mention them.
  std::span<const LinkError* const> failures() const { return failures_; }

 private:
  void AddNamedBy(ClassId by);
  void AddCreatedBy(ClassId by, const classfile::Code& code);
  void AddDescriptor(ClassId by, std::string_view descriptor);
  // `by` is the class that names it, or itself.
  void Add(ClassId by, ClassId c);

  ClassTable& table_;
  std::vector<bool> tried_;  // by class
  std::vector<ClassId> classes_;
  std::vector<const LinkError*> failures_;
};

}  // namespace engine

#endif  // ENGINE_LINKING_UNIVERSE_H_
