// Quantifiers and array reads, in the shapes that expr/smtlib.h writes: others
// are refused, or are the if-then-else that they look like.
#include <charconv>
#include <optional>
#include <utility>

#include "expr/parse_terms.h"
#include "expr/smtlib_names.h"

namespace expr {
namespace {

constexpr char kShape[] =
    "a quantifier should read (forall ((i (_ BitVec 32))) (=> (and (bvsle "
    "#x00000001 i) (bvsle i k) (bvsle i #x…)) …))";

std::optional<uint32_t> Hexadecimal32(const Sexp& s) {
  uint32_t value = 0;
  if (s.type != Sexp::kHexadecimal || s.text.size() != 8) return std::nullopt;
  std::from_chars(s.text.data(), s.text.data() + 8, value, 16);
  return value;
}

// (bvsle a b)
bool IsAtMost(const Sexp& s, std::string_view a) {
  return s.IsCall("bvsle") && s.kids.size() == 3 && s.kids[1].IsSymbol(a);
}

// The parts of a quantifier of that shape.
struct QuantifierParts {
  const Sexp& bound;
  const Sexp& upper;
  int32_t most;
  const Sexp& body;
};

std::optional<QuantifierParts> PartsOf(const Sexp& s) {
  if (s.kids.size() != 3 || s.kids[1].kids.size() != 1) return std::nullopt;
  const Sexp& binder = s.kids[1].kids[0];
  const Sexp& implies = s.kids[2];
  if (binder.kids.size() != 2 || binder.kids[0].type != Sexp::kSymbol ||
      Render(binder.kids[1]) != "(_ BitVec 32)" || !implies.IsCall("=>") ||
      implies.kids.size() != 3 || !implies.kids[1].IsCall("and") ||
      implies.kids[1].kids.size() != 4)
    return std::nullopt;
  const Sexp& bound = binder.kids[0];
  const Sexp& least = implies.kids[1].kids[1];
  const Sexp& upper = implies.kids[1].kids[2];
  const Sexp& most = implies.kids[1].kids[3];
  if (!least.IsCall("bvsle") || least.kids.size() != 3 ||
      Hexadecimal32(least.kids[1]) != 1u ||
      !least.kids[2].IsSymbol(bound.text) || !IsAtMost(upper, bound.text) ||
      !IsAtMost(most, bound.text))
    return std::nullopt;
  const auto limit = Hexadecimal32(most.kids[2]);
  if (!limit) return std::nullopt;
  return QuantifierParts{bound, upper.kids[2], static_cast<int32_t>(*limit),
                         implies.kids[2]};
}

bool IsCellIndex(const Sexp& s) {
  return s.type == Sexp::kSymbol && "|" + s.text + "|" == kCellIndex;
}

// The leaves of a tree of questions about the index, each of which has as many
// leaves before its border as the border says.
bool AddLeaves(const Sexp& s, std::vector<const Sexp*>& leaves) {
  if (!s.IsCall("ite") || s.kids.size() != 4 || !s.kids[1].IsCall("bvslt") ||
      s.kids[1].kids.size() != 3 || !IsCellIndex(s.kids[1].kids[1])) {
    leaves.push_back(&s);
    return true;
  }
  return AddLeaves(s.kids[2], leaves) &&
         Hexadecimal32(s.kids[1].kids[2]) == leaves.size() &&
         AddLeaves(s.kids[3], leaves);
}

}  // namespace

TermReader::Meaning::Meaning(TermReader& reader, const std::string& name,
                             ParsedValue value)
    : reader_(reader), name_(name) {
  if (auto it = reader_.names_.find(name); it != reader_.names_.end())
    hidden_ = it->second;
  reader_.names_.insert_or_assign(name, value);
}

TermReader::Meaning::~Meaning() {
  if (hidden_)
    reader_.names_.insert_or_assign(name_, *hidden_);
  else
    reader_.names_.erase(name_);
}

ParsedResult TermReader::ReadForAll(const Sexp& s) {
  const auto parts = PartsOf(s);
  if (!parts) return ErrorAt(s, kShape);
  ASSIGN_OR_RETURN(ParsedValue end, Read(parts->upper));
  ASSIGN_OR_RETURN(Expr upper, ToTerm(parts->upper, end));
  if (pool_.sort(upper) != Sort::kBv32)
    return ErrorAt(parts->upper, "a quantifier ends at 32 bits");
  const Expr bound = pool_.BoundSymbol(UnquoteName(parts->bound.text));
  Meaning meaning(*this, parts->bound.text, bound);
  ASSIGN_OR_RETURN(Formula body, ReadFormula(parts->body));
  return pool_.ForAll(bound, upper, parts->most, body);
}

bool TermReader::IsCellRead(const Sexp& s) {
  std::vector<const Sexp*> leaves;
  return s.IsCall("let") && s.kids.size() == 3 && s.kids[1].kids.size() == 1 &&
         s.kids[1].kids[0].kids.size() == 2 &&
         IsCellIndex(s.kids[1].kids[0].kids[0]) &&
         AddLeaves(s.kids[2], leaves) && leaves.size() > 1;
}

ParsedResult TermReader::ReadCells(const Sexp& s) {
  const Sexp& at = s.kids[1].kids[0].kids[1];
  ASSIGN_OR_RETURN(ParsedValue place, Read(at));
  ASSIGN_OR_RETURN(Expr index, ToTerm(at, place));
  if (pool_.sort(index) != Sort::kBv32)
    return ErrorAt(at, "the index of a cell has 32 bits");
  std::vector<const Sexp*> leaves;
  AddLeaves(s.kids[2], leaves);
  std::vector<Expr> cells;
  for (const Sexp* leaf : leaves) {
    ASSIGN_OR_RETURN(ParsedValue value, Read(*leaf));
    ASSIGN_OR_RETURN(Expr cell, ToTerm(*leaf, value));
    if (!cells.empty() && pool_.sort(cell) != pool_.sort(cells[0]))
      return ErrorAt(*leaf, "cells of one array have one sort");
    cells.push_back(cell);
  }
  return pool_.CellAt(cells, index);
}

}  // namespace expr
