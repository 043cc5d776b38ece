#include "engine/machine/java_signature.h"

#include <algorithm>
#include <cctype>
#include <utility>

#include "base/nested_name.h"
#include "classfile/descriptor.h"

namespace engine {
namespace {

using base::Error;
using base::Result;

constexpr std::string_view kLang = "java.lang.";

// "java.lang.String[]" as a whole.
std::string WholeType(const classfile::TypeDescriptor& type) {
  if (type.kind != 'L') return classfile::TypeToJava(type);
  std::string text = JavaName(type.class_name);
  for (int i = 0; i < type.dimensions; ++i) text += "[]";
  return text;
}

bool IsOfLang(std::string_view type) {
  return type.starts_with(kLang) &&
         type.find('.', kLang.size()) == std::string_view::npos;
}

std::string ShortType(const classfile::TypeDescriptor& type) {
  std::string text = WholeType(type);
  return IsOfLang(text) ? text.substr(kLang.size()) : text;
}

bool NamesEnd(std::string_view written, std::string_view whole) {
  if (!whole.ends_with(written) || written.empty()) return false;
  const size_t before = whole.size() - written.size();
  return before == 0 || whole[before - 1] == '.';
}

// Is it the whole name, or what follows one of its dots? Classes may be written
// as the JVM has them, with dollars.
bool NamesType(const std::string& written,
               const classfile::TypeDescriptor& type) {
  return NamesEnd(written, WholeType(type)) ||
         NamesEnd(written, classfile::TypeToJava(type));
}

// Without type arguments; "..." is "[]".
std::string Erased(std::string_view text) {
  std::string erased;
  int depth = 0;
  for (size_t i = 0; i < text.size(); ++i) {
    depth += text[i] == '<' ? 1 : 0;
    if (depth == 0 && text.substr(i, 3) == "...") {
      erased += "[]";
      i += 2;
    } else if (depth == 0) {
      erased += text[i];
    }
    depth -= text[i] == '>' ? 1 : 0;
  }
  return erased;
}

std::vector<std::string> WordsOf(std::string_view text) {
  std::vector<std::string> words;
  std::string word;
  for (char c : text) {
    if (std::isspace(static_cast<unsigned char>(c)) == 0) {
      word += c;
    } else if (!word.empty()) {
      words.push_back(std::exchange(word, ""));
    }
  }
  if (!word.empty()) words.push_back(word);
  return words;
}

// The type of one parameter, with or without its name. Empty: there is none.
std::string TypeIn(std::string_view parameter) {
  std::vector<std::string> words = WordsOf(Erased(parameter));
  std::erase_if(words, [](const std::string& word) {
    return word == "final" || word.starts_with("@");
  });
  if (words.empty() || words.size() > 2) return "";
  if (words.size() == 1) return words[0];
  return words[0] +
         words[1].substr(std::min(words[1].find('['), words[1].size()));
}

}  // namespace

std::string JavaName(std::string_view internal) {
  return base::NestedName(classfile::InternalToJava(std::string(internal)));
}

std::string JavaMethodName(std::string_view name) {
  return name == "<init>" ? "new" : std::string(name);
}

std::string JavaParameters(std::string_view descriptor) {
  const auto method = classfile::ParseMethodDescriptor(descriptor);
  std::string text;
  for (const auto& type : method.value().parameters)
    text += (text.empty() ? "" : ",") + ShortType(type);
  return "(" + text + ")";
}

Result<std::vector<std::string>> ReadParameters(std::string_view text) {
  std::vector<std::string> types;
  const Error wrong{"expected types as in (String,int[]) or a descriptor"};
  if (!text.starts_with("(") || !text.ends_with(")")) return wrong;
  const std::string inner(text.substr(1, text.size() - 2));
  if (WordsOf(inner).empty()) return types;
  int depth = 0;
  size_t begin = 0;
  for (size_t i = 0; i <= inner.size(); ++i) {
    if (i < inner.size()) {
      depth += inner[i] == '<' ? 1 : inner[i] == '>' ? -1 : 0;
      if (inner[i] != ',' || depth != 0) continue;
    }
    types.push_back(TypeIn(std::string_view(inner).substr(begin, i - begin)));
    if (types.back().empty() ||
        types.back().find_first_of("();<>") != std::string::npos)
      return wrong;
    begin = i + 1;
  }
  if (depth != 0) return wrong;
  return types;
}

bool NamesParameters(const std::vector<std::string>& types,
                     std::string_view descriptor) {
  const auto method = classfile::ParseMethodDescriptor(descriptor);
  return std::equal(types.begin(), types.end(),
                    method.value().parameters.begin(),
                    method.value().parameters.end(),
                    [](const std::string& written, const auto& type) {
                      return NamesType(written, type);
                    });
}

}  // namespace engine
