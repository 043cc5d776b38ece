#include "cli/tables/json_text.h"

#include <cstddef>
#include <utility>

#include "report/json_strings.h"
#include "report/visible.h"

namespace cli {
namespace {

using Json = nlohmann::ordered_json;

std::string Dumped(Json json) {
  return report::Rewritten(std::move(json), report::ValidUtf8).dump(2);
}

}  // namespace

std::string JsonText(Json json) { return Dumped(std::move(json)) + "\n"; }

// No text of JSON has a line break in it, so that each begins a line.
void JsonList::Add(Json element) {
  elements_ += elements_.empty() ? "\n    " : ",\n    ";
  const std::string text = Dumped(std::move(element));
  for (size_t begin = 0;;) {
    const size_t end = text.find('\n', begin);
    elements_.append(text, begin, end - begin);
    if (end == std::string::npos) return;
    elements_ += "\n    ";
    begin = end + 1;
  }
}

std::string JsonList::Text() const {
  return elements_.empty() ? "[]" : "[" + elements_ + "\n  ]";
}

std::string JsonText(Json before, const std::string& key, const JsonList& list,
                     Json after) {
  std::string text = Dumped(std::move(before));
  text.resize(text.size() - 2);  // the end of the object
  text += ",\n  " + Json(key).dump() + ": ";
  text += list.Text();
  return text + "," + JsonText(std::move(after)).substr(1);
}

}  // namespace cli
