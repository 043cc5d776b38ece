#include "classfile/class_path.h"

#include <algorithm>
#include <filesystem>
#include <set>
#include <system_error>
#include <utility>

#include "base/edit_distance.h"
#include "classfile/descriptor.h"
#include "classfile/file.h"
#include "classfile/jdk_home.h"
#include "classfile/manifest.h"
#include "classfile/parser.h"

namespace classfile {
namespace {

namespace fs = std::filesystem;
constexpr std::string_view kSuffix = ".class";

// The class files below a directory, as internal names.
void ListDirectory(const std::string& root, std::set<std::string>* names) {
  std::error_code error;
  auto options = fs::directory_options::skip_permission_denied;
  fs::recursive_directory_iterator it(root, options, error), end;
  for (; !error && it != end; it.increment(error)) {
    std::string path = it->path().string();
    if (!std::string_view(path).ends_with(kSuffix)) continue;
    std::string name = path.substr(root.size() + 1);
    name.resize(name.size() - kSuffix.size());
    if (IsClassName(name)) names->insert(std::move(name));
  }
}

std::string_view SimpleName(std::string_view name) {
  return name.substr(name.rfind('/') + 1);
}

}  // namespace

base::Result<ClassPath> ClassPath::Open(std::string_view path,
                                        const std::string& jdk_home) {
  ClassPath result;
  int release = jdk_home.empty() ? kDefaultRelease : ReleaseOf(jdk_home);
  while (!path.empty()) {
    std::string_view element = path.substr(0, path.find(':'));
    path.remove_prefix(std::min(element.size() + 1, path.size()));
    // As for `java`, an empty element is the current directory.
    RETURN_IF_ERROR(
        result.Add(element.empty() ? "." : std::string(element), release));
  }
  if (jdk_home.empty()) return result;
  std::string modules = jdk_home + "/lib/modules";
  ASSIGN_OR_RETURN(Bytes bytes, MapFile(modules));
  ASSIGN_OR_RETURN(JImage image, JImage::Open(std::move(bytes), modules));
  result.image_ = std::move(image);
  return result;
}

base::Status ClassPath::Add(const std::string& element, int release) {
  std::error_code error;
  if (element == "*" || element.ends_with("/*"))
    return AddJarsOf(
        element.size() == 1 ? "." : element.substr(0, element.size() - 2),
        release);
  if (fs::is_directory(element, error)) {
    std::string directory = element;
    while (directory.size() > 1 && directory.back() == '/')
      directory.pop_back();
    fs::directory_iterator readable(directory, error);
    if (error) return base::Error{"cannot be read", directory};
    elements_.push_back({directory, nullptr});
    return base::Ok{};
  }
  if (!fs::exists(element, error)) {
    missing_.push_back(element);
    return base::Ok{};
  }
  return AddJar(element, release);
}

base::Status ClassPath::AddJar(const std::string& path, int release) {
  ASSIGN_OR_RETURN(Bytes bytes, MapFile(path));
  ASSIGN_OR_RETURN(Jar jar, Jar::Open(std::move(bytes), path, release));
  auto shared = std::make_shared<const Jar>(std::move(jar));
  elements_.push_back({"", shared});
  return AddJarsNamedBy(*shared, release);
}

// What is not there, or is on the path already, is passed over as by `java`.
base::Status ClassPath::AddJarsNamedBy(const Jar& jar, int release) {
  const fs::path folder = fs::path(jar.name()).parent_path();
  for (const std::string& name : ManifestClassPath(jar.Manifest())) {
    const std::string path = (folder / name).lexically_normal().string();
    std::error_code error;
    if (!fs::exists(path, error) || Has(path)) continue;
    RETURN_IF_ERROR(Add(path, release));
  }
  return base::Ok{};
}

bool ClassPath::Has(const std::string& path) const {
  return std::any_of(
      elements_.begin(), elements_.end(), [&](const Element& element) {
        std::error_code error;
        return fs::equivalent(
            path,
            element.jar == nullptr ? element.directory : element.jar->name(),
            error);
      });
}

base::Status ClassPath::AddJarsOf(const std::string& directory, int release) {
  std::error_code error;
  std::vector<std::string> jars;
  fs::directory_iterator it(directory, error), end;
  for (; !error && it != end; it.increment(error)) {
    std::string extension = it->path().extension().string();
    if (extension == ".jar" || extension == ".JAR")
      jars.push_back(it->path().string());
  }
  std::sort(jars.begin(), jars.end());
  for (const std::string& jar : jars) RETURN_IF_ERROR(AddJar(jar, release));
  return base::Ok{};
}

base::Result<std::optional<ClassBytes>> ClassPath::Find(
    std::string_view name) const {
  // A name such as ../A must not lead out of a directory.
  if (!IsClassName(name)) return std::optional<ClassBytes>();
  ASSIGN_OR_RETURN(std::optional<std::string> module, ModuleOf(name));
  if (module) return FindInLibrary(name);
  for (const Element& element : elements_) {
    ASSIGN_OR_RETURN(std::optional<ClassBytes> found, FindIn(element, name));
    if (found) return found;
  }
  return FindInLibrary(name);
}

base::Result<std::optional<ClassBytes>> ClassPath::FindIn(
    const Element& element, std::string_view name) const {
  std::string path = std::string(name) + std::string(kSuffix);
  if (element.jar != nullptr) {
    if (!element.jar->Has(path)) return std::optional<ClassBytes>();
    ASSIGN_OR_RETURN(Bytes bytes, element.jar->Read(path));
    return std::optional(
        ClassBytes{std::move(bytes), element.jar->name() + "!/" + path});
  }
  std::string file = element.directory + "/" + path;
  std::error_code error;
  if (!fs::is_regular_file(file, error)) return std::optional<ClassBytes>();
  ASSIGN_OR_RETURN(Bytes bytes, ReadFile(file, kMaxClassFileSize));
  return std::optional(ClassBytes{std::move(bytes), file});
}

base::Result<std::optional<ClassBytes>> ClassPath::FindInLibrary(
    std::string_view name) const {
  std::optional<ClassBytes> none;
  ASSIGN_OR_RETURN(std::optional<std::string> module, ModuleOf(name));
  if (!module) return none;
  std::string path = std::string(name) + std::string(kSuffix);
  ASSIGN_OR_RETURN(std::optional<Bytes> bytes, image_->Find(*module, path));
  if (!bytes) return none;
  return std::optional(ClassBytes{*bytes, "jrt:/" + *module + "/" + path});
}

base::Result<std::optional<std::string>> ClassPath::ModuleOf(
    std::string_view name) const {
  const size_t slash = name.rfind('/');
  if (!image_ || slash == std::string_view::npos)
    return std::optional<std::string>();
  return image_->ModuleOf(name.substr(0, slash));
}

std::vector<std::string> ClassPath::ClassNames() const {
  std::vector<std::string> names = ListedNames();
  std::erase_if(names, [this](const std::string& name) {
    auto module = ModuleOf(name);
    return module.ok() && module.value().has_value();
  });
  return names;
}

std::vector<std::string> ClassPath::IgnoredNames() const {
  std::vector<std::string> names = ListedNames();
  std::erase_if(names, [this](const std::string& name) {
    auto module = ModuleOf(name);
    return !module.ok() || !module.value().has_value();
  });
  return names;
}

std::vector<std::string> ClassPath::ListedNames() const {
  std::set<std::string> names;
  for (const Element& element : elements_) {
    if (element.jar == nullptr) {
      ListDirectory(element.directory, &names);
      continue;
    }
    for (std::string& name : element.jar->ClassNames())
      names.insert(std::move(name));
  }
  return {names.begin(), names.end()};
}

std::vector<std::string> ClassPath::NearNames(std::string_view name) const {
  constexpr size_t kMost = 5;
  std::vector<std::string> known = ClassNames();
  if (image_) {
    auto classes = image_->ClassesOf("java.base");
    if (classes.ok())
      for (const std::string& path : classes.value())
        known.push_back(path.substr(0, path.size() - kSuffix.size()));
  }
  std::vector<std::pair<size_t, std::string>> near;
  for (std::string& candidate : known) {
    // A slip in the class's own name, or its package left out.
    size_t distance = std::min(
        base::EditDistance(name, candidate),
        base::EditDistance(SimpleName(name), SimpleName(candidate)) + 1);
    if (distance <= 2) near.emplace_back(distance, std::move(candidate));
  }
  std::sort(near.begin(), near.end());
  std::vector<std::string> names;
  for (size_t i = 0; i < near.size() && i < kMost; ++i)
    names.push_back(std::move(near[i].second));
  return names;
}

}  // namespace classfile
