#include "report/path_text.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>

#include "base/nested_name.h"
#include "expr/print.h"
#include "heap/value_set.h"
#include "report/path_facts.h"

namespace report {
namespace {

// What is longer is cut, and says so: no one reads further, and a report must
// not fill a disk.
constexpr size_t kLongestCondition = 20'000;
constexpr size_t kLongestValue = 20'000;

constexpr std::string_view kWhere = "where ";

bool IsNamePart(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
         (c >= '0' && c <= '9') || c == '_' || c == '$' || (c & 0x80) != 0;
}

// "a.b.Node" is a Node.
std::string SimpleName(const std::string& name) {
  const size_t dot = name.rfind('.');
  return dot == std::string::npos ? name : name.substr(dot + 1);
}

std::string Cut(std::string text) {
  if (text.size() <= kLongestValue) return text;
  size_t end = kLongestValue;
  while ((text[end] & 0xC0) == 0x80) --end;  // not inside a character
  const size_t more = text.size() - end;
  return text.substr(0, end) + "… (" + std::to_string(more) +
         " further characters)";
}

// Where `text` has `part` outside all parentheses, from `from` on.
size_t FindOutside(std::string_view text, std::string_view part, size_t from) {
  int depth = 0;
  for (size_t at = from; at < text.size(); ++at) {
    if (text[at] == '(' || text[at] == '[') ++depth;
    if (text[at] == ')' || text[at] == ']') --depth;
    if (depth == 0 && text.substr(at).starts_with(part)) return at;
  }
  return std::string_view::npos;
}

bool IsLoose(std::string_view text) {
  for (std::string_view part : {" || ", " ? ", " where "})
    if (text.find(part) != std::string_view::npos &&
        FindOutside(text, part, 0) != std::string_view::npos)
      return true;
  return false;
}

// How tightly an operator binds; loosest first.
constexpr std::string_view kLevels[] = {
    " where ",           " ? : ", " || ",   " && ", " == != ", " < <= > >= ",
    " | ^ & << >> >>> ", " + - ", " * / % "};

std::optional<size_t> LevelOf(std::string_view word) {
  const std::string padded = " " + std::string(word) + " ";
  for (size_t i = 0; i < std::size(kLevels); ++i)
    if (kLevels[i].find(padded) != std::string_view::npos) return i;
  return std::nullopt;
}

// The blanks before the loosest operators of a term that has operands on both
// sides of them; those in parentheses bind tighter than those outside.
std::vector<size_t> LoosestBreaks(std::string_view text) {
  std::vector<size_t> breaks;
  std::pair<int, size_t> loosest;
  int depth = 0;
  for (size_t at = 0; at < text.size(); ++at) {
    if (text[at] == '(' || text[at] == '[') ++depth;
    if (text[at] == ')' || text[at] == ']') --depth;
    if (text[at] != ' ') continue;
    const size_t end = std::min(text.find(' ', at + 1), text.size());
    auto level = LevelOf(text.substr(at + 1, end - at - 1));
    if (at > 0 && text[at - 1] == ';') level = 0;  // between cases of a value
    if (!level) continue;
    const std::pair key(depth, *level);
    if (breaks.empty() || key < loosest) breaks.clear();
    if (breaks.empty()) loosest = key;
    if (key == loosest) breaks.push_back(at);
  }
  return breaks;
}

}  // namespace

std::string PathText::Condition(expr::Formula f) {
  return Cut(Named(expr::Print(pool_, SpelledOut(pool_, f), namer_)));
}

// The heap tells objects apart by numbers: "new#7", "old#3", "node.next#9".
std::string PathText::Named(const std::string& text) {
  if (text.find('#') == std::string::npos) return text;
  std::string named;
  for (size_t at = 0; at < text.size(); ++at) {
    if (text[at] != '#') {
      named += text[at];
      continue;
    }
    uint32_t number = 0;
    const char* digits = text.data() + at + 1;
    const auto [end, error] =
        std::from_chars(digits, text.data() + text.size(), number);
    if (error != std::errc()) {
      named += text[at];
      continue;
    }
    size_t word = named.size();
    while (word > 0 && IsNamePart(named[word - 1])) --word;
    const bool whole = word == 0 || named[word - 1] != '.';
    const std::string before = named.substr(word);
    named.resize(word);
    named += whole ? NumberedText(before, number) : Apart(before, number) + "'";
    at = static_cast<size_t>(end - text.data()) - 1;
  }
  return named;
}

std::string PathText::NumberedText(const std::string& word, uint32_t number) {
  const heap::Location l(number);
  if (word != "old" && word != "new") return Apart(word, number) + "'";
  if (const auto it = names_.find(l); it != names_.end()) return it->second;
  const std::string type =
      SimpleName(base::NestedName(types_.ClassName(heap_.Info(l).exact)));
  return Apart((word == "new" ? "new " : "initial ") + type, number);
}

// The first of these has the name alone, the others get primes.
std::string PathText::Apart(const std::string& name, uint32_t number) {
  std::vector<uint32_t>& known = apart_[name];
  auto it = std::find(known.begin(), known.end(), number);
  if (it == known.end()) it = known.insert(it, number);
  return name + std::string(static_cast<size_t>(it - known.begin()), '\'');
}

std::vector<std::string> PathText::Conditions(const expr::Path& path) {
  const expr::SharedText shared = expr::PrintTogether(
      pool_, PathFacts(pool_, path), namer_, kLongestCondition);
  std::vector<std::string> texts;
  for (const std::string& fact : shared.texts)
    for (std::string& text : Conjuncts(Named(fact)))
      texts.push_back(std::move(text));
  for (const std::string& phrase : path.phrases().ToVector())
    texts.push_back(phrase);
  left_out_ = shared.left_out;
  if (left_out_ != 0)
    texts.push_back(
        "(" + std::to_string(left_out_) +
        (left_out_ == 1 ? " further condition)" : " further conditions)"));
  for (const std::string& name : shared.names)
    texts.push_back(std::string(kWhere) + Named(name));
  return texts;
}

std::string PathText::Value(const heap::Value& value) {
  return Cut(Named(ValueText(value)));
}

std::string PathText::ValueText(const heap::Value& value) {
  if (const auto* number = std::get_if<expr::Expr>(&value))
    return expr::Print(pool_, *number, namer_);
  if (const auto* truth = std::get_if<expr::Formula>(&value))
    return Condition(*truth);
  const auto& set = std::get<heap::ValueSet>(value);
  if (set.IsSingle()) return heap_.NameOf(types_, set.single());
  std::string text;
  for (const heap::Guarded& e : set.entries()) {
    if (!text.empty()) text += "; ";
    text += heap_.NameOf(types_, e.location) + " if " + Condition(e.guard);
  }
  return text;
}

std::vector<std::string> Conjuncts(const std::string& condition) {
  constexpr std::string_view kAnd = " && ";
  if (IsLoose(condition)) return {"(" + condition + ")"};
  if (condition.find(kAnd) == std::string::npos) return {condition};
  std::vector<std::string> parts;
  size_t begin = 0;
  while (true) {
    const size_t end = FindOutside(condition, kAnd, begin);
    parts.push_back(condition.substr(begin, end - begin));
    if (end == std::string::npos) return parts;
    begin = end + kAnd.size();
  }
}

bool IsNaming(std::string_view condition) {
  return condition.starts_with(kWhere);
}

std::vector<Word> TermWords(const std::string& text, size_t longest) {
  if (text.empty()) return {};
  if (Columns(text) <= longest) return {{text}};
  const std::vector<size_t> breaks = LoosestBreaks(text);
  if (breaks.empty()) return {{text}};
  std::vector<Word> words;
  size_t begin = 0;
  auto add_until = [&](size_t end) {
    for (Word& word : TermWords(text.substr(begin, end - begin), longest))
      words.push_back(std::move(word));
    begin = end + 1;
  };
  for (size_t at : breaks) add_until(at);
  add_until(text.size());
  return words;
}

std::string Conjunction(const std::vector<std::string>& conditions) {
  std::string text;
  std::string names;
  for (const std::string& c : conditions)
    if (IsNaming(c))
      names += (names.empty() ? " where " : ", ") + c.substr(kWhere.size());
    else
      text += (text.empty() ? "" : " && ") + c;
  return (text.empty() ? "true" : text) + names;
}

}  // namespace report
