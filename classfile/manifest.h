// The main section of a jar's manifest: lines "Key: value", long ones going on
// after a blank. After the JAR file specification.
#ifndef CLASSFILE_MANIFEST_H_
#define CLASSFILE_MANIFEST_H_

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace classfile {

// The value of a key, whose case does not matter; without blanks around it.
std::optional<std::string> ManifestValue(std::string_view manifest,
                                         std::string_view key);

// The paths of "Class-Path: lib/a.jar classes/", relative ones as they are.
// What is no file has none.
std::vector<std::string> ManifestClassPath(std::string_view manifest);

}  // namespace classfile

#endif  // CLASSFILE_MANIFEST_H_
