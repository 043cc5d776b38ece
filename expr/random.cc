#include "expr/random.h"

#include <bit>
#include <iterator>
#include <limits>

#include "expr/apply.h"

namespace expr {
namespace {

// All but reads of arrays and quantifiers, which are drawn apart.
constexpr auto kDrawnKinds = static_cast<size_t>(Kind::kCellAt);
constexpr auto kDrawnPredicates = static_cast<size_t>(Predicate::kForAll);
static_assert(kDrawnKinds + 1 == kKindCount &&
              kDrawnPredicates + 1 == kPredicateCount);

constexpr size_t kMostCells = 7;
constexpr size_t kMostIndices = 7;

constexpr int64_t kIntegerEdges[] = {0,
                                     1,
                                     2,
                                     -1,
                                     -2,
                                     3,
                                     5,
                                     31,
                                     32,
                                     33,
                                     63,
                                     64,
                                     127,
                                     128,
                                     -128,
                                     -129,
                                     255,
                                     256,
                                     32767,
                                     32768,
                                     65535,
                                     65536,
                                     INT32_MAX,
                                     INT32_MIN,
                                     INT32_MIN + 1,
                                     INT64_MAX,
                                     INT64_MIN,
                                     INT32_MAX - 1,
                                     1LL << 32};

constexpr double kFloatEdges[] = {
    0.0,
    -0.0,
    1.0,
    -1.0,
    0.5,
    2.0,
    3.0,
    1e-3,
    -7.5,
    1e10,
    -1e19,
    2147483647.0,
    -2147483648.0,
    2147483648.0,
    9.223372036854775807e18,
    1e300,
    std::numeric_limits<double>::infinity(),
    -std::numeric_limits<double>::infinity(),
    std::numeric_limits<double>::quiet_NaN(),
    std::numeric_limits<double>::denorm_min(),
    std::numeric_limits<float>::denorm_min(),
    std::numeric_limits<float>::max(),
    std::numeric_limits<double>::max(),
};

template <class T>
const T& Pick(base::Rng& rng, const std::vector<T>& from) {
  return from[rng.Below(from.size())];
}

bool NeedsWide(const KindRow& row) {
  return row.operands == OperandRule::kBv64 ||
         row.operands == OperandRule::kF64 || row.result == ResultRule::kBv64 ||
         row.result == ResultRule::kF64;
}
bool NeedsFloat(const KindRow& row) {
  return row.operands == OperandRule::kSameFloat ||
         row.operands == OperandRule::kF32 ||
         row.operands == OperandRule::kF64 || row.result == ResultRule::kF32 ||
         row.result == ResultRule::kF64;
}
bool IsOrderTerm(Kind kind) {
  return kind == Kind::kIte || kind == Kind::kAdd || kind == Kind::kI2L;
}
bool IsBitPattern(Kind kind) {
  return kind >= Kind::kF32Bits && kind <= Kind::kBitsF64;
}

}  // namespace

RandomTerms::RandomTerms(Pool& pool, uint64_t seed,
                         const RandomOptions& options)
    : pool_(pool), rng_(seed), options_(options) {
  for (Sort sort : kAllSorts)
    if ((options.wide || !IsWide(sort)) &&
        (options.floats || !IsFloating(sort)))
      sorts_.push_back(sort);
  if (options.terms)
    for (Sort sort : sorts_)
      for (size_t i = 0; i < options.symbols; ++i)
        symbols_.push_back(pool.Symbol(
            sort, options.prefix + std::string(SortName(sort)).substr(0, 1) +
                      std::to_string(i)));
  std::vector<uint32_t> labels;
  for (size_t i = 0; i < options.labels; ++i)
    labels.push_back(static_cast<uint32_t>(i * 2 + 1));
  for (size_t i = 0; i < options.choices; ++i)
    choices_.push_back(
        pool.MakeChoice(options.prefix + "c" + std::to_string(i), labels));
  for (size_t i = 0; i < options.bools; ++i)
    bools_.push_back(pool.BoolSymbol(options.prefix + "p" + std::to_string(i)));
}

uint64_t RandomTerms::Value(Sort sort) {
  if (IsFloating(sort)) {
    if (rng_.OneIn(4)) return CanonicalBits(sort, rng_.Next());
    const double v = kFloatEdges[rng_.Below(std::size(kFloatEdges))];
    return sort == Sort::kF32
               ? CanonicalBits(sort,
                               std::bit_cast<uint32_t>(static_cast<float>(v)))
               : CanonicalBits(sort, std::bit_cast<uint64_t>(v));
  }
  if (options_.small_values) return rng_.Below(4);
  if (rng_.OneIn(4)) return CanonicalBits(sort, rng_.Next());
  return CanonicalBits(
      sort, static_cast<uint64_t>(
                kIntegerEdges[rng_.Below(std::size(kIntegerEdges))]));
}

Expr RandomTerms::Leaf(Sort sort) {
  if (rng_.OneIn(3)) return pool_.Constant(sort, Value(sort));
  std::vector<Expr> fitting;
  for (Expr s : symbols_)
    if (pool_.sort(s) == sort) fitting.push_back(s);
  return fitting.empty() ? pool_.Constant(sort, Value(sort))
                         : Pick(rng_, fitting);
}

bool RandomTerms::Allowed(Kind kind) const {
  const KindRow& row = Row(kind);
  return row.arity > 0 && (options_.wide || !NeedsWide(row)) &&
         (options_.floats || !NeedsFloat(row)) &&
         (!options_.order || IsOrderTerm(kind)) &&
         (options_.remainder || kind != Kind::kFRem) &&
         (options_.bit_patterns || !IsBitPattern(kind));
}

std::vector<Sort> RandomTerms::OperandSorts(OperandRule rule) const {
  std::vector<Sort> fitting;
  for (Sort sort : sorts_)
    if (Accepts(rule, sort)) fitting.push_back(sort);
  return fitting;
}

Expr RandomTerms::Term(int depth) { return Term(Pick(rng_, sorts_), depth); }

Expr RandomTerms::Term(Sort sort, int depth) {
  if (options_.quantified && rng_.OneIn(5)) return Cell(sort, depth - 1);
  if (depth <= 0 || rng_.OneIn(6)) return Leaf(sort);
  return Operator(sort, depth - 1);
}

// Some kind with that result, operands drawn below it. Now and then an operand
// is repeated, since many rules are about that.
Expr RandomTerms::Operator(Sort sort, int depth) {
  for (;;) {
    const Kind kind = static_cast<Kind>(rng_.Below(kDrawnKinds));
    if (!Allowed(kind)) continue;
    if (kind == Kind::kIte) {
      const Formula condition = Guard(depth);
      const Expr then = Term(sort, depth);
      return pool_.Ite(condition, then, Term(sort, depth));
    }
    const KindRow& row = Row(kind);
    const std::vector<Sort> fitting = OperandSorts(row.operands);
    if (fitting.empty()) continue;
    const Sort first =
        row.result == ResultRule::kOwn ? sort : Pick(rng_, fitting);
    if (!Accepts(row.operands, first) || ResultSort(kind, first) != sort)
      continue;
    const Expr a = Term(first, depth);
    if (row.arity == 1) return pool_.Make(kind, a);
    const Sort second = SecondSort(row.operands, first);
    if (second == first && !options_.order && rng_.OneIn(8))
      return pool_.Make(kind, a, a);
    return pool_.Make(kind, a, Operand(kind, second, depth));
  }
}

// The second one.
Expr RandomTerms::Operand(Kind kind, Sort sort, int depth) {
  if (options_.order && kind == Kind::kAdd)
    return pool_.Constant(sort, Value(sort));
  return Term(sort, depth);
}

// A read of leaves at some place, often at the index of a quantifier.
Expr RandomTerms::Cell(Sort sort, int depth) {
  std::vector<Expr> cells;
  for (uint64_t n = 1 + rng_.Below(kMostCells); cells.size() < n;)
    cells.push_back(Leaf(sort));
  if (inside_ == 0 || depth > 0 || rng_.OneIn(4))
    return pool_.CellAt(
        cells, depth > 0 ? Term(Sort::kBv32, depth - 1) : Leaf(Sort::kBv32));
  const Expr shift = pool_.Int(static_cast<int32_t>(rng_.Below(3)) - 1);
  return pool_.CellAt(cells, pool_.Make(Kind::kAdd, symbols_.back(), shift));
}

Formula RandomTerms::ForAll(int depth) {
  const Expr upper = Term(Sort::kBv32, depth);
  const auto most = static_cast<int32_t>(rng_.Below(kMostIndices + 1));
  const Expr bound = pool_.BoundSymbol("i" + std::to_string(inside_++));
  symbols_.push_back(bound);
  const Formula body = Guard(depth > 1 ? 1 : 0);
  symbols_.pop_back();
  --inside_;
  return pool_.ForAll(bound, upper, most, body);
}

Formula RandomTerms::Atom(int depth) {
  if (options_.quantified && inside_ < 2 && rng_.OneIn(3)) return ForAll(depth);
  const bool term_atom = options_.terms && !rng_.OneIn(3);
  if (term_atom || (choices_.empty() && bools_.empty())) {
    for (;;) {
      const auto predicate =
          static_cast<Predicate>(1 + rng_.Below(kDrawnPredicates - 1));
      const std::vector<Sort> fitting = OperandSorts(Row(predicate).operands);
      if (fitting.empty()) continue;
      const Sort sort = Pick(rng_, fitting);
      const Expr a = Term(sort, depth);
      if (Row(predicate).arity == 1) return pool_.Test(predicate, a);
      return pool_.Test(predicate, a, Term(sort, depth));
    }
  }
  if (choices_.empty() || (!bools_.empty() && rng_.OneIn(3)))
    return Pick(rng_, bools_);
  const Variable v = Pick(rng_, choices_);
  const auto& labels = pool_.choice(v).labels;
  return pool_.ChoiceIs(v, labels[rng_.Below(labels.size())]);
}

Formula RandomTerms::Guard(int depth) {
  if (depth <= 0) return Atom(0);
  const Formula a = Guard(depth - 1);
  switch (rng_.Below(5)) {
    case 0:
      return pool_.And(a, Guard(depth - 1));
    case 1:
      return pool_.Or(a, Guard(depth - 1));
    case 2:
      return !a;
    case 3: {
      const Formula b = Guard(depth - 1);
      return pool_.Ite(Atom(0), a, b);
    }
    default:
      return Atom(depth);
  }
}

Model RandomTerms::AnyModel() {
  Model model;
  for (Expr s : symbols_) model.Set(s, Value(pool_.sort(s)));
  for (Variable v : choices_)
    model.Set(v, rng_.Below(pool_.diagram().domain_size(v)));
  for (Formula f : bools_)
    model.Set(pool_.diagram().Top(f).question.variable, rng_.Below(2));
  return model;
}

Formula RandomTerms::Bounds() {
  Formula bounds = Formula::True();
  if (!options_.small_values) return bounds;
  for (Expr s : symbols_)
    if (!IsFloating(pool_.sort(s)))
      bounds = pool_.And(bounds, pool_.Test(Predicate::kUlt, s,
                                            pool_.Constant(pool_.sort(s), 4)));
  return bounds;
}

}  // namespace expr
