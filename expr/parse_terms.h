// Private to the parser: from an S-expression to a term, a formula or a
// choice. Keeps the names in scope.
#ifndef EXPR_PARSE_TERMS_H_
#define EXPR_PARSE_TERMS_H_

#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/result.h"
#include "expr/expr.h"
#include "expr/kind.h"
#include "expr/pool.h"
#include "expr/sexp.h"
#include "expr/smtlib_ops.h"

namespace expr {

// A Variable is a choice: it compares with constants as itself and becomes an
// if-then-else over its labels wherever a term is asked for.
using ParsedValue = std::variant<Expr, Formula, Variable>;

// A value or an error, from any of them.
class ParsedResult : public base::Result<ParsedValue> {
 public:
  using base::Result<ParsedValue>::Result;
  ParsedResult(Expr e) : Result(ParsedValue(e)) {}     // NOLINT: implicit
  ParsedResult(Formula f) : Result(ParsedValue(f)) {}  // NOLINT: implicit
};

class TermReader {
 public:
  explicit TermReader(Pool& pool) : pool_(pool) {}

  ParsedResult Read(const Sexp& s);
  base::Result<Formula> ReadFormula(const Sexp& s);

  // False if the name is taken.
  bool Bind(const std::string& name, ParsedValue value);
  void AllowOperator(const SmtOperator& op) { allowed_.insert(op.name); }

 private:
  // A name means that for as long as one lives.
  class Meaning {
   public:
    Meaning(TermReader& reader, const std::string& name, ParsedValue value);
    ~Meaning();
    Meaning(const Meaning&) = delete;
    Meaning& operator=(const Meaning&) = delete;

   private:
    TermReader& reader_;
    const std::string name_;
    std::optional<ParsedValue> hidden_;
  };
  using Values = std::vector<ParsedValue>;
  struct Call {
    const Sexp& site;
    std::string_view name;
    Values args;
  };
  using Handler = ParsedResult (TermReader::*)(const Call&);
  struct Operator {
    std::string_view name;
    size_t least, most;  // number of arguments
    Handler handler;
  };
  static std::span<const Operator> Operators();

  ParsedResult ReadAtom(const Sexp& s);
  ParsedResult ReadList(const Sexp& s);
  ParsedResult ReadLet(const Sexp& s);
  // parse_quantified.cc
  ParsedResult ReadForAll(const Sexp& s);
  static bool IsCellRead(const Sexp& s);
  ParsedResult ReadCells(const Sexp& s);
  ParsedResult ReadSpecial(const Sexp& s);  // (_ NaN 8 24)
  ParsedResult ReadFloatLiteral(const Sexp& s);
  ParsedResult ReadIndexed(const Sexp& s);  // ((_ f 1) x)
  ParsedResult ReadExtension(const Sexp& s, bool is_signed);
  ParsedResult ReadToFp(const Sexp& s);
  ParsedResult ReadOperator(const Sexp& s);
  ParsedResult ReadKind(const Sexp& s, const KindRow& row);
  base::Result<Values> ReadArguments(const Sexp& s, size_t from);

  base::Result<Expr> ToTerm(const Sexp& site, const ParsedValue& value);
  base::Result<Formula> ToFormula(const Sexp& site, const ParsedValue& value);
  ParsedResult Make(const Sexp& site, Kind kind, Values args);
  ParsedResult Ask(const Sexp& site, Predicate predicate, Values args);
  base::Result<Formula> Equal(const Sexp& site, const ParsedValue& a,
                              const ParsedValue& b);

  ParsedResult And(const Call& call);
  ParsedResult Or(const Call& call);
  ParsedResult Xor(const Call& call);
  ParsedResult Not(const Call& call);
  ParsedResult Implies(const Call& call);
  ParsedResult IfThenElse(const Call& call);
  ParsedResult Equals(const Call& call);
  ParsedResult Distinct(const Call& call);
  ParsedResult Compare(const Call& call);
  ParsedResult BitNot(const Call& call);
  ParsedResult Shift(const Call& call);
  ParsedResult FloatAbs(const Call& call);
  ParsedResult FloatClass(const Call& call);

  Expr BitsOf(Expr floating);
  Expr ChoiceTerm(Variable choice);

  Pool& pool_;
  std::map<std::string, ParsedValue> names_;
  std::set<std::string_view> allowed_;
};

}  // namespace expr

#endif  // EXPR_PARSE_TERMS_H_
