#include "expr/borders.h"

#include <algorithm>

#include "expr/apply.h"
#include "expr/atom_table.h"
#include "expr/diagram.h"
#include "expr/evaluate.h"
#include "expr/kind.h"
#include "expr/sort.h"

namespace expr {
namespace {

bool IsSymbol(const Pool& pool, Expr e) {
  return pool.kind(e) == Kind::kSymbol;
}

// As wide as both may be; no border is where that wraps.
int64_t Difference(int64_t a, int64_t b) {
  return static_cast<int64_t>(static_cast<uint64_t>(a) -
                              static_cast<uint64_t>(b));
}

}  // namespace

Borders::Borders(Pool& pool, const std::vector<Formula>& conjuncts)
    : pool_(pool) {
  for (const Formula f : conjuncts) Add(f);
  // After them: a switch has many cases, and a comparison but one border.
  for (const Formula f : conjuncts) AddCases(pool_.diagram().Support(f));
}

void Borders::Add(Formula conjunct) {
  const auto support = pool_.diagram().Support(conjunct);
  if (support.size() != 1 || pool_.IsChoice(*support.begin())) return;
  const Variable v = *support.begin();
  const PredicateAtom& atom = pool_.predicate(v);
  const bool holds =
      pool_.diagram().Evaluate(conjunct, [](Variable) { return uint32_t{1}; });
  if (atom.predicate == Predicate::kEq && holds) AddEqual(atom.a, atom.b);
  if (atom.predicate != Predicate::kLt) return;
  // Of two unknowns, that they differ by one tells no more than that they do.
  const bool constant = pool_.constant(atom.b).has_value();
  if (!holds || constant) borders_.push_back({atom.a, atom.b, holds ? 1 : 0});
}

// One of several constants, as where cases of a switch share their code.
void Borders::AddCases(std::span<const Variable> cases) {
  const auto is_case = [this](Variable v) {
    return !pool_.IsChoice(v) &&
           pool_.predicate(v).predicate == Predicate::kEq &&
           !IsFloating(pool_.sort(pool_.predicate(v).a)) &&
           pool_.constant(pool_.predicate(v).b).has_value();
  };
  if (cases.size() < 2 || !std::all_of(cases.begin(), cases.end(), is_case))
    return;
  for (const Variable v : cases)
    borders_.push_back({pool_.predicate(v).a, pool_.predicate(v).b, 0});
}

void Borders::AddEqual(Expr a, Expr b) {
  if (!IsSymbol(pool_, a) || !IsSymbol(pool_, b)) return;
  const Unknown first = FirstEqual(Unknown(a)), second = FirstEqual(Unknown(b));
  if (first != second)
    equal_[std::max(first, second)] = std::min(first, second);
}

Unknown Borders::FirstEqual(Unknown number) const {
  auto found = equal_.find(number);
  for (; found != equal_.end(); found = equal_.find(number))
    number = found->second;
  return number;
}

std::vector<uint64_t> Borders::ConstantsBeside(Unknown number) const {
  std::vector<uint64_t> values;
  for (const Border& border : borders_)
    if (const auto bits = pool_.constant(border.b);
        bits && border.a == number.symbol())
      values.push_back(CanonicalBits(
          pool_.sort(border.a), *bits - static_cast<uint64_t>(border.gap)));
  return values;
}

int64_t Borders::GapIn(const Model& model, const Border& border) const {
  Evaluator evaluator(pool_, model);
  const Sort sort = pool_.sort(border.a);
  return Difference(SignedValue(sort, evaluator.Evaluate(border.b)),
                    SignedValue(sort, evaluator.Evaluate(border.a)));
}

bool Borders::IsAt(const Model& model, const Border& border) const {
  return GapIn(model, border) == border.gap;
}

std::vector<size_t> Borders::Missed(const Model& model) const {
  std::vector<size_t> missed;
  for (size_t i = 0; i < borders_.size(); ++i)
    if (!IsAt(model, borders_[i])) missed.push_back(i);
  return missed;
}

// By one of its unknowns; right where that stands alone, or is added.
bool Borders::Reach(ModelMoves& moves, const Border& border) const {
  const int64_t by = Difference(GapIn(moves.model(), border), border.gap);
  const Expr sides[] = {border.a, border.b};
  for (const Unknown u : pool_.UnknownsIn(sides)) {
    if (!u.IsSymbol() || IsFloating(pool_.sort(u.symbol()))) continue;
    const Model before = moves.model();
    const uint64_t now = moves.Value(u);
    for (const int64_t step : {by, -by}) {
      const Unknown one[] = {u};
      const uint64_t there = CanonicalBits(pool_.sort(u.symbol()),
                                           now + static_cast<uint64_t>(step));
      if (!moves.Try(one, there)) continue;
      if (IsAt(moves.model(), border)) return true;
      moves.Restore(before);
    }
  }
  return false;
}

std::vector<size_t> Borders::MoveTo(ModelMoves& moves,
                                    const std::vector<size_t>& wanted) const {
  std::vector<size_t> reached, left;
  for (const size_t i : wanted) {
    const Model before = moves.model();
    const bool there =
        Reach(moves, borders_[i]) &&
        std::all_of(reached.begin(), reached.end(), [&](size_t other) {
          return IsAt(moves.model(), borders_[other]);
        });
    if (!there) moves.Restore(before);
    (there ? reached : left).push_back(i);
  }
  return left;
}

}  // namespace expr
