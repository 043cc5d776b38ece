// Class files by name, each read once: what looking for properties needs of a
// class path. Runs and links nothing.
#ifndef CHECK_CLASS_READER_H_
#define CHECK_CLASS_READER_H_

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "classfile/class_file.h"
#include "classfile/class_path.h"

namespace check {

class ClassReader {
 public:
  // The class path must outlive this.
  explicit ClassReader(const classfile::ClassPath& path) : path_(path) {}

  const classfile::ClassPath& path() const { return path_; }

  // `name` in internal form. There for good.
  base::Result<const classfile::ClassFile*> Read(const std::string& name);

  // Those that were read.
  std::vector<std::string> Names() const;

  // The class and its superclasses that are not the class library's, from the
  // class up; ends where one cannot be read.
  std::vector<const classfile::ClassFile*> WithSuperclasses(
      const std::string& name);

 private:
  const classfile::ClassPath& path_;
  std::map<std::string, std::unique_ptr<classfile::ClassFile>> files_;
};

// Whether it comes with the JDK.
bool IsOfLibrary(const classfile::ClassFile& file);

}  // namespace check

#endif  // CHECK_CLASS_READER_H_
