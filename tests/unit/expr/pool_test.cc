#include "expr/pool.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <string>
#include <vector>

#include "expr/apply.h"
#include "expr/evaluate.h"
#include "expr/model.h"
#include "expr/random.h"

namespace expr {
namespace {

using Labels = std::vector<uint32_t>;

TEST(Pool, EqualStructureIsEqualId) {
  Pool pool;
  const Expr x = pool.Symbol(Sort::kBv32, "x");
  EXPECT_EQ(pool.Symbol(Sort::kBv32, "x"), x);
  EXPECT_NE(pool.Symbol(Sort::kBv64, "x"), x);
  const Expr y = pool.Symbol(Sort::kBv32, "y");
  EXPECT_EQ(pool.Make(Kind::kAdd, x, y), pool.Make(Kind::kAdd, y, x));
  EXPECT_NE(pool.Make(Kind::kSub, x, y), pool.Make(Kind::kSub, y, x));
  EXPECT_EQ(pool.symbol_name(y), "y");
}

TEST(Pool, ThereIsOneNan) {
  Pool pool;
  EXPECT_EQ(pool.Constant(Sort::kF32, 0x7f800001u),
            pool.Constant(Sort::kF32, 0xffffffffu));
  EXPECT_EQ(
      pool.constant(pool.Double(std::numeric_limits<double>::quiet_NaN())),
      kNan64);
  EXPECT_NE(pool.Double(0.0), pool.Double(-0.0));
}

TEST(Pool, HandlesAndSpansStayValidWhileThePoolGrows) {
  Pool pool;
  const Expr x = pool.Symbol(Sort::kBv32, "x");
  const Expr first = pool.Make(Kind::kMul, x, x);
  const auto kids = pool.kids(first);
  Expr e = first;
  for (int i = 0; i < 100000; ++i)
    e = pool.Make(i % 2 == 0 ? Kind::kBitXor : Kind::kMul, e, x);
  EXPECT_EQ(pool.terms(), 100002u);
  EXPECT_EQ(kids.data(), pool.kids(first).data());
  EXPECT_EQ(kids[0], x);
}

TEST(Pool, ChoicesAreInternedByNameAndLabels) {
  Pool pool;
  const Variable a = pool.MakeChoice("r", Labels{7, 3});
  EXPECT_EQ(pool.MakeChoice("r", Labels{7, 3}), a);
  EXPECT_NE(pool.MakeChoice("r", Labels{3, 7}), a);
  EXPECT_TRUE(pool.ChoiceIs(a, 4).IsFalse());
  EXPECT_EQ(pool.ChoiceIs(a, 7), !pool.ChoiceIs(a, 3));
  EXPECT_TRUE(pool.ChoiceIn(a, Labels{3, 7, 9}).IsTrue());
  EXPECT_TRUE(pool.And(pool.ChoiceIs(a, 7), pool.ChoiceIs(a, 3)).IsFalse());
}

TEST(Pool, AChoiceOfOneIsDecided) {
  Pool pool;
  const Variable only = pool.MakeChoice("r", Labels{5});
  EXPECT_TRUE(pool.ChoiceIs(only, 5).IsTrue());
}

TEST(Pool, PureMeansNoQuestionAboutTerms) {
  Pool pool;
  const Formula r = pool.ChoiceIs(pool.MakeChoice("r", Labels{0, 1, 2}), 1);
  const Formula p = pool.BoolSymbol("p");
  const Formula less = pool.Lt(pool.Symbol(Sort::kBv32, "x"), pool.Int(10));
  EXPECT_TRUE(pool.IsPure(pool.And(r, p)));
  EXPECT_FALSE(pool.IsPure(pool.And(r, less)));
  EXPECT_TRUE(pool.IsPure(Formula::True()));
}

TEST(Pool, UnknownsReachThroughTermsAndConditions) {
  Pool pool;
  const Expr x = pool.Symbol(Sort::kBv32, "x");
  const Expr y = pool.Symbol(Sort::kBv32, "y");
  const Expr z = pool.Symbol(Sort::kBv32, "z");
  const Variable r = pool.MakeChoice("r", Labels{0, 1});
  const Formula p = pool.BoolSymbol("p");
  const Expr inner = pool.Ite(pool.Lt(x, y), pool.Int(4), z);
  const Expr outer = pool.Make(Kind::kMul, pool.Ite(p, inner, x), x);
  const Formula f = pool.And(pool.Lt(outer, pool.Int(9)), pool.ChoiceIs(r, 1));
  std::vector<Unknown> expected = {
      Unknown(x), Unknown(y), Unknown(z), Unknown(r),
      Unknown(pool.diagram().Top(p).question.variable)};
  std::sort(expected.begin(), expected.end());
  const auto unknowns = pool.UnknownsOf(f);
  EXPECT_EQ(std::vector<Unknown>(unknowns.begin(), unknowns.end()), expected);
  EXPECT_EQ(pool.UnknownsOf(!f).data(), unknowns.data());
  EXPECT_EQ(pool.UnknownsIn(outer).size(), 4u);
  EXPECT_TRUE(pool.UnknownsOf(Formula::True()).empty());
}

// Changing an unknown that UnknownsOf does not list changes nothing.
TEST(Pool, OtherUnknownsDoNotMatter) {
  Pool pool;
  RandomTerms random(pool, 3, RandomOptions());
  for (int i = 0; i < 300; ++i) {
    const Formula f = random.Guard(3);
    const Model model = random.AnyModel();
    Model other = random.AnyModel();
    for (const Unknown u : pool.UnknownsOf(f)) other.Set(u, model.Value(u));
    ASSERT_EQ(Evaluator(pool, model).Evaluate(f),
              Evaluator(pool, other).Evaluate(f));
  }
}

}  // namespace
}  // namespace expr
