#include "cli/parts/told_path.h"

#include <string_view>
#include <utility>

#include "cli/tables/json_text.h"
#include "report/path_block.h"

namespace cli {
namespace {

// How the JSON of a path begins, up to its number.
std::string_view BeginOf(PathForm form) {
  return form == PathForm::kJson ? "{\n      \"id\": " : "{\"id\":";
}

}  // namespace

ToldPath PathTeller::Tell(const PathSummary& path) const {
  ToldPath told{FactsOf(types_, path), path.complete(), choice_.Fails(path),
                choice_.Wants(path)};
  if (!told.wanted) return told;
  if (form_ != PathForm::kText) {
    told.rest = JsonOf(path);
    return told;
  }
  told.head = HeadLine(path, 1);
  const std::string text = ToText(types_, path, 1, medium_);
  told.rest = text.substr(report::Fill("", {told.head}, medium_).size());
  told.head.words.erase(told.head.words.begin());
  return told;
}

// From behind its number on.
std::string PathTeller::JsonOf(const PathSummary& path) const {
  const auto json = ToJson(types_, path, 1);
  const std::string text =
      form_ == PathForm::kJson ? JsonList::TextOf(json) : JsonLine(json);
  return text.substr(BeginOf(form_).size() + 1);
}

std::string PathTeller::TextOf(const ToldPath& path, size_t number) const {
  const std::string digits = std::to_string(number);
  if (form_ != PathForm::kText)
    return std::string(BeginOf(form_)) + digits + path.rest;
  report::Line head = path.head;
  head.words.insert(head.words.begin(), report::PathNumber(number));
  return report::Fill("", {head}, medium_) + path.rest;
}

}  // namespace cli
