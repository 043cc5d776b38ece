#include "solver/cases.h"

#include <algorithm>
#include <set>
#include <span>

#include "expr/kind.h"
#include "expr/rename.h"
#include "expr/sort.h"
#include "expr/traverse.h"
#include "expr/unknown.h"

namespace solver {
namespace {

using expr::Expr;
using expr::Formula;
using expr::Kind;
using expr::Predicate;
using expr::Unknown;
using expr::Variable;

constexpr size_t kMostCases = 16;
constexpr size_t kMostTerms = 2'000;  // renaming goes as deep as they do
constexpr int kMostRounds = 8;        // equal numbers make others equal

void AddTermsOf(expr::Pool& pool, Formula f, std::vector<Expr>& terms) {
  std::vector<Formula> bodies;  // of quantifiers
  for (Variable v : pool.diagram().Support(f)) {
    if (pool.IsChoice(v)) continue;
    const expr::PredicateAtom& atom = pool.predicate(v);
    if (atom.predicate == Predicate::kBool) continue;
    if (atom.predicate == Predicate::kForAll) bodies.push_back(atom.body);
    terms.push_back(atom.a);
    if (atom.predicate != Predicate::kIsNan) terms.push_back(atom.b);
  }
  for (Formula body : bodies) AddTermsOf(pool, body, terms);
}

std::vector<Expr> PartsOf(expr::Pool& pool, Expr e) {
  const std::span<const Expr> kids = pool.kids(e);
  std::vector<Expr> parts(kids.begin(), kids.end());
  if (pool.kind(e) == Kind::kIte) AddTermsOf(pool, pool.condition(e), parts);
  return parts;
}

using EqualNumbers = std::vector<std::pair<Expr, Expr>>;  // symbol first

// Only symbols and constants stand in for others: nothing grows.
bool CanStandIn(expr::Pool& pool, Expr e) {
  return pool.kind(e) == Kind::kSymbol || pool.IsConstant(e);
}

void AddEqual(expr::Pool& pool, Variable v, EqualNumbers& equal) {
  if (pool.IsChoice(v)) return;
  const expr::PredicateAtom& atom = pool.predicate(v);
  if (atom.predicate != Predicate::kEq || expr::IsFloating(pool.sort(atom.a)) ||
      !CanStandIn(pool, atom.a) || !CanStandIn(pool, atom.b))
    return;
  if (pool.kind(atom.a) == Kind::kSymbol)
    equal.emplace_back(atom.a, atom.b);
  else if (pool.kind(atom.b) == Kind::kSymbol)
    equal.emplace_back(atom.b, atom.a);
}

// The numbers that a conjunct says are one: by the questions that have one
// answer in it, as far as they stand on top.
void AddEqualIn(expr::Pool& pool, Formula f, EqualNumbers& equal) {
  while (!f.IsConstant()) {
    const expr::Decision d = pool.diagram().Top(f);
    if (!d.then.IsFalse() && !d.otherwise.IsFalse()) return;
    const bool answer = d.otherwise.IsFalse();
    if (answer == (d.question.value == 1))
      AddEqual(pool, d.question.variable, equal);
    f = answer ? d.then : d.otherwise;
  }
}

bool AnyIsFalse(const std::vector<Formula>& conjuncts) {
  return std::any_of(conjuncts.begin(), conjuncts.end(),
                     [](Formula f) { return f.IsFalse(); });
}

}  // namespace

bool HasProducts(expr::Pool& pool, const std::vector<Formula>& conjuncts,
                 size_t most_terms) {
  std::vector<Expr> roots;
  for (Formula f : conjuncts) AddTermsOf(pool, f, roots);
  const std::vector<Expr> all =
      expr::PostOrder<Expr>(roots, [&](Expr e) { return PartsOf(pool, e); });
  return all.size() <= most_terms &&
         std::any_of(all.begin(), all.end(), [&](Expr e) {
           const Kind kind = pool.kind(e);
           return kind == Kind::kMul || kind == Kind::kDiv ||
                  kind == Kind::kRem;
         });
}

Answer CaseLayer::Decide(const Query& query) {
  const std::vector<Formula>& conjuncts = query.conjuncts();
  if (!HasProducts(pool_, conjuncts, kMostTerms)) return Pass(query);
  const auto choices = ChoicesOf(conjuncts);
  std::vector<Fixed> fixed;
  if (choices && Refutes(query, *choices, fixed)) return Answer::Unsat();
  return Pass(query);
}

std::optional<std::vector<Variable>> CaseLayer::ChoicesOf(
    const std::vector<Formula>& conjuncts) {
  std::set<Variable> found;
  size_t cases = 1;
  for (Formula f : conjuncts)
    for (Unknown u : pool_.UnknownsOf(f)) {
      if (u.IsSymbol() || !pool_.IsChoice(u.variable())) continue;
      if (!found.insert(u.variable()).second) continue;
      cases *= pool_.choice(u.variable()).labels.size();
      if (cases > kMostCases) return std::nullopt;
    }
  return std::vector<Variable>(found.begin(), found.end());
}

bool CaseLayer::Refutes(const Query& query,
                        const std::vector<Variable>& choices,
                        std::vector<Fixed>& fixed) {
  if (query.deadline().Expired()) return false;
  if (fixed.size() == choices.size())
    return RefutesCase(query.conjuncts(), fixed);
  const Variable next = choices[fixed.size()];
  const std::vector<uint32_t> labels = pool_.choice(next).labels;
  return std::all_of(labels.begin(), labels.end(), [&](uint32_t label) {
    fixed.push_back({next, label});
    const bool refuted = Refutes(query, choices, fixed);
    fixed.pop_back();
    return refuted;
  });
}

bool CaseLayer::RefutesCase(std::vector<Formula> conjuncts,
                            const std::vector<Fixed>& fixed) {
  for (int round = 0; round < kMostRounds; ++round) {
    expr::Renaming renaming(pool_);
    for (const Fixed& f : fixed) renaming.Fix(f.choice, f.label);
    bool changed = round == 0 && !fixed.empty();
    EqualNumbers equal;
    for (Formula f : conjuncts) AddEqualIn(pool_, f, equal);
    std::set<Expr> taken;  // each once in a round: no circles
    for (const auto& [symbol, other] : equal) {
      if (taken.contains(symbol) || taken.contains(other)) continue;
      taken.insert({symbol, other});
      renaming.Map(symbol, other);
      changed = true;
    }
    if (!changed) return false;
    for (Formula& f : conjuncts) f = renaming.Apply(f);
    if (AnyIsFalse(conjuncts)) return true;
  }
  return false;
}

}  // namespace solver
