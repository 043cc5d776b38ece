#include "expr/parse.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "expr/apply.h"
#include "expr/parse_terms.h"
#include "expr/sexp.h"
#include "expr/smtlib_names.h"
#include "expr/smtlib_ops.h"

namespace expr {
namespace {

using base::Error;
using base::Ok;
using base::Result;
using base::Status;

bool IsSideCondition(const Sexp& s) {
  return s.type == Sexp::kSymbol && s.text.starts_with(kSideConditionPrefix);
}

class ScriptReader {
 public:
  explicit ScriptReader(Pool& pool) : pool_(pool), terms_(pool) {}

  Result<ParsedScript> Read(std::string_view text);

 private:
  using Handler = Status (ScriptReader::*)(const Sexp&);
  struct Command {
    std::string_view name;
    size_t least, most;  // length of the list
    Handler handler;
  };

  Status Run(const Sexp& s);
  Status Ignore(const Sexp&) { return Ok(); }
  Status SetInfo(const Sexp& s);
  Status ChoiceInfo(const Sexp& s);
  Status BitsInfo(const Sexp& s);
  Status DeclareConst(const Sexp& s);
  Status DeclareFun(const Sexp& s);
  Status DefineFun(const Sexp& s);
  Status DefineOperator(const Sexp& s, const SmtOperator& op);
  Status DefineSideCondition(const Sexp& s);
  Status Assert(const Sexp& s);

  Status Declare(const Sexp& name, const Sexp& sort);
  Status Bind(const Sexp& name, ParsedValue value);
  Result<std::optional<Sort>> ReadSort(const Sexp& s);  // empty: Bool

  Pool& pool_;
  TermReader terms_;
  std::map<std::string, std::vector<uint32_t>> choices_;  // announced
  std::set<std::string> bits_;        // declared constants for float bits
  std::vector<Formula> definitions_;  // what their side conditions may say
  std::set<std::string> sides_;
  ParsedScript script_;
};

Result<ParsedScript> ScriptReader::Read(std::string_view text) {
  ASSIGN_OR_RETURN(std::vector<Sexp> commands, ReadSexps(text));
  for (const Sexp& s : commands) RETURN_IF_ERROR(Run(s));
  return std::move(script_);
}

Status ScriptReader::Run(const Sexp& s) {
  constexpr size_t kAny = static_cast<size_t>(-1);
  static constexpr Command kCommands[] = {
      {"set-logic", 2, 2, &ScriptReader::Ignore},
      {"set-option", 2, kAny, &ScriptReader::Ignore},
      {"set-info", 2, kAny, &ScriptReader::SetInfo},
      {"declare-const", 3, 3, &ScriptReader::DeclareConst},
      {"declare-fun", 4, 4, &ScriptReader::DeclareFun},
      {"define-fun", 5, 5, &ScriptReader::DefineFun},
      {"assert", 2, 2, &ScriptReader::Assert},
      {"check-sat", 1, 1, &ScriptReader::Ignore},
      {"get-model", 1, 1, &ScriptReader::Ignore},
      {"exit", 1, 1, &ScriptReader::Ignore},
  };
  if (!s.IsList() || s.kids.empty() || s.kids[0].type != Sexp::kSymbol)
    return ErrorAt(s, "expected a command");
  for (const Command& c : kCommands) {
    if (c.name != s.kids[0].text) continue;
    if (s.kids.size() < c.least || s.kids.size() > c.most)
      return ErrorAt(s, "wrong number of parts in " + s.kids[0].text);
    return (this->*c.handler)(s);
  }
  return ErrorAt(s, "unsupported command " + s.kids[0].text);
}

Status ScriptReader::SetInfo(const Sexp& s) {
  if (s.kids[1].type != Sexp::kKeyword)
    return ErrorAt(s.kids[1], "expected a keyword");
  if (s.kids.size() != 3) return Ok();
  const std::string& key = s.kids[1].text;
  if (key == "summa-choice" || key == "summa-bits") {
    // The string holds S-expressions of its own.
    auto inner = ReadSexps(s.kids[2].text);
    if (!inner.ok()) return ErrorAt(s.kids[2], inner.error().what);
    Sexp list = s.kids[2];
    list.type = Sexp::kList;
    list.kids = std::move(inner).value();
    return key == "summa-choice" ? ChoiceInfo(list) : BitsInfo(list);
  }
  if (key == "status") script_.status = s.kids[2].text;
  return Ok();
}

// "name label …": the constant declared next under this name is a choice.
Status ScriptReader::ChoiceInfo(const Sexp& s) {
  if (s.kids.size() < 2 || s.kids[0].type != Sexp::kSymbol)
    return ErrorAt(s, "expected a name and labels");
  std::vector<uint32_t> labels;
  for (size_t i = 1; i < s.kids.size(); ++i) {
    const std::string& text = s.kids[i].text;
    uint32_t label = 0;
    const auto [stop, error] =
        std::from_chars(text.data(), text.data() + text.size(), label);
    if (s.kids[i].type != Sexp::kNumeral || error != std::errc() ||
        stop != text.data() + text.size())
      return ErrorAt(s.kids[i], "expected a label of 32 bits");
    labels.push_back(label);
  }
  std::vector<uint32_t> sorted = labels;
  std::sort(sorted.begin(), sorted.end());
  if (std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end())
    return ErrorAt(s, "a label stands twice");
  choices_[s.kids[0].text] = std::move(labels);
  return Ok();
}

// "name term": the constant of this name is the bits of the term.
Status ScriptReader::BitsInfo(const Sexp& s) {
  if (s.kids.size() != 2 || bits_.erase(s.kids[0].text) == 0)
    return ErrorAt(s, "expected a declared constant and a term");
  ASSIGN_OR_RETURN(ParsedValue value, terms_.Read(s.kids[1]));
  const Expr* of = std::get_if<Expr>(&value);
  if (of == nullptr || !IsFloating(pool_.sort(*of)))
    return ErrorAt(s, "expected a floating-point term");
  const bool wide = pool_.sort(*of) == Sort::kF64;
  const Expr bits = pool_.Make(wide ? Kind::kF64Bits : Kind::kF32Bits, *of);
  const Expr nan = pool_.Constant(pool_.sort(bits), wide ? kNan64 : kNan32);
  const Formula is_nan = pool_.Test(Predicate::kIsNan, *of);
  definitions_.push_back(pool_.Implies(is_nan, pool_.Eq(bits, nan)));
  return Bind(s.kids[0], bits);
}

Result<std::optional<Sort>> ScriptReader::ReadSort(const Sexp& s) {
  if (s.IsSymbol("Bool")) return std::optional<Sort>();
  if (s.IsSymbol("Float32")) return std::optional(Sort::kF32);
  if (s.IsSymbol("Float64")) return std::optional(Sort::kF64);
  const std::string text = Render(s);
  for (Sort sort : kAllSorts)
    if (text == SmtSort(sort)) return std::optional(sort);
  return ErrorAt(s, "unsupported sort " + text);
}

Status ScriptReader::Bind(const Sexp& name, ParsedValue value) {
  if (name.type != Sexp::kSymbol) return ErrorAt(name, "expected a name");
  if (!terms_.Bind(name.text, value))
    return ErrorAt(name, name.text + " is declared twice");
  return Ok();
}

Status ScriptReader::Declare(const Sexp& name, const Sexp& sort) {
  ASSIGN_OR_RETURN(std::optional<Sort> read, ReadSort(sort));
  if (name.type == Sexp::kSymbol && name.text.starts_with("!b.")) {
    bits_.insert(name.text);
    return Ok();
  }
  const std::string user = UnquoteName(name.text);
  if (auto it = choices_.find(name.text); it != choices_.end()) {
    if (read != Sort::kBv32) return ErrorAt(sort, "a choice has 32 bits");
    return Bind(name, pool_.MakeChoice(user, it->second));
  }
  if (!read) return Bind(name, pool_.BoolSymbol(user));
  return Bind(name, pool_.Symbol(*read, user));
}

Status ScriptReader::DeclareConst(const Sexp& s) {
  return Declare(s.kids[1], s.kids[2]);
}

Status ScriptReader::DeclareFun(const Sexp& s) {
  if (!s.kids[2].IsList() || !s.kids[2].kids.empty())
    return ErrorAt(s.kids[2], "functions with parameters are not supported");
  return Declare(s.kids[1], s.kids[3]);
}

Status ScriptReader::DefineFun(const Sexp& s) {
  if (const auto* op = SmtOperatorNamed(s.kids[1].text))
    return DefineOperator(s, *op);
  if (!s.kids[2].IsList() || !s.kids[2].kids.empty())
    return ErrorAt(s.kids[2], "functions with parameters are not supported");
  if (IsSideCondition(s.kids[1])) return DefineSideCondition(s);
  ASSIGN_OR_RETURN(std::optional<Sort> sort, ReadSort(s.kids[3]));
  ASSIGN_OR_RETURN(ParsedValue value, terms_.Read(s.kids[4]));
  const Expr* term = std::get_if<Expr>(&value);
  const bool fits = std::holds_alternative<Formula>(value) ? !sort
                    : term != nullptr ? sort == pool_.sort(*term)
                                      : sort == Sort::kBv32;
  if (!fits) return ErrorAt(s.kids[4], "the term has another sort");
  return Bind(s.kids[1], value);
}

// The names of our operators mean what we say they mean, or the script is
// refused.
Status ScriptReader::DefineOperator(const Sexp& s, const SmtOperator& op) {
  const std::string text =
      Render(s.kids[2]) + " " + Render(s.kids[3]) + " " + Render(s.kids[4]);
  if (text != SmtDefinition(op))
    return ErrorAt(s, s.kids[1].text + " is defined otherwise than here");
  terms_.AllowOperator(op);
  return Ok();
}

// The domain of a choice reads as true, the bits of a float as their
// definition; anything else would be a constraint we must not drop.
Status ScriptReader::DefineSideCondition(const Sexp& s) {
  ASSIGN_OR_RETURN(Formula f, terms_.ReadFormula(s.kids[4]));
  if (!f.IsTrue() && std::find(definitions_.begin(), definitions_.end(), f) ==
                         definitions_.end())
    return ErrorAt(s, s.kids[1].text + " constrains more than a spelling");
  sides_.insert(s.kids[1].text);
  return Ok();
}

Status ScriptReader::Assert(const Sexp& s) {
  if (IsSideCondition(s.kids[1]) && sides_.contains(s.kids[1].text))
    return Ok();
  ASSIGN_OR_RETURN(Formula f, terms_.ReadFormula(s.kids[1]));
  script_.conjuncts.push_back(f);
  return Ok();
}

}  // namespace

Result<ParsedScript> ParseSmtLib(std::string_view text, Pool& pool) {
  return ScriptReader(pool).Read(text);
}

}  // namespace expr
