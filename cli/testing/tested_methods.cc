#include "cli/testing/tested_methods.h"

#include <algorithm>
#include <utility>

#include "check/testgen/access.h"
#include "classfile/access_flags.h"
#include "classfile/class_file.h"
#include "engine/linking/class_table.h"
#include "engine/machine/entry_lookup.h"

namespace cli {
namespace {

using base::Result;
using check::MethodName;
using classfile::ClassFile;
using classfile::Method;

MethodName MethodNameOf(const ClassFile& file, const Method& method) {
  return {
      std::string(file.name()),           std::string(method.name),
      std::string(method.descriptor),     method.Has(classfile::kAccStatic),
      method.Has(classfile::kAccPrivate), file.Has(classfile::kAccInterface)};
}

// Somebody wrote it, and a test may call it.
bool IsVisible(const ClassFile& file, const Method& method) {
  const bool of_enum = file.super_name() == "java/lang/Enum" &&
                       method.Has(classfile::kAccStatic) &&
                       (method.name == "values" || method.name == "valueOf");
  const bool of_abstract =
      method.name == "<init>" && file.Has(classfile::kAccAbstract);
  return method.code && !method.Has(classfile::kAccSynthetic) &&
         !method.Has(classfile::kAccBridge) &&
         !method.Has(classfile::kAccPrivate) && method.name != "<clinit>" &&
         !of_enum && !of_abstract;
}

class MethodFinder {
 public:
  explicit MethodFinder(check::ClassReader& reader) : reader_(reader) {}

  base::Status Add(const Target& target) {
    if (target.method) return AddNamed(*target.method);
    for (const std::string& name : target.classes)
      RETURN_IF_ERROR(AddClass(name, target.many));
    return base::Ok{};
  }

  std::vector<TestedClass> Take() { return std::move(classes_); }

 private:
  base::Status AddNamed(const engine::EntryName& name) {
    engine::ClassTable table(reader_.path());
    ASSIGN_OR_RETURN(engine::Entry entry, engine::FindEntry(table, name));
    const engine::MethodInfo& info = table[entry.method];
    ASSIGN_OR_RETURN(const ClassFile* file,
                     reader_.Read(table[info.owner].name));
    const Method* method = file->FindMethod(info.name(), info.descriptor());
    if (method == nullptr)
      return base::Error{"its class file has no such method", name.method};
    Put(table[entry.on].name, MethodNameOf(*file, *method));
    return base::Ok{};
  }

  base::Status AddClass(const std::string& name, bool many) {
    ASSIGN_OR_RETURN(const ClassFile* file, reader_.Read(name));
    testgen::Access access(reader_, testgen::PackageOf(name));
    if (many && !access.ClassText(name)) return base::Ok{};
    for (const Method& method : file->methods)
      if (IsVisible(*file, method)) Put(name, MethodNameOf(*file, method));
    return base::Ok{};
  }

  void Put(const std::string& on, MethodName method) {
    auto found =
        std::find_if(classes_.begin(), classes_.end(),
                     [&](const TestedClass& each) { return each.name == on; });
    if (found == classes_.end())
      found = classes_.insert(classes_.end(), TestedClass{on, {}});
    for (const MethodName& other : found->methods)
      if (other.name == method.name && other.descriptor == method.descriptor &&
          other.owner == method.owner)
        return;
    found->methods.push_back(std::move(method));
  }

  check::ClassReader& reader_;
  std::vector<TestedClass> classes_;
};

}  // namespace

Result<std::vector<TestedClass>> MethodsToTest(
    check::ClassReader& reader, const std::vector<Result<Target>>& targets) {
  MethodFinder finder(reader);
  for (const Result<Target>& target : targets) {
    if (!target.ok()) return target.error();
    RETURN_IF_ERROR(finder.Add(target.value()));
  }
  std::vector<TestedClass> classes = finder.Take();
  if (classes.empty())
    return base::Error{
        "nothing to test: no method with code that a test could "
        "call"};
  return classes;
}

}  // namespace cli
