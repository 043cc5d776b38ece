#include "expr/print.h"

#include <gtest/gtest.h>

#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "expr/pool.h"
#include "expr/random.h"

namespace expr {
namespace {

class PrintTest : public testing::Test {
 protected:
  std::string Text(Expr e) { return Print(pool, e); }
  std::string Text(Formula f) { return Print(pool, f); }
  Expr Op(Kind kind, Expr a, Expr b) { return pool.Make(kind, a, b); }

  Pool pool;
  Expr x = pool.Symbol(Sort::kBv32, "x");
  Expr y = pool.Symbol(Sort::kBv32, "y");
  Expr l = pool.Symbol(Sort::kBv64, "l");
  Expr d = pool.Symbol(Sort::kF64, "d");
  Formula p = pool.BoolSymbol("p");
};

TEST_F(PrintTest, ParenthesesOnlyWherePrecedenceAsks) {
  const Expr sum = Op(Kind::kAdd, x, y);
  EXPECT_EQ(Text(Op(Kind::kMul, sum, x)), "x * (x + y)");
  EXPECT_EQ(Text(Op(Kind::kAdd, Op(Kind::kMul, x, y), pool.Int(1))),
            "x * y + 1");
  EXPECT_EQ(Text(Op(Kind::kSub, x, Op(Kind::kSub, y, x))), "x - (y - x)");
  EXPECT_EQ(Text(Op(Kind::kShl, sum, pool.Int(3))), "x + y << 3");
  EXPECT_EQ(Text(pool.Make(Kind::kI2B, sum)), "(byte) (x + y)");
  EXPECT_EQ(Text(pool.Make(Kind::kNeg, pool.Make(Kind::kI2L, x))), "-(long) x");
}

TEST_F(PrintTest, ConstantsAreJavaLiterals) {
  EXPECT_EQ(Text(Op(Kind::kAdd, x, pool.Int(-3))), "x - 3");
  EXPECT_EQ(Text(pool.Long(5)), "5L");
  EXPECT_EQ(Text(pool.Float(0.1f)), "0.1f");
  EXPECT_EQ(Text(pool.Double(-0.0)), "-0.0");
  EXPECT_EQ(Text(pool.Double(std::numeric_limits<double>::quiet_NaN())),
            "Double.NaN");
  EXPECT_EQ(PrintConstant(Sort::kF32, 0xff800000u), "Float.NEGATIVE_INFINITY");
}

TEST_F(PrintTest, QuestionsReadAsWritten) {
  EXPECT_EQ(Text(pool.Lt(Op(Kind::kAdd, x, pool.Int(1)), y)), "x + 1 < y");
  EXPECT_EQ(Text(!pool.Lt(x, y)), "x >= y");
  EXPECT_EQ(Text(!pool.Eq(x, pool.Int(7))), "x != 7");
  EXPECT_EQ(Text(pool.Test(Predicate::kUlt, x, y)),
            "Integer.compareUnsigned(x, y) < 0");
  EXPECT_EQ(Text(!pool.Test(Predicate::kFLt, d, pool.Double(1))), "!(d < 1.0)");
  EXPECT_EQ(Text(pool.Ite(p, x, y)), "p ? x : y");
}

// Names from the program, as a report would have them.
class HeapNamer : public Namer {
 public:
  std::string ChoiceText(const Pool&, Variable, uint32_t label,
                         bool positive) const override {
    return std::string("head.next ") + (positive ? "== " : "!= ") +
           (label == 0 ? "null" : "n" + std::to_string(label));
  }
};

TEST_F(PrintTest, ChoicesUseTheirNames) {
  const Variable next =
      pool.MakeChoice("next", std::vector<uint32_t>{0, 1, 2, 3});
  const Formula not_null = !pool.ChoiceIs(next, 0);
  const Formula less = pool.Lt(Op(Kind::kAdd, x, pool.Int(1)), y);
  EXPECT_EQ(Print(pool, pool.And(not_null, less), HeapNamer()),
            "head.next != null && x + 1 < y");
  EXPECT_EQ(Text(pool.ChoiceIn(next, std::vector<uint32_t>{1, 2})),
            "next == 1 || next == 2");
  EXPECT_EQ(Text(not_null), "next != 0");
}

TEST_F(PrintTest, NegationIsChosenWhenShorter) {
  std::vector<Formula> q;
  for (int i = 0; i < 4; ++i)
    q.push_back(pool.BoolSymbol("q" + std::to_string(i)));
  Formula all = Formula::True();
  for (Formula f : q) all = pool.And(all, f);
  EXPECT_EQ(Text(all), "q0 && q1 && q2 && q3");
  EXPECT_EQ(Text(!all), "!(q0 && q1 && q2 && q3)");
  EXPECT_EQ(Text(Formula::True()), "true");
  EXPECT_EQ(Text(Formula::False()), "false");
}

TEST_F(PrintTest, SharingDoesNotExplode) {
  Expr e = x;
  for (int i = 0; i < 1000; ++i) e = Op(Kind::kMul, e, e);
  EXPECT_LT(Text(e).size(), 40000u);
  EXPECT_NE(Text(e).find(" where $1 = "), std::string::npos);
  Formula parity = Formula::False();
  for (int i = 0; i < 300; ++i)
    parity =
        pool.diagram().Xor(parity, pool.BoolSymbol("b" + std::to_string(i)));
  EXPECT_LT(Text(parity).size(), 40000u);
}

// Two formulas that share a long part.
class SharingTest : public PrintTest {
 protected:
  SharingTest() {
    Formula any = Formula::False();
    for (int i = 0; i < 10; ++i)
      any = pool.Or(any, pool.Lt(x, pool.Symbol(Sort::kBv32,
                                                "bound" + std::to_string(i))));
    formulas = {pool.And(any, pool.BoolSymbol("late")),
                pool.Or(any, pool.BoolSymbol("later"))};
  }

  std::vector<Formula> formulas;
};

TEST_F(SharingTest, WhatOccursAgainIsNamedOnce) {
  const SharedText shared =
      PrintTogether(pool, formulas, Namer(), /*most=*/10'000);
  EXPECT_EQ(shared.texts,
            (std::vector<std::string>{"$1 && late", "$1 || later"}));
  ASSERT_EQ(shared.names.size(), 1u);
  EXPECT_EQ(shared.names[0].substr(0, 20), "$1 = x < bound0 || x");
  EXPECT_EQ(shared.left_out, 0u);
}

TEST_F(SharingTest, WhatDoesNotFitIsCounted) {
  formulas.insert(formulas.begin(), pool.BoolSymbol("p"));
  const SharedText shared = PrintTogether(pool, formulas, Namer(), 100);
  EXPECT_EQ(shared.texts, (std::vector<std::string>{"p"}));
  EXPECT_TRUE(shared.names.empty());
  EXPECT_EQ(shared.left_out, 2u);
}

TEST_F(SharingTest, NoTextOutgrowsItsBound) {
  Formula parity = Formula::False();
  for (int i = 0; i < 3000; ++i)
    parity =
        pool.diagram().Xor(parity, pool.BoolSymbol("b" + std::to_string(i)));
  formulas.push_back(parity);
  const SharedText shared = PrintTogether(pool, formulas, Namer(), 2000);
  EXPECT_EQ(shared.texts.size(), 2u);
  EXPECT_EQ(shared.left_out, 1u);
}

class OpeningNamer : public Namer {
 public:
  bool OpensDerived() const override { return true; }
};

TEST_F(PrintTest, DerivedChoicesAreToldByTheirCases) {
  const Formula p = pool.BoolSymbol("p"), q = pool.BoolSymbol("q");
  const std::vector<std::pair<Formula, uint32_t>> cases = {
      {p, 4}, {pool.And(!p, q), 5}, {pool.And(!p, !q), 6}};
  const Variable name = pool.MakeDerived(cases);
  EXPECT_EQ(Print(pool, pool.ChoiceIs(name, 5), OpeningNamer()),
            "(p ? 4 : !p && q ? 5 : 6) == 5");
}

TEST_F(PrintTest, DeepTermsDoNotOverflow) {
  Expr e = x;
  for (int i = 0; i < 30000; ++i)
    e = Op(i % 2 == 0 ? Kind::kMul : Kind::kBitXor, e, y);
  EXPECT_GT(Text(e).size(), 30000u);
}

TEST_F(PrintTest, SameFormulaSameText) {
  auto all = [](uint64_t seed) {
    Pool fresh;
    RandomTerms random(fresh, seed, RandomOptions());
    std::string text;
    for (int i = 0; i < 50; ++i) text += Print(fresh, random.Guard(3)) + "\n";
    return text;
  };
  EXPECT_EQ(all(5), all(5));
}

}  // namespace
}  // namespace expr
