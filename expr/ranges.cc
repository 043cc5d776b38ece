#include "expr/ranges.h"

#include <algorithm>
#include <unordered_map>

#include "expr/apply.h"
#include "expr/kind.h"
#include "expr/number_range.h"
#include "expr/sort.h"

namespace expr {
namespace {

// How many terms below one are looked at.
constexpr size_t kMostTerms = 64;

std::optional<int64_t> NumberOf(const Pool& pool, Expr e) {
  const auto bits = pool.constant(e);
  if (!bits || IsFloating(pool.sort(e))) return std::nullopt;
  return SignedValue(pool.sort(e), *bits);
}

// Between which numbers a term is, given those that are known of its parts.
template <class Known>  // (Expr) -> NumberRange
class TermRanges {
 public:
  TermRanges(const Pool& pool, Known known) : pool_(pool), known_(known) {}

  NumberRange Of(Expr e) {
    if (const auto number = NumberOf(pool_, e)) return {*number, *number};
    if (const auto it = found_.find(e); it != found_.end()) return it->second;
    const NumberRange from_parts = FromParts(e);
    const NumberRange both = from_parts.Meet(known_(e));
    return found_[e] = both.empty() ? from_parts : both;  // an impossible path
  }
  // Whatever is known of the term itself.
  NumberRange FromParts(Expr e) {
    const Sort sort = pool_.sort(e);
    const Kind kind = pool_.kind(e);
    const auto kids = pool_.kids(e);
    if (kids.empty() || kind == Kind::kCellAt || IsFloating(sort) ||
        IsFloating(pool_.sort(kids[0])) || ++looked_at_ > kMostTerms)
      return WholeSort(sort);
    const NumberRange a = Of(kids[0]);
    const NumberRange b = kids.size() > 1 ? Of(kids[1]) : a;
    return kind == Kind::kIte ? a.Hull(b)
                              : ApplyToRanges(kind, pool_.sort(kids[0]), a, b);
  }

  // A comparison with a constant may be where the range of its term is known
  // from: of that only what is known of its parts counts.
  std::optional<bool> Settled(Variable v) {
    if (pool_.IsChoice(v)) return std::nullopt;
    const PredicateAtom& atom = pool_.predicate(v);
    if (Row(atom.predicate).arity != 2 || IsFloating(pool_.sort(atom.a)))
      return std::nullopt;
    const NumberRange b = Of(atom.b);
    const NumberRange a =
        pool_.IsConstant(atom.b) ? FromParts(atom.a) : Of(atom.a);
    if (atom.predicate == Predicate::kLt && a.high < b.low) return true;
    if (atom.predicate == Predicate::kLt && a.low >= b.high) return false;
    if (atom.predicate == Predicate::kEq && a.Meet(b).empty()) return false;
    return std::nullopt;
  }

 private:
  const Pool& pool_;
  const Known known_;
  std::unordered_map<Expr, NumberRange> found_;
  size_t looked_at_ = 0;
};

struct Literal {
  Variable atom;
  bool holds;
};

// f as a literal and the rest; nothing: it is no such conjunction.
std::optional<Literal> TakeLiteral(const Pool& pool, Formula& f) {
  if (f.IsConstant()) return std::nullopt;
  const Decision d = pool.diagram().Top(f);
  if (pool.IsChoice(d.question.variable)) return std::nullopt;
  const bool then = d.otherwise.IsFalse();
  if (!then && !d.then.IsFalse()) return std::nullopt;
  f = then ? d.then : d.otherwise;
  return Literal{d.question.variable, then == (d.question.value == 1)};
}

}  // namespace

std::optional<Ranges::Comparison> Ranges::ComparisonOf(const Pool& pool,
                                                       Variable v) {
  if (pool.IsChoice(v)) return std::nullopt;
  const PredicateAtom& atom = pool.predicate(v);
  const bool is_equality = atom.predicate == Predicate::kEq;
  if (!is_equality && atom.predicate != Predicate::kLt) return std::nullopt;
  const auto end = NumberOf(pool, atom.b);
  if (!end) return std::nullopt;
  return Comparison{is_equality, atom.a, *end};
}

Ranges::Range Ranges::RangeOf(const Pool& pool, Expr term) const {
  if (const Range* known = ranges_.Find(term.id())) return *known;
  const NumberRange whole = WholeSort(pool.sort(term));
  return {whole.low, whole.high};
}

// That a number is not the end of its range would be what two conjuncts say.
void Ranges::Learn(const Pool& pool, Formula f) {
  while (const auto literal = TakeLiteral(pool, f)) {
    const auto c = ComparisonOf(pool, literal->atom);
    if (!c || (c->is_equality && !literal->holds)) continue;
    Range range = RangeOf(pool, c->term);
    if (c->is_equality || !literal->holds)
      range.low = std::max(range.low, c->end);
    if (c->is_equality) range.high = std::min(range.high, c->end);
    // No sort has anything below its smallest, of which `<` is never asked.
    if (!c->is_equality && literal->holds)
      range.high = std::min(range.high, c->end - 1);
    if (range.low <= range.high) ranges_.Set(c->term.id(), range);
  }
}

// What says exactly where the range ends is what it is known from.
std::optional<bool> Ranges::Settled(const Comparison& c) const {
  const Range* range = ranges_.Find(c.term.id());
  if (range == nullptr) return std::nullopt;
  if (c.is_equality) {
    if (c.end < range->low || c.end > range->high) return false;
    return std::nullopt;
  }
  if (range->high < c.end - 1) return true;
  if (range->low > c.end) return false;
  return std::nullopt;
}

std::optional<Ranges::Summand> Ranges::SummandOf(const Pool& pool,
                                                 Expr term) const {
  if (pool.kind(term) != Kind::kAdd) return std::nullopt;
  const Expr x = pool.kids(term)[0];
  const auto plus = NumberOf(pool, pool.kids(term)[1]);
  const Range* range = ranges_.Find(x.id());
  if (!plus || range == nullptr) return std::nullopt;
  const NumberRange sum = ApplyToRanges(
      Kind::kAdd, pool.sort(x), {range->low, range->high}, {*plus, *plus});
  if (sum == WholeSort(pool.sort(x))) return std::nullopt;  // may overflow
  return Summand{x, *plus};
}

Formula Ranges::WithoutSum(Pool& pool, Formula f) const {
  Formula rest = f;
  const auto literal = TakeLiteral(pool, rest);
  if (!literal || !rest.IsTrue()) return f;
  const auto c = ComparisonOf(pool, literal->atom);
  const auto summand = c ? SummandOf(pool, c->term) : std::nullopt;
  if (!summand) return f;
  const Sort sort = pool.sort(summand->x);
  const NumberRange end = ApplyToRanges(Kind::kSub, sort, {c->end, c->end},
                                        {summand->plus, summand->plus});
  if (!end.IsPoint()) return f;  // the same for all of them
  const Expr number = pool.Constant(sort, static_cast<uint64_t>(end.low));
  const Formula atom = pool.Test(
      c->is_equality ? Predicate::kEq : Predicate::kLt, summand->x, number);
  return literal->holds ? atom : !atom;
}

Formula Ranges::Narrow(Pool& pool, Formula f) const {
  if (ranges_.empty() || f.IsConstant()) return f;
  f = WithoutSum(pool, f);
  Diagram& diagram = pool.diagram();
  const auto known = [&](Expr e) {
    const Range range = RangeOf(pool, e);
    return NumberRange{range.low, range.high};
  };
  TermRanges terms(pool, known);
  Formula care = Formula::True();
  for (Variable v : diagram.Support(f)) {
    const auto c = ComparisonOf(pool, v);
    std::optional<bool> holds = c ? Settled(*c) : std::nullopt;
    if (!holds) holds = terms.Settled(v);
    if (holds) care = diagram.And(diagram.Is(v, *holds ? 1 : 0), care);
  }
  return diagram.Simplify(f, care);
}

}  // namespace expr
