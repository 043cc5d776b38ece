// Finds the bytes of a class by its name: in the directories and jars of a
// class path, in order, then in the class library of a JDK. What is in a
// package of the class library is the class library's alone (JVMS 5.3). As for
// `java`, an element that does not exist is skipped, `dir/*` means the jars in
// dir and the manifest of a jar may name others, which come after it; an
// element that exists and cannot be read is an Error.
#ifndef CLASSFILE_CLASS_PATH_H_
#define CLASSFILE_CLASS_PATH_H_

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "classfile/bytes.h"
#include "classfile/jar.h"
#include "classfile/jimage.h"

namespace classfile {

struct ClassBytes {
  Bytes bytes;
  std::string
      origin;  // "dir/A.class", "lib.jar!/A.class", "jrt:/java.base/A.class"
};

class ClassPath {
 public:
  // `path` is "dir:lib.jar"; an empty `jdk_home` means no class library.
  static base::Result<ClassPath> Open(std::string_view path,
                                      const std::string& jdk_home);

  // `name` in internal form: java/lang/Object. nullopt if it is nowhere.
  base::Result<std::optional<ClassBytes>> Find(std::string_view name) const;

  // All classes of the directories and jars, sorted, each once: the closed
  // world. The class library is not listed.
  std::vector<std::string> ClassNames() const;

  // Those on the path that no JVM would load from there, since their package
  // belongs to the class library. Sorted.
  std::vector<std::string> IgnoredNames() const;

  // The elements that do not exist, as they were given.
  const std::vector<std::string>& missing() const { return missing_; }

  // Up to five known names close to one that was not found, closest first.
  std::vector<std::string> NearNames(std::string_view name) const;

  // Null when opened without a JDK.
  const JImage* library() const { return image_ ? &*image_ : nullptr; }

 private:
  struct Element {
    std::string directory;           // empty for a jar
    std::shared_ptr<const Jar> jar;  // null for a directory
  };

  base::Status Add(const std::string& element, int release);
  base::Status AddJar(const std::string& path, int release);
  base::Status AddJarsNamedBy(const Jar& jar, int release);
  base::Status AddJarsOf(const std::string& directory, int release);
  bool Has(const std::string& path) const;
  base::Result<std::optional<ClassBytes>> FindIn(const Element& element,
                                                 std::string_view name) const;
  base::Result<std::optional<ClassBytes>> FindInLibrary(
      std::string_view name) const;
  // The module whose package the class would be in.
  base::Result<std::optional<std::string>> ModuleOf(
      std::string_view name) const;
  std::vector<std::string> ListedNames() const;

  std::vector<Element> elements_;
  std::vector<std::string> missing_;
  std::optional<JImage> image_;
};

}  // namespace classfile

#endif  // CLASSFILE_CLASS_PATH_H_
