#include "cli/tables/end_groups.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <string_view>
#include <tuple>
#include <utility>

#include "base/counted.h"
#include "report/heap_text.h"
#include "report/path_block.h"

namespace cli {
namespace {

using search::EndKind;

constexpr size_t kGroupIndent = 2;
constexpr size_t kExampleIndent = 6;

// What a reader wants to know first.
constexpr EndKind kOrder[] = {
    EndKind::kViolation, EndKind::kException,   EndKind::kDiverges,
    EndKind::kUnknown,   EndKind::kUnsupported, EndKind::kBound,
    EndKind::kStepLimit, EndKind::kCallDepth,   EndKind::kReturn};

// Options that let a path go on which was cut short.
constexpr struct {
  EndKind kind;
  const char* text;
} kRemedies[] = {
    {EndKind::kUnknown, "a higher --solver-timeout may settle it"},
    {EndKind::kBound, "a higher --new-array-bound goes on"},
    {EndKind::kStepLimit, "a higher --step-limit goes on"},
    {EndKind::kCallDepth, "a higher --call-depth goes on"},
};

size_t RankOf(EndKind kind) {
  return static_cast<size_t>(
      std::find(std::begin(kOrder), std::end(kOrder), kind) - kOrder);
}

// The line before the text, so that 9 comes before 10.
using Key =
    std::tuple<size_t, std::string, std::string, int, std::string, std::string>;
Key KeyOf(const EndFacts& path) {
  return {RankOf(path.end.kind),
          path.class_name,
          path.method,
          path.line,
          path.place,
          path.end.detail};
}

// Fewer objects, then a shorter text, then found sooner.
std::tuple<size_t, size_t, size_t> SizeOf(const EndFacts& path, size_t number) {
  return {path.objects, path.example.size(), number};
}

// Without the stroke that leads to what belongs to the line above.
std::string WordsOf(const report::Line& line) {
  constexpr std::string_view kStroke = "+- ";
  std::string text;
  for (const report::Word& word : line.words)
    text += (text.empty() ? "" : " ") + word.text;
  return text.starts_with(kStroke) ? text.substr(kStroke.size()) : text;
}

// What is indented stands in brackets.
std::string OnOneLine(const std::vector<report::Line>& lines) {
  std::string text;
  std::vector<size_t> indents = {0};
  for (const report::Line& line : lines) {
    for (; indents.back() > line.indent; indents.pop_back()) text += ")";
    if (line.indent > indents.back()) {
      indents.push_back(line.indent);
      text += " (";
    } else if (!text.empty()) {
      text += line.indent == 0 ? "; " : ", ";
    }
    text += WordsOf(line);
  }
  return text + std::string(indents.size() - 1, ')');
}

// "1, 4, 6"; of many the first.
std::string NumbersText(const std::vector<size_t>& numbers) {
  constexpr size_t kMost = 6;
  std::string text;
  for (size_t i = 0; i < numbers.size() && i < kMost; ++i)
    text += (i == 0 ? "" : ", ") + std::to_string(numbers[i]);
  return numbers.size() > kMost ? text + ", .." : text;
}

std::string PathsText(const EndGroup& group) {
  if (group.paths.size() == 1) return "path " + std::to_string(group.paths[0]);
  return base::Counted(group.paths.size(), "path") + ": " +
         NumbersText(group.paths);
}

std::string Reliance(const PathSummary& path) {
  if (path.doubtful) return "a solver could not tell";
  const std::string replayed = ReplayedText(path);
  return path.approximate && replayed.empty() ? "approximate" : replayed;
}

// Whether the paths of a group are to be relied on, as far as it was asked.
std::string Reliance(const EndGroup& group,
                     const std::vector<EndFacts>& paths) {
  const std::string& first = paths[group.paths[0] - 1].reliance;
  const bool alike = std::all_of(
      group.paths.begin(), group.paths.end(),
      [&](size_t number) { return paths[number - 1].reliance == first; });
  if (!alike) return " (not all of them sure)";
  return first.empty() ? "" : " (" + first + ")";
}

report::Line HeadOf(const EndGroup& group, const std::vector<EndFacts>& paths) {
  report::Line line{kGroupIndent, {report::EndWord(group.end.kind)}, 4};
  if (!group.end.detail.empty()) line.words.push_back({group.end.detail});
  line.words.push_back({"at " + group.place + ","});
  line.words.push_back({PathsText(group) + Reliance(group, paths)});
  if (const std::string remedy = RemedyFor(group.end.kind); !remedy.empty())
    line.words.push_back({"(" + remedy + ")", report::Tone::kOpen});
  return line;
}

report::Line ExampleOf(const EndGroup& group, const EndFacts& path,
                       const report::Medium& medium) {
  std::string text = group.paths.size() == 1
                         ? "for example "
                         : "as path " + std::to_string(group.smallest) + ", ";
  text += path.example;
  return {kExampleIndent,
          {{report::Shortened(text, medium.width - kExampleIndent)}},
          0};
}

}  // namespace

EndFacts FactsOf(const heap::TypeHierarchy& types, const PathSummary& path) {
  const PathSummary::Running* call = CallOfLibrary(path);
  return {path.end,
          call == nullptr ? path.class_name : call->class_name,
          call == nullptr ? path.method : call->method,
          LineToShow(path),
          PlaceText(path),
          path.input ? path.input->objects.size() : SIZE_MAX,
          ExampleLine(types, path),
          Reliance(path)};
}

std::vector<EndGroup> GroupEnds(const std::vector<EndFacts>& paths) {
  std::map<Key, EndGroup> groups;
  for (size_t i = 0; i < paths.size(); ++i) {
    EndGroup& group = groups[KeyOf(paths[i])];
    group.end = paths[i].end;
    group.place = paths[i].place;
    group.paths.push_back(i + 1);
    const size_t best = group.smallest;
    if (best == 0 || SizeOf(paths[i], i + 1) < SizeOf(paths[best - 1], best))
      group.smallest = i + 1;
  }
  std::vector<EndGroup> ordered;
  for (auto& [key, group] : groups) ordered.push_back(std::move(group));
  return ordered;
}

std::string ExampleLine(const heap::TypeHierarchy& types,
                        const PathSummary& path) {
  if (!path.input) return "no example was found";
  if (path.input->roots.empty()) return "no input";
  const std::string text = OnOneLine(report::HeapLines(
      types, *path.input, report::Constants::kNamed, path.lore));
  return text.empty() ? "any input" : text;
}

std::string RemedyFor(EndKind kind) {
  for (const auto& remedy : kRemedies)
    if (remedy.kind == kind) return remedy.text;
  return "";
}

std::vector<report::Line> EndLines(const std::vector<EndFacts>& paths,
                                   const std::vector<EndGroup>& groups,
                                   const report::Medium& medium) {
  std::vector<report::Line> lines;
  for (const EndGroup& group : groups) {
    lines.push_back(HeadOf(group, paths));
    if (group.end.kind != EndKind::kReturn)
      lines.push_back(ExampleOf(group, paths[group.smallest - 1], medium));
  }
  return lines;
}

}  // namespace cli
