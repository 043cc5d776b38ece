// Rules for questions about terms. They end in the orientation that
// predicates.def documents.
#include <algorithm>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "expr/apply.h"
#include "expr/ite_tree.h"
#include "expr/jvm_arith.h"
#include "expr/rules.h"

namespace expr {
namespace rules {
namespace {

using Rewritten = std::optional<Formula>;

Formula Constant(bool value) {
  return value ? Formula::True() : Formula::False();
}

Rewritten FoldTest(Pool& pool, const TestDraft& d) {
  const auto a = pool.constant(d.a);
  const auto b = d.b == Expr() ? a : pool.constant(d.b);
  if (!a || !b) return std::nullopt;
  return Constant(Holds(d.predicate, pool.sort(d.a), *a, *b));
}

// x == x
Rewritten EqualToItself(Pool&, const TestDraft& d) {
  if (d.a != d.b) return std::nullopt;
  return Formula::True();
}
// x < x
Rewritten LessThanItself(Pool&, const TestDraft& d) {
  if (d.a != d.b) return std::nullopt;
  return Formula::False();
}
// x == x and x <= x on floating point: unless NaN
Rewritten ItselfUnlessNan(Pool& pool, const TestDraft& d) {
  if (d.a != d.b) return std::nullopt;
  return !pool.Test(Predicate::kIsNan, d.a);
}

// Symmetric questions: a constant last, otherwise the older term first.
Rewritten OrientTest(Pool& pool, const TestDraft& d) {
  const bool a_constant = pool.IsConstant(d.a);
  const bool b_constant = pool.IsConstant(d.b);
  const bool swap =
      a_constant == b_constant ? d.b < d.a : a_constant && !b_constant;
  if (!swap) return std::nullopt;
  return pool.Test(d.predicate, d.b, d.a);
}

// The largest value in the order that kLt or kUlt asks about, as bits.
uint64_t LargestBits(Predicate predicate, Sort sort) {
  const uint64_t ones = CanonicalBits(sort, ~uint64_t{0});
  return predicate == Predicate::kLt ? ones >> 1 : ones;
}
uint64_t SmallestBits(Predicate predicate, Sort sort) {
  return CanonicalBits(sort, LargestBits(predicate, sort) + 1);
}

// c < x is !(x < c + 1); MAX < x is false.
Rewritten ConstantLeft(Pool& pool, const TestDraft& d) {
  const auto c = pool.constant(d.a);
  if (!c) return std::nullopt;
  const Sort sort = pool.sort(d.a);
  if (*c == LargestBits(d.predicate, sort)) return Formula::False();
  return !pool.Test(d.predicate, d.b, pool.Constant(sort, *c + 1));
}
// x < MIN is false, x < MIN + 1 is x == MIN, x < MAX is x != MAX.
Rewritten EdgeOfSort(Pool& pool, const TestDraft& d) {
  const auto c = pool.constant(d.b);
  if (!c) return std::nullopt;
  const Sort sort = pool.sort(d.b);
  const uint64_t smallest = SmallestBits(d.predicate, sort);
  if (*c == smallest) return Formula::False();
  if (*c == CanonicalBits(sort, smallest + 1))
    return pool.Eq(d.a, pool.Constant(sort, smallest));
  if (*c == LargestBits(d.predicate, sort)) return !pool.Eq(d.a, d.b);
  return std::nullopt;
}

// Is the answer the same for all values that the left side can have?
Rewritten DecidedByRange(Pool& pool, const TestDraft& d) {
  if (IsFloating(pool.sort(d.a))) return std::nullopt;
  const auto c = IntegerConstant(pool, d.b);
  if (!c) return std::nullopt;
  const Range r = RangeOf(pool, d.a);
  if (d.predicate == Predicate::kEq && (*c < r.low || *c > r.high))
    return Formula::False();
  if (d.predicate == Predicate::kLt && r.high < *c) return Formula::True();
  if (d.predicate == Predicate::kLt && r.low >= *c) return Formula::False();
  return std::nullopt;
}

// The x of x >> 3, or of x >>> 3, and the 3; of ints.
struct Shifted {
  Expr x;
  int by;
  bool is_signed;  // as x >> 3 is, and x >>> 3 of what is not negative
};
std::optional<Shifted> ShiftedIn(Pool& pool, Expr e) {
  const Kind kind = pool.kind(e);
  if ((kind != Kind::kShr && kind != Kind::kUshr) ||
      pool.sort(e) != Sort::kBv32)
    return std::nullopt;
  const Expr x = pool.kids(e)[0];
  const auto by = IntegerConstant(pool, pool.kids(e)[1]);
  if (!by || *by < 1 || *by > 31) return std::nullopt;
  return Shifted{x, static_cast<int>(*by),
                 kind == Kind::kShr || RangeOf(pool, x).low >= 0};
}

// x >> 3 < 5 is x < 40.
Rewritten LessThanShifted(Pool& pool, const TestDraft& d) {
  const auto shifted = ShiftedIn(pool, d.a);
  const auto c = IntegerConstant(pool, d.b);
  if (!shifted || !c || !shifted->is_signed) return std::nullopt;
  const int64_t end = *c * (int64_t{1} << shifted->by);
  if (end > INT32_MAX) return Formula::True();
  if (end <= INT32_MIN) return Formula::False();
  return pool.Lt(shifted->x, pool.Int(static_cast<int32_t>(end)));
}

// x >> 3 == 5 is 40 <= x && x < 48, and so is x >>> 3 == 5.
Rewritten EqualToShifted(Pool& pool, const TestDraft& d) {
  const auto shifted = ShiftedIn(pool, d.a);
  const auto c = IntegerConstant(pool, d.b);
  if (!shifted || !c || (!shifted->is_signed && *c < 0)) return std::nullopt;
  const int64_t width = int64_t{1} << shifted->by;
  const int64_t first = *c * width, last = first + width - 1;
  if (last > INT32_MAX && !shifted->is_signed) return std::nullopt;
  if (first > INT32_MAX || last < INT32_MIN) return Formula::False();
  return pool.And(pool.Le(pool.Int(static_cast<int32_t>(first)), shifted->x),
                  pool.Le(shifted->x, pool.Int(static_cast<int32_t>(last))));
}

// x + 1 == 3 is x == 2, x ^ 1 == 3 is x == 2, -x == 3 is x == -3, 5 - x == 3
// is x == 2: all of them invertible, wrap-around or not.
Rewritten SolveForOperand(Pool& pool, const TestDraft& d) {
  const auto c = pool.constant(d.b);
  if (!c || IsFloating(pool.sort(d.a))) return std::nullopt;
  const auto kids = pool.kids(d.a);
  switch (pool.kind(d.a)) {
    case Kind::kAdd:
      if (!pool.IsConstant(kids[1])) return std::nullopt;
      return pool.Eq(kids[0], pool.Make(Kind::kSub, d.b, kids[1]));
    case Kind::kBitXor:
      if (!pool.IsConstant(kids[1])) return std::nullopt;
      return pool.Eq(kids[0], pool.Make(Kind::kBitXor, d.b, kids[1]));
    case Kind::kNeg:
      return pool.Eq(kids[0], pool.Make(Kind::kNeg, d.b));
    case Kind::kSub:
      if (*c == 0) return pool.Eq(kids[0], kids[1]);
      if (!pool.IsConstant(kids[0])) return std::nullopt;
      return pool.Eq(kids[1], pool.Make(Kind::kSub, kids[0], d.b));
    default:
      return std::nullopt;
  }
}

// x + y == x + z is y == z.
Rewritten CancelSummand(Pool& pool, const TestDraft& d) {
  if (pool.kind(d.a) != Kind::kAdd || pool.kind(d.b) != Kind::kAdd)
    return std::nullopt;
  const auto x = pool.kids(d.a);
  const auto y = pool.kids(d.b);
  for (int i : {0, 1})
    for (int j : {0, 1})
      if (x[i] == y[j]) return pool.Eq(x[1 - i], y[1 - j]);
  return std::nullopt;
}

// The x of x ^ x >>> 16, which is how hash maps mix hash codes: no two of them
// come to the same, and what is mixed twice is what it was.
std::optional<Expr> Unmixed(Pool& pool, Expr e) {
  if (pool.kind(e) != Kind::kBitXor || pool.sort(e) != Sort::kBv32)
    return std::nullopt;
  for (int i : {0, 1}) {
    const Expr x = pool.kids(e)[i], upper = pool.kids(e)[1 - i];
    if (pool.kind(upper) == Kind::kUshr && pool.kids(upper)[0] == x &&
        pool.constant(pool.kids(upper)[1]) == uint64_t{16})
      return x;
  }
  return std::nullopt;
}

// x ^ x >>> 16 == y ^ y >>> 16 is x == y.
Rewritten UnmixBoth(Pool& pool, const TestDraft& d) {
  const auto x = Unmixed(pool, d.a);
  if (!x) return std::nullopt;
  if (const auto y = Unmixed(pool, d.b)) return pool.Eq(*x, *y);
  const auto c = pool.constant(d.b);
  if (!c) return std::nullopt;
  return pool.Eq(*x, pool.Constant(Sort::kBv32, *c ^ *c >> 16));
}

// (long) i < (long) j is i < j; (long) i < 5 is i < 5. Sign extension keeps
// the signed and the unsigned order. Bounds outside int are left to
// DecidedByRange, which has run before.
Rewritten CompareAsInts(Pool& pool, const TestDraft& d) {
  if (pool.kind(d.a) != Kind::kI2L) return std::nullopt;
  const Expr a = pool.kids(d.a)[0];
  if (pool.kind(d.b) == Kind::kI2L)
    return pool.Test(d.predicate, a, pool.kids(d.b)[0]);
  const auto c = IntegerConstant(pool, d.b);
  if (!c || *c < INT32_MIN || *c > INT32_MAX) return std::nullopt;
  return pool.Test(d.predicate, a, pool.Int(static_cast<int32_t>(*c)));
}

// Which results of a three-way comparison satisfy the question?
struct Outcomes {
  bool less, equal, greater;
};

Formula OfIntegers(Pool& pool, const Outcomes& o, Expr a, Expr b) {
  if (o.less == o.greater)
    return o.less == o.equal ? Constant(o.less)
           : o.equal         ? pool.Eq(a, b)
                             : !pool.Eq(a, b);
  const Formula strict = o.less ? pool.Lt(a, b) : pool.Lt(b, a);
  // less or equal is not greater, and the other way round
  if (o.equal) return o.less ? !pool.Lt(b, a) : !pool.Lt(a, b);
  return strict;
}

// NaN counts as less under fcmpl and as greater under fcmpg.
Formula OfFloats(Pool& pool, const Outcomes& o, Expr a, Expr b, bool nan_less) {
  if (o.less == o.greater)
    return o.less == o.equal ? Constant(o.less)
           : o.equal         ? pool.Test(Predicate::kFEq, a, b)
                             : !pool.Test(Predicate::kFEq, a, b);
  const bool with_nan = nan_less ? o.less : o.greater;
  // Name the side that NaN is not on; a side with NaN is its negation.
  const Expr small = (o.less != with_nan) ? a : b;
  const Expr large = (o.less != with_nan) ? b : a;
  const bool side_equal = with_nan ? !o.equal : o.equal;
  const Formula side =
      pool.Test(side_equal ? Predicate::kFLe : Predicate::kFLt, small, large);
  return with_nan ? !side : side;
}

// lcmp(a, b) < 0 is a < b, and so on for every constant and question.
Rewritten OfThreeWay(Pool& pool, const TestDraft& d) {
  const Kind kind = pool.kind(d.a);
  if (kind != Kind::kLcmp && kind != Kind::kFcmpl && kind != Kind::kFcmpg)
    return std::nullopt;
  const auto c = pool.constant(d.b);
  if (!c) return std::nullopt;
  auto holds = [&](int32_t result) {
    return Holds(d.predicate, Sort::kBv32, static_cast<uint32_t>(result), *c);
  };
  const Outcomes o{holds(-1), holds(0), holds(1)};
  const auto kids = pool.kids(d.a);
  if (kind == Kind::kLcmp) return OfIntegers(pool, o, kids[0], kids[1]);
  return OfFloats(pool, o, kids[0], kids[1], kind == Kind::kFcmpl);
}

// x == NaN, x < NaN, NaN <= x
Rewritten AgainstNan(Pool& pool, const TestDraft& d) {
  for (Expr e : {d.a, d.b}) {
    const auto c = pool.constant(e);
    if (c && *c == (pool.sort(e) == Sort::kF32 ? uint64_t{kNan32} : kNan64))
      return Formula::False();
  }
  return std::nullopt;
}

// isNaN(-x) is isNaN(x); a widened or narrowed NaN is NaN; an int never is.
Rewritten NanThroughOperator(Pool& pool, const TestDraft& d) {
  switch (pool.kind(d.a)) {
    case Kind::kFNeg:
    case Kind::kF2D:
    case Kind::kD2F:
      return pool.Test(Predicate::kIsNan, pool.kids(d.a)[0]);
    case Kind::kI2F:
    case Kind::kI2D:
    case Kind::kL2F:
    case Kind::kL2D:
      return Formula::False();
    default:
      return std::nullopt;
  }
}

// How many questions about terms the formulas ask between them.
size_t CountQuestions(Pool& pool,
                      const std::unordered_map<Expr, Formula>& tests) {
  std::unordered_set<Variable> asked;
  for (const auto& [term, f] : tests)
    for (Variable v : pool.diagram().Support(f)) asked.insert(v);
  return asked.size();
}

// One number for each value of a choice, like the length of an input array: a
// chain of if-then-elses, or one and a number.
struct NumbersOfChoice {
  Variable choice;
  std::vector<uint64_t> numbers;  // bits, by value
};

class Chain {
 public:
  Chain(const Pool& pool, Variable choice)
      : pool_(pool),
        choice_(choice),
        all_(pool.diagram().domain_size(choice)) {}

  bool Read(Expr e) {
    while (pool_.kind(e) == Kind::kIte) {
      const Expr then = pool_.kids(e)[0], otherwise = pool_.kids(e)[1];
      const bool first = pool_.IsConstant(then);
      if (!Add(pool_.condition(e), first, first ? then : otherwise))
        return false;
      e = first ? otherwise : then;
    }
    if (!pool_.IsConstant(e)) return false;
    for (auto& number : all_)
      if (!number) number = *pool_.constant(e);
    return true;
  }

  std::vector<uint64_t> numbers() const {
    std::vector<uint64_t> numbers;
    for (const auto& number : all_) numbers.push_back(*number);
    return numbers;
  }

 private:
  // The number where the condition says that.
  bool Add(Formula condition, bool holds, Expr number) {
    const auto bits = pool_.constant(number);
    if (!bits || condition.IsConstant()) return false;
    const Decision d = pool_.diagram().Top(condition);
    if (holds && d.then.IsTrue() && d.otherwise.IsFalse())
      return d.question.variable == choice_ && Put(d.question.value, *bits);
    for (uint32_t value = 0; value < all_.size(); ++value) {
      const auto here = Holds(condition, value);
      if (!here) return false;
      if (*here == holds) Put(value, *bits);
    }
    return true;
  }
  bool Put(uint32_t value, uint64_t bits) {
    if (!all_[value]) all_[value] = bits;
    return true;
  }
  // Nothing: it asks for something else, too.
  std::optional<bool> Holds(Formula condition, uint32_t value) const {
    bool alone = true;
    const bool holds =
        pool_.diagram().Evaluate(condition, [&](Variable v) -> uint32_t {
          alone = alone && v == choice_;
          return value;
        });
    if (!alone) return std::nullopt;
    return holds;
  }

  const Pool& pool_;
  const Variable choice_;
  std::vector<std::optional<uint64_t>> all_;
};

std::optional<NumbersOfChoice> NumbersOfChoiceIn(const Pool& pool, Expr term) {
  Expr chain = term;
  const bool added =
      pool.kind(term) == Kind::kAdd && pool.IsConstant(pool.kids(term)[1]);
  if (added) chain = pool.kids(term)[0];
  if (pool.kind(chain) != Kind::kIte || pool.condition(chain).IsConstant())
    return std::nullopt;
  const Variable choice =
      pool.diagram().Top(pool.condition(chain)).question.variable;
  if (!pool.IsChoice(choice)) return std::nullopt;
  Chain read(pool, choice);
  if (!read.Read(chain)) return std::nullopt;
  NumbersOfChoice result{choice, read.numbers()};
  if (added)
    for (uint64_t& n : result.numbers)
      n = Apply(Kind::kAdd, pool.sort(chain), n,
                *pool.constant(pool.kids(term)[1]));
  return result;
}

// Conditions under which it is a number of one choice or of another.
constexpr int kMostLengths = 8;

// n < 3 and n - 1 < n, where n is a number for each value of a choice, like a
// length: which of them, however many there are. Nothing: it is not.
Rewritten OfNumbers(Pool& pool, Predicate predicate, Expr e, Expr other,
                    int& left) {
  if (--left < 0) return std::nullopt;
  if (pool.IsConstant(e)) return pool.Test(predicate, e, other);
  const auto a = NumbersOfChoiceIn(pool, e);
  if (!a) {
    if (pool.kind(e) != Kind::kIte || !pool.IsConstant(other))
      return std::nullopt;
    const Expr then = pool.kids(e)[0], otherwise = pool.kids(e)[1];
    const auto yes = OfNumbers(pool, predicate, then, other, left);
    const auto no = OfNumbers(pool, predicate, otherwise, other, left);
    if (!yes || !no) return std::nullopt;
    return pool.Ite(pool.condition(e), *yes, *no);
  }
  const auto c = pool.constant(other);
  const auto b = c ? std::nullopt : NumbersOfChoiceIn(pool, other);
  if (!c && (!b || b->choice != a->choice)) return std::nullopt;
  std::vector<uint32_t> values;
  for (uint32_t value = 0; value < a->numbers.size(); ++value)
    if (Holds(predicate, pool.sort(e), a->numbers[value],
              c ? *c : b->numbers[value]))
      values.push_back(value);
  return pool.diagram().In(a->choice, values);
}

Rewritten OfChoices(Pool& pool, const TestDraft& d) {
  if (!pool.asks_about_lengths()) return std::nullopt;
  if (pool.kind(d.a) != Kind::kIte && pool.kind(d.a) != Kind::kAdd)
    return std::nullopt;
  // Where choices of numbers are not kept, one of one choice is enough.
  if (!pool.keeps_choices() &&
      !(pool.IsConstant(d.b) && NumbersOfChoiceIn(pool, d.a)))
    return std::nullopt;
  int left = kMostLengths;
  return OfNumbers(pool, d.predicate, d.a, d.b, left);
}

// (c ? x : y) < z is c ? x < z : y < z. Only when z is no if-then-else itself:
// two of them would multiply.
Rewritten LiftIte(Pool& pool, const TestDraft& d) {
  const bool left = pool.kind(d.a) == Kind::kIte;
  const bool right = d.b != Expr() && pool.kind(d.b) == Kind::kIte;
  if (left == right) return std::nullopt;
  const Expr root = left ? d.a : d.b;
  const auto tree = TreeUnder(pool, {&root, 1}, kMostLiftedLeaves);
  if (!tree) return std::nullopt;
  std::unordered_map<Expr, Formula> lifted;
  for (Expr leaf : tree->leaves)
    lifted[leaf] = left ? pool.Test(d.predicate, leaf, d.b)
                        : pool.Test(d.predicate, d.a, leaf);
  if (CountQuestions(pool, lifted) > kMostLiftedTests) return std::nullopt;
  for (Expr ite : tree->ites) {
    const auto arms = pool.kids(ite);
    lifted[ite] =
        pool.Ite(pool.condition(ite), lifted.at(arms[0]), lifted.at(arms[1]));
  }
  return lifted.at(root);
}

constexpr TestRule kEq[] = {
    {"fold-test", FoldTest},
    {"equal-to-itself", EqualToItself},
    {"orient-test", OrientTest},
    {"decided-by-range", DecidedByRange},
    {"solve-for-operand", SolveForOperand},
    {"equal-to-shifted", EqualToShifted},
    {"equal-to-quotient", EqualToQuotient},
    {"product-fits", ProductFits},
    {"is-multiple", IsMultiple},
    {"is-int", IsInt},
    {"cancel-summand", CancelSummand},
    {"unmix-both", UnmixBoth},
    {"compare-as-ints", CompareAsInts},
    {"of-three-way", OfThreeWay},
    {"of-choices", OfChoices},
    {"lift-ite", LiftIte},
};
constexpr TestRule kLt[] = {
    {"fold-test", FoldTest},
    {"less-than-itself", LessThanItself},
    {"constant-left", ConstantLeft},
    {"edge-of-sort", EdgeOfSort},
    {"decided-by-range", DecidedByRange},
    {"less-than-shifted", LessThanShifted},
    {"less-than-quotient", LessThanQuotient},
    {"sign-of-mixed", SignOfMixed},
    {"sum-goes-round", SumGoesRound},
    {"compare-as-ints", CompareAsInts},
    {"of-three-way", OfThreeWay},
    {"of-choices", OfChoices},
    {"lift-ite", LiftIte},
};
constexpr TestRule kUlt[] = {
    {"fold-test", FoldTest},
    {"less-than-itself", LessThanItself},
    {"constant-left", ConstantLeft},
    {"edge-of-sort", EdgeOfSort},
    {"compare-as-ints", CompareAsInts},
    {"of-three-way", OfThreeWay},
    {"of-choices", OfChoices},
    {"lift-ite", LiftIte},
};
constexpr TestRule kFEq[] = {
    {"fold-test", FoldTest},
    {"against-nan", AgainstNan},
    {"itself-unless-nan", ItselfUnlessNan},
    {"orient-test", OrientTest},
    {"lift-ite", LiftIte},
};
constexpr TestRule kFLt[] = {
    {"fold-test", FoldTest},
    {"against-nan", AgainstNan},
    {"less-than-itself", LessThanItself},
    {"lift-ite", LiftIte},
};
constexpr TestRule kFLe[] = {
    {"fold-test", FoldTest},
    {"against-nan", AgainstNan},
    {"itself-unless-nan", ItselfUnlessNan},
    {"lift-ite", LiftIte},
};
constexpr TestRule kIsNan[] = {
    {"fold-test", FoldTest},
    {"nan-through-operator", NanThroughOperator},
    {"lift-ite", LiftIte},
};

// One row per predicate, in the order of predicates.def.
constexpr std::span<const TestRule> kByPredicate[] = {
    {}, kEq, kLt, kUlt, kFEq, kFLt, kFLe, kIsNan, {},
};
static_assert(std::size(kByPredicate) == kPredicateCount);

}  // namespace
}  // namespace rules

std::span<const TestRule> TestRules(Predicate predicate) {
  return rules::kByPredicate[static_cast<size_t>(predicate)];
}

}  // namespace expr
