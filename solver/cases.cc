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

// All of them, each after its parts.
std::vector<Expr> TermsOf(expr::Pool& pool,
                          const std::vector<Formula>& conjuncts) {
  std::vector<Expr> roots;
  for (Formula f : conjuncts) AddTermsOf(pool, f, roots);
  return expr::PostOrder<Expr>(roots, [&](Expr e) { return PartsOf(pool, e); });
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

// An if-then-else that asks a choice, perhaps widened.
bool IsChosen(expr::Pool& pool, Expr e) {
  while (pool.kind(e) == Kind::kI2L) e = pool.kids(e)[0];
  if (pool.kind(e) != Kind::kIte) return false;
  const auto asked = pool.diagram().Support(pool.condition(e));
  return std::any_of(asked.begin(), asked.end(),
                     [&](Variable v) { return pool.IsChoice(v); });
}

bool IsProduct(Kind kind) {
  return kind == Kind::kMul || kind == Kind::kDiv || kind == Kind::kRem;
}

bool HasChosenFactor(expr::Pool& pool, const std::vector<Formula>& conjuncts) {
  const std::vector<Expr> all = TermsOf(pool, conjuncts);
  return std::any_of(all.begin(), all.end(), [&](Expr e) {
    const std::span<const Expr> kids = pool.kids(e);
    return IsProduct(pool.kind(e)) &&
           std::any_of(kids.begin(), kids.end(),
                       [&](Expr kid) { return IsChosen(pool, kid); });
  });
}

bool AnyIsFalse(const std::vector<Formula>& conjuncts) {
  return std::any_of(conjuncts.begin(), conjuncts.end(),
                     [](Formula f) { return f.IsFalse(); });
}

}  // namespace

bool HasProducts(expr::Pool& pool, const std::vector<Formula>& conjuncts,
                 size_t most_terms) {
  const std::vector<Expr> all = TermsOf(pool, conjuncts);
  return all.size() <= most_terms &&
         std::any_of(all.begin(), all.end(),
                     [&](Expr e) { return IsProduct(pool.kind(e)); });
}

Answer CaseLayer::Decide(const Query& query) {
  const std::vector<Formula>& conjuncts = query.conjuncts();
  if (!HasProducts(pool_, conjuncts, kMostTerms)) return Pass(query);
  const auto choices = ChoicesOf(conjuncts);
  std::vector<Fixed> fixed;
  if (choices && Refutes(query, *choices, fixed)) return Answer::Unsat();
  return choices && !choices->empty() && HasChosenFactor(pool_, conjuncts)
             ? DecideCases(query, *choices, fixed)
             : Pass(query);
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
  for (uint32_t i = 0; i < labels.size(); ++i) {
    fixed.push_back({next, i, labels[i]});
    const bool refuted = Refutes(query, choices, fixed);
    fixed.pop_back();
    if (!refuted) return false;
  }
  return true;
}

Answer CaseLayer::DecideCases(const Query& query,
                              const std::vector<Variable>& choices,
                              std::vector<Fixed>& fixed) {
  if (query.deadline().Expired()) return Answer::Unknown(kNoTimeLeft);
  if (fixed.size() == choices.size()) return DecideCase(query, fixed);
  const Variable next = choices[fixed.size()];
  const std::vector<uint32_t> labels = pool_.choice(next).labels;
  Answer all = Answer::Unsat();
  for (uint32_t i = 0; i < labels.size(); ++i) {
    fixed.push_back({next, i, labels[i]});
    Answer one = DecideCases(query, choices, fixed);
    fixed.pop_back();
    if (one.verdict == Verdict::kSat) return one;
    if (one.verdict == Verdict::kUnknown) all = std::move(one);
  }
  return all;
}

Answer CaseLayer::DecideCase(const Query& query,
                             const std::vector<Fixed>& fixed) {
  expr::Renaming renaming(pool_);
  for (const Fixed& f : fixed) renaming.Fix(f.choice, f.label);
  std::vector<Formula> conjuncts;
  for (Formula f : query.conjuncts()) {
    const Formula left = renaming.Apply(f);
    if (left.IsFalse()) return Answer::Unsat();
    if (!left.IsTrue()) conjuncts.push_back(left);
  }
  Answer answer = conjuncts.empty() ? Answer::Sat({})
                                    : Pass(query.Sliced(std::move(conjuncts)));
  answer.core.clear();  // not in the words of the query
  if (answer.model)
    for (const Fixed& f : fixed) answer.model->Set(f.choice, f.value);
  return answer;
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
