#include "heap/coverage.h"

#include <algorithm>
#include <map>

namespace heap {
namespace {

using expr::Formula;
using expr::Variable;
using Cases = std::vector<const SummaryCase*>;

class Tree {
 public:
  Tree(expr::Pool& pool, expr::Feasibility& feasible)
      : pool_(pool), feasible_(feasible) {}

  bool Covers(const std::vector<Formula>& facts, const Cases& cases,
              size_t depth) {
    const auto& choices = cases[0]->choices;
    if (depth == choices.size()) return LeafCovers(facts, cases, depth);
    const Variable choice = choices[depth].first;
    std::map<uint32_t, Cases> by_label;
    for (const SummaryCase* c : cases) {
      if (depth >= c->choices.size() || c->choices[depth].first != choice)
        return false;  // not one tree: the caller has mixed up its cases
      by_label[c->choices[depth].second].push_back(c);
    }
    Formula others = Formula::True();
    for (const auto& [label, rest] : by_label)
      others = pool_.And(others, !pool_.ChoiceIs(choice, label));
    if (Possible(facts, others)) return false;
    for (const auto& [label, rest] : by_label)
      if (!Covers(Fix(facts, pool_.ChoiceIs(choice, label), choice), rest,
                  depth + 1))
        return false;
    return true;
  }

 private:
  bool LeafCovers(const std::vector<Formula>& facts, const Cases& cases,
                  size_t depth) {
    Formula none = Formula::True();
    for (const SummaryCase* c : cases) {
      if (c->choices.size() != depth) return false;
      none = pool_.And(none, !c->condition);
    }
    return !Possible(facts, none);
  }

  // Terms may mention the choice as well: a predicate keeps the literal.
  std::vector<Formula> Fix(const std::vector<Formula>& facts, Formula chosen,
                           Variable choice) {
    std::vector<Formula> fixed;
    bool pure = true;
    for (Formula f : facts) {
      pure = pure && pool_.IsPure(f);
      if (Mentions(f, choice))
        f = pool_.diagram().Exists(pool_.And(f, chosen), choice);
      if (!f.IsTrue()) fixed.push_back(f);
    }
    if (!pure) fixed.push_back(chosen);
    return fixed;
  }

  bool Mentions(Formula f, Variable v) {
    auto support = pool_.diagram().Support(f);
    return std::binary_search(support.begin(), support.end(), v);
  }

  bool Possible(const std::vector<Formula>& facts, Formula f) {
    if (f.IsFalse()) return false;
    expr::Path path;
    for (Formula fact : facts) {
      if (fact.IsFalse()) return false;
      path = path.With(pool_, fact);
    }
    return feasible_.Possible(path, f);
  }

  expr::Pool& pool_;
  expr::Feasibility& feasible_;
};

}  // namespace

bool Covers(expr::Pool& pool, expr::Feasibility& feasible,
            const expr::Path& path, const std::vector<SummaryCase>& cases) {
  Cases all;
  for (const SummaryCase& c : cases) all.push_back(&c);
  if (all.empty()) return false;
  return Tree(pool, feasible).Covers(path.conjuncts().ToVector(), all, 0);
}

}  // namespace heap
