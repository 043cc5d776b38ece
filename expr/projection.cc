#include "expr/projection.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <unordered_set>

namespace expr {
namespace {

constexpr size_t kMostVisits = 512;

// Walks all ways through the diagram that end in true. An atom's value is left
// if some way takes it; a way that asks nothing of an atom leaves all.
class Projector {
 public:
  Projector(Diagram& diagram, Formula f) : diagram_(diagram) {
    const std::span<const Variable> support = diagram.Support(f);
    for (auto v = support.rbegin(); v != support.rend(); ++v)
      atoms_.push_back({*v, std::vector<bool>(diagram.domain_size(*v)), false});
    Visit(f);
  }

  // False: there was too much to see.
  bool Finish() {
    while (!pending_.empty()) {
      if (seen_.size() > kMostVisits) return false;
      const Formula f = pending_.back();
      pending_.pop_back();
      FollowChain(f);
    }
    return true;
  }

  std::vector<std::pair<Variable, Formula>> Result() const {
    std::vector<std::pair<Variable, Formula>> result;
    for (const Atom& a : atoms_) {
      if (a.skipped) continue;
      std::vector<uint32_t> values;
      for (uint32_t i = 0; i < a.left.size(); ++i)
        if (a.left[i]) values.push_back(i);
      if (values.size() < a.left.size())
        result.emplace_back(a.variable, diagram_.In(a.variable, values));
    }
    return result;
  }

 private:
  struct Atom {
    Variable variable;
    std::vector<bool> left;
    bool skipped;  // by some way: every value is left
  };

  void Visit(Formula f) {
    if (!f.IsConstant() && seen_.insert(f.edge()).second) pending_.push_back(f);
  }

  // The questions about one atom follow each other.
  void FollowChain(Formula f) {
    const Variable v = diagram_.Top(f).question.variable;
    const size_t at = IndexOf(v);
    std::vector<bool> asked(atoms_[at].left.size());
    while (!f.IsConstant() && diagram_.Top(f).question.variable == v) {
      const Decision d = diagram_.Top(f);
      asked[d.question.value] = true;
      if (Leave(at, d.then)) atoms_[at].left[d.question.value] = true;
      f = d.otherwise;
    }
    if (!Leave(at, f)) return;
    for (size_t i = 0; i < asked.size(); ++i)
      if (!asked[i]) atoms_[at].left[i] = true;
  }

  // Goes on from an atom to what comes next; false if that is a dead end.
  bool Leave(size_t from, Formula next) {
    if (next.IsFalse()) return false;
    const size_t to = next.IsTrue()
                          ? atoms_.size()
                          : IndexOf(diagram_.Top(next).question.variable);
    for (size_t i = from + 1; i < to; ++i) atoms_[i].skipped = true;
    Visit(next);
    return true;
  }

  size_t IndexOf(Variable v) const {
    return std::lower_bound(
               atoms_.begin(), atoms_.end(), v,
               [](const Atom& a, Variable x) { return a.variable > x; }) -
           atoms_.begin();
  }

  Diagram& diagram_;
  std::vector<Atom> atoms_;  // nearest to the root first
  std::vector<Formula> pending_;
  std::unordered_set<uint32_t> seen_;
};

}  // namespace

std::vector<std::pair<Variable, Formula>> Projections(Diagram& diagram,
                                                      Formula f) {
  Projector projector(diagram, f);
  if (!projector.Finish()) return {};
  return projector.Result();
}

}  // namespace expr
