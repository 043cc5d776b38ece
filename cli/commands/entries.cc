#include "cli/commands/entries.h"

#include <algorithm>
#include <cstdio>
#include <map>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "classfile/class_path.h"
#include "classfile/jdk_home.h"
#include "cli/options/class_path_option.h"
#include "cli/options/command.h"
#include "cli/options/options.h"
#include "engine/linking/class_table.h"
#include "engine/linking/ids.h"
#include "engine/machine/entry_lookup.h"
#include "engine/machine/java_signature.h"

namespace cli {
namespace {

using base::Result;
using Lines = std::vector<std::string>;

constexpr OptionSpec kEntriesOptions[] = {kClassPathOption};
constexpr std::string_view kColons = "::";

Lines ClassesOf(const classfile::ClassPath& path) {
  Lines lines;
  for (const std::string& name : path.ClassNames())
    lines.push_back(engine::JavaName(name) + std::string(kColons));
  return lines;
}

// Types only where one name has several methods.
Lines MethodsOf(const classfile::ClassPath& path, const std::string& name) {
  engine::ClassTable table(path);
  std::string internal = name;
  std::replace(internal.begin(), internal.end(), '.', '/');
  const Result<engine::ClassId> c = engine::FindClass(table, internal);
  if (!c.ok()) return {};
  const Lines texts = engine::EntriesOn(table, c.value());
  std::map<std::string, int> number;
  for (const std::string& text : texts)
    ++number[text.substr(0, text.find('('))];
  Lines lines;
  for (const std::string& text : texts) {
    const std::string bare = text.substr(0, text.find('('));
    lines.push_back(name + std::string(kColons) +
                    (number[bare] == 1 ? bare : text));
  }
  return lines;
}

Result<Lines> EntriesFor(std::span<const std::string> args) {
  ASSIGN_OR_RETURN(Arguments parsed, Arguments::Parse(kEntriesOptions, args));
  if (parsed.operands().size() != 1) return Lines{};
  const std::string& word = parsed.operands()[0];
  ASSIGN_OR_RETURN(classfile::ClassPath path,
                   classfile::ClassPath::Open(GivenClassPath(parsed),
                                              classfile::DefaultJdkHome()));
  const size_t colons = word.find(kColons);
  Lines lines = colons == std::string::npos
                    ? ClassesOf(path)
                    : MethodsOf(path, word.substr(0, colons));
  std::erase_if(
      lines, [&](const std::string& line) { return !line.starts_with(word); });
  return lines;
}

}  // namespace

int PrintEntries(std::span<const std::string> args) {
  const Result<Lines> lines = EntriesFor(args);
  if (!lines.ok()) return kExitUsage;
  for (const std::string& line : lines.value())
    std::printf("%s\n", line.c_str());
  return kExitOk;
}

}  // namespace cli
