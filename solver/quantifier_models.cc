#include "solver/quantifier_models.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <unordered_set>
#include <utility>

#include "expr/evaluate.h"
#include "expr/kind.h"
#include "expr/unknown.h"

namespace solver {
namespace {

using expr::Evaluator;
using expr::Expr;
using expr::Formula;
using expr::Kind;
using expr::Model;
using expr::Pool;
using expr::PredicateAtom;
using expr::Unknown;
using expr::Variable;

// The symbol to set so that the cell has a value that another cell of the array
// has: a narrow cell is one cut to its size.
std::optional<Expr> SymbolOf(const Pool& pool, Expr cell) {
  const Kind kind = pool.kind(cell);
  if (kind == Kind::kI2B || kind == Kind::kI2C || kind == Kind::kI2S)
    cell = pool.kids(cell)[0];
  if (pool.kind(cell) != Kind::kSymbol) return std::nullopt;
  return cell;
}

Expr CellOf(const Pool& pool, Expr read, uint64_t index) {
  const auto cells = pool.kids(read).subspan(1);
  const auto last = static_cast<int64_t>(cells.size()) - 1;
  const auto at = std::clamp<int64_t>(static_cast<int32_t>(index), 0, last);
  return cells[static_cast<size_t>(at)];
}

// All terms that a formula leads to, those of conditions in terms included; the
// parts of a term are what `parts` says. Quantifiers are not entered.
template <class Parts>
std::vector<Expr> TermsIn(Pool& pool, Formula root, Parts parts_of) {
  std::vector<Formula> formulas = {root};
  std::vector<Expr> terms;
  std::unordered_set<Expr> seen;
  auto add = [&](Expr e) {
    if (e != Expr() && seen.insert(e).second) terms.push_back(e);
  };
  for (size_t next = 0; !formulas.empty() || next < terms.size();) {
    if (next < terms.size()) {
      const Expr e = terms[next++];
      for (Expr part : parts_of(e)) add(part);
      if (pool.kind(e) == Kind::kIte) formulas.push_back(pool.condition(e));
      continue;
    }
    const Formula f = formulas.back();
    formulas.pop_back();
    for (Variable v : pool.diagram().Support(f)) {
      if (pool.IsChoice(v) || pool.IsForAll(v)) continue;
      add(pool.predicate(v).a);
      add(pool.predicate(v).b);
    }
  }
  return terms;
}

std::vector<Expr> AllKids(const Pool& pool, Expr e) {
  const auto kids = pool.kids(e);
  return {kids.begin(), kids.end()};
}

bool Overlap(const std::set<Expr>& a, const std::set<Expr>& b) {
  return std::any_of(a.begin(), a.end(), [&](Expr e) { return b.contains(e); });
}

}  // namespace

std::vector<Expr> QuantifierModels::ReadsOf(Variable forall) const {
  const PredicateAtom& atom = pool_.predicate(forall);
  std::vector<Expr> reads =
      TermsIn(pool_, atom.body, [&](Expr e) { return AllKids(pool_, e); });
  std::erase_if(reads, [&](Expr e) {
    if (pool_.kind(e) != Kind::kCellAt) return true;
    const std::vector<Unknown> of = pool_.UnknownsIn(pool_.kids(e)[0]);
    return std::find(of.begin(), of.end(), Unknown(atom.a)) == of.end();
  });
  // What is read to know where to read comes first.
  std::reverse(reads.begin(), reads.end());
  return reads;
}

std::set<Expr> QuantifierModels::Cells() const {
  std::set<Expr> cells;
  for (Variable v : quantifiers_)
    for (Expr read : ReadsOf(v))
      for (Expr cell : pool_.kids(read).subspan(1))
        if (const auto symbol = SymbolOf(pool_, cell)) cells.insert(*symbol);
  return cells;
}

int32_t QuantifierModels::EndIn(const Model& model, Variable forall) const {
  const PredicateAtom& atom = pool_.predicate(forall);
  const auto upper =
      static_cast<int32_t>(Evaluator(pool_, model).Evaluate(atom.b));
  return std::min(upper, atom.most);
}

Expr QuantifierModels::CellRead(const Model& model, Variable forall, Expr read,
                                int32_t index) const {
  Model with = model;
  with.Set(pool_.predicate(forall).a, static_cast<uint32_t>(index));
  const Expr at = pool_.kids(read)[0];
  return CellOf(pool_, read, Evaluator(pool_, with).Evaluate(at));
}

Model QuantifierModels::Duplicated(Model model,
                                   const std::set<Expr>& kept) const {
  for (Variable v : quantifiers_) {
    const int32_t end = EndIn(model, v);
    if (end < 2) continue;
    for (Expr read : ReadsOf(v)) {
      const Expr first = CellRead(model, v, read, 1);
      const uint64_t value = Evaluator(pool_, model).Evaluate(first);
      for (int32_t i = 2; i <= end; ++i) {
        const auto symbol = SymbolOf(pool_, CellRead(model, v, read, i));
        if (symbol && !kept.contains(*symbol)) model.Set(*symbol, value);
      }
    }
  }
  return model;
}

// Of an array read only the cell that is read.
std::set<Expr> QuantifierModels::SymbolsRead(const Model& model,
                                             Formula f) const {
  Evaluator evaluator(pool_, model);
  const std::vector<Expr> terms = TermsIn(pool_, f, [&](Expr e) {
    if (pool_.kind(e) != Kind::kCellAt) return AllKids(pool_, e);
    const Expr at = pool_.kids(e)[0];
    return std::vector<Expr>{at, CellOf(pool_, e, evaluator.Evaluate(at))};
  });
  std::set<Expr> symbols;
  for (Expr e : terms)
    if (pool_.kind(e) == Kind::kSymbol) symbols.insert(e);
  return symbols;
}

std::set<Expr> QuantifierModels::ReadByWrong(
    const std::vector<Formula>& clauses, const Model& model) const {
  std::set<Expr> read;
  Evaluator evaluator(pool_, model);
  auto blame = [&](Formula f) {
    if (!evaluator.Evaluate(f)) read.merge(SymbolsRead(model, f));
  };
  for (Formula f : clauses) blame(f);
  for (Variable v : quantifiers_)
    for (int32_t i = 1; i <= EndIn(model, v); ++i)
      blame(pool_.InstanceOf(v, pool_.Int(i)));
  return read;
}

std::vector<Formula> QuantifierModels::InstancesReading(
    const std::set<Expr>& cells, const Model& model) const {
  std::vector<Formula> instances;
  for (Variable v : quantifiers_)
    for (int32_t i = 2; i <= EndIn(model, v); ++i) {
      const Formula instance = pool_.InstanceOf(v, pool_.Int(i));
      if (!Overlap(SymbolsRead(model, instance), cells)) continue;
      const Formula asked = pool_.Le(pool_.Int(i), pool_.predicate(v).b);
      instances.push_back(pool_.Implies(asked, instance));
    }
  return instances;
}

}  // namespace solver
