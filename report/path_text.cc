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

#include "expr/diagram.h"
#include "expr/print.h"
#include "expr/rename.h"
#include "heap/value_set.h"

namespace report {
namespace {

// Past this size a spelled-out name would hide more than it tells.
constexpr size_t kLargestSpelledOut = 300;

std::vector<expr::Formula> NewFacts(expr::Pool& pool, const expr::Path& path) {
  constexpr size_t kBudget = 10'000;
  std::vector<expr::Formula> facts;
  expr::Formula known = expr::Formula::True();
  for (expr::Formula f : path.assumptions().ToVector()) {
    expr::Diagram::Budget budget(pool.diagram(), kBudget);
    const expr::Formula longer = pool.And(known, f);
    const expr::Formula simple = pool.diagram().Simplify(f, known);
    if (budget.exceeded()) {
      facts.push_back(f);
    } else {
      if (!simple.IsTrue()) facts.push_back(simple);
      known = longer;
    }
  }
  return facts;
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
    if (FindOutside(text, part, 0) != std::string_view::npos) return true;
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
  expr::Formula plain = expr::Renaming(pool_).Apply(f);
  if (pool_.diagram().CountNodes(plain) > kLargestSpelledOut) plain = f;
  return Named(expr::Print(pool_, plain, namer_));
}

std::string PathText::Named(const std::string& text) const {
  constexpr std::string_view kOld = "old#";  // then the location
  std::string named;
  size_t done = 0;
  for (size_t at; (at = text.find(kOld, done)) != std::string::npos;) {
    uint32_t number = 0;
    const char* digits = text.data() + at + kOld.size();
    const auto [end, error] =
        std::from_chars(digits, text.data() + text.size(), number);
    const auto name = error == std::errc() ? names_.find(heap::Location(number))
                                           : names_.end();
    const auto length = static_cast<size_t>(end - text.data()) - at;
    named += text.substr(done, at - done);
    named += name == names_.end() ? text.substr(at, length) : name->second;
    done = at + length;
  }
  return named + text.substr(done);
}

std::vector<std::string> PathText::Conditions(const expr::Path& path) {
  std::vector<std::string> texts;
  for (expr::Formula f : NewFacts(pool_, path))
    for (std::string& text : Conjuncts(Condition(f)))
      texts.push_back(std::move(text));
  return texts;
}

std::string PathText::Value(const heap::Value& value) {
  return Named(ValueText(value));
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
  std::vector<std::string> parts;
  size_t begin = 0;
  while (true) {
    const size_t end = FindOutside(condition, kAnd, begin);
    parts.push_back(condition.substr(begin, end - begin));
    if (end == std::string::npos) return parts;
    begin = end + kAnd.size();
  }
}

std::vector<Word> TermWords(const std::string& text) {
  constexpr size_t kLongestWord = 68;
  if (text.empty()) return {};
  const std::vector<size_t> breaks = LoosestBreaks(text);
  if (Columns(text) <= kLongestWord || breaks.empty()) return {{text}};
  std::vector<Word> words;
  size_t begin = 0;
  auto add_until = [&](size_t end) {
    for (Word& word : TermWords(text.substr(begin, end - begin)))
      words.push_back(std::move(word));
    begin = end + 1;
  };
  for (size_t at : breaks) add_until(at);
  add_until(text.size());
  return words;
}

std::string Conjunction(const std::vector<std::string>& conditions) {
  std::string text;
  for (const std::string& c : conditions)
    text += (text.empty() ? "" : " && ") + c;
  return text.empty() ? "true" : text;
}

}  // namespace report
