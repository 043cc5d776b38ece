#include "check/testgen/test_name.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <set>
#include <string_view>
#include <utility>

namespace testgen {
namespace {

// Longer ones say less than a number.
constexpr size_t kLongestCondition = 60;
constexpr size_t kLongestOutcome = 30;

struct Word {
  std::string_view symbol;
  const char* word;
};
constexpr Word kWords[] = {
#define WORD(symbol, word) {symbol, word},
#include "check/testgen/condition_words.def"
#undef WORD
};

bool IsNameLetter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
         (c >= '0' && c <= '9') || c == '_';
}

const Word* WordAt(std::string_view text) {
  const Word* found = nullptr;
  for (const Word& word : kWords)
    if (text.starts_with(word.symbol) &&
        (found == nullptr || word.symbol.size() > found->symbol.size()))
      found = &word;
  return found;
}

std::string Capital(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z')
    text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

using Conditions = std::vector<std::string>;

// What a name could say of these; none: too much, or nothing.
std::optional<std::string> JoinedWords(const Conditions& some) {
  std::string text;
  for (const std::string& each : some) {
    const auto words = ConditionWords(each);
    if (!words) return std::nullopt;
    text += (text.empty() ? "" : "And") + *words;
  }
  if (text.size() > kLongestCondition) return std::nullopt;
  return text;
}

class ConditionChoice {
 public:
  explicit ConditionChoice(const std::vector<NamedPath>& paths) {
    for (size_t i = 0; i < paths.size(); ++i)
      for (const std::string& condition : paths[i].conditions)
        having_[{paths[i].method, condition}].insert(i);
  }

  // The shortest of those that only this path has; one, else two.
  std::string Of(const NamedPath& path) {
    best_.reset();
    for (const std::string& one : path.conditions) Try(path, {one});
    const size_t count = path.conditions.size();
    for (size_t i = 0; !best_ && i < count; ++i)
      for (size_t j = i + 1; j < count; ++j)
        Try(path, {path.conditions[i], path.conditions[j]});
    return best_.value_or("");
  }

 private:
  void Try(const NamedPath& path, const Conditions& some) {
    const std::set<size_t>& first = having_[{path.method, some.front()}];
    const std::set<size_t>& last = having_[{path.method, some.back()}];
    const auto both =
        std::count_if(first.begin(), first.end(),
                      [&](size_t other) { return last.count(other) > 0; });
    if (both != 1) return;
    const auto words = JoinedWords(some);
    if (words && (!best_ || words->size() < best_->size())) best_ = *words;
  }

  // The paths that have a condition of a method.
  std::map<std::pair<std::string, std::string>, std::set<size_t>> having_;
  std::optional<std::string> best_;
};

}  // namespace

std::optional<std::string> ConditionWords(const std::string& condition) {
  std::string words, open;
  // The engine's own word for objects that nothing else leads to.
  if (condition.find(" is new") != std::string::npos) return std::nullopt;
  for (size_t i = 0; i < condition.size();) {
    if (IsNameLetter(condition[i]) &&
        !condition.substr(i).starts_with("this.")) {
      open += condition[i++];
      continue;
    }
    const Word* word = WordAt(std::string_view(condition).substr(i));
    if (word == nullptr) return std::nullopt;
    words += Capital(open) + word->word;
    open.clear();
    i += word->symbol.size();
  }
  words += Capital(open);
  if (words.empty()) return std::nullopt;
  return words;
}

std::string OutcomeWords(std::string value) {
  // Of a constant, pkg.Color.RED, its own name.
  const size_t dot = value.rfind('.');
  const bool constant =
      dot != std::string::npos && value.find(' ') == std::string::npos &&
      std::any_of(value.begin(), value.begin() + static_cast<ptrdiff_t>(dot),
                  [](char c) { return c >= 'A' && c <= 'Z'; }) &&
      value.find_first_of("\"(") == std::string::npos;
  if (constant) value = value.substr(dot + 1);
  const auto words = ConditionWords(value);
  if (!words || words->size() > kLongestOutcome) return "returns";
  return "returns" + *words;
}

std::vector<std::string> TestNames(const std::vector<NamedPath>& paths) {
  ConditionChoice choice(paths);
  std::map<std::string, size_t> seen;
  std::set<std::string> given;
  std::vector<std::string> names;
  for (const NamedPath& path : paths) {
    const std::string condition = choice.Of(path);
    std::string name = path.method;
    if (!path.outcome.empty()) name += "_" + path.outcome;
    if (!condition.empty()) name += "_when" + condition;
    std::string numbered = name;
    while (!given.insert(numbered).second)
      numbered = name + "_" + std::to_string(++seen[name] + 1);
    names.push_back(numbered);
  }
  return names;
}

}  // namespace testgen
