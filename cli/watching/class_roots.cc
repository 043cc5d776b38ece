#include "cli/watching/class_roots.h"

#include <filesystem>
#include <set>
#include <sstream>
#include <system_error>
#include <utility>

#include "classfile/file.h"
#include "classfile/jar.h"
#include "classfile/jdk_home.h"
#include "classfile/manifest.h"

namespace cli {
namespace {

namespace fs = std::filesystem;

std::string FileOf(const std::string& operand) {
  return operand.substr(0, operand.find("::"));
}

class Roots {
 public:
  explicit Roots(std::string left_out) : left_out_(std::move(left_out)) {}

  void Add(const std::string& element) {
    if (!left_out_.empty() && element.starts_with(left_out_)) return;
    if (!found_.insert(element.empty() ? "." : element).second) return;
    std::error_code error;
    if (fs::is_regular_file(element, error)) AddNamedBy(element);
    if (element == "*" || element.ends_with("/*"))
      AddJarsOf(element.size() == 1 ? "."
                                    : element.substr(0, element.size() - 2));
  }

  std::vector<std::string> Take() const {
    return {found_.begin(), found_.end()};
  }

 private:
  void AddJarsOf(const std::string& folder) {
    std::error_code error;
    for (fs::directory_iterator it(folder, error), end; !error && it != end;
         it.increment(error))
      if (it->path().extension() == ".jar" || it->path().extension() == ".JAR")
        AddNamedBy(it->path().string());
  }

  // A jar that cannot be read names none; the round says so.
  void AddNamedBy(const std::string& path) {
    auto bytes = classfile::MapFile(path);
    if (!bytes.ok()) return;
    const auto jar = classfile::Jar::Open(std::move(bytes.value()), path,
                                          classfile::kDefaultRelease);
    if (!jar.ok()) return;
    for (const std::string& name :
         classfile::ManifestClassPath(jar.value().Manifest()))
      Add((fs::path(path).parent_path() / name).lexically_normal().string());
  }

  const std::string left_out_;
  std::set<std::string> found_;
};

}  // namespace

bool IsSource(const std::string& operand) {
  return FileOf(operand).ends_with(".java");
}

std::vector<std::string> RootsOf(const std::string& class_path,
                                 const std::vector<std::string>& operands,
                                 const std::string& left_out) {
  Roots roots(left_out);
  std::stringstream in(class_path);
  for (std::string element; std::getline(in, element, ':');) roots.Add(element);
  std::error_code error;
  for (const std::string& operand : operands)
    if (fs::exists(FileOf(operand), error)) roots.Add(FileOf(operand));
  return roots.Take();
}

}  // namespace cli
