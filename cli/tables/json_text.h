// A JSON document as a command prints it.
#ifndef CLI_TABLES_JSON_TEXT_H_
#define CLI_TABLES_JSON_TEXT_H_

#include <nlohmann/json.hpp>
#include <string>

namespace cli {

// Names in class files may be no text; JSON must be.
std::string JsonText(const nlohmann::ordered_json& json);

// The same on one line.
std::string JsonLine(const nlohmann::ordered_json& json);

// Elements of a list, as text as soon as they are there: thousands of paths as
// one tree of values would take many times the room.
class JsonList {
 public:
  void Add(const nlohmann::ordered_json& element) { AddText(TextOf(element)); }
  // The same in two steps: the text of an element, as it stands in a list.
  static std::string TextOf(const nlohmann::ordered_json& element);
  void AddText(const std::string& element);
  // The list as the value of a key of the document.
  std::string Text() const;

 private:
  std::string elements_;
};

// The document with the keys of `before`, then the list, then those of `after`;
// both have some.
std::string JsonText(const nlohmann::ordered_json& before,
                     const std::string& key, const JsonList& list,
                     const nlohmann::ordered_json& after);

}  // namespace cli

#endif  // CLI_TABLES_JSON_TEXT_H_
