#include "heap/coverage.h"

#include <algorithm>
#include <map>

namespace heap {
namespace {

using expr::Formula;
using expr::Variable;
using Cases = std::vector<const SummaryCase*>;

// What is known at a node: the path under the choices made so far.
struct Node {
  std::vector<Formula> facts;
  size_t at = 0;     // the next record
  size_t depth = 0;  // choices made: the same for all cases of the node
};

class Tree {
 public:
  Tree(expr::Pool& pool, expr::Feasibility& feasible, const SymbolicHeap& heap)
      : pool_(pool), feasible_(feasible) {
    for (const InitRecord& record : heap.log().ToVector())
      if (record.choice) records_.push_back(record);
  }

  bool Covers(Node node, const Cases& cases) {
    for (; node.at < records_.size(); ++node.at) {
      Cases with, without;
      for (const SummaryCase* c : cases)
        (Makes(*c, node) ? with : without).push_back(c);
      if (with.empty()) continue;
      return without.empty() ? LabelsCover(node, with)
                             : BothCover(node, with, without);
    }
    return LeafCovers(node, cases);
  }

 private:
  // Does the case initialise the cell of the node's record?
  bool Makes(const SummaryCase& c, const Node& node) const {
    return node.depth < c.choices.size() &&
           c.choices[node.depth].first == *records_[node.at].choice;
  }

  bool BothCover(const Node& node, const Cases& with, const Cases& without) {
    const Formula when = Restricted(records_[node.at].when, node, *with[0]);
    Node made = Assuming(node, when, *with[0]);
    Node skipped = Assuming(node, !when, *with[0]);
    ++skipped.at;
    return LabelsCover(made, with) && Covers(std::move(skipped), without);
  }

  bool LabelsCover(const Node& node, const Cases& cases) {
    const Variable choice = *records_[node.at].choice;
    std::map<uint32_t, Cases> by_label;
    for (const SummaryCase* c : cases)
      by_label[c->choices[node.depth].second].push_back(c);
    Formula others = Formula::True();
    for (const auto& [label, rest] : by_label)
      others = pool_.And(others, !pool_.ChoiceIs(choice, label));
    if (Possible(node.facts, others)) return false;
    for (const auto& [label, rest] : by_label) {
      const Formula chosen = pool_.ChoiceIs(choice, label);
      if (!Covers(
              {Fix(node.facts, chosen, choice), node.at + 1, node.depth + 1},
              rest))
        return false;
    }
    return true;
  }

  bool LeafCovers(const Node& node, const Cases& cases) {
    Formula none = Formula::True();
    for (const SummaryCase* c : cases) {
      if (c->choices.size() != node.depth)
        return false;  // no case of this log: the caller has mixed them up
      none = pool_.And(none, !c->condition);
    }
    return !Possible(node.facts, none);
  }

  // The formula under the choices made so far, which are those of `c`.
  Formula Restricted(Formula f, const Node& node, const SummaryCase& c) {
    for (size_t i = 0; i < node.depth; ++i) {
      const auto& [choice, label] = c.choices[i];
      if (Mentions(f, choice))
        f = pool_.diagram().Exists(pool_.And(f, pool_.ChoiceIs(choice, label)),
                                   choice);
    }
    return f;
  }

  Node Assuming(const Node& node, Formula f, const SummaryCase& c) {
    Node longer = node;
    longer.facts.push_back(f);
    // Its terms may mention choices that no fact needed to keep.
    if (!pool_.IsPure(f))
      for (size_t i = 0; i < node.depth; ++i)
        longer.facts.push_back(
            pool_.ChoiceIs(c.choices[i].first, c.choices[i].second));
    return longer;
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
  std::vector<InitRecord> records_;  // those with a choice, oldest first
};

}  // namespace

bool Covers(expr::Pool& pool, expr::Feasibility& feasible,
            const expr::Path& path, const SymbolicHeap& heap,
            const std::vector<SummaryCase>& cases) {
  Cases all;
  for (const SummaryCase& c : cases) all.push_back(&c);
  if (all.empty()) return false;
  return Tree(pool, feasible, heap).Covers({path.conjuncts().ToVector()}, all);
}

}  // namespace heap
