// Comparisons of if-then-else terms as comparisons of what these choose from:
// (c ? x : y) < z is c ? x < z : y < z. Paths keep what they know in this form
// and nobody reads it, so both sides may be chosen from; the limit is one of
// work.
#include <map>
#include <utility>
#include <vector>

#include "expr/diagram.h"
#include "expr/kind.h"
#include "expr/pool.h"

namespace expr {
namespace {

constexpr size_t kMostLookedAt = 64;  // pairs of terms
constexpr size_t kMostNewNodes = 300;
constexpr size_t kLargestFormula = 300;  // in nodes

class TestApart {
 public:
  TestApart(Pool& pool, Predicate predicate)
      : pool_(pool), predicate_(predicate) {}

  // Meaningless once there was too much to do, or a choice between terms that
  // is one of numbers itself.
  Formula Of(Expr a, Expr b) {
    if (auto it = known_.find({a, b}); it != known_.end()) return it->second;
    if (failed_ || ++looked_at_ > kMostLookedAt) return Fail();
    const Formula f = Chosen(a, b);
    known_.emplace(std::pair(a, b), f);
    return f;
  }
  bool failed() const { return failed_; }

 private:
  Formula Fail() {
    failed_ = true;
    return Formula::False();
  }
  // Recursion is no deeper than the limit.
  Formula Chosen(Expr a, Expr b) {
    if (pool_.kind(a) == Kind::kIte) {
      const Expr then = pool_.kids(a)[0], otherwise = pool_.kids(a)[1];
      const Formula when = pool_.condition(a);
      if (!pool_.IsPure(when)) return Fail();
      return pool_.Ite(when, Of(then, b), Of(otherwise, b));
    }
    if (b != Expr() && pool_.kind(b) == Kind::kIte) {
      const Expr then = pool_.kids(b)[0], otherwise = pool_.kids(b)[1];
      const Formula when = pool_.condition(b);
      if (!pool_.IsPure(when)) return Fail();
      return pool_.Ite(when, Of(a, then), Of(a, otherwise));
    }
    return pool_.Test(predicate_, a, b);
  }

  Pool& pool_;
  const Predicate predicate_;
  size_t looked_at_ = 0;
  bool failed_ = false;
  std::map<std::pair<Expr, Expr>, Formula> known_;
};

bool IsChosen(const Pool& pool, Expr e) {
  return e != Expr() && pool.kind(e) == Kind::kIte;
}

// What the atom says; the atom itself if it is no such comparison.
Formula AtomApart(Pool& pool, Variable v) {
  const Formula holds = pool.diagram().Is(v, 1);
  const PredicateAtom atom = pool.predicate(v);
  if (atom.predicate == Predicate::kForAll) return holds;
  if (!IsChosen(pool, atom.a) && !IsChosen(pool, atom.b)) return holds;
  Diagram::Budget budget(pool.diagram(), kMostNewNodes);
  TestApart test(pool, atom.predicate);
  const Formula f = test.Of(atom.a, atom.b);
  return test.failed() || budget.exceeded() ? holds : f;
}

}  // namespace

Formula Pool::TakenApart(Formula f) {
  if (IsPure(f)) return f;
  if (auto it = apart_.find(f.edge()); it != apart_.end()) return it->second;
  if (diagram_.CountNodes(f) > kLargestFormula) return apart_[f.edge()] = f;
  const auto support = diagram_.Support(f);
  Formula result = f;
  for (Variable v : std::vector<Variable>(support.begin(), support.end())) {
    if (IsChoice(v) || predicate(v).predicate == Predicate::kBool) continue;
    const Formula apart = AtomApart(*this, v);
    if (apart == diagram_.Is(v, 1)) continue;
    result = Ite(apart, diagram_.Assign(result, v, 1),
                 diagram_.Assign(result, v, 0));
  }
  apart_[f.edge()] = result;
  return result;
}

}  // namespace expr
