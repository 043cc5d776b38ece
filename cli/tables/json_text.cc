#include "cli/tables/json_text.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "report/visible.h"

namespace cli {
namespace {

using Json = nlohmann::ordered_json;

constexpr size_t kIndent = 2;

// As nlohmann's dump writes it, which looks at every character on its own; most
// texts are plain, and reports have a hundred million of these.
class JsonWriter {
 public:
  // `indent`: of the line that the value begins in.
  void Value(const Json& json, size_t indent) {
    if (json.is_object())
      Parts(json, indent, '{', '}');
    else if (json.is_array())
      Parts(json, indent, '[', ']');
    else if (json.is_string())
      Text(json.get_ref<const std::string&>());
    else
      out_ += json.dump();
  }
  std::string Take() && { return std::move(out_); }

 private:
  void Parts(const Json& json, size_t indent, char open, char close) {
    out_ += open;
    bool first = true;
    for (auto it = json.begin(); it != json.end(); ++it) {
      out_ += first ? "\n" : ",\n";
      first = false;
      out_.append(indent + kIndent, ' ');
      if (json.is_object()) {
        Text(it.key());
        out_ += ": ";
      }
      Value(*it, indent + kIndent);
    }
    if (!first) out_.append("\n").append(indent, ' ');
    out_ += close;
  }

  // Names in class files may be no text.
  void Text(const std::string& text) {
    const bool plain = std::all_of(text.begin(), text.end(), [](char c) {
      return c >= ' ' && c <= '~' && c != '"' && c != '\\';
    });
    if (plain)
      out_.append(1, '"').append(text).append(1, '"');
    else
      out_ += Json(report::ValidUtf8(text)).dump();
  }

  std::string out_;
};

std::string Dumped(const Json& json, size_t indent = 0) {
  JsonWriter writer;
  writer.Value(json, indent);
  return std::move(writer).Take();
}

}  // namespace

std::string JsonLine(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string JsonText(const Json& json) { return Dumped(json) + "\n"; }

std::string JsonList::TextOf(const Json& element) {
  return Dumped(element, 2 * kIndent);
}

void JsonList::AddText(const std::string& element) {
  elements_ += elements_.empty() ? "\n    " : ",\n    ";
  elements_ += element;
}

std::string JsonList::Text() const {
  return elements_.empty() ? "[]" : "[" + elements_ + "\n  ]";
}

std::string JsonText(const Json& before, const std::string& key,
                     const JsonList& list, const Json& after) {
  std::string text = Dumped(before);
  text.resize(text.size() - 2);  // the end of the object
  text += ",\n  " + Json(key).dump() + ": ";
  text += list.Text();
  text += "," + JsonText(after).substr(1);
  return text;
}

}  // namespace cli
