#include "check/class_reader.h"

#include <optional>
#include <utility>

#include "base/result.h"
#include "classfile/parser.h"

namespace check {

using base::Error;
using base::Result;
using classfile::ClassFile;

Result<const ClassFile*> ClassReader::Read(const std::string& name) {
  if (auto known = files_.find(name); known != files_.end())
    return static_cast<const ClassFile*>(known->second.get());
  ASSIGN_OR_RETURN(std::optional<classfile::ClassBytes> found,
                   path_.Find(name));
  if (!found) return Error{"no such class on the class path", name};
  ASSIGN_OR_RETURN(ClassFile file, classfile::ParseClassFile(
                                       std::move(found->bytes), found->origin));
  auto kept = std::make_unique<ClassFile>(std::move(file));
  return static_cast<const ClassFile*>(
      files_.emplace(name, std::move(kept)).first->second.get());
}

std::vector<std::string> ClassReader::Names() const {
  std::vector<std::string> names;
  for (const auto& [name, file] : files_) names.push_back(name);
  return names;
}

std::vector<const ClassFile*> ClassReader::WithSuperclasses(
    const std::string& name) {
  std::vector<const ClassFile*> chain;
  std::string next = name;
  // A circle of superclasses is noticed when the class is linked.
  constexpr size_t kLongest = 1'000;
  while (!next.empty() && chain.size() < kLongest) {
    const Result<const ClassFile*> file = Read(next);
    if (!file.ok() || IsOfLibrary(*file.value())) break;
    chain.push_back(file.value());
    next = file.value()->super_name();
  }
  return chain;
}

bool IsOfLibrary(const ClassFile& file) {
  return file.origin.starts_with("jrt:");
}

}  // namespace check
