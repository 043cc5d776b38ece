#include "cli/pages/html_sources.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>

#include "classfile/attribute.h"
#include "classfile/attributes.h"
#include "classfile/byte_reader.h"
#include "classfile/constant_pool.h"
#include "classfile/file.h"
#include "classfile/modified_utf8.h"
#include "cli/options/class_path_option.h"
#include "cli/setup/source_entry.h"

namespace cli {
namespace {

constexpr size_t kLargestSource = size_t{4} << 20;
constexpr size_t kTabWidth = 4;

void AddFolders(std::string_view path, std::vector<std::string>& folders) {
  while (!path.empty()) {
    const size_t colon = std::min(path.find(':'), path.size());
    if (colon > 0) folders.emplace_back(path.substr(0, colon));
    path.remove_prefix(std::min(colon + 1, path.size()));
  }
}

bool IsPlainName(std::string_view name) {
  return !name.empty() && name[0] != '.' &&
         name.find_first_of(std::string_view("/\\\0", 3)) ==
             std::string_view::npos;
}

std::string SourceNameOf(const classfile::ClassFile& file) {
  const classfile::Attribute* attribute = classfile::FindAttribute(
      file.attributes, classfile::AttributeKind::kSourceFile);
  if (attribute == nullptr) return "";
  classfile::ByteReader reader = classfile::ReaderOf(*attribute);
  const uint16_t index =
      classfile::ReadIndex(reader, file.pool, classfile::ConstantTag::kUtf8);
  return classfile::ModifiedToUtf8(file.pool.Utf8(index));
}

// "p/" of p/A; empty where a part of the name could lead out of a folder.
std::string PackageOf(const classfile::ClassFile& file) {
  const std::string name = classfile::ModifiedToUtf8(file.name());
  const size_t slash = name.rfind('/');
  if (slash == std::string::npos || name.find('.') != std::string::npos)
    return "";
  return name.substr(0, slash + 1);
}

// "build/" of build/A.class; empty for what is in a jar or the library.
std::string FolderOf(const std::string& origin) {
  if (origin.starts_with("jrt:") || origin.find("!/") != std::string::npos)
    return "";
  const size_t slash = origin.rfind('/');
  return slash == std::string::npos ? "./" : origin.substr(0, slash + 1);
}

std::vector<std::string> SplitLines(std::string_view text) {
  std::vector<std::string> lines(1);
  for (char c : text) {
    std::string& line = lines.back();
    if (c == '\n')
      lines.emplace_back();
    else if (c == '\t')
      line.append(kTabWidth - line.size() % kTabWidth, ' ');
    else if (c != '\r')
      line += c;
  }
  return lines;
}

struct LineRange {
  int first = 0, last = 0;
};

// Of the method's code, with the line before it, where the header mostly is,
// and the one after, where it mostly closes.
LineRange RangeOf(const engine::Body& body) {
  LineRange range;
  for (uint16_t line : body.lines) {
    if (line == 0) continue;
    if (range.first == 0 || line < range.first) range.first = line;
    range.last = std::max<int>(range.last, line);
  }
  if (range.first == 0) return range;
  return {std::max(1, range.first - 1), range.last + 1};
}

std::vector<int> CodeLines(const engine::Body& body) {
  std::set<int> lines(body.lines.begin(), body.lines.end());
  lines.erase(0);
  return {lines.begin(), lines.end()};
}

}  // namespace

SourceFinder::SourceFinder(const Arguments& args,
                           const engine::EntryName& entry)
    : beside_classes_(!args.Has("--source-path")) {
  AddFolders(args.Get("--source-path").value_or(""), folders_);
  if (!beside_classes_) return;
  const std::string& operand = args.operands()[0];
  if (IsSourceEntry(operand)) folders_.push_back(SourceFolderOf(operand));
  AddFolders(entry.root, folders_);
  AddFolders(GivenClassPath(args), folders_);
}

const SourceFinder::Lines& SourceFinder::LinesOf(
    const classfile::ClassFile& file, const std::string& name) {
  const std::string package = PackageOf(file);
  auto [it, first] = files_.emplace(package + name, Lines{});
  if (!first) return it->second;
  std::vector<std::string> candidates;
  const std::string beside = FolderOf(file.origin);
  if (beside_classes_ && !beside.empty()) candidates.push_back(beside + name);
  for (const std::string& folder : folders_) {
    candidates.push_back(folder + "/" + package + name);
    candidates.push_back(folder + "/" + name);
  }
  for (const std::string& path : candidates) {
    const auto bytes = classfile::ReadFile(path, kLargestSource);
    if (!bytes.ok()) continue;
    const auto data = bytes.value().data();
    it->second =
        SplitLines({reinterpret_cast<const char*>(data.data()), data.size()});
    break;
  }
  return it->second;
}

html::MethodSource SourceFinder::Find(const engine::ClassTable& table,
                                      const engine::Body& body) {
  html::MethodSource method{body.text};
  method.library = table[body.owner].IsOfLibrary();
  const classfile::ClassFile* file = table[body.owner].file.get();
  const LineRange range = RangeOf(body);
  const std::string name = file == nullptr ? "" : SourceNameOf(*file);
  if (!IsPlainName(name) || range.first == 0) {
    method.file = "The class file does not say where its source is.";
    return method;
  }
  const Lines& lines = LinesOf(*file, name);
  if (lines.empty()) {
    method.file = name + " was not found; --source-path says where to look.";
    return method;
  }
  // The line after the last may be missing, no other.
  if (static_cast<size_t>(range.last) > lines.size() + 1) {
    method.file = name + " was found, but it has only " +
                  std::to_string(lines.size()) +
                  " lines: it is not what was compiled.";
    return method;
  }
  method.file = name;
  method.code = CodeLines(body);
  method.first_line = range.first;
  method.lines.assign(
      lines.begin() + (range.first - 1),
      lines.begin() + std::min<size_t>(range.last, lines.size()));
  return method;
}

}  // namespace cli
