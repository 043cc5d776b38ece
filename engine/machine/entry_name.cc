#include "engine/machine/entry_name.h"

#include <algorithm>
#include <filesystem>

#include "classfile/class_file.h"
#include "classfile/descriptor.h"
#include "classfile/file.h"
#include "classfile/parser.h"
#include "engine/machine/java_signature.h"

namespace engine {
namespace {

using base::Error;
using base::Result;

// The directory that holds the class's outermost package.
Result<std::string> RootOf(const std::string& file, std::string_view name) {
  std::error_code error;
  std::filesystem::path root = std::filesystem::absolute(file, error);
  root = root.lexically_normal().parent_path();
  std::string package(name);
  while (package.rfind('/') != std::string::npos) {
    package.resize(package.rfind('/'));
    const std::string last = package.substr(package.rfind('/') + 1);
    if (root.filename() != last)
      return Error{"class " + classfile::InternalToJava(name) +
                       " should be in a directory " + last,
                   file};
    root = root.parent_path();
  }
  return root.string();
}

Result<EntryName> FromFile(const std::string& file, EntryName entry) {
  ASSIGN_OR_RETURN(classfile::Bytes bytes,
                   classfile::ReadFile(file, classfile::kMaxClassFileSize));
  ASSIGN_OR_RETURN(classfile::ClassFile parsed,
                   classfile::ParseClassFile(bytes, file));
  entry.class_name = parsed.name();
  ASSIGN_OR_RETURN(entry.root, RootOf(file, parsed.name()));
  return entry;
}

// "(int)" or "(I)V", as one or the other.
base::Status ReadSignature(const std::string& text, EntryName& entry) {
  if (classfile::IsMethodDescriptor(text)) {
    entry.descriptor = text;
    return base::Ok{};
  }
  if (!text.ends_with(")"))
    return Error{"not a method descriptor: " + text +
                 "; types can be written as in (String,int)"};
  ASSIGN_OR_RETURN(entry.parameters, ReadParameters(text));
  return base::Ok{};
}

}  // namespace

Result<EntryName> ParseEntry(std::string_view text) {
  const size_t colons = text.find("::");
  if (colons == std::string_view::npos || colons == 0 ||
      colons + 2 == text.size())
    return Error{"expected CLASS::METHOD or FILE.class::METHOD",
                 std::string(text)};
  const std::string left(text.substr(0, colons));
  EntryName entry;
  entry.method = text.substr(colons + 2);
  const size_t parenthesis = entry.method.find('(');
  if (parenthesis != std::string::npos) {
    const base::Status read =
        ReadSignature(entry.method.substr(parenthesis), entry);
    if (!read.ok()) return Error{read.error().what, std::string(text)};
    entry.method.resize(parenthesis);
  }
  if (entry.method == "new") entry.method = "<init>";
  if (left.ends_with(".class") &&
      (left.find('/') != std::string::npos || std::filesystem::exists(left)))
    return FromFile(left, std::move(entry));
  entry.class_name = left;
  std::replace(entry.class_name.begin(), entry.class_name.end(), '.', '/');
  return entry;
}

}  // namespace engine
