#include "cli/checking/source_places.h"

#include <filesystem>
#include <sstream>
#include <utility>

#include "classfile/modified_utf8.h"
#include "classfile/source_facts.h"
#include "cli/options/class_path_option.h"
#include "cli/setup/source_entry.h"

namespace cli {
namespace {

namespace fs = std::filesystem;

bool IsFileName(std::string_view name) {
  return !name.empty() && name[0] != '.' &&
         name.find_first_of(std::string_view("/\\\0", 3)) ==
             std::string_view::npos;
}

void AddPath(const std::string& path, std::vector<std::string>& folders) {
  std::stringstream in(path);
  for (std::string part; std::getline(in, part, ':');)
    if (!part.empty()) folders.push_back(part);
}

// Below the working folder: from there. Links stay as they are.
std::string FromHere(const fs::path& file) {
  std::error_code error;
  const fs::path here = fs::current_path(error);
  const fs::path whole = (error ? file : fs::absolute(file, error));
  const fs::path near =
      whole.lexically_normal().lexically_relative(here.lexically_normal());
  const bool below = !near.empty() && *near.begin() != "..";
  return (below ? near : whole.lexically_normal()).string();
}

}  // namespace

std::string SourcePath(std::string_view class_name, const std::string& file) {
  const std::string name = classfile::ModifiedToUtf8(class_name);
  const size_t package = name.rfind('/') + 1;
  if (!IsFileName(file) || name.find('.') != std::string::npos) return "";
  return name.substr(0, package) + file;
}

std::string SourcePathOf(const engine::ClassInfo& info) {
  if (info.file == nullptr || info.IsOfLibrary()) return "";
  return SourcePath(info.name, classfile::SourceFileOf(*info.file));
}

SourcePlaces SourcePlaces::Read(const Arguments& args) {
  std::vector<std::string> folders;
  AddPath(args.Get("--source-path").value_or(""), folders);
  for (const std::string& operand : args.operands()) {
    std::error_code error;
    if (IsSourceEntry(operand))
      folders.push_back(SourceFolderOf(operand));
    else if (fs::is_directory(operand, error))
      folders.push_back(operand);
  }
  AddPath(GivenClassPath(args), folders);
  return SourcePlaces(std::move(folders));
}

std::string SourcePlaces::Find(const std::string& source) const {
  const std::string name = fs::path(source).filename().string();
  for (const std::string& folder : folders_)
    for (const std::string& below : {source, name}) {
      std::error_code error;
      const fs::path file = fs::path(folder) / below;
      if (!source.empty() && fs::is_regular_file(file, error))
        return FromHere(file);
    }
  return source;
}

}  // namespace cli
