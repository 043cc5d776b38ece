// The operators of hand-written scripts and of the Boolean level; those that
// are a kind or a predicate by themselves come from the tables.
#include <iterator>
#include <limits>

#include "expr/apply.h"
#include "expr/parse_terms.h"

namespace expr {

using base::Result;

std::span<const TermReader::Operator> TermReader::Operators() {
  constexpr size_t kAny = std::numeric_limits<size_t>::max();
  static constexpr Operator kOperators[] = {
      {"and", 1, kAny, &TermReader::And},
      {"or", 1, kAny, &TermReader::Or},
      {"xor", 2, kAny, &TermReader::Xor},
      {"not", 1, 1, &TermReader::Not},
      {"=>", 2, kAny, &TermReader::Implies},
      {"ite", 3, 3, &TermReader::IfThenElse},
      {"=", 2, kAny, &TermReader::Equals},
      {"distinct", 2, kAny, &TermReader::Distinct},
      {"bvsle", 2, 2, &TermReader::Compare},
      {"bvsgt", 2, 2, &TermReader::Compare},
      {"bvsge", 2, 2, &TermReader::Compare},
      {"bvule", 2, 2, &TermReader::Compare},
      {"bvugt", 2, 2, &TermReader::Compare},
      {"bvuge", 2, 2, &TermReader::Compare},
      {"fp.gt", 2, 2, &TermReader::Compare},
      {"fp.geq", 2, 2, &TermReader::Compare},
      {"bvnot", 1, 1, &TermReader::BitNot},
      {"bvshl", 2, 2, &TermReader::Shift},
      {"bvashr", 2, 2, &TermReader::Shift},
      {"bvlshr", 2, 2, &TermReader::Shift},
      {"fp.abs", 1, 1, &TermReader::FloatAbs},
      {"fp.isZero", 1, 1, &TermReader::FloatClass},
      {"fp.isInfinite", 1, 1, &TermReader::FloatClass},
      {"fp.isNegative", 1, 1, &TermReader::FloatClass},
      {"fp.isPositive", 1, 1, &TermReader::FloatClass},
  };
  return kOperators;
}

ParsedResult TermReader::And(const Call& call) {
  Formula result = Formula::True();
  for (const ParsedValue& arg : call.args) {
    ASSIGN_OR_RETURN(Formula f, ToFormula(call.site, arg));
    result = pool_.And(result, f);
  }
  return result;
}

ParsedResult TermReader::Or(const Call& call) {
  Formula result = Formula::False();
  for (const ParsedValue& arg : call.args) {
    ASSIGN_OR_RETURN(Formula f, ToFormula(call.site, arg));
    result = pool_.Or(result, f);
  }
  return result;
}

ParsedResult TermReader::Xor(const Call& call) {
  Formula result = Formula::False();
  for (const ParsedValue& arg : call.args) {
    ASSIGN_OR_RETURN(Formula f, ToFormula(call.site, arg));
    result = pool_.diagram().Xor(result, f);
  }
  return result;
}

ParsedResult TermReader::Not(const Call& call) {
  ASSIGN_OR_RETURN(Formula f, ToFormula(call.site, call.args[0]));
  return !f;
}

// Right-associative: a => b => c is a => (b => c).
ParsedResult TermReader::Implies(const Call& call) {
  ASSIGN_OR_RETURN(Formula result, ToFormula(call.site, call.args.back()));
  for (size_t i = call.args.size() - 1; i-- > 0;) {
    ASSIGN_OR_RETURN(Formula f, ToFormula(call.site, call.args[i]));
    result = pool_.Implies(f, result);
  }
  return result;
}

ParsedResult TermReader::IfThenElse(const Call& call) {
  ASSIGN_OR_RETURN(Formula condition, ToFormula(call.site, call.args[0]));
  if (std::holds_alternative<Formula>(call.args[1])) {
    ASSIGN_OR_RETURN(Formula g, ToFormula(call.site, call.args[2]));
    return pool_.Ite(condition, std::get<Formula>(call.args[1]), g);
  }
  ASSIGN_OR_RETURN(Expr then, ToTerm(call.site, call.args[1]));
  ASSIGN_OR_RETURN(Expr otherwise, ToTerm(call.site, call.args[2]));
  if (pool_.sort(then) != pool_.sort(otherwise))
    return ErrorAt(call.site, "operands of different sorts");
  return pool_.Ite(condition, then, otherwise);
}

ParsedResult TermReader::Equals(const Call& call) {
  Formula result = Formula::True();
  for (size_t i = 1; i < call.args.size(); ++i) {
    ASSIGN_OR_RETURN(Formula f,
                     Equal(call.site, call.args[i - 1], call.args[i]));
    result = pool_.And(result, f);
  }
  return result;
}

ParsedResult TermReader::Distinct(const Call& call) {
  Formula result = Formula::True();
  for (size_t i = 0; i < call.args.size(); ++i)
    for (size_t j = 0; j < i; ++j) {
      ASSIGN_OR_RETURN(Formula f, Equal(call.site, call.args[j], call.args[i]));
      result = pool_.And(result, !f);
    }
  return result;
}

// Orders that predicates.def has only in another form.
ParsedResult TermReader::Compare(const Call& call) {
  struct Row {
    std::string_view name;
    Predicate predicate;
    bool swap, negate;
  };
  constexpr Row kRows[] = {
      {"bvsle", Predicate::kLt, true, true},
      {"bvsgt", Predicate::kLt, true, false},
      {"bvsge", Predicate::kLt, false, true},
      {"bvule", Predicate::kUlt, true, true},
      {"bvugt", Predicate::kUlt, true, false},
      {"bvuge", Predicate::kUlt, false, true},
      {"fp.gt", Predicate::kFLt, true, false},
      {"fp.geq", Predicate::kFLe, true, false},
  };
  for (const Row& row : kRows) {
    if (row.name != call.name) continue;
    ASSIGN_OR_RETURN(ParsedValue asked,
                     Ask(call.site, row.predicate,
                         {call.args[row.swap], call.args[!row.swap]}));
    const Formula f = std::get<Formula>(asked);
    return row.negate ? !f : f;
  }
  return ErrorAt(call.site, "unsupported comparison");
}

ParsedResult TermReader::BitNot(const Call& call) {
  ASSIGN_OR_RETURN(Expr x, ToTerm(call.site, call.args[0]));
  if (IsFloating(pool_.sort(x)))
    return ErrorAt(call.site, "operands of an unsupported sort");
  return pool_.Make(Kind::kBitXor, x,
                    pool_.Constant(pool_.sort(x), ~uint64_t{0}));
}

// SMT-LIB does not mask the count: one beyond the width shifts everything out.
ParsedResult TermReader::Shift(const Call& call) {
  ASSIGN_OR_RETURN(Expr x, ToTerm(call.site, call.args[0]));
  ASSIGN_OR_RETURN(Expr count, ToTerm(call.site, call.args[1]));
  const Sort sort = pool_.sort(x);
  if (IsFloating(sort) || pool_.sort(count) != sort)
    return ErrorAt(call.site, "operands of different or unsupported sorts");
  const Kind kind = call.name == "bvshl"    ? Kind::kShl
                    : call.name == "bvashr" ? Kind::kShr
                                            : Kind::kUshr;
  const int width = sort == Sort::kBv32 ? 32 : 64;
  const Formula inside =
      pool_.Test(Predicate::kUlt, count,
                 pool_.Constant(sort, static_cast<uint64_t>(width)));
  const Expr narrow =
      sort == Sort::kBv64 ? pool_.Make(Kind::kL2I, count) : count;
  const Expr outside = kind == Kind::kShr
                           ? pool_.Make(kind, x, pool_.Int(width - 1))
                           : pool_.Constant(sort, 0);
  return pool_.Ite(inside, pool_.Make(kind, x, narrow), outside);
}

Expr TermReader::BitsOf(Expr floating) {
  return pool_.Make(
      pool_.sort(floating) == Sort::kF32 ? Kind::kF32Bits : Kind::kF64Bits,
      floating);
}

ParsedResult TermReader::FloatAbs(const Call& call) {
  ASSIGN_OR_RETURN(Expr x, ToTerm(call.site, call.args[0]));
  if (!IsFloating(pool_.sort(x)))
    return ErrorAt(call.site, "expected a floating-point number");
  const Expr bits = BitsOf(x);
  const Sort sort = pool_.sort(bits);
  const Expr mask =
      pool_.Constant(sort, static_cast<uint64_t>(LargestValue(sort)));
  return pool_.Make(sort == Sort::kBv32 ? Kind::kBitsF32 : Kind::kBitsF64,
                    pool_.Make(Kind::kBitAnd, bits, mask));
}

ParsedResult TermReader::FloatClass(const Call& call) {
  ASSIGN_OR_RETURN(Expr x, ToTerm(call.site, call.args[0]));
  if (!IsFloating(pool_.sort(x)))
    return ErrorAt(call.site, "expected a floating-point number");
  const bool narrow = pool_.sort(x) == Sort::kF32;
  const Expr zero = pool_.Constant(pool_.sort(x), 0);
  if (call.name == "fp.isZero") return pool_.Test(Predicate::kFEq, x, zero);
  if (call.name == "fp.isInfinite") {
    const Expr infinity = pool_.Constant(
        pool_.sort(x), narrow ? 0x7f800000u : 0x7ff0000000000000u);
    const Formula above = pool_.Test(Predicate::kFEq, x, infinity);
    const Formula below =
        pool_.Test(Predicate::kFEq, x, pool_.Make(Kind::kFNeg, infinity));
    return pool_.Or(above, below);
  }
  // The one NaN has no sign bit, and neither class holds of it.
  const Expr bits = BitsOf(x);
  const Formula sign = pool_.Lt(bits, pool_.Constant(pool_.sort(bits), 0));
  if (call.name == "fp.isNegative") return sign;
  return pool_.And(!sign, !pool_.Test(Predicate::kIsNan, x));
}

}  // namespace expr
