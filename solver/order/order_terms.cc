#include "solver/order/order_terms.h"

#include <iterator>
#include <optional>
#include <span>
#include <unordered_set>
#include <utility>

#include "base/check.h"
#include "expr/sort.h"

namespace solver {

using expr::Expr;
using expr::Formula;
using expr::Kind;
using expr::Pool;
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
  return kind == Kind::kIte || kind == Kind::kAdd || kind == Kind::kI2L ||
         kind == Kind::kCellAt;
}

bool IsNarrowing(Kind kind) {
  return kind == Kind::kI2B || kind == Kind::kI2C || kind == Kind::kI2S;
}

// What a choice may be, that are no choices themselves; else nothing.
std::span<const Expr> ChosenFrom(const Pool& pool, Expr e) {
  if (pool.kind(e) == Kind::kIte) return pool.kids(e);
  if (pool.kind(e) == Kind::kCellAt) return pool.kids(e).subspan(1);
  return {};
}

Expr WithoutNarrowing(const Pool& pool, Expr e) {
  return IsNarrowing(pool.kind(e)) ? pool.kids(e)[0] : e;
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
  const bool left = IsChoice(atom.a), right = IsChoice(atom.b);
  if (left != right && !IsOfConstants(left ? atom.a : atom.b))
    return CompareEach(atom, holds, part);
  const Sum a = Of(atom.a, part);
  Compare(atom.predicate, holds, a, Of(atom.b, part), part);
}

void OrderTerms::Compare(Predicate predicate, Literal holds, Sum a, Sum b,
                         Part& part) {
  switch (predicate) {
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

// One side of a comparison, which is a choice, and what is known of the other.
struct OrderTerms::Chosen {
  Predicate predicate;
  Sum other;
  bool is_left;
  std::optional<Kind> narrowed;  // all it may be
  Part& part;
  std::unordered_map<Expr, Literal> literals = {};  // that it holds of these
};

bool OrderTerms::IsChoice(Expr e) const {
  return !ChosenFrom(pool_, WithoutNarrowing(pool_, e)).empty();
}

// Then one number is better: it is compared with many, and they are few.
bool OrderTerms::IsOfConstants(Expr choice) {
  const auto [it, fresh] = of_constants_.try_emplace(choice, true);
  if (!fresh) return it->second;
  std::unordered_set<Expr> seen;
  std::vector<Expr> pending = {WithoutNarrowing(pool_, choice)};
  while (!pending.empty() && it->second) {
    const Expr e = pending.back();
    pending.pop_back();
    const auto from = ChosenFrom(pool_, e);
    it->second = !from.empty() || pool_.IsConstant(e);
    for (Expr one : from)
      if (seen.insert(one).second) pending.push_back(one);
  }
  return it->second;
}

void OrderTerms::CompareEach(const expr::PredicateAtom& atom, Literal holds,
                             Part& part) {
  const Predicate predicate = atom.predicate;
  const bool is_left = IsChoice(atom.a);
  Expr root = is_left ? atom.a : atom.b;
  Chosen chosen{
      predicate, Of(is_left ? atom.b : atom.a, part), is_left, {}, part};
  if (IsNarrowing(pool_.kind(root))) {
    chosen.narrowed = pool_.kind(root);
    root = pool_.kids(root)[0];
  }
  std::vector<Expr> pending = {root};
  while (!pending.empty()) {
    const Expr e = pending.back();
    const size_t before = pending.size();
    for (Expr one : ChosenFrom(pool_, e))
      if (chosen.literals.count(one) == 0) pending.push_back(one);
    if (pending.size() != before) continue;
    pending.pop_back();
    if (chosen.literals.count(e) == 0)
      chosen.literals.emplace(e, LiteralOf(chosen, e));
  }
  const Literal all = chosen.literals.at(root);
  cnf_.Clause({-holds, all});
  cnf_.Clause({holds, -all});
}

// Its parts have theirs already.
Literal OrderTerms::LiteralOf(const Chosen& chosen, Expr e) {
  const Kind kind = pool_.kind(e);
  const Literal holds = cnf_.NewLiteral();
  ++chosen.part.literals;
  const auto kids = pool_.kids(e);
  if (kind == Kind::kIte) {
    const Literal then = chosen.literals.at(kids[0]);
    const Literal otherwise = chosen.literals.at(kids[1]);
    const Formula condition = pool_.condition(e);
    chosen.part.conditions.push_back(condition);
    const Literal first = Mutated(OrderMutation::kAlwaysFirstArm)
                              ? cnf_.True()
                              : cnf_.Of(condition);
    LiteralIs(first, holds, then);
    LiteralIs(-first, holds, otherwise);
  } else if (kind == Kind::kCellAt) {
    const std::vector<Expr> cells(kids.begin() + 1, kids.end());
    const Sum index = Of(kids[0], chosen.part);
    const std::vector<Literal> which =
        WhichCell(index, cells.size(), chosen.part);
    for (size_t i = 0; i < cells.size(); ++i)
      LiteralIs(which[i], holds, chosen.literals.at(cells[i]));
  } else {
    const Expr one = chosen.narrowed ? pool_.Make(*chosen.narrowed, e) : e;
    const Sum sum = Of(one, chosen.part);
    Compare(chosen.predicate, holds, chosen.is_left ? sum : chosen.other,
            chosen.is_left ? chosen.other : sum, chosen.part);
  }
  return holds;
}

void OrderTerms::LiteralIs(Literal condition, Literal a, Literal b) {
  cnf_.Clause({-condition, -a, b});
  cnf_.Clause({-condition, a, -b});
}

// Below 0 it is the first one, beyond the end the last.
std::vector<Literal> OrderTerms::WhichCell(Sum index, size_t cells,
                                           Part& part) {
  std::vector<Literal> which;
  Literal before = -cnf_.True();
  for (size_t i = 0; i < cells; ++i) {
    const bool last = i + 1 == cells;
    const Literal up_to =
        last ? cnf_.True() : AtMost(index, {}, static_cast<Wide>(i), part);
    const Literal here = cnf_.NewLiteral();
    cnf_.Clause({-before, up_to});
    cnf_.Clause({-here, up_to});
    cnf_.Clause({-here, -before});
    cnf_.Clause({here, before, -up_to});
    which.push_back(here);
    ++part.literals;
    before = up_to;
  }
  if (Mutated(OrderMutation::kNextCell) && cells > 1)
    std::swap(which[0], which[1]);
  return which;
}

OrderTerms::Sum OrderTerms::Read(Expr cell_at, std::optional<Kind> narrowed) {
  std::vector<Expr> kids(pool_.kids(cell_at).begin(),
                         pool_.kids(cell_at).end());
  if (narrowed)
    for (size_t i = 1; i < kids.size(); ++i)
      kids[i] = pool_.Make(*narrowed, kids[i]);
  Part part;
  const NodeId n = NewNumber(pool_.sort(cell_at));
  const Sum index = Of(kids[0], part);
  const std::vector<Literal> which = WhichCell(index, kids.size() - 1, part);
  for (size_t i = 0; i < which.size(); ++i)
    EqualWhere(which[i], n, Of(kids[i + 1], part), part);
  parts_[n] = std::move(part);
  return {n, 0};
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
    case Kind::kSymbol:
      return Symbol(e, e);
    case Kind::kI2B:
    case Kind::kI2C:
    case Kind::kI2S:
      return Narrowed(e, kids[0]);
    case Kind::kIte:
      return ChosenBy(e);
    case Kind::kCellAt:
      return Read(e, std::nullopt);
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

// The number is what is read. Another way to read the same symbol is another
// number, and nobody knows what they have to do with each other.
OrderTerms::Sum OrderTerms::Symbol(Expr symbol, Expr read_as) {
  const Sum sum = Rough(read_as);
  if (read_as_.try_emplace(symbol, read_as).first->second != read_as)
    return sum;
  parts_[sum.number].rough = false;
  numbers_[sum.number].symbol = symbol;
  numbers_[sum.number].is_symbol = true;
  return sum;
}

OrderTerms::Sum OrderTerms::Narrowed(Expr e, Expr of) {
  if (pool_.kind(of) == Kind::kSymbol) return Symbol(of, e);
  if (pool_.kind(of) == Kind::kCellAt) return Read(of, pool_.kind(e));
  return Rough(e);
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

OrderTerms::Sum OrderTerms::ChosenBy(Expr ite) {
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
  if (const auto range = RangeOf(pool_.kind(e))) {
    std::tie(numbers_[n].least, numbers_[n].most) = *range;
    if (Mutated(OrderMutation::kLargestByte)) --numbers_[n].most;
  }
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
  if (fresh) {
    atoms_.push_back({a, b, k, cnf_.NewLiteral()});
    TellNeighbours(it->first, atoms_.back().literal);
  }
  part.atoms.push_back(it->second);
  return atoms_[it->second].literal;
}

// Of the same two numbers, the closer bound says the wider one. Cycles would
// tell, one by one.
void OrderTerms::TellNeighbours(const AtomKey& key, Literal holds) {
  const auto of_same = [&](const AtomKey& other) {
    return std::get<0>(other) == std::get<0>(key) &&
           std::get<1>(other) == std::get<1>(key);
  };
  const auto here = atom_index_.find(key);
  const auto after = std::next(here);
  const bool swapped = Mutated(OrderMutation::kWiderSaysCloser);
  const auto says = [&](Literal closer, Literal wider) {
    if (swapped) std::swap(closer, wider);
    cnf_.Clause({-closer, wider});
  };
  if (after != atom_index_.end() && of_same(after->first))
    says(holds, atoms_[after->second].literal);
  if (here == atom_index_.begin()) return;
  const auto before = std::prev(here);
  if (of_same(before->first)) says(atoms_[before->second].literal, holds);
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
    needs.literals += part.literals;
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
