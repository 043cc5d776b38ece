#include "cli/checking/targets.h"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>

#include "cli/options/class_path_option.h"
#include "cli/setup/analysis_setup.h"

namespace cli {
namespace {

using base::Error;
using base::Result;
namespace fs = std::filesystem;

std::string Internal(std::string name) {
  std::replace(name.begin(), name.end(), '.', '/');
  return name;
}

// Class files of a folder, however deep, sorted.
std::vector<fs::path> ClassFilesIn(const fs::path& folder) {
  std::vector<fs::path> files;
  std::error_code error;
  for (fs::recursive_directory_iterator it(folder, error), end;
       !error && it != end; it.increment(error))
    if (it->path().extension() == ".class" &&
        it->path().stem() != "module-info" &&
        it->path().stem() != "package-info")
      files.push_back(it->path());
  std::sort(files.begin(), files.end());
  return files;
}

Result<std::vector<std::string>> NamesIn(const std::string& root) {
  ASSIGN_OR_RETURN(classfile::ClassPath path,
                   classfile::ClassPath::Open(root, ""));
  std::vector<std::string> names = path.ClassNames();
  std::erase_if(names, [](const std::string& name) {
    return name.ends_with("module-info") || name.ends_with("package-info");
  });
  return names;
}

}  // namespace

Result<Targets> Targets::Read(const Arguments& args) {
  if (args.operands().empty())
    return Error{
        "expected what to check: CLASS, CLASS::METHOD, a package, a folder, a "
        "jar or FILE.java"};
  Targets targets;
  for (const std::string& text : args.operands())
    targets.operands_.push_back(targets.ReadOperand(args, text));
  if (targets.class_path_.empty() || HasClassPath(args))
    targets.AddRoot(GivenClassPath(args));
  return targets;
}

void Targets::AddRoot(const std::string& root) {
  class_path_ += (class_path_.empty() ? "" : ":") + root;
}

Targets::Operand Targets::ReadOperand(const Arguments& args,
                                      const std::string& text) {
  std::error_code error;
  const std::string file = text.substr(0, text.find("::"));
  if (file.ends_with(".java")) return ReadSource(args, text);
  if (file == text && fs::is_directory(text, error)) return ReadFolder(text);
  if (file == text && text.ends_with(".jar")) return ReadJar(text);
  Operand operand{text};
  if (!file.ends_with(".class")) return operand;
  // The file's own method; or any, to learn where it is.
  const std::string entry = file == text ? file + "::main" : text;
  const Result<engine::EntryName> named = engine::ParseEntry(entry);
  if (!named.ok()) {
    operand.error = named.error();
    return operand;
  }
  AddRoot(named.value().root);
  if (file == text) operand.text = named.value().class_name;
  return operand;
}

Targets::Operand Targets::ReadFolder(const std::string& folder) {
  Operand operand{folder, std::vector<std::string>()};
  const std::vector<fs::path> files = ClassFilesIn(folder);
  if (files.empty()) {
    operand.error = Error{"no class files in this folder", folder};
    return operand;
  }
  const Result<engine::EntryName> first =
      engine::ParseEntry(files.front().string() + "::main");
  if (!first.ok()) {
    operand.error = first.error();
    return operand;
  }
  const std::string& root = first.value().root;
  AddRoot(root);
  // As they are called: a file may be a link to one elsewhere.
  const fs::path below = fs::absolute(root).lexically_normal();
  for (const fs::path& file : files)
    operand.classes->push_back(fs::absolute(file)
                                   .lexically_normal()
                                   .lexically_relative(below)
                                   .replace_extension()
                                   .generic_string());
  return operand;
}

Targets::Operand Targets::ReadJar(const std::string& jar) {
  Operand operand{jar, std::vector<std::string>()};
  std::error_code error;
  Result<std::vector<std::string>> names = NamesIn(jar);
  if (!fs::is_regular_file(jar, error))
    operand.error = Error{"no such file", jar};
  else if (!names.ok())
    operand.error = names.error();
  else if (names.value().empty())
    operand.error = Error{"no classes in this jar", jar};
  if (operand.error) return operand;
  AddRoot(jar);
  operand.classes = std::move(names.value());
  return operand;
}

Targets::Operand Targets::ReadSource(const Arguments& args,
                                     const std::string& text) {
  Operand operand{text, std::vector<std::string>()};
  const std::string file = text.substr(0, text.find("::"));
  operand.method = text.substr(file.size());
  auto folder = CompileSources({file}, GivenClassPath(args), JdkHome(args));
  if (!folder.ok()) {
    operand.error = folder.error();
    return operand;
  }
  const std::string root = folder.value()->path().string();
  AddRoot(root);
  compiled_.push_back(folder.value());
  Result<std::vector<std::string>> names = NamesIn(root);
  if (names.ok())
    operand.classes = std::move(names.value());
  else
    operand.error = names.error();
  return operand;
}

Result<Target> Targets::FindNamed(const Operand& operand,
                                  const classfile::ClassPath& path) const {
  Target target{operand.text, {}};
  std::string text = operand.text;
  if (text.ends_with("::*")) text.resize(text.size() - 3);
  if (text.find("::") != std::string::npos) {
    ASSIGN_OR_RETURN(target.method, engine::ParseEntry(text));
    target.classes = {target.method->class_name};
    return target;
  }
  std::string name = Internal(text);
  // Outer.Inner, as sources have it.
  for (std::string inner = name;;) {
    ASSIGN_OR_RETURN(auto found, path.Find(inner));
    if (found) {
      target.classes = {inner};
      return target;
    }
    const size_t slash = inner.rfind('/');
    if (slash == std::string::npos) break;
    inner[slash] = '$';
  }
  for (const std::string& other : path.ClassNames())
    if (other.starts_with(name + "/")) target.classes.push_back(other);
  target.many = true;
  if (!target.classes.empty()) return target;
  std::string near;
  for (const std::string& other : path.NearNames(name))
    near += (near.empty() ? "; did you mean " : ", ") + other;
  std::replace(near.begin(), near.end(), '/', '.');
  return Error{"no such class or package" + near + (near.empty() ? "" : "?"),
               operand.text};
}

std::vector<Result<Target>> Targets::Find(
    const classfile::ClassPath& path) const {
  std::vector<Result<Target>> found;
  for (const Operand& operand : operands_) {
    if (operand.error) {
      found.emplace_back(*operand.error);
    } else if (!operand.classes) {
      found.push_back(FindNamed(operand, path));
    } else if (operand.method.empty()) {
      found.emplace_back(Target{operand.text, *operand.classes, true,
                                operand.text.ends_with(".java")});
    } else {
      const std::string stem =
          fs::path(operand.text.substr(0, operand.text.find("::")))
              .stem()
              .string();
      Operand named{stem + operand.method};
      for (const std::string& name : *operand.classes)
        if (name == stem || name.ends_with("/" + stem))
          named.text = name + operand.method;
      std::replace(named.text.begin(), named.text.end(), '/', '.');
      found.push_back(FindNamed(named, path));
    }
  }
  return found;
}

}  // namespace cli
