#include "report/html/properties.h"

#include <algorithm>
#include <utility>

namespace html {
namespace {

using Json = nlohmann::ordered_json;

// A page's texts are of one line each.
Json LinesJson(const std::string& text) {
  Json lines = Json::array();
  for (size_t at = 0; at < text.size();) {
    const size_t end = std::min(text.find('\n', at), text.size());
    lines.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return lines;
}

Json ExamplesJson(const std::vector<PropertyExample>& examples) {
  Json list = Json::array();
  for (const PropertyExample& example : examples)
    list.push_back({{"headline", example.headline},
                    {"lines", LinesJson(example.text)},
                    {"test", LinesJson(example.test)},
                    {"noTest", example.no_test}});
  return list;
}

}  // namespace

Section PropertiesSection(std::string title,
                          const std::vector<PropertyItem>& items) {
  Json list = Json::array();
  for (const PropertyItem& item : items)
    list.push_back({{"name", item.name},
                    {"verdict", item.verdict},
                    {"figures", item.figures},
                    {"why", item.why},
                    {"help", item.help},
                    {"assumes", item.assumes},
                    {"examples", ExamplesJson(item.examples)},
                    {"apart", ExamplesJson(item.apart)}});
  return {"properties", std::move(title), std::move(list)};
}

}  // namespace html
