#include "cli/pages/javalite_html.h"

#include <filesystem>
#include <fstream>
#include <utility>
#include <variant>

#include "heap/value_set.h"
#include "report/html/heap_picture.h"

namespace cli {
namespace {

html::MethodSource SourceOf(const std::string& file) {
  const std::string name = std::filesystem::path(file).filename();
  html::MethodSource source{"program", name, 1, {}};
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) source.lines.push_back(line);
  return source;
}

std::optional<html::Outcome> OutcomeOf(
    const html::PathItem& item, const std::optional<heap::Value>& result) {
  if (!result) return std::nullopt;
  if (const auto* set = std::get_if<heap::ValueSet>(&*result))
    return html::Outcome{"result", "", *set};
  return html::Outcome{"result", item.outcome, {}};
}

}  // namespace

JavaliteHtml::JavaliteHtml(const std::string& file)
    : program_(list_.AddMethod(SourceOf(file))) {}

void JavaliteHtml::Add(JavaliteBench& bench,
                       const javalite::Machine::State& state,
                       html::PathItem item,
                       const std::optional<heap::Value>& result) {
  item.place = {program_, static_cast<int>(state.at.line)};
  if (!list_.wants_picture()) return list_.Add(item, nullptr);
  const html::HeapPicture picture = html::PictureOfHeap(
      bench.pool, bench.types, state.place, OutcomeOf(item, result));
  list_.Add(item, &picture);
}

html::Page JavaliteHtml::Finish(std::string title, std::string subtitle,
                                const std::vector<html::Fact>& facts) && {
  return {std::move(title),
          std::move(subtitle),
          {html::FactsSection("", facts), std::move(list_).Finish("Paths")}};
}

}  // namespace cli
