#include "report/path_facts.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <unordered_set>
#include <vector>

#include "expr/axioms.h"
#include "expr/diagram.h"
#include "expr/rename.h"
#include "expr/unknown.h"

namespace report {
namespace {

using expr::Diagram;
using expr::Formula;

// New nodes one step, and all of one path, may cost. What is too expensive to
// use is not used: the text is longer then, and no less true.
constexpr size_t kStepBudget = 300;
constexpr size_t kPathBudget = 3'000;
constexpr size_t kSpellingBudget = 5'000;
constexpr size_t kWidestDefinition = 6;
// Past this size a spelled-out name would hide more than it tells.
constexpr size_t kLargestSpelledOut = 40;

class Facts {
 public:
  Facts(expr::Pool& pool, const expr::Path& path) : pool_(pool) {
    for (Formula f : path.assumptions().ToVector())
      facts_.push_back(SpelledOut(pool, f));
    given_ = Given(path);
  }

  std::vector<Formula> Run() && {
    WithoutRepetition();
    OneFactPerChoice();
    return LeftToSay();
  }

 private:
  // Each simplified under those before it.
  void WithoutRepetition() {
    Formula before = Formula::True();
    for (Formula& fact : facts_) {
      fact = Simplified(fact, before).value_or(fact);
      before = Both(before, fact);
    }
    std::erase(facts_, Formula::True());
  }

  // "not null" and "not new" is one of the others.
  void OneFactPerChoice() {
    std::map<expr::Variable, size_t> first;
    for (size_t i = 0; i < facts_.size(); ++i) {
      const auto support = pool_.diagram().Support(facts_[i]);
      if (support.size() != 1 || !pool_.IsChoice(support[0])) continue;
      const auto [it, fresh] = first.emplace(support[0], i);
      if (fresh) continue;
      const Formula both = pool_.And(facts_[it->second], facts_[i]);
      if (both.IsFalse()) continue;
      facts_[it->second] = both;
      facts_[i] = Formula::True();
    }
    std::erase(facts_, Formula::True());
  }

  // Without what all the others and what is given say. A fact is changed only
  // if it asks less then: of two ways to say the same the program's own reads
  // better.
  std::vector<Formula> LeftToSay() {
    std::vector<Formula> after(facts_.size() + 1);
    for (size_t i = facts_.size(); i-- > 0;)
      after[i] = Both(after[i + 1], facts_[i]);
    Formula before = given_;
    std::vector<Formula> left;
    for (size_t i = 0; i < facts_.size(); ++i) {
      Formula fact = facts_[i];
      const auto simple = Simplified(fact, Both(before, after[i + 1]));
      if (simple && SaysLess(*simple, fact)) fact = *simple;
      if (fact.IsTrue()) continue;
      before = Both(before, fact);
      left.push_back(fact);
    }
    return left;
  }

  // Fewer unknowns; or, where numbers are compared, fewer comparisons.
  bool SaysLess(Formula f, Formula than) {
    const Diagram& diagram = pool_.diagram();
    const size_t asked = pool_.diagram().Support(f).size();
    if (asked < pool_.diagram().Support(than).size()) return true;
    return !pool_.IsPure(than) &&
           diagram.CountNodes(f) < diagram.CountNodes(than);
  }

  // Both, or only `known` where both are too expensive or cannot be.
  Formula Both(Formula known, Formula f) {
    const std::optional<Formula> both =
        Within([&] { return pool_.And(known, f); });
    return !both || both->IsFalse() ? known : *both;
  }

  // What `make` returns if that is cheap.
  template <class Make>
  std::optional<Formula> Within(Make make) {
    const size_t before = pool_.diagram().nodes();
    Diagram::Budget budget(pool_.diagram(), std::min(kStepBudget, left_));
    const Formula made = make();
    left_ -= pool_.diagram().nodes() - before;
    if (budget.exceeded()) return std::nullopt;
    return made;
  }

  // Nothing where that is expensive, or the path contradicts itself.
  std::optional<Formula> Simplified(Formula f, Formula care) {
    const std::optional<Formula> found =
        Within([&] { return pool_.diagram().Simplify(f, care); });
    if (!found || found->IsFalse()) return std::nullopt;
    return found;
  }

  // A small definition of what is asked. Those of references with many aliases
  // multiply, and say little that a reader would miss.
  bool IsAbout(const std::set<expr::Variable>& atoms, Formula f) {
    const auto support = pool_.diagram().Support(f);
    return support.size() <= kWidestDefinition &&
           std::all_of(support.begin(), support.end(),
                       [&](expr::Variable v) { return atoms.count(v) != 0; });
  }

  // What holds on every path that asks the same: definitions of the choices the
  // facts are about, and what is true of their numbers.
  Formula Given(const expr::Path& path) {
    std::set<expr::Variable> atoms;
    for (Formula f : facts_)
      for (expr::Variable v : pool_.diagram().Support(f)) atoms.insert(v);
    const std::vector<expr::Variable> asked(atoms.begin(), atoms.end());
    Formula given = Formula::True();
    for (Formula f : expr::AxiomsAbout(pool_, asked)) given = Both(given, f);
    std::unordered_multiset<Formula> assumed;
    for (Formula f : path.assumptions().ToVector()) assumed.insert(f);
    for (Formula f : path.conjuncts().ToVector()) {
      if (const auto it = assumed.find(f); it != assumed.end()) {
        assumed.erase(it);
        continue;
      }
      if (IsAbout(atoms, f)) given = Both(given, f);
    }
    return given;
  }

  expr::Pool& pool_;
  std::vector<Formula> facts_;
  Formula given_;
  size_t left_ = kPathBudget;
};

bool HasNames(expr::Pool& pool, Formula f) {
  for (expr::Unknown u : pool.UnknownsOf(f))
    if (u.IsVariable() && pool.IsChoice(u.variable()) &&
        !pool.choice(u.variable()).cases.empty())
      return true;
  return false;
}

}  // namespace

Formula SpelledOut(expr::Pool& pool, Formula f) {
  if (!HasNames(pool, f)) return f;
  Diagram::Budget budget(pool.diagram(), kSpellingBudget);
  const Formula plain = expr::Renaming(pool).Apply(f);
  if (budget.exceeded()) return f;
  return pool.diagram().CountNodes(plain) > kLargestSpelledOut ? f : plain;
}

std::vector<Formula> PathFacts(expr::Pool& pool, const expr::Path& path) {
  return Facts(pool, path).Run();
}

}  // namespace report
