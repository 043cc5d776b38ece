#include "engine/machine/entry_name.h"

#include <algorithm>
#include <filesystem>
#include <vector>

#include "base/edit_distance.h"
#include "classfile/class_file.h"
#include "classfile/descriptor.h"
#include "classfile/file.h"
#include "classfile/parser.h"

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

std::vector<MethodId> Candidates(const ClassTable& table, ClassId c,
                                 const EntryName& name) {
  std::vector<MethodId> found;
  for (MethodId m : table[c].methods)
    if (table[m].name() == name.method &&
        (name.descriptor.empty() || table[m].descriptor() == name.descriptor))
      found.push_back(m);
  return found;
}

std::string List(const ClassTable& table,
                 const std::vector<MethodId>& methods) {
  std::string text;
  for (MethodId m : methods)
    text += (text.empty() ? "" : ", ") + std::string(table[m].name()) +
            std::string(table[m].descriptor());
  return text;
}

Error NoSuchMethod(const ClassTable& table, ClassId c, const EntryName& name) {
  std::vector<MethodId> near;
  for (MethodId m : table[c].methods)
    if (table[m].declaration->code && table[m].name()[0] != '<')
      near.push_back(m);
  auto distance = [&](MethodId m) {
    return base::EditDistance(name.method, table[m].name());
  };
  std::stable_sort(near.begin(), near.end(), [&](MethodId a, MethodId b) {
    return distance(a) < distance(b);
  });
  if (near.size() > 5) near.resize(5);
  std::string what = "no method " + name.method + name.descriptor;
  if (!near.empty()) what += "; did you mean " + List(table, near) + "?";
  return Error{what, table.TextOf(c)};
}

Result<MethodId> Runnable(const ClassTable& table, MethodId m) {
  if (table[m].declaration->code) return m;
  return Error{std::string(table[m].IsAbstract() ? "abstract" : "native") +
                   " method: there is no code to explore",
               EntryText(table, m)};
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
    entry.descriptor = entry.method.substr(parenthesis);
    entry.method.resize(parenthesis);
    if (!classfile::IsMethodDescriptor(entry.descriptor))
      return Error{"not a method descriptor: " + entry.descriptor,
                   std::string(text)};
  }
  if (left.ends_with(".class") &&
      (left.find('/') != std::string::npos || std::filesystem::exists(left)))
    return FromFile(left, std::move(entry));
  entry.class_name = left;
  std::replace(entry.class_name.begin(), entry.class_name.end(), '.', '/');
  return entry;
}

Result<MethodId> FindEntry(ClassTable& table, const EntryName& name) {
  ASSIGN_OR_RETURN(ClassId c,
                   table.Load(std::string_view(name.class_name)).ToResult());
  const std::vector<MethodId> found = Candidates(table, c, name);
  if (found.empty()) return NoSuchMethod(table, c, name);
  if (found.size() == 1) return Runnable(table, found[0]);
  std::vector<MethodId> with_code;
  for (MethodId m : found)
    if (table[m].declaration->code) with_code.push_back(m);
  if (with_code.size() == 1) return with_code[0];
  return Error{
      "several methods " + name.method + "; name one of " + List(table, found),
      table.TextOf(c)};
}

Result<MethodId> FindRequirement(ClassTable& table, MethodId entry,
                                 std::string_view text) {
  const ClassId owner = table[entry].owner;
  EntryName name{table[owner].name, std::string(text), "", ""};
  if (text.find("::") != std::string_view::npos) {
    ASSIGN_OR_RETURN(name, ParseEntry(text));
  }
  const std::string_view descriptor = table[entry].descriptor();
  std::string parameters(descriptor.substr(1, descriptor.find(')') - 1));
  if (!table[entry].IsStatic())
    parameters = "L" + table[owner].name + ";" + parameters;
  name.descriptor = "(" + parameters + ")Z";
  ASSIGN_OR_RETURN(MethodId found, FindEntry(table, name));
  if (!table[found].IsStatic())
    return Error{"expected a static method", EntryText(table, found)};
  return found;
}

std::string EntryText(const ClassTable& table, MethodId m) {
  return table.TextOf(table[m].owner) + "::" + std::string(table[m].name()) +
         std::string(table[m].descriptor());
}

}  // namespace engine
