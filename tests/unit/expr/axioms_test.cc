#include "expr/axioms.h"

#include <cstdint>
#include <vector>

#include "base/rng.h"
#include "expr/diagram.h"
#include "expr/evaluate.h"
#include "expr/expr.h"
#include "expr/kind.h"
#include "expr/model.h"
#include "expr/pool.h"
#include "expr/sort.h"
#include "gtest/gtest.h"

namespace expr {
namespace {

class AxiomsTest : public testing::Test {
 protected:
  // All that is true of the atoms of f.
  Formula About(Formula f) {
    const auto support = pool.diagram().Support(f);
    const std::vector<Variable> atoms(support.begin(), support.end());
    Formula all = Formula::True();
    for (Formula axiom : AxiomsAbout(pool, atoms)) all = pool.And(all, axiom);
    return all;
  }
  bool IsValid(Formula f) { return pool.Implies(About(f), f).IsTrue(); }
  Formula Is(Expr e, int32_t value) { return pool.Eq(e, pool.Int(value)); }
  Formula Below(Expr e, int32_t value) { return pool.Lt(e, pool.Int(value)); }

  Pool pool;
  const Expr x = pool.Symbol(Sort::kBv32, "x");
  const Expr y = pool.Symbol(Sort::kBv32, "y");
};

TEST_F(AxiomsTest, BoundsAreOrdered) {
  EXPECT_TRUE(IsValid(pool.Implies(Below(x, 3), Below(x, 5))));
  EXPECT_TRUE(IsValid(pool.Implies(Below(x, 3), Below(x, 9))));
  EXPECT_FALSE(IsValid(pool.Implies(Below(x, 5), Below(x, 3))));
  EXPECT_FALSE(IsValid(pool.Implies(Below(x, 3), Below(y, 5))));
}

TEST_F(AxiomsTest, ValuesExcludeEachOtherAndLieBetweenBounds) {
  EXPECT_TRUE(IsValid(!pool.And(Is(x, 1), Is(x, 2))));
  EXPECT_TRUE(IsValid(pool.Implies(Is(x, 4), Below(x, 5))));
  EXPECT_TRUE(IsValid(pool.Implies(Is(x, 5), !Below(x, 5))));
  EXPECT_FALSE(IsValid(pool.Implies(Below(x, 5), Is(x, 4))));
}

TEST_F(AxiomsTest, AllValuesBetweenTwoBoundsAreAllThereIs) {
  EXPECT_TRUE(IsValid(pool.Implies(pool.And(!Below(x, 4), Below(x, 6)),
                                   pool.Or(Is(x, 4), Is(x, 5)))));
  EXPECT_FALSE(
      IsValid(pool.Implies(pool.And(!Below(x, 4), Below(x, 6)), Is(x, 4))));
}

TEST_F(AxiomsTest, AMaskHasFewValues) {
  const Expr masked = pool.Make(Kind::kBitAnd, x, pool.Int(15));
  Formula any = Formula::False();
  for (int32_t i = 0; i < 15; ++i) any = pool.Or(any, Is(masked, i));
  EXPECT_FALSE(IsValid(any));
  EXPECT_TRUE(IsValid(pool.Or(any, Is(masked, 15))));
}

TEST_F(AxiomsTest, TwoTermsAreInOneOrder) {
  EXPECT_TRUE(IsValid(!pool.And(pool.Lt(x, y), pool.Lt(y, x))));
  EXPECT_TRUE(IsValid(!pool.And(pool.Lt(x, y), pool.Eq(x, y))));
  EXPECT_TRUE(
      IsValid(pool.Or(pool.Eq(x, y), pool.Or(pool.Lt(x, y), pool.Lt(y, x)))));
  EXPECT_FALSE(IsValid(pool.Or(pool.Lt(x, y), pool.Lt(y, x))));
}

TEST_F(AxiomsTest, TrueUnderEveryModel) {
  base::Rng rng(11);
  size_t axioms = 0;
  for (int round = 0; round < 200; ++round) {
    std::vector<Variable> atoms;
    const Expr masked = pool.Make(Kind::kBitAnd, x, pool.Int(3));
    for (int i = 0; i < 8; ++i) {
      const Expr left = rng.Below(3) == 0 ? masked : rng.Below(2) ? x : y;
      const auto c = pool.Int(static_cast<int32_t>(rng.Below(9)) - 4);
      const Expr right = rng.Below(4) == 0 ? y : c;
      const Formula f =
          rng.Below(2) ? pool.Eq(left, right) : pool.Lt(left, right);
      for (Variable v : pool.diagram().Support(f)) atoms.push_back(v);
    }
    const std::vector<Formula> all = AxiomsAbout(pool, atoms);
    axioms += all.size();
    for (int i = 0; i < 30; ++i) {
      Model model;
      model.Set(x, static_cast<uint32_t>(rng.Below(12) - 6));
      model.Set(y, static_cast<uint32_t>(rng.Below(12) - 6));
      Evaluator evaluator(pool, model);
      for (Formula f : all) ASSERT_TRUE(evaluator.Evaluate(f));
    }
  }
  EXPECT_GT(axioms, 500u);
}

}  // namespace
}  // namespace expr
