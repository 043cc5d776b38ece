// The method a person names: pkg.Class::method, with or without a descriptor,
// or path/to/File.class::method.
#ifndef ENGINE_MACHINE_ENTRY_NAME_H_
#define ENGINE_MACHINE_ENTRY_NAME_H_

#include <string>
#include <string_view>

#include "base/result.h"
#include "engine/linking/class_table.h"
#include "engine/linking/ids.h"

namespace engine {

struct EntryName {
  std::string class_name;  // internal form
  std::string method;
  std::string descriptor;  // empty: whatever there is
  // Of a .class file: the directory its package is in. Else empty.
  std::string root;
};

// Reads the file where one is named, to learn the class's name.
base::Result<EntryName> ParseEntry(std::string_view text);

// A method with code. Errors suggest what there is.
base::Result<MethodId> FindEntry(ClassTable& table, const EntryName& name);

// The static boolean method `text`, of the entry's class or "pkg.Class::name",
// that takes what the entry takes, its receiver first.
base::Result<MethodId> FindRequirement(ClassTable& table, MethodId entry,
                                       std::string_view text);

// "pkg.Class::method(I)V".
std::string EntryText(const ClassTable& table, MethodId m);

}  // namespace engine

#endif  // ENGINE_MACHINE_ENTRY_NAME_H_
