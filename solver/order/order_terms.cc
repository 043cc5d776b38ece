#include "solver/order/order_terms.h"

#include <optional>
#include <unordered_set>
#include <utility>

#include "base/check.h"
#include "expr/sort.h"

namespace solver {

using expr::Expr;
using expr::Formula;
using expr::Kind;
using expr::Predicate;
using expr::Sort;
using expr::Variable;

namespace {

Wide MostOf(Sort sort) { return expr::IsWide(sort) ? INT64_MAX : INT32_MAX; }
Wide LeastOf(Sort sort) { return -MostOf(sort) - 1; }
Wide SizeOf(Sort sort) { return MostOf(sort) - LeastOf(sort) + 1; }

Wide SignedValue(Sort sort, uint64_t bits) {
  return expr::IsWide(sort)
             ? Wide{static_cast<int64_t>(bits)}
             : Wide{static_cast<int32_t>(static_cast<uint32_t>(bits))};
}

// Its value is said by those of its parts, if it is said at all.
bool IsMadeOfParts(Kind kind) {
  return kind == Kind::kIte || kind == Kind::kAdd || kind == Kind::kI2L;
}

// What a narrowing conversion leaves.
std::optional<std::pair<Wide, Wide>> RangeOf(Kind kind) {
  switch (kind) {
    case Kind::kI2B:
      return {{INT8_MIN, INT8_MAX}};
    case Kind::kI2C:
      return {{0, UINT16_MAX}};
    case Kind::kI2S:
      return {{INT16_MIN, INT16_MAX}};
    case Kind::kLcmp:
    case Kind::kFcmpl:
    case Kind::kFcmpg:
      return {{-1, 1}};
    default:
      return std::nullopt;
  }
}

}  // namespace

OrderTerms::OrderTerms(expr::Pool& pool, DiagramCnf& cnf,
                       OrderMutation mutation)
    : pool_(pool),
      cnf_(cnf),
      mutation_(mutation),
      numbers_(1, Number{0, 0, {}}),
      parts_(1) {}

void OrderTerms::Explain() {
  // Meanings may bring new questions with them.
  for (; explained_ < cnf_.variables().size(); ++explained_) {
    const Variable v = cnf_.variables()[explained_];
    if (!pool_.IsChoice(v)) Explain(v);
  }
}

void OrderTerms::Explain(Variable v) {
  const expr::PredicateAtom& atom = pool_.predicate(v);
  Part part;
  if (atom.predicate != Predicate::kBool)
    // Value 0 means that it does not hold.
    ExplainComparison(atom, -cnf_.Ask({v, 0}), part);
  predicates_.emplace(v, std::move(part));
}

void OrderTerms::ExplainComparison(const expr::PredicateAtom& atom,
                                   Literal holds, Part& part) {
  part.rough = atom.predicate == Predicate::kForAll ||
               expr::IsFloating(pool_.sort(atom.a));
  if (part.rough) return;
  const Sum a = Of(atom.a, part), b = Of(atom.b, part);
  switch (atom.predicate) {
    case Predicate::kEq:
      return Equal(holds, a, b, part);
    case Predicate::kLt: {
      const int least = Mutated(OrderMutation::kStrictIsLoose) ? 0 : -1;
      const Literal less = AtMost(a, b, least, part);
      cnf_.Clause({-holds, less});
      return cnf_.Clause({holds, -less});
    }
    case Predicate::kUlt:
      return Below(holds, a, b, part);
    default:
      UNREACHABLE("a predicate over integers should compare them");
  }
}

void OrderTerms::Equal(Literal holds, Sum a, Sum b, Part& part) {
  const Literal at_most = AtMost(a, b, 0, part);
  const Literal at_least = AtMost(b, a, 0, part);
  cnf_.Clause({-holds, at_most});
  if (!Mutated(OrderMutation::kEqualOneWay)) cnf_.Clause({-holds, at_least});
  if (!Mutated(OrderMutation::kUnequalDropped))
    cnf_.Clause({holds, -at_most, -at_least});
  cnf_.Clause({at_most, at_least});
}

// Unsigned: a negative number is larger than all others.
void OrderTerms::Below(Literal holds, Sum a, Sum b, Part& part) {
  const Literal less = AtMost(a, b, -1, part);
  if (Mutated(OrderMutation::kUnsignedIsSigned)) {
    cnf_.Clause({-holds, less});
    return cnf_.Clause({holds, -less});
  }
  const Literal a_plain = AtMost({}, a, 0, part);
  const Literal b_plain = AtMost({}, b, 0, part);
  cnf_.Clause({-holds, -b_plain, a_plain});
  cnf_.Clause({-holds, -b_plain, less});
  cnf_.Clause({holds, -b_plain, -a_plain, -less});
  cnf_.Clause({-holds, b_plain, a_plain, less});
  cnf_.Clause({holds, b_plain, -a_plain});
  cnf_.Clause({holds, b_plain, -less});
}

// Parts first, without recursion: terms may be deep.
OrderTerms::Sum OrderTerms::Of(Expr root, Part& user) {
  std::vector<Expr> pending = {root};
  while (!pending.empty()) {
    const Expr e = pending.back();
    const size_t before = pending.size();
    if (sums_.count(e) == 0 && IsMadeOfParts(pool_.kind(e)))
      for (Expr kid : pool_.kids(e))
        if (sums_.count(kid) == 0) pending.push_back(kid);
    if (pending.size() != before) continue;
    pending.pop_back();
    if (sums_.count(e) == 0) sums_.emplace(e, Make(e));
  }
  const Sum sum = sums_.at(root);
  if (sum.number != 0) user.numbers.push_back(sum.number);
  return sum;
}

OrderTerms::Sum OrderTerms::Make(Expr e) {
  const Sort sort = pool_.sort(e);
  const auto kids = pool_.kids(e);
  switch (pool_.kind(e)) {
    case Kind::kConstant:
      return {0, SignedValue(sort, *pool_.constant(e))};
    case Kind::kSymbol: {
      const NodeId n = NewNumber(sort);
      numbers_[n].symbol = e;
      numbers_[n].is_symbol = true;
      return {n, 0};
    }
    case Kind::kIte:
      return Chosen(e);
    case Kind::kI2L: {
      if (Mutated(OrderMutation::kWidenedIsFree)) return {NewNumber(sort), 0};
      Part unused;
      return Of(kids[0], unused);
    }
    case Kind::kAdd:
      if (const auto c = pool_.constant(kids[1]))
        return Shifted(e, kids[0], SignedValue(sort, *c));
      if (const auto c = pool_.constant(kids[0]))
        return Shifted(e, kids[1], SignedValue(sort, *c));
      return Rough(e);
    default:
      return Rough(e);
  }
}

NodeId OrderTerms::NewNumber(Sort sort) {
  numbers_.push_back({LeastOf(sort), MostOf(sort), {}});
  if (Mutated(OrderMutation::kLargestInt) && !expr::IsWide(sort))
    --numbers_.back().most;
  if (Mutated(OrderMutation::kSmallestLong) && expr::IsWide(sort))
    ++numbers_.back().least;
  parts_.emplace_back();
  return static_cast<NodeId>(numbers_.size() - 1);
}

OrderTerms::Sum OrderTerms::Chosen(Expr ite) {
  Part part;
  const Sum then = Of(pool_.kids(ite)[0], part);
  const Sum otherwise = Of(pool_.kids(ite)[1], part);
  const NodeId n = NewNumber(pool_.sort(ite));
  const Formula condition = pool_.condition(ite);
  part.conditions.push_back(condition);
  const Literal chosen = Mutated(OrderMutation::kAlwaysFirstArm)
                             ? cnf_.True()
                             : cnf_.Of(condition);
  EqualWhere(chosen, n, then, part);
  EqualWhere(-chosen, n, otherwise, part);
  parts_[n] = std::move(part);
  return {n, 0};
}

OrderTerms::Sum OrderTerms::Shifted(Expr e, Expr base, Wide by) {
  const Sort sort = pool_.sort(e);
  Part part;
  const Sum from = Of(base, part);
  const Sum sum = {from.number, from.offset + by};
  const Number& number = numbers_[from.number];
  if (number.least + sum.offset >= LeastOf(sort) &&
      number.most + sum.offset <= MostOf(sort))
    return sum;
  if (Mutated(OrderMutation::kNeverGoesRound)) return sum;
  const NodeId n = NewNumber(sort);
  // One of the two ends is out of reach.
  const bool up = by > 0;
  const Literal fits = up ? AtMost(sum, {0, MostOf(sort)}, 0, part)
                          : AtMost({0, LeastOf(sort)}, sum, 0, part);
  const Wide round = up ? -SizeOf(sort) : SizeOf(sort);
  EqualWhere(fits, n, sum, part);
  EqualWhere(-fits, n, {sum.number, sum.offset + round}, part);
  parts_[n] = std::move(part);
  return {n, 0};
}

OrderTerms::Sum OrderTerms::Rough(Expr e) {
  const NodeId n = NewNumber(pool_.sort(e));
  parts_[n].rough = true;
  if (const auto range = RangeOf(pool_.kind(e)))
    std::tie(numbers_[n].least, numbers_[n].most) = *range;
  return {n, 0};
}

void OrderTerms::EqualWhere(Literal condition, NodeId n, Sum s, Part& part) {
  const Literal at_most = AtMost({n, 0}, s, 0, part);
  const Literal at_least = AtMost(s, {n, 0}, 0, part);
  cnf_.Clause({-condition, at_most});
  cnf_.Clause({-condition, at_least});
  cnf_.Clause({at_most, at_least});
}

Literal OrderTerms::AtMost(Sum a, Sum b, Wide k, Part& part) {
  const Wide most = b.offset - a.offset + k;
  if (a.number == b.number) return most >= 0 ? cnf_.True() : -cnf_.True();
  // One name for a bound and its opposite: b - a <= -k - 1.
  if (a.number < b.number) return AtomOf(a.number, b.number, most, part);
  return -AtomOf(b.number, a.number, -most - 1, part);
}

Literal OrderTerms::AtomOf(NodeId a, NodeId b, Wide k, Part& part) {
  auto [it, fresh] =
      atom_index_.try_emplace({a, b, k}, static_cast<uint32_t>(atoms_.size()));
  if (fresh) atoms_.push_back({a, b, k, cnf_.NewLiteral()});
  part.atoms.push_back(it->second);
  return atoms_[it->second].literal;
}

// What was seen already, and what is still to be looked at.
struct OrderTerms::Gathering {
  OrderTerms& terms;
  Needs needs;
  std::vector<char> numbers, atoms;  // 1: taken
  std::unordered_set<Variable> variables = {};
  std::vector<const Part*> pending = {};

  void Take(Formula f) {
    for (Variable v : terms.pool_.diagram().Support(f)) {
      if (!variables.insert(v).second) continue;
      needs.variables.push_back(v);
      if (auto it = terms.predicates_.find(v); it != terms.predicates_.end())
        pending.push_back(&it->second);
    }
  }
  void Take(const Part& part) {
    needs.rough = needs.rough || part.rough;
    for (uint32_t a : part.atoms)
      if (!std::exchange(atoms[a], 1)) needs.atoms.push_back(a);
    for (NodeId n : part.numbers)
      if (!std::exchange(numbers[n], 1)) {
        needs.numbers.push_back(n);
        pending.push_back(&terms.parts_[n]);
      }
    for (Formula f : part.conditions) Take(f);
  }
};

OrderTerms::Needs OrderTerms::NeedsOf(std::span<const Formula> formulas) {
  Gathering gathering{*this,
                      {},
                      std::vector<char>(numbers_.size()),
                      std::vector<char>(atoms_.size())};
  for (Formula f : formulas) gathering.Take(f);
  while (!gathering.pending.empty()) {
    const Part* part = gathering.pending.back();
    gathering.pending.pop_back();
    gathering.Take(*part);
  }
  return std::move(gathering.needs);
}

}  // namespace solver
