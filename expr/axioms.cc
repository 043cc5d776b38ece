#include "expr/axioms.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>

#include "expr/apply.h"
#include "expr/kind.h"
#include "expr/sort.h"

namespace expr {
namespace {

// What is asked about one term: t < c and t == c, by c.
struct Line {
  std::map<int64_t, Formula> less;
  std::map<int64_t, Formula> equal;
};

// What is asked about two terms.
struct Order {
  std::optional<Formula> less, greater, equal;
};

// The values the outermost operator leaves, where those are few.
std::optional<std::pair<int64_t, int64_t>> NarrowRange(const Pool& pool,
                                                       Expr e) {
  if (pool.kind(e) != Kind::kBitAnd) return std::nullopt;
  const Expr mask = pool.kids(e)[1];  // a constant stands last
  const auto bits = pool.constant(mask);
  if (!bits) return std::nullopt;
  const int64_t most = SignedValue(pool.sort(mask), *bits);
  if (most < 0) return std::nullopt;
  return std::pair<int64_t, int64_t>(0, most);
}

class Axioms {
 public:
  explicit Axioms(Pool& pool) : pool_(pool) {}

  void Add(Variable v) {
    if (pool_.IsChoice(v)) return;
    const PredicateAtom& atom = pool_.predicate(v);
    const bool equal = atom.predicate == Predicate::kEq;
    if (!equal && atom.predicate != Predicate::kLt) return;
    if (IsFloating(pool_.sort(atom.a))) return;
    const Formula f = pool_.diagram().Is(v, 1);
    if (const auto bits = pool_.constant(atom.b)) {
      const int64_t c = SignedValue(pool_.sort(atom.b), *bits);
      (equal ? lines_[atom.a].equal : lines_[atom.a].less)[c] = f;
      return;
    }
    const bool forward = atom.a < atom.b;
    Order& order = orders_[std::minmax(atom.a, atom.b)];
    (equal ? order.equal : forward ? order.less : order.greater) = f;
  }

  std::vector<Formula> Take() && {
    for (const auto& [term, line] : lines_) AddLine(term, line);
    for (const auto& [terms, order] : orders_) AddOrder(order);
    return std::move(axioms_);
  }

 private:
  void Say(Formula f) {
    if (!f.IsTrue()) axioms_.push_back(f);
  }

  void AddLine(Expr term, const Line& line) {
    for (auto it = line.less.begin(); it != line.less.end(); ++it)
      if (auto next = std::next(it); next != line.less.end())
        Say(pool_.Implies(it->second, next->second));
    for (const auto& [c, is] : line.equal) AddEqual(line, c, is);
    AddCovered(term, line);
  }

  // Where the value c is, seen from the questions about its neighbours.
  void AddEqual(const Line& line, int64_t c, Formula is) {
    const auto above = line.less.upper_bound(c);
    if (above != line.less.end()) Say(pool_.Implies(is, above->second));
    if (above != line.less.begin())
      Say(pool_.Implies(is, !std::prev(above)->second));
    for (auto it = line.equal.upper_bound(c); it != line.equal.end(); ++it)
      Say(!pool_.And(is, it->second));
  }

  // Between two bounds where every value has its own question, one holds.
  void AddCovered(Expr term, const Line& line) {
    std::map<int64_t, Formula> bounds = line.less;
    if (const auto range = NarrowRange(pool_, term)) {
      bounds.emplace(range->first, Formula::False());
      bounds.emplace(range->second + 1, Formula::True());
    }
    for (auto it = bounds.begin(); it != bounds.end(); ++it) {
      const auto next = std::next(it);
      if (next == bounds.end()) break;
      const auto size =
          static_cast<uint64_t>(next->first) - static_cast<uint64_t>(it->first);
      if (size > line.equal.size()) continue;
      Formula one = Formula::False();
      uint64_t asked = 0;
      for (auto e = line.equal.lower_bound(it->first);
           e != line.equal.end() && e->first < next->first; ++e, ++asked)
        one = pool_.Or(one, e->second);
      if (asked == size)
        Say(pool_.Implies(pool_.And(!it->second, next->second), one));
    }
  }

  void AddOrder(const Order& order) {
    if (order.less && order.greater)
      Say(!pool_.And(*order.less, *order.greater));
    if (!order.equal) return;
    if (order.less) Say(!pool_.And(*order.less, *order.equal));
    if (order.greater) Say(!pool_.And(*order.greater, *order.equal));
    if (order.less && order.greater)
      Say(pool_.Or(*order.equal, pool_.Or(*order.less, *order.greater)));
  }

  Pool& pool_;
  std::map<Expr, Line> lines_;
  std::map<std::pair<Expr, Expr>, Order> orders_;
  std::vector<Formula> axioms_;
};

}  // namespace

std::vector<Formula> AxiomsAbout(Pool& pool, std::span<const Variable> atoms) {
  Axioms axioms(pool);
  for (Variable v : atoms) axioms.Add(v);
  return std::move(axioms).Take();
}

}  // namespace expr
