#include "expr/evaluate.h"

#include <gtest/gtest.h>

#include <vector>

#include "expr/model.h"
#include "expr/pool.h"

namespace expr {
namespace {

class EvaluateTest : public testing::Test {
 protected:
  int32_t Int(Expr e) {
    return static_cast<int32_t>(Evaluator(pool, model).Evaluate(e));
  }
  bool Truth(Formula f) { return Evaluator(pool, model).Evaluate(f); }

  Pool pool;
  Model model;
  Expr x = pool.Symbol(Sort::kBv32, "x");
  Expr y = pool.Symbol(Sort::kBv32, "y");
};

TEST_F(EvaluateTest, MissingUnknownsAreZero) {
  EXPECT_EQ(Int(pool.Make(Kind::kAdd, x, pool.Int(3))), 3);
  EXPECT_FALSE(Truth(pool.BoolSymbol("p")));
  const Variable r = pool.MakeChoice("r", std::vector<uint32_t>{8, 9});
  EXPECT_TRUE(Truth(pool.ChoiceIs(r, 8)));
  model.Set(r, 1);
  EXPECT_TRUE(Truth(pool.ChoiceIs(r, 9)));
}

TEST_F(EvaluateTest, ConditionsOfTermsAreEvaluated) {
  model.Set(x, 5);
  const Expr larger = pool.Ite(pool.Lt(x, y), y, x);
  EXPECT_EQ(Int(larger), 5);
  model.Set(y, 6);
  EXPECT_EQ(Int(larger), 6);
  EXPECT_TRUE(Truth(pool.Lt(pool.Make(Kind::kMul, larger, x), pool.Int(31))));
}

TEST_F(EvaluateTest, DivisionIsTotal) {
  model.Set(x, static_cast<uint32_t>(INT32_MIN));
  model.Set(y, static_cast<uint32_t>(-1));
  EXPECT_EQ(Int(pool.Make(Kind::kDiv, x, y)), INT32_MIN);
  EXPECT_EQ(Int(pool.Make(Kind::kRem, x, y)), 0);
  model.Set(y, 0);
  EXPECT_EQ(Int(pool.Make(Kind::kDiv, x, y)), 1);
  EXPECT_EQ(Int(pool.Make(Kind::kRem, x, y)), INT32_MIN);
}

TEST_F(EvaluateTest, DeepTermsDoNotOverflow) {
  model.Set(x, 3);
  Expr sum = x;
  for (int i = 0; i < 200000; ++i)
    sum = pool.Make(i % 2 == 0 ? Kind::kSub : Kind::kBitXor, y, sum);
  // y is 0: a negation and a copy in turn, an even number of them.
  EXPECT_EQ(Int(sum), 3);
}

TEST_F(EvaluateTest, ConditionsNestedInConditions) {
  Expr e = x;
  for (int i = 0; i < 5000; ++i) {
    const Formula c =
        pool.Lt(pool.Make(Kind::kMul, e, y), pool.Make(Kind::kBitXor, e, x));
    e = pool.Ite(c, pool.Make(Kind::kSub, y, e), e);
  }
  model.Set(x, 1);
  EXPECT_EQ(Int(e), 1);
}

TEST_F(EvaluateTest, ModelsMerge) {
  model.Set(x, 1);
  model.Set(y, 2);
  Model other;
  other.Set(y, 3);
  other.Set(pool.Symbol(Sort::kBv32, "z"), 4);
  model.Merge(other);
  EXPECT_EQ(model.size(), 3u);
  EXPECT_EQ(model.Value(Unknown(x)), 1u);
  EXPECT_EQ(model.Value(Unknown(y)), 3u);
  EXPECT_FALSE(model.Has(Unknown(pool.Int(9))));
}

}  // namespace
}  // namespace expr
