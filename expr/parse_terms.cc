#include "expr/parse_terms.h"

#include <charconv>
#include <utility>

#include "expr/apply.h"

namespace expr {
namespace {

using base::Result;

bool IsRoundToNearest(const Sexp& s) {
  return s.IsSymbol("RNE") || s.IsSymbol("roundNearestTiesToEven");
}

std::optional<uint64_t> Number(const Sexp& s) {
  uint64_t value = 0;
  if (s.type != Sexp::kNumeral) return std::nullopt;
  const char* end = s.text.data() + s.text.size();
  const auto [stop, error] = std::from_chars(s.text.data(), end, value);
  if (error != std::errc() || stop != end) return std::nullopt;
  return value;
}

// A bit string: its value and how many bits it has.
struct BitString {
  uint64_t value;
  size_t width;
};
std::optional<BitString> BitsLiteral(const Sexp& s) {
  const bool hex = s.type == Sexp::kHexadecimal;
  if (!hex && s.type != Sexp::kBinary) return std::nullopt;
  const size_t width = s.text.size() * (hex ? 4 : 1);
  if (width > 64) return std::nullopt;
  uint64_t value = 0;
  std::from_chars(s.text.data(), s.text.data() + s.text.size(), value,
                  hex ? 16 : 2);
  return BitString{value, width};
}

std::optional<Sort> FloatSort(const Sexp& exponent, const Sexp& significand) {
  const auto e = Number(exponent);
  const auto s = Number(significand);
  if (e == 8u && s == 24u) return Sort::kF32;
  if (e == 11u && s == 53u) return Sort::kF64;
  return std::nullopt;
}

struct SpecialFloat {
  std::string_view name;
  uint64_t bits32, bits64;
};
constexpr SpecialFloat kSpecials[] = {
    {"NaN", kNan32, kNan64},
    {"+oo", 0x7f800000u, 0x7ff0000000000000u},
    {"-oo", 0xff800000u, 0xfff0000000000000u},
    {"+zero", 0, 0},
    {"-zero", 0x80000000u, 0x8000000000000000u},
};

// The rest of ((_ name …) args): the indexed head.
bool IsIndexed(const Sexp& s, std::string_view name, size_t indices) {
  return s.IsList() && !s.kids.empty() && s.kids[0].IsCall("_") &&
         s.kids[0].kids.size() == indices + 2 &&
         s.kids[0].kids[1].IsSymbol(name);
}

}  // namespace

bool TermReader::Bind(const std::string& name, ParsedValue value) {
  return names_.emplace(name, value).second;
}

Result<Formula> TermReader::ReadFormula(const Sexp& s) {
  ASSIGN_OR_RETURN(ParsedValue value, Read(s));
  return ToFormula(s, value);
}

ParsedResult TermReader::Read(const Sexp& s) {
  return s.IsList() ? ReadList(s) : ReadAtom(s);
}

ParsedResult TermReader::ReadAtom(const Sexp& s) {
  if (const auto bits = BitsLiteral(s)) {
    if (bits->width == 32) return pool_.Constant(Sort::kBv32, bits->value);
    if (bits->width == 64) return pool_.Constant(Sort::kBv64, bits->value);
    return ErrorAt(s, "expected 32 or 64 bits");
  }
  if (s.type != Sexp::kSymbol) return ErrorAt(s, "expected a term");
  if (auto it = names_.find(s.text); it != names_.end()) return it->second;
  if (s.text == "true") return Formula::True();
  if (s.text == "false") return Formula::False();
  return ErrorAt(s, "unknown name " + s.text);
}

ParsedResult TermReader::ReadList(const Sexp& s) {
  if (s.kids.empty()) return ErrorAt(s, "expected a term, found ()");
  if (IsCellRead(s)) return ReadCells(s);
  if (s.IsCall("let")) return ReadLet(s);
  if (s.IsCall("forall")) return ReadForAll(s);
  if (s.IsCall("_")) return ReadSpecial(s);
  if (s.IsCall("fp")) return ReadFloatLiteral(s);
  if (s.IsCall("!")) {
    // Attributes such as :named say nothing about the value.
    if (s.kids.size() < 2) return ErrorAt(s, "expected a term after !");
    return Read(s.kids[1]);
  }
  if (s.kids[0].IsList()) return ReadIndexed(s);
  return ReadOperator(s);
}

ParsedResult TermReader::ReadLet(const Sexp& s) {
  if (s.kids.size() != 3 || !s.kids[1].IsList())
    return ErrorAt(s, "expected (let ((name term) …) term)");
  // All values first: they do not see each other's names.
  std::vector<std::pair<std::string, ParsedValue>> bindings;
  for (const Sexp& b : s.kids[1].kids) {
    if (b.kids.size() != 2 || b.kids[0].type != Sexp::kSymbol)
      return ErrorAt(b, "expected (name term)");
    ASSIGN_OR_RETURN(ParsedValue value, Read(b.kids[1]));
    bindings.emplace_back(b.kids[0].text, value);
  }
  std::map<std::string, std::optional<ParsedValue>> hidden;
  for (const auto& [name, value] : bindings) {
    auto it = names_.find(name);
    hidden.emplace(name, it == names_.end()
                             ? std::nullopt
                             : std::optional<ParsedValue>(it->second));
    names_.insert_or_assign(name, value);
  }
  auto result = Read(s.kids[2]);
  for (const auto& [name, value] : hidden) {
    if (value)
      names_.insert_or_assign(name, *value);
    else
      names_.erase(name);
  }
  return result;
}

// (_ NaN 8 24) and its like; (_ bv5 32)
ParsedResult TermReader::ReadSpecial(const Sexp& s) {
  if (s.kids.size() == 4) {
    const auto sort = FloatSort(s.kids[2], s.kids[3]);
    for (const SpecialFloat& f : kSpecials)
      if (sort && s.kids[1].IsSymbol(f.name))
        return pool_.Constant(*sort, *sort == Sort::kF32 ? f.bits32 : f.bits64);
  }
  if (s.kids.size() == 3 && s.kids[1].type == Sexp::kSymbol &&
      s.kids[1].text.starts_with("bv")) {
    Sexp digits = s.kids[1];
    digits.type = Sexp::kNumeral;
    digits.text.erase(0, 2);
    const auto value = Number(digits);
    const auto width = Number(s.kids[2]);
    if (value && width == 32u && *value <= UINT32_MAX)
      return pool_.Constant(Sort::kBv32, *value);
    if (value && width == 64u) return pool_.Constant(Sort::kBv64, *value);
  }
  return ErrorAt(s, "no such constant over 32 or 64 bits: " + Render(s));
}

// (fp sign exponent fraction)
ParsedResult TermReader::ReadFloatLiteral(const Sexp& s) {
  if (s.kids.size() != 4) return ErrorAt(s, "expected (fp #b… #b… #b…)");
  const auto sign = BitsLiteral(s.kids[1]);
  const auto exponent = BitsLiteral(s.kids[2]);
  const auto fraction = BitsLiteral(s.kids[3]);
  if (sign && exponent && fraction && sign->width == 1) {
    if (exponent->width == 8 && fraction->width == 23)
      return pool_.Constant(Sort::kF32, sign->value << 31 |
                                            exponent->value << 23 |
                                            fraction->value);
    if (exponent->width == 11 && fraction->width == 52)
      return pool_.Constant(Sort::kF64, sign->value << 63 |
                                            exponent->value << 52 |
                                            fraction->value);
  }
  return ErrorAt(s, "expected a single or double precision literal");
}

ParsedResult TermReader::ReadIndexed(const Sexp& s) {
  if (IsIndexed(s, "to_fp", 2)) return ReadToFp(s);
  if (IsIndexed(s, "sign_extend", 1)) return ReadExtension(s, true);
  if (IsIndexed(s, "zero_extend", 1)) return ReadExtension(s, false);
  if (IsIndexed(s, "extract", 2) && s.kids.size() == 2 &&
      Number(s.kids[0].kids[2]) == 31u && Number(s.kids[0].kids[3]) == 0u) {
    ASSIGN_OR_RETURN(Values args, ReadArguments(s, 1));
    return Make(s, Kind::kL2I, args);
  }
  return ErrorAt(s, "unsupported operator " + Render(s.kids[0]));
}

// ((_ sign_extend 32) x), and the narrowing idioms
// ((_ sign_extend 24) ((_ extract 7 0) x)).
ParsedResult TermReader::ReadExtension(const Sexp& s, bool is_signed) {
  const auto by = Number(s.kids[0].kids[2]);
  if (s.kids.size() != 2) return ErrorAt(s, "expected one operand");
  if (by == 32u) {
    ASSIGN_OR_RETURN(Values args, ReadArguments(s, 1));
    ASSIGN_OR_RETURN(ParsedValue wide, Make(s, Kind::kI2L, args));
    if (is_signed) return wide;
    return Make(s, Kind::kBitAnd, {wide, pool_.Long(0xffffffffll)});
  }
  const Sexp& inner = s.kids[1];
  if (IsIndexed(inner, "extract", 2) && inner.kids.size() == 2 &&
      Number(inner.kids[0].kids[3]) == 0u) {
    const auto top = Number(inner.kids[0].kids[2]);
    ASSIGN_OR_RETURN(ParsedValue value, Read(inner.kids[1]));
    if (is_signed && by == 24u && top == 7u)
      return Make(s, Kind::kI2B, {value});
    if (is_signed && by == 16u && top == 15u)
      return Make(s, Kind::kI2S, {value});
    if (!is_signed && by == 16u && top == 15u)
      return Make(s, Kind::kI2C, {value});
    if (!is_signed && by == 24u && top == 7u)
      return Make(s, Kind::kBitAnd, {value, pool_.Int(0xff)});
  }
  return ErrorAt(s, "unsupported operator " + Render(s.kids[0]));
}

// ((_ to_fp 8 24) bits), ((_ to_fp 8 24) RNE number)
ParsedResult TermReader::ReadToFp(const Sexp& s) {
  const auto to = FloatSort(s.kids[0].kids[2], s.kids[0].kids[3]);
  if (!to) return ErrorAt(s, "expected single or double precision");
  const bool reinterpret = s.kids.size() == 2;
  if (!reinterpret && (s.kids.size() != 3 || !IsRoundToNearest(s.kids[1])))
    return ErrorAt(s, "expected the rounding mode RNE and one operand");
  ASSIGN_OR_RETURN(ParsedValue value, Read(s.kids.back()));
  ASSIGN_OR_RETURN(Expr operand, ToTerm(s.kids.back(), value));
  const Sort from = pool_.sort(operand);
  if (reinterpret)
    return Make(s, *to == Sort::kF32 ? Kind::kBitsF32 : Kind::kBitsF64,
                {operand});
  if (from == *to) return operand;
  constexpr Kind kConversions[2][4] = {
      {Kind::kI2F, Kind::kL2F, Kind::kD2F, Kind::kD2F},
      {Kind::kI2D, Kind::kL2D, Kind::kF2D, Kind::kF2D},
  };
  return Make(s, kConversions[*to == Sort::kF64][static_cast<size_t>(from)],
              {operand});
}

Result<TermReader::Values> TermReader::ReadArguments(const Sexp& s,
                                                     size_t from) {
  Values args;
  for (size_t i = from; i < s.kids.size(); ++i) {
    ASSIGN_OR_RETURN(ParsedValue value, Read(s.kids[i]));
    args.push_back(value);
  }
  return args;
}

ParsedResult TermReader::ReadOperator(const Sexp& s) {
  const std::string& name = s.kids[0].text;
  if (const auto* op = SmtOperatorNamed(name); op && allowed_.contains(name)) {
    ASSIGN_OR_RETURN(Values args, ReadArguments(s, 1));
    if (!args.empty() && std::holds_alternative<Expr>(args[0]) &&
        pool_.sort(std::get<Expr>(args[0])) != op->sort)
      return ErrorAt(s, "operands of other sorts than " + name + " takes");
    return Make(s, op->kind, std::move(args));
  }
  for (const KindRow& row : kKindRows)
    if (row.arity > 0 && row.kind != Kind::kIte && !row.smtlib.empty() &&
        row.smtlib.substr(0, row.smtlib.find(' ')) == name)
      return ReadKind(s, row);
  for (const PredicateRow& row : kPredicateRows) {
    if (row.smtlib != name || row.predicate == Predicate::kEq) continue;
    ASSIGN_OR_RETURN(Values args, ReadArguments(s, 1));
    return Ask(s, row.predicate, std::move(args));
  }
  for (const Operator& op : Operators()) {
    if (op.name != name) continue;
    ASSIGN_OR_RETURN(Values args, ReadArguments(s, 1));
    if (args.size() < op.least || args.size() > op.most)
      return ErrorAt(s, "wrong number of operands for " + name);
    return (this->*op.handler)({s, op.name, std::move(args)});
  }
  return ErrorAt(s.kids[0], "unsupported operator " + name);
}

// An operator of kinds.def. Commutative ones on bit-vectors take more than two
// operands; those on floating point start with the rounding mode.
ParsedResult TermReader::ReadKind(const Sexp& s, const KindRow& row) {
  const bool rounds = row.smtlib.find(' ') != std::string_view::npos;
  if (rounds && (s.kids.size() < 2 || !IsRoundToNearest(s.kids[1])))
    return ErrorAt(s, "expected the rounding mode RNE");
  ASSIGN_OR_RETURN(Values args, ReadArguments(s, rounds ? 2 : 1));
  const bool chains = IsCommutative(row.kind) && !rounds;
  if (!chains || args.size() <= 2) return Make(s, row.kind, std::move(args));
  ParsedValue result = args[0];
  for (size_t i = 1; i < args.size(); ++i) {
    ASSIGN_OR_RETURN(result, Make(s, row.kind, {result, args[i]}));
  }
  return result;
}

Result<Expr> TermReader::ToTerm(const Sexp& site, const ParsedValue& value) {
  if (const Expr* e = std::get_if<Expr>(&value)) return *e;
  if (const Variable* v = std::get_if<Variable>(&value)) return ChoiceTerm(*v);
  return ErrorAt(site, "expected a number, found a truth value");
}

Result<Formula> TermReader::ToFormula(const Sexp& site,
                                      const ParsedValue& value) {
  if (const Formula* f = std::get_if<Formula>(&value)) return *f;
  return ErrorAt(site, "expected a truth value");
}

Expr TermReader::ChoiceTerm(Variable choice) {
  const std::vector<uint32_t>& labels = pool_.choice(choice).labels;
  Expr term = pool_.Constant(Sort::kBv32, labels.back());
  for (size_t i = labels.size() - 1; i-- > 0;)
    term = pool_.Ite(pool_.ChoiceIs(choice, labels[i]),
                     pool_.Constant(Sort::kBv32, labels[i]), term);
  return term;
}

ParsedResult TermReader::Make(const Sexp& site, Kind kind, Values args) {
  const KindRow& row = Row(kind);
  if (args.size() != row.arity)
    return ErrorAt(site, "wrong number of operands");
  ASSIGN_OR_RETURN(Expr a, ToTerm(site, args[0]));
  if (!Accepts(row.operands, pool_.sort(a)))
    return ErrorAt(site, "operands of an unsupported sort");
  if (row.arity == 1) return pool_.Make(kind, a);
  ASSIGN_OR_RETURN(Expr b, ToTerm(site, args[1]));
  if (pool_.sort(b) != SecondSort(row.operands, pool_.sort(a)))
    return ErrorAt(site, "operands of different sorts");
  return pool_.Make(kind, a, b);
}

ParsedResult TermReader::Ask(const Sexp& site, Predicate predicate,
                             Values args) {
  const PredicateRow& row = Row(predicate);
  if (args.size() != row.arity)
    return ErrorAt(site, "wrong number of operands");
  ASSIGN_OR_RETURN(Expr a, ToTerm(site, args[0]));
  if (!Accepts(row.operands, pool_.sort(a)))
    return ErrorAt(site, "operands of an unsupported sort");
  if (row.arity == 1) return pool_.Test(predicate, a);
  ASSIGN_OR_RETURN(Expr b, ToTerm(site, args[1]));
  if (pool_.sort(b) != pool_.sort(a))
    return ErrorAt(site, "operands of different sorts");
  return pool_.Test(predicate, a, b);
}

Result<Formula> TermReader::Equal(const Sexp& site, const ParsedValue& a,
                                  const ParsedValue& b) {
  if (std::holds_alternative<Formula>(a)) {
    ASSIGN_OR_RETURN(Formula g, ToFormula(site, b));
    return pool_.diagram().Iff(std::get<Formula>(a), g);
  }
  if (std::holds_alternative<Variable>(a) && std::holds_alternative<Expr>(b)) {
    const Expr label = std::get<Expr>(b);
    if (pool_.IsConstant(label) && pool_.sort(label) == Sort::kBv32)
      return pool_.ChoiceIs(std::get<Variable>(a),
                            static_cast<uint32_t>(*pool_.constant(label)));
  }
  if (std::holds_alternative<Expr>(a) && std::holds_alternative<Variable>(b))
    if (pool_.IsConstant(std::get<Expr>(a))) return Equal(site, b, a);
  ASSIGN_OR_RETURN(ParsedValue asked, Ask(site, Predicate::kEq, {a, b}));
  return ToFormula(site, asked);
}

}  // namespace expr
