#include "engine/predicates/parse.h"

#include <cctype>
#include <charconv>
#include <cstdint>
#include <limits>
#include <utility>

namespace engine {
namespace {

using base::Error;
using base::Result;
using PredicateKind = Predicate::Kind;

constexpr std::string_view kMergedName = "v";
// What is longer is nested too deep for those who read it.
constexpr size_t kLongestLine = 2'000;

bool IsNameChar(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' ||
         c == '$' || (c & 0x80) != 0;
}

// The words and signs of one line.
class Words {
 public:
  explicit Words(std::string_view line) : line_(line) { SkipBlanks(); }

  bool empty() const { return line_.empty(); }
  std::string_view rest() const { return line_; }

  bool Take(std::string_view sign) {
    if (!line_.starts_with(sign)) return false;
    line_.remove_prefix(sign.size());
    SkipBlanks();
    return true;
  }
  std::string_view TakeWhile(bool (*wanted)(char)) {
    size_t n = 0;
    while (n < line_.size() && wanted(line_[n])) ++n;
    const std::string_view taken = line_.substr(0, n);
    line_.remove_prefix(n);
    SkipBlanks();
    return taken;
  }
  Error Expected(const std::string& what) const {
    return {"expected " + what +
            (empty() ? " at the end of the line"
                     : ", not \"" + std::string(line_) + "\"")};
  }

 private:
  void SkipBlanks() {
    while (!line_.empty() &&
           std::isspace(static_cast<unsigned char>(line_[0])) != 0)
      line_.remove_prefix(1);
  }
  std::string_view line_;
};

Predicate Of(PredicateKind kind, Predicate a, Predicate b) {
  Predicate made;
  made.kind = kind;
  made.parts.push_back(std::move(a));
  made.parts.push_back(std::move(b));
  return made;
}

Result<Predicate> Sum(Words& words);

Result<Predicate> Number(Words& words) {
  Predicate made;
  const std::string_view digits = words.TakeWhile(
      [](char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; });
  const auto [end, wrong] = std::from_chars(
      digits.data(), digits.data() + digits.size(), made.number);
  if (wrong != std::errc())
    return Error{"expected a number that a long can be, not \"" +
                 std::string(digits) + "\""};
  return made;
}

Result<Predicate> Unary(Words& words) {
  if (words.Take("-")) {
    ASSIGN_OR_RETURN(Predicate of, Unary(words));
    Predicate made;
    made.kind = PredicateKind::kNegate;
    made.parts.push_back(std::move(of));
    return made;
  }
  if (words.Take("(")) {
    ASSIGN_OR_RETURN(Predicate sum, Sum(words));
    if (!words.Take(")")) return words.Expected("\")\"");
    return sum;
  }
  if (words.empty() || !IsNameChar(words.rest()[0]))
    return words.Expected("v, a local variable or a number");
  if (std::isdigit(static_cast<unsigned char>(words.rest()[0])) != 0)
    return Number(words);
  Predicate made;
  made.local = words.TakeWhile(IsNameChar);
  made.kind = made.local == kMergedName ? PredicateKind::kMerged
                                        : PredicateKind::kLocal;
  return made;
}

Result<Predicate> Product(Words& words) {
  ASSIGN_OR_RETURN(Predicate product, Unary(words));
  while (words.Take("*")) {
    ASSIGN_OR_RETURN(Predicate factor, Unary(words));
    product =
        Of(PredicateKind::kMultiply, std::move(product), std::move(factor));
  }
  return product;
}

Result<Predicate> Sum(Words& words) {
  ASSIGN_OR_RETURN(Predicate sum, Product(words));
  while (true) {
    const bool plus = words.Take("+");
    if (!plus && !words.Take("-")) return sum;
    ASSIGN_OR_RETURN(Predicate more, Product(words));
    sum = Of(plus ? PredicateKind::kAdd : PredicateKind::kSubtract,
             std::move(sum), std::move(more));
  }
}

// Longer signs before those they start with. a > b is b < a.
constexpr struct {
  std::string_view sign;
  PredicateKind kind;
  bool swapped;
} kComparisons[] = {
    {"<=", PredicateKind::kAtMost, false},
    {">=", PredicateKind::kAtMost, true},
    {"==", PredicateKind::kEqual, false},
    {"!=", PredicateKind::kUnequal, false},
    {"<", PredicateKind::kLess, false},
    {">", PredicateKind::kLess, true},
};

Result<Predicate> Comparison(Words& words) {
  ASSIGN_OR_RETURN(Predicate left, Sum(words));
  for (const auto& row : kComparisons) {
    if (!words.Take(row.sign)) continue;
    ASSIGN_OR_RETURN(Predicate right, Sum(words));
    if (row.swapped) std::swap(left, right);
    return Of(row.kind, std::move(left), std::move(right));
  }
  return words.Expected("<, <=, >, >=, == or !=");
}

Result<Predicate> Both(Words& words) {
  ASSIGN_OR_RETURN(Predicate all, Comparison(words));
  while (words.Take("&&")) {
    ASSIGN_OR_RETURN(Predicate more, Comparison(words));
    all = Of(PredicateKind::kAnd, std::move(all), std::move(more));
  }
  return all;
}

Result<Predicate> Whole(Words& words) {
  const std::string_view before = words.rest();
  ASSIGN_OR_RETURN(Predicate any, Both(words));
  while (words.Take("||")) {
    ASSIGN_OR_RETURN(Predicate more, Both(words));
    any = Of(PredicateKind::kOr, std::move(any), std::move(more));
  }
  std::string_view text = before.substr(0, before.size() - words.rest().size());
  while (!text.empty() &&
         std::isspace(static_cast<unsigned char>(text.back())) != 0)
    text.remove_suffix(1);
  any.text = text;
  return any;
}

Result<PredicatePlace> Place(Words& words) {
  const std::string_view name = words.TakeWhile([](char c) {
    return c != ':' && std::isspace(static_cast<unsigned char>(c)) == 0;
  });
  if (name.find('.') == name.npos || !words.Take(":"))
    return Error{"expected CLASS.METHOD:LINE at the start of the line"};
  ASSIGN_OR_RETURN(Predicate line, Number(words));
  if (line.number < 1 || line.number > std::numeric_limits<uint16_t>::max())
    return Error{"expected a line of a source file after \":\", not " +
                 std::to_string(line.number)};
  return PredicatePlace{name, static_cast<uint32_t>(line.number)};
}

Result<PredicatePoint> List(PredicatePoint::Mode mode, Words& words) {
  PredicatePoint point{mode, {}};
  do {
    ASSIGN_OR_RETURN(Predicate one, Whole(words));
    point.predicates.push_back(std::move(one));
  } while (words.Take(","));
  if (!words.empty()) return words.Expected("\",\" and a further predicate");
  return point;
}

constexpr struct {
  std::string_view word;
  PredicatePoint::Mode mode;
} kModes[] = {
    {"conj", PredicatePoint::Mode::kAll},
    {"disj", PredicatePoint::Mode::kAny},
    {"exact", PredicatePoint::Mode::kExact},
};

Result<PredicatePoint> Point(Words& words) {
  const std::string_view word = words.TakeWhile(IsNameChar);
  for (const auto& row : kModes) {
    if (word != row.word) continue;
    if (row.mode != PredicatePoint::Mode::kExact) return List(row.mode, words);
    if (!words.empty()) return words.Expected("nothing after exact");
    return PredicatePoint{row.mode, {}};
  }
  return Error{"expected conj, disj or exact, not \"" + std::string(word) +
               "\""};
}

base::Status CheckLength(std::string_view text) {
  if (text.size() > kLongestLine)
    return Error{"expected at most " + std::to_string(kLongestLine) +
                 " characters"};
  return base::Ok{};
}

base::Status AddLine(std::string_view line, Predicates& all) {
  RETURN_IF_ERROR(CheckLength(line));
  Words words(line);
  if (words.empty() || words.rest()[0] == '#') return base::Ok{};
  ASSIGN_OR_RETURN(PredicatePlace place, Place(words));
  ASSIGN_OR_RETURN(PredicatePoint point, Point(words));
  const std::string name = place.first + ":" + std::to_string(place.second);
  if (!all.points.emplace(std::move(place), std::move(point)).second)
    return Error{name + " has predicates already: expected one line for it"};
  return base::Ok{};
}

}  // namespace

Result<PredicatePoint> ParsePoint(std::string_view text) {
  RETURN_IF_ERROR(CheckLength(text));
  Words words(text);
  return Point(words);
}

Result<PredicatePoint> ParseAllOf(std::string_view text) {
  RETURN_IF_ERROR(CheckLength(text));
  Words words(text);
  return List(PredicatePoint::Mode::kAll, words);
}

Result<Predicates> ParsePredicates(std::string_view text,
                                   const std::string& file) {
  Predicates all;
  for (size_t number = 1; !text.empty(); ++number) {
    const size_t end = text.find('\n');
    const base::Status read = AddLine(text.substr(0, end), all);
    if (!read.ok())
      return Error{read.error().what, file + ":" + std::to_string(number)};
    text.remove_prefix(end == text.npos ? text.size() : end + 1);
  }
  return all;
}

}  // namespace engine
