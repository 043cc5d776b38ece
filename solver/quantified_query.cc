#include "solver/quantified_query.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>

#include "expr/kind.h"
#include "expr/sort.h"
#include "expr/traverse.h"
#include "expr/unknown.h"

namespace solver {
namespace {

using expr::Expr;
using expr::Formula;
using expr::Kind;
using expr::Pool;
using expr::Predicate;
using expr::PredicateAtom;
using expr::Variable;

// Pairs of a quantifier and a literal that are compared.
constexpr size_t kMostExclusions = 200;

// A question about terms that a literal answers.
struct Answered {
  const PredicateAtom& atom;
  bool holds;
};
std::optional<Answered> AnsweredBy(const Pool& pool, Formula literal) {
  if (literal.IsConstant()) return std::nullopt;
  const expr::Decision d = pool.diagram().Top(literal);
  if (!d.then.IsConstant() || !d.otherwise.IsConstant() ||
      pool.IsChoice(d.question.variable))
    return std::nullopt;
  const PredicateAtom& atom = pool.predicate(d.question.variable);
  if (expr::Row(atom.predicate).arity != 2) return std::nullopt;
  return Answered{atom, (d.question.value == 1) == d.then.IsTrue()};
}

// The index for which a term of a body may be another term. Only a guess: who
// uses it looks at the instance.
class IndexGuess {
 public:
  IndexGuess(Pool& pool, Expr bound) : pool_(pool), bound_(bound) {}

  std::optional<Expr> Where(Expr inside, Expr is) {
    if (inside == bound_) return is;
    const auto parts = pool_.kids(inside), others = pool_.kids(is);
    const Kind kind = pool_.kind(inside);
    if (kind == Kind::kAdd && parts[0] == bound_ && pool_.IsConstant(parts[1]))
      return pool_.Make(Kind::kSub, is, parts[1]);
    if (kind == Kind::kCellAt) return WhereRead(parts, is);
    if (kind != pool_.kind(is) || kind == Kind::kIte) return std::nullopt;
    for (size_t i = 0; i < parts.size(); ++i)
      if (const auto found = Where(parts[i], others[i])) return found;
    return std::nullopt;
  }

 private:
  // The same array at another place, or one of its cells.
  std::optional<Expr> WhereRead(std::span<const Expr> read, Expr is) {
    const auto others = pool_.kids(is);
    const auto cells = read.subspan(1);
    if (pool_.kind(is) == Kind::kCellAt &&
        std::equal(cells.begin(), cells.end(), others.begin() + 1,
                   others.end()))
      return Where(read[0], others[0]);
    const auto cell = std::find(cells.begin(), cells.end(), is);
    if (cell == cells.end()) return std::nullopt;
    return Where(read[0],
                 pool_.Int(static_cast<int32_t>(cell - cells.begin())));
  }

  Pool& pool_;
  const Expr bound_;
};

// x == c, and what the other says of x and a constant, is not so.
bool DeniedByValue(Pool& pool, const Answered& equal, const Answered& other) {
  if (equal.atom.predicate != Predicate::kEq || !equal.holds ||
      !pool.IsConstant(equal.atom.b) || other.atom.a != equal.atom.a ||
      !pool.IsConstant(other.atom.b))
    return false;
  const Formula said =
      pool.Test(other.atom.predicate, equal.atom.b, other.atom.b);
  return other.holds ? said.IsFalse() : said.IsTrue();
}

bool Exclude(Pool& pool, Formula a, Formula b) {
  if (pool.And(a, b).IsFalse()) return true;
  const auto first = AnsweredBy(pool, a), second = AnsweredBy(pool, b);
  return first && second &&
         (DeniedByValue(pool, *first, *second) ||
          DeniedByValue(pool, *second, *first));
}

// What an instance has of a term. Where its place depends on the bound symbol
// alone, an array read becomes one of the cells.
std::vector<Expr> InstancePartsOf(Pool& pool, Expr bound, Expr e) {
  const auto kids = pool.kids(e);
  if (pool.kind(e) == Kind::kCellAt &&
      pool.UnknownsIn(kids[0]) == std::vector{expr::Unknown(bound)})
    return {kids[0]};
  return {kids.begin(), kids.end()};
}

}  // namespace

void TracedClauses::Add(Formula clause, const std::vector<Formula>& origins) {
  if (clause.IsTrue() || !origins_.emplace(clause, origins).second) return;
  formulas_.push_back(clause);
}

std::vector<Formula> TracedClauses::CoreOf(
    const std::vector<Formula>& clauses) const {
  std::vector<Formula> core;
  for (Formula clause : clauses) {
    const auto found = origins_.find(clause);
    if (found == origins_.end()) return {};
    core.insert(core.end(), found->second.begin(), found->second.end());
  }
  std::sort(core.begin(), core.end());
  core.erase(std::unique(core.begin(), core.end()), core.end());
  return core;
}

bool AsksQuantifier(Pool& pool, Formula f) {
  const auto support = pool.diagram().Support(f);
  return std::any_of(support.begin(), support.end(),
                     [&](Variable v) { return pool.IsForAll(v); });
}

std::vector<Formula> LiteralsOf(Pool& pool, Formula f) {
  std::vector<Formula> literals;
  while (!f.IsConstant()) {
    const expr::Decision d = pool.diagram().Top(f);
    if (!d.then.IsFalse() && !d.otherwise.IsFalse()) break;
    const bool yes = d.otherwise.IsFalse();
    const Formula is = pool.diagram().Is(d.question.variable, d.question.value);
    literals.push_back(yes ? is : !is);
    f = yes ? d.then : d.otherwise;
  }
  if (!f.IsTrue()) literals.push_back(f);
  return literals;
}

QuantifiedQuery::QuantifiedQuery(Pool& pool,
                                 const std::vector<Formula>& conjuncts,
                                 QuantifierMutation mutation)
    : pool_(pool), mutation_(mutation) {
  for (Formula f : conjuncts) Split(f);
}

void QuantifiedQuery::Split(Formula conjunct) {
  if (!AsksQuantifier(pool_, conjunct))
    return clauses_.Add(conjunct, {conjunct});
  for (Formula literal : LiteralsOf(pool_, conjunct))
    AddLiteral(literal, conjunct);
}

void QuantifiedQuery::AddLiteral(Formula literal, Formula origin) {
  if (literal.IsConstant()) return clauses_.Add(literal, {origin});
  const Variable v = pool_.diagram().Top(literal).question.variable;
  const bool is_holding =
      pool_.IsForAll(v) && (literal == pool_.diagram().Is(v, 1) ||
                            (Mutated(QuantifierMutation::kNegationIsForAll) &&
                             literal == pool_.diagram().Is(v, 0)));
  if (!is_holding) return clauses_.Add(literal, {origin});
  quantifiers_.push_back(v);
  origins_.push_back(origin);
}

size_t QuantifiedQuery::Cost() const {
  size_t cost = 0;
  for (Variable v : quantifiers_) cost += CostOf(v);
  return cost;
}

size_t QuantifiedQuery::CostOf(Variable forall) const {
  const PredicateAtom& atom = pool_.predicate(forall);
  std::vector<Expr> roots;
  for (Variable v : pool_.diagram().Support(atom.body)) {
    if (pool_.IsChoice(v)) continue;
    for (Expr e : {pool_.predicate(v).a, pool_.predicate(v).b})
      if (e != Expr()) roots.push_back(e);
  }
  const std::vector<Expr> terms = expr::PostOrder<Expr>(
      roots, [&](Expr e) { return InstancePartsOf(pool_, atom.a, e); });
  return static_cast<size_t>(atom.most) *
         (terms.size() + pool_.diagram().CountNodes(atom.body));
}

TracedClauses QuantifiedQuery::Expanded() const {
  TracedClauses all = clauses_;
  for (size_t q = 0; q < quantifiers_.size(); ++q) {
    std::vector<Formula> instances = pool_.InstancesOf(quantifiers_[q]);
    if (Mutated(QuantifierMutation::kExpandsTooFew)) instances.pop_back();
    if (Mutated(QuantifierMutation::kExpandsWithoutEnd))
      for (size_t j = 0; j < instances.size(); ++j)
        instances[j] = pool_.InstanceOf(quantifiers_[q],
                                        pool_.Int(static_cast<int32_t>(j + 1)));
    for (Formula f : instances) all.Add(f, {origins_[q]});
  }
  return all;
}

TracedClauses QuantifiedQuery::Stripped() const {
  TracedClauses all = clauses_;
  for (size_t q = 0; q < quantifiers_.size(); ++q) {
    const Variable v = quantifiers_[q];
    const Formula asked = pool_.Le(pool_.Int(1), pool_.predicate(v).b);
    const Formula first = pool_.InstanceOf(v, pool_.Int(1));
    const bool always = Mutated(QuantifierMutation::kFirstAlwaysAsked);
    all.Add(always ? first : pool_.Implies(asked, first), {origins_[q]});
    AddExclusions(q, all);
  }
  return all;
}

// Where a literal says of a term what the body denies of it for some index,
// that index is not asked about.
void QuantifiedQuery::AddExclusions(size_t q, TracedClauses& to) const {
  const Variable forall = quantifiers_[q];
  const PredicateAtom& atom = pool_.predicate(forall);
  IndexGuess guess(pool_, atom.a);
  size_t tried = 0;
  for (Formula clause : clauses())
    for (Formula literal : LiteralsOf(pool_, clause))
      for (Formula inside : LiteralsOf(pool_, atom.body)) {
        const auto outer = AnsweredBy(pool_, literal);
        const auto inner = AnsweredBy(pool_, inside);
        if (!outer || !inner || ++tried > kMostExclusions) continue;
        for (Expr part : {inner->atom.a, inner->atom.b})
          for (Expr term : {outer->atom.a, outer->atom.b}) {
            const auto index = guess.Where(part, term);
            if (index && Contradicts(forall, *index, literal))
              to.Add(Exclusion(forall, *index), {origins_[q], clause});
          }
      }
}

bool QuantifiedQuery::Contradicts(Variable forall, Expr index,
                                  Formula literal) const {
  if (pool_.sort(index) != expr::Sort::kBv32) return false;
  if (Mutated(QuantifierMutation::kExcludesThePossible)) return true;
  const Formula instance = pool_.InstanceOf(forall, index);
  const std::vector<Formula> parts = LiteralsOf(pool_, instance);
  return instance.IsFalse() ||
         std::any_of(parts.begin(), parts.end(), [&](Formula part) {
           return Exclude(pool_, part, literal);
         });
}

// Not (1 <= index <= k).
Formula QuantifiedQuery::Exclusion(Variable forall, Expr index) const {
  if (Mutated(QuantifierMutation::kExcludesTheNext))
    index = pool_.Make(Kind::kAdd, index, pool_.Int(1));
  const PredicateAtom& atom = pool_.predicate(forall);
  Formula asked = pool_.Le(pool_.Int(1), index);
  if (!Mutated(QuantifierMutation::kForgetsTheLimit))
    asked = pool_.And(asked, pool_.Le(index, pool_.Int(atom.most)));
  if (!Mutated(QuantifierMutation::kExcludesBeyondTheEnd))
    asked = pool_.And(asked, pool_.Le(index, atom.b));
  return !asked;
}

}  // namespace solver
