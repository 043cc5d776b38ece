// The method a person names: pkg.Class::method, also with the types of its
// parameters or its descriptor; Class::new; path/to/File.class::method.
#ifndef ENGINE_MACHINE_ENTRY_NAME_H_
#define ENGINE_MACHINE_ENTRY_NAME_H_

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace engine {

struct EntryName {
  std::string class_name;  // internal form
  std::string method;
  std::string descriptor;  // empty: whatever there is
  // Of a .class file: the directory its package is in. Else empty.
  std::string root;
  // The types of the parameters as written; none: whatever there is.
  std::optional<std::vector<std::string>> parameters = {};
};

// Reads the file where one is named, to learn the class's name.
base::Result<EntryName> ParseEntry(std::string_view text);

}  // namespace engine

#endif  // ENGINE_MACHINE_ENTRY_NAME_H_
