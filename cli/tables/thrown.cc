#include "cli/tables/thrown.h"

#include <cstddef>
#include <utility>

#include "classfile/source_facts.h"
#include "engine/linking/class_table.h"

namespace cli {
namespace {

constexpr size_t kMostLines = 16, kLastLines = 4;

std::string LineOf(const engine::ClassTable& table,
                   const PathSummary::Running& place) {
  const engine::ClassInfo& info = table[place.body->owner];
  std::string source =
      info.file == nullptr ? "" : classfile::SourceFileOf(*info.file);
  if (source.empty()) source = "Unknown Source";
  if (place.line != 0) source += ":" + std::to_string(place.line);
  return "    at " + place.class_name + "." + place.method + "(" + source + ")";
}

// A virtual machine indents by a tab.
std::string Indented(const std::string& line) {
  return line.starts_with(" ") ? "   " + line : line;
}

std::vector<std::string> Shortened(std::vector<std::string> lines) {
  if (lines.size() <= kMostLines) return lines;
  const size_t left_out = lines.size() - kMostLines + 1;
  const auto first =
      lines.end() - static_cast<std::ptrdiff_t>(kLastLines + left_out);
  *first = "    ... " + std::to_string(left_out) + " more ...";
  lines.erase(first + 1, lines.end() - static_cast<std::ptrdiff_t>(kLastLines));
  return lines;
}

}  // namespace

std::string MessageOf(const PathSummary& path) {
  return path.message ? ": " + *path.message : "";
}

std::vector<std::string> StackTrace(const PathSummary& path,
                                    std::string_view hidden) {
  if (path.exception.empty()) return {};
  std::vector<std::string> lines;
  if (path.replayed == PathSummary::Replayed::kConfirmed)
    for (const std::string& line : path.replay_trace)
      lines.push_back(Indented(line));
  if (lines.empty()) {
    lines.push_back(path.exception + MessageOf(path));
    for (const PathSummary::Running& place : path.running)
      lines.push_back(LineOf(*path.table, place));
  }
  std::erase_if(lines, [&](const std::string& line) {
    return line.starts_with("    at ") && line.find(hidden) != line.npos;
  });
  return Shortened(std::move(lines));
}

}  // namespace cli
