#include "solver/order/nearby.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "expr/apply.h"
#include "expr/kind.h"
#include "expr/sort.h"
#include "expr/unknown.h"

namespace solver {

using expr::Decision;
using expr::Expr;
using expr::Formula;
using expr::Kind;
using expr::Predicate;
using expr::Unknown;
using expr::Variable;

namespace {

// Conditions that are made to hold before it is left to a search.
constexpr int kMostRepairs = 40;
// Values that are looked up: a search takes about a millisecond.
constexpr uint32_t kMostWork = 20'000;
// A condition in a term in a condition.
constexpr uint32_t kMostDepth = 100;
// What it costs to change a choice; an order that turns round costs 1.
constexpr uint32_t kChanged = 3;
constexpr uint32_t kNever = UINT32_MAX / 4;

}  // namespace

bool Nearby::IsComparison(Variable v) const {
  return !pool_.IsChoice(v) && pool_.predicate(v).predicate != Predicate::kBool;
}

bool Nearby::Work() {
  if (++work_ > kMostWork || depth_ > kMostDepth) lost_ = true;
  return !lost_;
}

uint32_t Nearby::ValueOf(Variable v) {
  if (!Work()) return 0;
  if (auto it = settled_.find(v); it != settled_.end()) return it->second;
  if (IsComparison(v)) return Compares(pool_.predicate(v)) ? 1 : 0;
  return static_cast<uint32_t>(start_.Value(Unknown(v)));
}

bool Nearby::Compares(const expr::PredicateAtom& atom) {
  if (expr::IsFloating(pool_.sort(atom.a))) lost_ = true;
  if (lost_) return false;
  const Wide a = ValueOf(SumOf(atom.a)), b = ValueOf(SumOf(atom.b));
  switch (atom.predicate) {
    case Predicate::kEq:
      return a == b;
    case Predicate::kLt:
      return a < b;
    default:
      lost_ = true;
      return false;
  }
}

bool Nearby::Holds(Formula f) {
  return pool_.diagram().Evaluate(f, [&](Variable v) { return ValueOf(v); });
}

// A comparison that does not matter as things stand is left open.
void Nearby::Note(Formula root) {
  std::vector<Formula> pending = {root};
  while (!pending.empty() && !lost_) {
    const Formula f = pending.back();
    pending.pop_back();
    if (f.IsConstant() || !noted_.insert(f.edge()).second) continue;
    const Decision d = pool_.diagram().Top(f);
    const Variable v = d.question.variable;
    const bool yes = ValueOf(v) == d.question.value;
    const Formula now = yes ? d.then : d.otherwise;
    const Formula other = yes ? d.otherwise : d.then;
    pending.push_back(now);
    if (IsComparison(v) &&
        !(other.IsConstant() && other.IsTrue() == Holds(now)))
      NoteComparison(v);
  }
}

void Nearby::NoteComparison(Variable v) {
  const expr::PredicateAtom& atom = pool_.predicate(v);
  const bool holds = ValueOf(v) == 1;
  const Sum a = SumOf(atom.a), b = SumOf(atom.b);
  if (atom.predicate == Predicate::kLt)
    return holds ? AtMost(a, b, -1) : AtMost(b, a, 0);
  if (holds) {
    AtMost(a, b, 0);
    AtMost(b, a, 0);
  } else if (ValueOf(a) <= ValueOf(b)) {
    AtMost(a, b, -1);
  } else {
    AtMost(b, a, -1);
  }
}

void Nearby::AtMost(Sum a, Sum b, Wide k) {
  bounds_.push_back({a.number, b.number, b.offset - a.offset + k, 1});
}

Nearby::Sum Nearby::SumOf(Expr e) {
  while (true) {
    const auto kids = pool_.kids(e);
    switch (pool_.kind(e)) {
      case Kind::kConstant:
        return {0, expr::SignedValue(pool_.sort(e), *pool_.constant(e))};
      case Kind::kSymbol:
        return {NumberOf(e), 0};
      case Kind::kIte: {
        if (!Work()) return {};
        const Formula condition = pool_.condition(e);
        ++depth_;
        if (noting_) Note(condition);
        e = kids[Holds(condition) ? 0 : 1];
        --depth_;
        break;
      }
      case Kind::kI2L:
        e = kids[0];
        break;
      default:
        lost_ = true;
        return {};
    }
  }
}

NodeId Nearby::NumberOf(Expr symbol) {
  auto [it, fresh] =
      numbers_.try_emplace(symbol, static_cast<NodeId>(symbols_.size()));
  if (fresh) {
    symbols_.push_back(symbol);
    values_.push_back(
        expr::SignedValue(pool_.sort(symbol), start_.Value(Unknown(symbol))));
  }
  return it->second;
}

// The way through a diagram to True that changes least.
class Nearby::Way {
 public:
  Way(Nearby& nearby, Formula f) : nearby_(nearby) { Measure(f); }

  bool found(Formula f) const { return !nearby_.lost_ && Cost(f) < kNever; }

  void Take(Formula f) {
    while (!f.IsConstant()) {
      const Decision d = nearby_.pool_.diagram().Top(f);
      const auto [yes, no] = CostsOf(d);
      if (yes <= no)
        nearby_.settled_[d.question.variable] = d.question.value;
      else
        denied_[d.question.variable].insert(d.question.value);
      f = yes <= no ? d.then : d.otherwise;
    }
    for (const auto& [v, values] : denied_)
      nearby_.settled_.try_emplace(v, Another(v, values));
  }

 private:
  uint32_t Cost(Formula f) const {
    if (f.IsConstant()) return f.IsTrue() ? 0 : kNever;
    return costs_.at(f.edge());
  }

  // Children first, without recursion: diagrams may be deep.
  void Measure(Formula root) {
    std::vector<Formula> pending = {root};
    while (!pending.empty() && !nearby_.lost_) {
      const Formula f = pending.back();
      if (f.IsConstant() || costs_.count(f.edge()) != 0) {
        pending.pop_back();
        continue;
      }
      const Decision d = nearby_.pool_.diagram().Top(f);
      const size_t before = pending.size();
      for (Formula kid : {d.then, d.otherwise})
        if (!kid.IsConstant() && costs_.count(kid.edge()) == 0)
          pending.push_back(kid);
      if (pending.size() != before) continue;
      pending.pop_back();
      const auto [yes, no] = CostsOf(d);
      costs_[f.edge()] = std::min(yes, no);
    }
  }

  // Of answering yes and no, and all that follows.
  std::pair<uint32_t, uint32_t> CostsOf(const Decision& d) {
    const Variable v = d.question.variable;
    const bool now = nearby_.ValueOf(v) == d.question.value;
    const uint32_t other = nearby_.settled_.count(v) != 0 ? kNever
                           : nearby_.IsComparison(v)      ? 1
                                                          : kChanged;
    const uint32_t yes = Cost(d.then) + (now ? 0 : other);
    const uint32_t no = Cost(d.otherwise) + (now ? other : 0);
    return {std::min(yes, kNever), std::min(no, kNever)};
  }

  uint32_t Another(Variable v, const std::set<uint32_t>& denied) {
    const uint32_t now = nearby_.ValueOf(v);
    if (denied.count(now) == 0) return now;
    uint32_t value = 0;
    while (denied.count(value) != 0) ++value;
    return value;
  }

  Nearby& nearby_;
  std::unordered_map<uint32_t, uint32_t> costs_;  // by edge
  std::map<Variable, std::set<uint32_t>> denied_;
};

bool Nearby::Repair(Formula f) {
  Way way(*this, f);
  if (!way.found(f)) return false;
  way.Take(f);
  return true;
}

std::optional<expr::Model> Nearby::Find(std::span<const Formula> conjuncts) {
  for (int repairs = 0;; ++repairs) {
    const auto broken = std::find_if(conjuncts.rbegin(), conjuncts.rend(),
                                     [&](Formula f) { return !Holds(f); });
    if (lost_) return std::nullopt;
    if (broken == conjuncts.rend()) break;
    if (repairs == kMostRepairs || !Repair(*broken)) return std::nullopt;
  }
  noting_ = true;
  for (Formula f : conjuncts) Note(f);
  if (lost_) return std::nullopt;
  return Solved();
}

std::optional<expr::Model> Nearby::Solved() {
  DifferenceGraph graph(symbols_.size());
  for (NodeId n = 1; n < symbols_.size(); ++n) {
    const expr::Sort sort = pool_.sort(symbols_[n]);
    graph.Add({n, 0, expr::LargestValue(sort), 0});
    graph.Add({0, n, -Wide{expr::SmallestValue(sort)}, 0});
  }
  for (const Bound& bound : bounds_) graph.Add(bound);
  if (graph.Conflict()) return std::nullopt;
  expr::Model model = start_;
  for (const auto& [v, value] : settled_)
    if (!IsComparison(v) && model.Value(Unknown(v)) != value)
      model.Set(v, value);
  for (NodeId n = 1; n < symbols_.size(); ++n) {
    const uint64_t bits = expr::CanonicalBits(
        pool_.sort(symbols_[n]), static_cast<uint64_t>(graph.Value(n)));
    if (model.Value(Unknown(symbols_[n])) != bits) model.Set(symbols_[n], bits);
  }
  return model;
}

}  // namespace solver
