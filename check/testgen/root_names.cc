#include "check/testgen/root_names.h"

#include <algorithm>
#include <map>
#include <span>
#include <string_view>

#include "check/testgen/heap_view.h"

namespace testgen {
namespace {

using Json = nlohmann::ordered_json;
using Names = std::map<std::string, std::string>;

constexpr std::string_view kJavaWords[] = {
    "abstract",   "assert",  "boolean",    "break",
    "byte",       "case",    "catch",      "char",
    "class",      "const",   "continue",   "default",
    "do",         "double",  "else",       "enum",
    "extends",    "false",   "final",      "finally",
    "float",      "for",     "goto",       "if",
    "implements", "import",  "instanceof", "int",
    "interface",  "long",    "native",     "new",
    "null",       "package", "private",    "protected",
    "public",     "return",  "short",      "static",
    "strictfp",   "super",   "switch",     "synchronized",
    "this",       "throw",   "throws",     "transient",
    "true",       "try",     "void",       "volatile",
    "while",      "_"};

// Variables that tests have besides.
constexpr std::string_view kTaken[] = {"thrown", "null", "any", "NaN",
                                       "Infinity"};

bool IsIn(std::string_view word, std::span<const std::string_view> words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

// "linkedList" of LinkedList, "URL" as url: what stands for `this`.
std::string Lowered(std::string name) {
  for (size_t i = 0; i < name.size(); ++i) {
    if (name[i] < 'A' || name[i] > 'Z') break;
    const bool next_small =
        i + 1 < name.size() && name[i + 1] >= 'a' && name[i + 1] <= 'z';
    if (i > 0 && next_small) break;
    name[i] = static_cast<char>(name[i] - 'A' + 'a');
  }
  return name;
}

std::string SimpleName(const std::string& type) {
  return type.substr(type.find_last_of("/$") + 1);
}

void RenameCell(const Names& names, Json& cell) {
  if (!cell.is_string()) return;
  const auto found = names.find(cell.get<std::string>());
  if (found != names.end()) cell = found->second;
}

void Rename(const Names& names, Json& heap) {
  for (auto& [_, cell] : heap["roots"].items()) RenameCell(names, cell);
  for (Json& object : heap["objects"]) {
    RenameCell(names, object["id"]);
    // A string's text is no id.
    const bool text = object["class"] == "java.lang.String" &&
                      !object["fields"].contains("coder");
    if (text) continue;
    for (auto& [_, cell] : object["fields"].items()) RenameCell(names, cell);
  }
  for (Json& array : heap["arrays"]) {
    RenameCell(names, array["id"]);
    for (Json& cell : array["elements"]) RenameCell(names, cell);
  }
}

class RootNamer {
 public:
  RootNamer(const Json& input, const Json& output)
      : input_(input), output_(output) {
    for (const HeapView* heap : {&input_, &output_})
      for (const ObjectView& object : heap->objects()) taken_[object.id] = "";
  }

  void Name(const ObjectView* object, const std::string& name) {
    if (object == nullptr || names_.count(object->id) > 0) return;
    const bool saved = name.starts_with("saved");
    if (!IsPlainIdentifier(name) || IsIn(name, kTaken) || saved ||
        !taken_.emplace(name, "").second)
      return;
    names_[object->id] = name;
  }

  void NameRoot(const std::string& root) {
    const ObjectView* object = input_.Find(input_.roots().value(root, Json()));
    if (object == nullptr) return;
    Name(object, root == "this" ? Lowered(SimpleName(object->type)) : root);
  }

  void NameResult(const std::string& root) {
    const Json cell = output_.roots().value(root, Json());
    if (input_.Find(cell) == nullptr) Name(output_.Find(cell), "result");
  }

  const Names& names() const { return names_; }

 private:
  const HeapView input_, output_;
  Names names_, taken_;
};

}  // namespace

bool IsPlainIdentifier(const std::string& name) {
  const auto is_letter = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
  };
  const bool plain = std::all_of(name.begin(), name.end(), [&](char c) {
    return is_letter(c) || (c >= '0' && c <= '9');
  });
  return plain && !name.empty() && is_letter(name[0]) &&
         !IsIn(name, kJavaWords);
}

void NameRoots(const std::vector<std::string>& roots,
               const std::string& result_root, Json& input, Json& output) {
  Names names;
  {
    RootNamer namer(input, output);
    for (const std::string& root : roots) namer.NameRoot(root);
    if (!result_root.empty()) namer.NameResult(result_root);
    names = namer.names();
  }
  Rename(names, input);
  Rename(names, output);
}

}  // namespace testgen
