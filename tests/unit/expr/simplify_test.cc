// Every rule, alone: drafts are drawn until the rule has fired often enough,
// and each time the term before and after must have the same value under
// random models.
#include "expr/simplify.h"

#include <gtest/gtest.h>

#include <iterator>
#include <map>
#include <numeric>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "expr/evaluate.h"
#include "expr/model.h"
#include "expr/pool.h"
#include "expr/random.h"

namespace expr {
namespace {

constexpr int kDrafts = 4000;
constexpr int kModels = 4;

// Draws operands in the shapes that rules look for: edges, the same operand
// twice, operators of related kinds over shared leaves.
class Drafts {
 public:
  explicit Drafts(uint64_t seed) : random_(pool_, seed, RandomOptions()) {}

  Pool& pool() { return pool_; }
  RandomTerms& random() { return random_; }

  Expr Operand(Sort sort) {
    if (random_.rng().OneIn(4))
      return pool_.Constant(sort, random_.Value(sort));
    // One draw per statement: the order of arguments is the compiler's.
    switch (random_.rng().Below(20)) {
      case 0: {
        const Formula condition = random_.Guard(0);
        const Expr then = pool_.Constant(sort, random_.Value(sort));
        return pool_.Ite(condition, then,
                         pool_.Constant(sort, random_.Value(sort)));
      }
      case 1:
        if (sort != Sort::kBv64) break;
        return pool_.Make(Kind::kI2L, random_.Term(Sort::kBv32, 0));
      case 2: {
        if (sort != Sort::kBv32) break;
        const Expr mask = pool_.Int(random_.rng().OneIn(2) ? 31 : 63);
        return pool_.Make(Kind::kBitAnd, random_.Term(sort, 1), mask);
      }
      case 3:
      case 4: {
        if (IsFloating(sort)) break;
        constexpr Kind kKinds[] = {Kind::kAdd, Kind::kMul, Kind::kBitAnd,
                                   Kind::kBitOr, Kind::kBitXor};
        const Kind kind = kKinds[random_.rng().Below(std::size(kKinds))];
        const Expr a = random_.Term(sort, 0);
        return pool_.Make(kind, a, random_.Term(sort, 0));
      }
      case 5:
      case 6:
        return OneOfFew(sort);
      case 7:
      case 8:
      case 9: {
        if (IsFloating(sort)) break;
        const Kind kind = random_.rng().OneIn(2) ? Kind::kShr : Kind::kUshr;
        const Expr shifted =
            random_.rng().OneIn(2)
                ? random_.Term(sort, 0)
                : pool_.Make(kind, random_.Term(sort, 0), pool_.Int(1));
        const auto by = static_cast<int32_t>(random_.rng().Below(33));
        return pool_.Make(kind, shifted, pool_.Int(by));
      }
      default:
        break;
    }
    return random_.rng().OneIn(3) ? random_.Term(sort, 0)
                                  : random_.Term(sort, 2);
  }
  // A choice between small numbers, some of them more than once.
  Expr OneOfFew(Sort sort) {
    Expr chosen = pool_.Constant(sort, random_.rng().Below(4));
    for (int i = 0; i < 3; ++i) {
      const Formula condition = random_.Guard(0);
      chosen = pool_.IteRaw(
          condition, pool_.Constant(sort, random_.rng().Below(4)), chosen);
    }
    return chosen;
  }
  // A number for each value of one choice, like the length of an array.
  Expr Length() {
    Expr length = pool_.Int(0);
    for (uint32_t i = 1; i < kLengths; ++i)
      length = pool_.Ite(pool_.ChoiceIs(length_, i),
                         pool_.Int(static_cast<int32_t>(i)), length);
    return random_.rng().OneIn(2) ? length
                                  : pool_.Make(Kind::kAdd, length, Few(-2));
  }
  // As hash maps mix hash codes.
  Expr Mixed() {
    const Expr x = random_.Term(Sort::kBv32, 0);
    return pool_.Make(Kind::kBitXor, x,
                      pool_.Make(Kind::kUshr, x, pool_.Int(16)));
  }
  Expr Few(int32_t least) {
    return pool_.Int(least + static_cast<int32_t>(random_.rng().Below(25)));
  }
  std::pair<Expr, Expr> PairForRules() {
    const bool lengths = random_.rng().OneIn(2);
    auto any = [&] { return lengths ? Length() : Mixed(); };
    const Expr a = any();
    return {a, random_.rng().OneIn(2) ? any() : Few(-2)};
  }
  Expr ByNumber(Sort sort) {
    constexpr int32_t kNumbers[] = {2, 3, 10, -2, -7, 1000, INT32_MIN};
    const int32_t by = kNumbers[random_.rng().Below(std::size(kNumbers))];
    return pool_.Constant(sort, static_cast<uint64_t>(int64_t{by}));
  }
  Expr Opposite(Expr number) { return pool_.Make(Kind::kNeg, number); }
  // x / 10 * 10 and x, in one order or the other; x / 10 * -10 and x.
  std::pair<Expr, Expr> RoundedAndNot(Sort sort) {
    const Expr x = random_.Term(sort, 0);
    const Expr by = ByNumber(sort);
    const Expr quotient = pool_.Make(Kind::kDiv, x, by);
    const Expr back = random_.rng().OneIn(2) ? by : Opposite(by);
    const Expr rounded = pool_.Make(Kind::kMul, quotient, back);
    if (random_.rng().OneIn(2)) return {rounded, x};
    return {x, rounded};
  }
  // What is asked to find out whether a number has gone round.
  std::pair<Expr, Expr> Rounds(Sort sort) {
    const Expr x = random_.Term(sort, 0);
    const Expr by = ByNumber(sort);
    const Expr zero = pool_.Constant(sort, 0);
    switch (random_.rng().Below(5)) {
      case 0:
        return {pool_.Make(Kind::kDiv, x, by), SmallOrAny(sort)};
      case 1:
        return {pool_.Make(Kind::kDiv, pool_.Make(Kind::kMul, x, by), by), x};
      case 2:
        if (sort != Sort::kBv64) return RoundedAndNot(sort);
        return {pool_.Make(Kind::kI2L, pool_.Make(Kind::kL2I, x)), x};
      case 3:
        return {pool_.Make(Kind::kBitXor, x, by), zero};
      default:
        return {SignsOfSum(x, by), zero};
    }
  }
  Expr SignsOfSum(Expr x, Expr by) {
    const Expr sum = pool_.Make(Kind::kAdd, x, by);
    const Expr mixed = random_.rng().OneIn(2)
                           ? pool_.Make(Kind::kBitXor, by, sum)
                           : pool_.Make(Kind::kBitXor, x, Opposite(by));
    return pool_.Make(Kind::kBitAnd, pool_.Make(Kind::kBitXor, x, sum), mixed);
  }
  Expr SmallOrAny(Sort sort) {
    if (random_.rng().OneIn(4))
      return pool_.Constant(sort, random_.Value(sort));
    const auto small = static_cast<int64_t>(random_.rng().Below(9)) - 4;
    return pool_.Constant(sort, static_cast<uint64_t>(small));
  }
  Model AnyModel() {
    Model model = random_.AnyModel();
    model.Set(length_, random_.rng().Below(kLengths));
    return model;
  }

  // Sometimes equal to `a`, or an operand of it, or made from it.
  Expr RelatedTo(Expr a, Sort sort) {
    auto& rng = random_.rng();
    if (sort == pool_.sort(a) && rng.OneIn(6)) return a;
    for (Expr kid : pool_.kids(a))
      if (pool_.sort(kid) == sort && rng.OneIn(6)) return kid;
    if (sort == pool_.sort(a) && rng.OneIn(8)) {
      const Kind kinds[] = {Kind::kAdd, Kind::kSub};
      if (!IsFloating(sort)) {
        const Kind kind = kinds[rng.Below(2)];
        return pool_.Make(kind, Operand(sort), a);
      }
    }
    return Operand(sort);
  }
  Formula ConditionNear(Expr a) {
    if (pool_.kind(a) == Kind::kIte && random_.rng().OneIn(3))
      return pool_.condition(a);
    return random_.rng().OneIn(10) ? Formula::True() : random_.Guard(1);
  }

 private:
  static constexpr uint32_t kLengths = 20;
  static Variable MakeLength(Pool& pool) {
    std::vector<uint32_t> labels(kLengths);
    std::iota(labels.begin(), labels.end(), 0);
    return pool.MakeChoice("length", labels);
  }

  Pool pool_;
  RandomTerms random_;
  const Variable length_ = MakeLength(pool_);
};

TermDraft Draw(Drafts& drafts, const KindRow& row) {
  Pool& pool = drafts.pool();
  auto& rng = drafts.random().rng();
  Sort sort;
  do {
    sort = kAllSorts[rng.Below(std::size(kAllSorts))];
  } while (!Accepts(row.operands, sort));
  if (row.kind == Kind::kIte) {
    Expr a = drafts.Operand(sort);
    Expr b = drafts.RelatedTo(a, sort);
    if (rng.OneIn(2)) std::swap(a, b);
    const Expr near = rng.OneIn(2) ? a : b;
    return {row.kind, sort, drafts.ConditionNear(near), a, b};
  }
  const Expr a = drafts.Operand(sort);
  const Sort result = ResultSort(row.kind, sort);
  if (row.arity == 1) return {row.kind, result, Formula::True(), a, Expr()};
  const Expr b = drafts.RelatedTo(a, SecondSort(row.operands, sort));
  if ((row.kind == Kind::kAdd || row.kind == Kind::kSub) && rng.OneIn(6)) {
    const auto [x, y] = drafts.RoundedAndNot(sort);
    return {row.kind, result, Formula::True(), x, y};
  }
  if (pool.sort(a) == pool.sort(b) && rng.OneIn(2))
    return {row.kind, result, Formula::True(), b, a};
  return {row.kind, result, Formula::True(), a, b};
}

std::string Describe(Pool& pool, Expr e) {
  std::string text(Row(pool.kind(e)).name);
  if (auto c = pool.constant(e)) text += " " + std::to_string(*c);
  for (Expr kid : pool.kids(e)) text += " (" + Describe(pool, kid) + ")";
  return text;
}

class TermRulesTest : public testing::TestWithParam<KindRow> {};

TEST_P(TermRulesTest, KeepTheValueAndFire) {
  const KindRow& row = GetParam();
  Drafts drafts(static_cast<uint64_t>(row.kind) + 1);
  Pool& pool = drafts.pool();
  const Pool::ChoicesOfNumbers kept(pool);
  std::map<std::string_view, int> fired;
  for (int i = 0; i < kDrafts; ++i) {
    const TermDraft draft = Draw(drafts, row);
    const Expr raw = row.kind == Kind::kIte
                         ? pool.IteRaw(draft.condition, draft.a, draft.b)
                         : pool.MakeRaw(draft.kind, draft.a, draft.b);
    for (const TermRule& rule : TermRules(row.kind)) {
      const auto result = rule.rewrite(pool, draft);
      if (!result) continue;
      ++fired[rule.name];
      ASSERT_EQ(pool.sort(*result), draft.sort) << rule.name;
      for (int m = 0; m < kModels; ++m) {
        const Model model = drafts.random().AnyModel();
        Evaluator evaluator(pool, model);
        ASSERT_EQ(evaluator.Evaluate(raw), evaluator.Evaluate(*result))
            << rule.name << ": " << Describe(pool, raw) << " became "
            << Describe(pool, *result);
      }
    }
  }
  for (const TermRule& rule : TermRules(row.kind))
    EXPECT_GE(fired[rule.name], 5) << rule.name << " hardly fires";
}

std::vector<KindRow> KindsWithRules() {
  std::vector<KindRow> rows;
  for (const KindRow& row : kKindRows)
    if (row.arity > 0) rows.push_back(row);
  return rows;
}

INSTANTIATE_TEST_SUITE_P(AllKinds, TermRulesTest,
                         testing::ValuesIn(KindsWithRules()),
                         [](const auto& info) {
                           return std::string(info.param.name);
                         });

class TestRulesTest : public testing::TestWithParam<PredicateRow> {};

TEST_P(TestRulesTest, KeepTheTruthAndFire) {
  const PredicateRow& row = GetParam();
  Drafts drafts(static_cast<uint64_t>(row.predicate) + 100);
  Pool& pool = drafts.pool();
  auto& rng = drafts.random().rng();
  pool.AskAboutLengths();
  const Pool::ChoicesOfNumbers kept(pool);
  std::map<std::string_view, int> fired;
  for (int i = 0; i < kDrafts; ++i) {
    Sort sort;
    do {
      sort = kAllSorts[rng.Below(std::size(kAllSorts))];
    } while (!Accepts(row.operands, sort));
    Expr a = drafts.Operand(sort);
    Expr b = row.arity == 2 ? drafts.RelatedTo(a, sort) : Expr();
    if (row.arity == 2 && sort == Sort::kBv32 && rng.OneIn(4))
      std::tie(a, b) = drafts.PairForRules();
    else if (row.arity == 2 && !IsFloating(sort) && rng.OneIn(2))
      std::tie(a, b) =
          rng.OneIn(4) ? drafts.RoundedAndNot(sort) : drafts.Rounds(sort);
    if (row.arity == 2 && rng.OneIn(3)) std::swap(a, b);
    const Formula raw = pool.TestRaw(row.predicate, a, b);
    for (const TestRule& rule : TestRules(row.predicate)) {
      const auto result = rule.rewrite(pool, {row.predicate, a, b});
      if (!result) continue;
      ++fired[rule.name];
      for (int m = 0; m < kModels; ++m) {
        const Model model = drafts.AnyModel();
        Evaluator evaluator(pool, model);
        ASSERT_EQ(evaluator.Evaluate(raw), evaluator.Evaluate(*result))
            << rule.name << " on " << Describe(pool, a) << " and "
            << (row.arity == 2 ? Describe(pool, b) : "");
      }
    }
  }
  for (const TestRule& rule : TestRules(row.predicate))
    EXPECT_GE(fired[rule.name], 5) << rule.name << " hardly fires";
}

std::vector<PredicateRow> PredicatesWithRules() {
  std::vector<PredicateRow> rows;
  for (const PredicateRow& row : kPredicateRows)
    if (row.arity > 0) rows.push_back(row);
  return rows;
}

INSTANTIATE_TEST_SUITE_P(AllPredicates, TestRulesTest,
                         testing::ValuesIn(PredicatesWithRules()),
                         [](const auto& info) {
                           return std::string(info.param.name);
                         });

// What a term is made of decides what it is: making it again changes nothing.
TEST(Simplify, IsAFixedPoint) {
  Pool pool;
  RandomTerms random(pool, 7, RandomOptions());
  for (int i = 0; i < 5000; ++i) {
    const Expr e = random.Term(4);
    if (pool.kids(e).empty()) continue;
    const Expr again =
        pool.kind(e) == Kind::kIte
            ? pool.Ite(pool.condition(e), pool.kids(e)[0], pool.kids(e)[1])
            : pool.Make(pool.kind(e), pool.kids(e));
    ASSERT_EQ(e, again) << Describe(pool, e);
  }
}

class Examples : public testing::Test {
 protected:
  Expr Op(Kind kind, Expr a, Expr b) { return pool.Make(kind, a, b); }

  Pool pool;
  Expr x = pool.Symbol(Sort::kBv32, "x");
  Expr y = pool.Symbol(Sort::kBv32, "y");
  Expr l = pool.Symbol(Sort::kBv64, "l");
  Expr m = pool.Symbol(Sort::kBv64, "m");
  Expr d = pool.Symbol(Sort::kF64, "d");
  Expr e = pool.Symbol(Sort::kF64, "e");
  Formula p = pool.BoolSymbol("p");
  Formula q = pool.BoolSymbol("q");
};

TEST_F(Examples, ConstantsGather) {
  const Expr once = Op(Kind::kAdd, x, pool.Int(INT32_MAX));
  EXPECT_EQ(Op(Kind::kAdd, once, pool.Int(1)),
            Op(Kind::kAdd, x, pool.Int(INT32_MIN)));
}

TEST_F(Examples, FloatRulesRespectNanAndMinusZero) {
  const Expr zero = pool.Double(0.0);
  EXPECT_EQ(pool.kind(Op(Kind::kFSub, d, d)), Kind::kFSub);
  EXPECT_EQ(pool.kind(Op(Kind::kFMul, d, zero)), Kind::kFMul);
  EXPECT_EQ(pool.kind(Op(Kind::kFAdd, d, zero)), Kind::kFAdd);
  EXPECT_EQ(Op(Kind::kFAdd, d, pool.Double(-0.0)), d);
  EXPECT_EQ(Op(Kind::kFMul, d, pool.Double(1.0)), d);
  EXPECT_FALSE(pool.Test(Predicate::kFEq, d, d).IsConstant());
}

TEST_F(Examples, ThreeWayComparisonsBecomeTests) {
  const Expr lcmp = Op(Kind::kLcmp, l, m);
  EXPECT_EQ(pool.Lt(lcmp, pool.Int(0)), pool.Lt(l, m));
  EXPECT_EQ(pool.Eq(lcmp, pool.Int(0)), pool.Eq(l, m));
  EXPECT_EQ(pool.Lt(pool.Int(0), lcmp), pool.Lt(m, l));
  EXPECT_EQ(pool.Le(lcmp, pool.Int(0)), pool.Le(l, m));
  // d < e compiles to dcmpg; ifge: NaN must fail the test.
  EXPECT_EQ(pool.Lt(Op(Kind::kFcmpg, d, e), pool.Int(0)),
            pool.Test(Predicate::kFLt, d, e));
  EXPECT_EQ(pool.Lt(pool.Int(0), Op(Kind::kFcmpl, d, e)),
            pool.Test(Predicate::kFLt, e, d));
  EXPECT_EQ(pool.Lt(Op(Kind::kFcmpl, d, e), pool.Int(0)),
            !pool.Test(Predicate::kFLe, e, d));
}

TEST_F(Examples, TestsOfBooleanTermsAreFormulas) {
  const Expr flag = pool.Ite(p, pool.Int(1), pool.Int(0));
  EXPECT_EQ(pool.Eq(flag, pool.Int(0)), !p);
  EXPECT_EQ(pool.Eq(Op(Kind::kBitXor, flag, pool.Int(1)), pool.Int(0)), p);
}

// One of `leaves`, by the value of a choice of 20.
Expr OneOf(Pool& pool, const std::vector<Expr>& leaves) {
  std::vector<uint32_t> labels(20);
  std::iota(labels.begin(), labels.end(), 0);
  const Variable v = pool.MakeChoice("v", labels);
  Expr chain = leaves[0];
  for (uint32_t i = 1; i < leaves.size(); ++i)
    chain = pool.Ite(pool.ChoiceIs(v, i), leaves[i], chain);
  return chain;
}

TEST_F(Examples, TestsOfConstantsAreLiftedUpToABound) {
  std::vector<Expr> leaves;
  for (uint32_t i = 0; i < kMostLiftedLeaves; ++i)
    leaves.push_back(pool.Int(static_cast<int32_t>(i * i)));
  auto is_pure = [&] {
    return pool.IsPure(pool.Lt(OneOf(pool, leaves), pool.Int(20)));
  };
  EXPECT_TRUE(is_pure());
  leaves.push_back(pool.Int(-1));
  EXPECT_FALSE(is_pure());
}

TEST_F(Examples, TestsOfLengthsAreLiftedWhereTheyAreAskedAbout) {
  std::vector<Expr> leaves;
  for (uint32_t i = 0; i < kMostLiftedLeaves + 3; ++i)
    leaves.push_back(pool.Int(static_cast<int32_t>(i)));
  auto is_pure = [&] {
    return pool.IsPure(pool.Lt(OneOf(pool, leaves), pool.Int(3)));
  };
  EXPECT_FALSE(is_pure());
  pool.AskAboutLengths();
  EXPECT_TRUE(is_pure());
  leaves.push_back(pool.Symbol(Sort::kBv32, "s"));
  EXPECT_FALSE(is_pure());
}

TEST_F(Examples, TestsOfUnknownsAreLiftedUpToABound) {
  std::vector<Expr> leaves = {pool.Int(1), pool.Int(2)};
  for (size_t i = 0; i < kMostLiftedTests; ++i)
    leaves.push_back(pool.Symbol(Sort::kBv32, "s" + std::to_string(i)));
  auto atoms = [&] {
    const Formula f = pool.Lt(OneOf(pool, leaves), pool.Int(5));
    return pool.diagram().Support(f).size();
  };
  EXPECT_EQ(atoms(), 1 + kMostLiftedTests);
  leaves.push_back(x);
  EXPECT_EQ(atoms(), 1u);
}

// A value read where any of many writes may have hit: the test of it must not
// cost more than the term.
TEST_F(Examples, ATestOfOneOfManyUnknownsIsSmall) {
  for (size_t n : {6, 12, 16, 64, 256}) {
    Expr value = x;
    for (size_t i = 0; i < n; ++i)
      value =
          pool.Ite(pool.BoolSymbol("b" + std::to_string(i)),
                   pool.Symbol(Sort::kBv32, "s" + std::to_string(i)), value);
    const size_t before = pool.diagram().nodes();
    const Formula f = pool.Lt(value, pool.Int(0));
    EXPECT_LE(pool.diagram().nodes(), before + 4 * n);
    EXPECT_LE(pool.diagram().CountNodes(f), n);
  }
}

TEST_F(Examples, BoundsAtTheEdgeAreEqualities) {
  EXPECT_TRUE(pool.Lt(x, pool.Int(INT32_MIN)).IsFalse());
  EXPECT_TRUE(pool.Le(x, pool.Int(INT32_MAX)).IsTrue());
  EXPECT_EQ(pool.Le(x, pool.Int(INT32_MIN)), pool.Eq(x, pool.Int(INT32_MIN)));
  EXPECT_EQ(pool.Lt(pool.Int(4), x), !pool.Lt(x, pool.Int(5)));
}

TEST_F(Examples, ArmsMerge) {
  EXPECT_EQ(pool.Ite(p, x, pool.Ite(q, x, y)), pool.Ite(pool.Or(p, q), x, y));
  EXPECT_EQ(pool.Ite(p, pool.Ite(p, x, y), y), pool.Ite(p, x, y));
  EXPECT_EQ(pool.Ite(!p, x, y), pool.Ite(p, y, x));
}

TEST_F(Examples, ChoicesOfNumbersStayChoicesWhereTheyAreKept) {
  const Expr a = pool.Ite(p, pool.Int(1), pool.Int(0));
  const Expr b = pool.Ite(q, pool.Int(1), pool.Int(0));
  EXPECT_EQ(pool.kind(Op(Kind::kAdd, a, b)), Kind::kAdd);
  const Pool::ChoicesOfNumbers kept(pool);
  const Expr sum = Op(Kind::kAdd, a, b);
  EXPECT_EQ(sum, Op(Kind::kAdd, b, a));
  EXPECT_EQ(pool.Eq(sum, pool.Int(2)), pool.And(p, q));
  EXPECT_EQ(pool.Lt(sum, pool.Int(1)), pool.And(!p, !q));
  EXPECT_EQ(
      pool.Eq(Op(Kind::kRem, Op(Kind::kAdd, sum, a), pool.Int(3)), pool.Int(0)),
      pool.Ite(p, q, !q));
}

}  // namespace
}  // namespace expr
