#include "report/path_text.h"

#include <charconv>
#include <cstddef>
#include <cstdint>
#include <string_view>
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

std::string AsConjunct(std::string text) {
  const bool loose = text.find(" || ") != std::string::npos ||
                     text.find(" ? ") != std::string::npos;
  return loose ? "(" + text + ")" : text;
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
    texts.push_back(AsConjunct(Condition(f)));
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

std::string Conjunction(const std::vector<std::string>& conditions) {
  std::string text;
  for (const std::string& c : conditions)
    text += (text.empty() ? "" : " && ") + c;
  return text.empty() ? "true" : text;
}

}  // namespace report
