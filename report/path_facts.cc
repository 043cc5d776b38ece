#include "report/path_facts.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

#include "expr/axioms.h"
#include "expr/diagram.h"
#include "expr/ranges.h"
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
// A requirement that is one condition: what follows from it is a good part of
// what its readers would be told.
constexpr size_t kUntoldStepBudget = 3'000;
constexpr size_t kUntoldPathBudget = 30'000;
constexpr size_t kLargestUntold = 2'000;
constexpr size_t kSpellingBudget = 5'000;
constexpr size_t kWidestDefinition = 6;
// Past this size a spelled-out name would hide more than it tells.
constexpr size_t kLargestSpelledOut = 40;
// Of more facts, those of a loop's earlier rounds go first: each would be
// looked at together with all the others.
constexpr size_t kManyFacts = 40;

// Facts that share an atom, and what is given of those.
struct FactGroup {
  std::vector<Formula> facts;  // in their order
  std::vector<size_t> places;  // of these, among all facts of the path
  std::vector<Formula> given;
};

// What says nothing about a fact's atoms, or about atoms that go together with
// those, makes it no shorter: so the facts of a path fall into groups that are
// looked at each for itself. Most have one fact, and nothing to be done.
class FactGroups {
 public:
  FactGroups(Diagram& diagram, const std::vector<Formula>& facts,
             const std::vector<Formula>& given)
      : diagram_(diagram), facts_(facts), given_(given) {
    leader_.resize(facts.size() + given.size());
    std::iota(leader_.begin(), leader_.end(), 0u);
    std::vector<std::pair<expr::Variable, uint32_t>> uses;
    for (uint32_t i = 0; i < leader_.size(); ++i)
      for (expr::Variable v : diagram_.Support(At(i))) uses.emplace_back(v, i);
    std::sort(uses.begin(), uses.end());
    for (size_t i = 1; i < uses.size(); ++i)
      if (uses[i].first == uses[i - 1].first)
        leader_[LeaderOf(uses[i].second)] = LeaderOf(uses[i - 1].second);
  }

  // Those in which something may be said twice.
  std::vector<FactGroup> Take() {
    std::vector<FactGroup> all(leader_.size());
    for (uint32_t i = 0; i < leader_.size(); ++i) {
      FactGroup& group = all[LeaderOf(i)];
      if (i >= facts_.size()) {
        group.given.push_back(At(i));
        continue;
      }
      group.facts.push_back(At(i));
      group.places.push_back(i);
    }
    std::erase_if(all, [](const FactGroup& group) {
      return group.facts.empty() ||
             group.facts.size() + group.given.size() == 1;
    });
    return all;
  }

 private:
  Formula At(size_t i) const {
    return i < facts_.size() ? facts_[i] : given_[i - facts_.size()];
  }
  uint32_t LeaderOf(uint32_t i) {
    while (leader_[i] != i) i = leader_[i] = leader_[leader_[i]];
    return i;
  }

  Diagram& diagram_;
  const std::vector<Formula>& facts_;
  const std::vector<Formula>& given_;
  std::vector<uint32_t> leader_;
};

// The facts of one group in fewer and smaller formulas; what need not be told
// becomes true.
class Shortening {
 public:
  // `left`: new nodes that the path may still cost; `step`: of these at once.
  Shortening(expr::Pool& pool, FactGroup group, size_t step, size_t& left)
      : pool_(pool), facts_(std::move(group.facts)), step_(step), left_(left) {
    for (Formula f : group.given) given_ = Both(given_, f);
  }

  std::vector<Formula> Run() && {
    WithoutRepetition();
    OneFactPerChoice();
    LeftToSay();
    return std::move(facts_);
  }

 private:
  // Each simplified under those before it.
  void WithoutRepetition() {
    Formula before = Formula::True();
    for (Formula& fact : facts_) {
      fact = Simplified(fact, before).value_or(fact);
      before = Both(before, fact);
    }
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
  }

  // Without what all the others and what is given say. A fact is changed only
  // if it asks less then: of two ways to say the same the program's own reads
  // better.
  void LeftToSay() {
    std::vector<Formula> after(facts_.size() + 1);
    for (size_t i = facts_.size(); i-- > 0;)
      after[i] = Both(after[i + 1], facts_[i]);
    Formula before = given_;
    for (size_t i = 0; i < facts_.size(); ++i) {
      Formula& fact = facts_[i];
      if (fact.IsTrue()) continue;
      const auto simple = Simplified(fact, Both(before, after[i + 1]));
      if (simple && SaysLess(*simple, fact)) fact = *simple;
      before = Both(before, fact);
    }
  }

  // Fewer unknowns; or, where numbers are compared, fewer comparisons.
  bool SaysLess(Formula f, Formula than) {
    if (f == than) return false;
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
    Diagram::Budget budget(pool_.diagram(), std::min(step_, left_));
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

  expr::Pool& pool_;
  std::vector<Formula> facts_;
  Formula given_ = Formula::True();
  const size_t step_;
  size_t& left_;
};

// Without what follows from how numbers compare with constants elsewhere. What
// is left says where ranges end: `x < 2` where `x + 3 < 5` was asked, since
// what ruled out an overflow may be gone.
void DropEarlierRounds(expr::Pool& pool, std::vector<Formula>& facts) {
  expr::Ranges ranges;
  for (Formula f : facts) ranges.Learn(pool, ranges.Narrow(pool, f));
  for (Formula& f : facts) f = ranges.Narrow(pool, f);
  std::erase(facts, Formula::True());
}

class Facts {
 public:
  Facts(expr::Pool& pool, const expr::Path& path) : pool_(pool) {
    assumed_ = path.assumptions().ToVector();
    facts_.reserve(assumed_.size());
    for (Formula f : assumed_) facts_.push_back(SpelledOut(pool, f));
    if (facts_.size() > kManyFacts) DropEarlierRounds(pool, facts_);
    FindGiven(path);
  }

  std::vector<Formula> Run() && {
    size_t left = any_untold_ ? kUntoldPathBudget : kPathBudget;
    const size_t step = any_untold_ ? kUntoldStepBudget : kStepBudget;
    for (FactGroup& group :
         FactGroups(pool_.diagram(), facts_, given_).Take()) {
      const std::vector<size_t> places = group.places;
      const std::vector<Formula> shorter =
          Shortening(pool_, std::move(group), step, left).Run();
      for (size_t i = 0; i < places.size(); ++i) facts_[places[i]] = shorter[i];
    }
    std::erase(facts_, Formula::True());
    return std::move(facts_);
  }

 private:
  // What holds on every path that asks the same: definitions of the choices the
  // facts are about, and what is true of their numbers.
  void FindGiven(const expr::Path& path) {
    std::vector<expr::Variable> atoms;
    for (Formula f : facts_)
      for (expr::Variable v : pool_.diagram().Support(f)) atoms.push_back(v);
    std::sort(atoms.begin(), atoms.end());
    atoms.erase(std::unique(atoms.begin(), atoms.end()), atoms.end());
    given_ = expr::AxiomsAbout(pool_, atoms);
    // Assumptions stand among the conjuncts in their order.
    size_t next = 0;
    for (Formula f : path.conjuncts().ToVector())
      if (next < assumed_.size() && assumed_[next] == f)
        ++next;
      else if (IsAbout(atoms, f))
        given_.push_back(f);
    for (Formula f : path.untold().ToVector()) {
      f = SpelledOut(pool_, f);
      if (pool_.diagram().CountNodes(f) > kLargestUntold) continue;
      given_.push_back(f);
      any_untold_ = true;
    }
  }

  // A small definition of what is asked. Those of references with many aliases
  // multiply, and say little that a reader would miss.
  bool IsAbout(const std::vector<expr::Variable>& atoms, Formula f) {
    const auto support = pool_.diagram().Support(f);
    return support.size() <= kWidestDefinition &&
           std::includes(atoms.begin(), atoms.end(), support.begin(),
                         support.end());
  }

  expr::Pool& pool_;
  std::vector<Formula> assumed_;
  std::vector<Formula> facts_;
  std::vector<Formula> given_;
  bool any_untold_ = false;
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
