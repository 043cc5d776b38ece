#include "report/html/paths.h"

#include <map>
#include <utility>

namespace html {
namespace {

using Json = nlohmann::ordered_json;

// Where in the array of a path these are.
constexpr size_t kOutcome = 1, kRemarks = 5;

std::string TextOf(const Json& value) {
  return value.is_string() ? value.get<std::string>() : value.dump();
}

Json EndsJson() {
  Json ends = Json::array();
  for (const search::EndInfo& end : search::kEnds)
    ends.push_back({{"name", end.text},
                    {"complete", end.complete},
                    {"meaning", end.meaning}});
  return ends;
}

// Objects and arrays of one heap by their ids, in the order they are listed.
std::map<std::string, int64_t> NumbersOf(const Json& heap) {
  std::map<std::string, int64_t> numbers;
  for (const char* list : {"objects", "arrays"})
    for (const Json& object : heap[list])
      numbers.emplace(object["id"], static_cast<int64_t>(numbers.size()));
  return numbers;
}

}  // namespace

size_t Numbering::Add(Json value) {
  auto [it, first] = numbers_.emplace(
      value.dump(-1, ' ', false, Json::error_handler_t::replace),
      values_.size());
  if (first) values_.push_back(std::move(value));
  return it->second;
}

size_t Numbering::AddText(std::string text) {
  auto [it, first] = numbers_.emplace(std::move(text), values_.size());
  if (first) values_.push_back(it->first);
  return it->second;
}

size_t PathList::AddMethod(const MethodSource& method) {
  Json lines = Json::array();
  for (const std::string& line : method.lines) lines.push_back(line);
  methods_.push_back({{"name", method.name},
                      {"file", method.file},
                      {"first", method.first_line},
                      {"library", method.library},
                      {"code", method.code},
                      {"lines", std::move(lines)}});
  return methods_.size() - 1;
}

Json PathList::Texts(const std::vector<std::string>& texts) {
  Json numbers = Json::array();
  for (const std::string& text : texts) numbers.push_back(Text(text));
  return numbers;
}

Json PathList::PlaceJson(const std::optional<SourcePlace>& place) const {
  if (!place) return nullptr;
  return Json::array({place->method, place->line});
}

size_t PathList::ShapeOf(const Json& object, bool array) {
  Json shape =
      Json::array({Text(object[array ? "type" : "class"]), array ? 1 : 0});
  if (array)
    for (size_t i = 0; i < object["elements"].size(); ++i)
      shape.push_back(Text("[" + std::to_string(i) + "]"));
  else
    for (const auto& [name, value] : object["fields"].items())
      shape.push_back(Text(name));
  return shapes_.Add(std::move(shape));
}

Json PathList::HeapNumber(const Json& heap) {
  if (heap.is_null()) return nullptr;
  const std::map<std::string, int64_t> numbers = NumbersOf(heap);
  const auto cell = [&](const Json& value) -> Json {
    const std::string text = TextOf(value);
    const auto it = value.is_string() ? numbers.find(text) : numbers.end();
    if (it == numbers.end()) return Text(text);
    return -1 - it->second;
  };
  Json roots = Json::array();
  for (const auto& [name, value] : heap["roots"].items()) {
    roots.push_back(Text(name));
    roots.push_back(cell(value));
  }
  Json compact = Json::array({std::move(roots)});
  for (const char* list : {"objects", "arrays"}) {
    const bool array = list[0] == 'a';
    for (const Json& object : heap[list]) {
      Json cells = Json::array({Text(object["id"]), ShapeOf(object, array)});
      for (const Json& value : object[array ? "elements" : "fields"])
        cells.push_back(cell(value));
      compact.push_back(std::move(cells));
    }
  }
  return heaps_.Add(std::move(compact));
}

// [method, line, line, …] for each method; lines run on some ways only are
// negative.
Json PathList::LinesNumber(
    const std::optional<std::vector<LinesOfPath>>& lines) {
  if (!lines) return nullptr;
  Json all = Json::array();
  for (const LinesOfPath& each : *lines) {
    Json numbers = Json::array({each.method});
    for (int line : each.on_all_ways) numbers.push_back(line);
    for (int line : each.on_some_ways) numbers.push_back(-line);
    all.push_back(std::move(numbers));
  }
  return lines_.Add(std::move(all));
}

size_t PathList::DecisionNumber(const Decision& d) {
  const size_t outcome = Text(d.outcome);
  const auto [it, first] = decision_numbers_.emplace(
      std::tuple(d.place.method, d.place.line, outcome), decisions_.size());
  if (first)
    decisions_.push_back(Json::array({d.place.method, d.place.line, outcome}));
  return it->second;
}

void PathList::Add(const PathItem& item, const HeapPicture* picture) {
  Json decisions = Json::array();
  for (const Decision& d : item.decisions)
    decisions.push_back(DecisionNumber(d));
  Json drawing = nullptr;
  if (picture == nullptr)
    ++without_picture_;
  else
    drawing = gallery_.Add(*picture);
  const Json input = HeapNumber(item.input);
  paths_.push_back(Json::array(
      {static_cast<size_t>(item.end), Text(item.outcome), PlaceJson(item.place),
       Texts(item.conditions), std::move(decisions), Texts(item.remarks), input,
       item.output == item.input ? input : HeapNumber(item.output),
       std::move(drawing), LinesNumber(item.lines)}));
}

void PathList::AddToOutcome(size_t path, const std::string& text) {
  Json& outcome = paths_[path][kOutcome];
  const std::string before = strings_.values()[outcome.get<size_t>()];
  outcome = Text(before + text);
}

void PathList::AddRemark(size_t path, const std::string& text) {
  paths_[path][kRemarks].push_back(Text(text));
}

Section PathList::Finish(std::string title) && {
  Json drawings = Json::array();
  for (const Drawing& drawing : gallery_.drawings())
    drawings.push_back(ToJson(drawing));
  return {"paths",
          std::move(title),
          {{"ends", EndsJson()},
           {"strings", strings_.values()},
           {"shapes", shapes_.values()},
           {"heaps", heaps_.values()},
           {"lines", lines_.values()},
           {"methods", std::move(methods_)},
           {"decisions", std::move(decisions_)},
           {"drawings", std::move(drawings)},
           {"withoutDrawing", without_picture_},
           {"paths", std::move(paths_)}}};
}

}  // namespace html
