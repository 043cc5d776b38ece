#include "expr/rounding.h"

#include <cstdint>
#include <utility>
#include <vector>

#include "expr/evaluate.h"
#include "expr/expr.h"
#include "expr/kind.h"
#include "expr/model.h"
#include "expr/path.h"
#include "expr/pool.h"
#include "expr/random.h"
#include "expr/sort.h"
#include "expr/unknown.h"
#include "gtest/gtest.h"

namespace expr {
namespace {

bool Holds(const Pool& pool, const Path& path, const Model& model) {
  Evaluator evaluator(pool, model);
  for (Formula f : path.conjuncts().ToVector())
    if (!evaluator.Evaluate(f)) return false;
  return true;
}

class RoundingTest : public testing::Test {
 protected:
  // x after rounding a model of `f` in which it was `value`.
  int32_t RoundX(Formula f, int32_t value) {
    Model model;
    model.Set(x, static_cast<uint32_t>(value));
    const Path path = Path().With(pool, f);
    EXPECT_TRUE(Holds(pool, path, model));
    return static_cast<int32_t>(Rounded(pool, path, model).Value(Unknown(x)));
  }

  Pool pool;
  const Expr x = pool.Symbol(Sort::kBv32, "x");
  const Expr y = pool.Symbol(Sort::kBv32, "y");
};

TEST_F(RoundingTest, ZeroThenOneThenMinusOne) {
  EXPECT_EQ(RoundX(pool.Lt(x, pool.Int(10)), INT32_MIN), 0);
  EXPECT_EQ(RoundX(!pool.Eq(x, pool.Int(0)), INT32_MIN), 1);
  EXPECT_EQ(RoundX(pool.Lt(x, pool.Int(0)), INT32_MIN), -1);
}

TEST_F(RoundingTest, NearTheConstantsOfTheCode) {
  EXPECT_EQ(RoundX(pool.Lt(pool.Int(1000), x), INT32_MAX), 1001);
  EXPECT_EQ(RoundX(pool.Lt(x, pool.Int(-7)), INT32_MIN), -8);
  EXPECT_EQ(RoundX(pool.Eq(x, pool.Int(42)), 42), 42);
}

TEST_F(RoundingTest, WithoutSuchConstantsAShorterOne) {
  const Expr square = pool.Make(Kind::kMul, x, x);
  EXPECT_EQ(RoundX(pool.Lt(pool.Int(100000), square), 30000), 468);
}

TEST_F(RoundingTest, ACharacterIsNotNegative) {
  const Expr letter = pool.Make(Kind::kI2C, x);
  EXPECT_EQ(RoundX(pool.Lt(pool.Int(255), letter), 4711), 256);
}

TEST_F(RoundingTest, EqualNumbersMoveTogether) {
  Model model;
  model.Set(x, 77);
  model.Set(y, 77);
  const Path path = Path().With(pool, pool.Eq(x, y));
  const Model rounded = Rounded(pool, path, model);
  EXPECT_EQ(rounded.Value(Unknown(x)), 0u);
  EXPECT_EQ(rounded.Value(Unknown(y)), 0u);
}

TEST_F(RoundingTest, WhatGoesByANameMovesAlong) {
  const Expr name = pool.Symbol(Sort::kBv32, "twice()");
  const Expr twice = pool.Make(Kind::kAdd, x, x);
  Model model;
  model.Set(x, 77);
  const Path path = Path()
                        .WithWitness(model)
                        .WithName(pool, name, twice)
                        .With(pool, pool.Lt(pool.Int(9), name));
  model.Set(name, 154);
  EXPECT_TRUE(Holds(pool, path, model));
  const Model rounded = Rounded(pool, path, model);
  EXPECT_TRUE(Holds(pool, path, rounded));
  EXPECT_LT(rounded.Value(Unknown(x)), 77u);
  EXPECT_EQ(rounded.Value(Unknown(name)), 2 * rounded.Value(Unknown(x)));
}

TEST_F(RoundingTest, AWitnessKnowsWhatANameStandsFor) {
  Model model;
  model.Set(x, 5);
  const Path path = Path().WithWitness(model).WithName(
      pool, y, pool.Make(Kind::kMul, x, pool.Int(3)));
  EXPECT_EQ(path.witness()->Value(Unknown(y)), 15u);
  EXPECT_TRUE(Holds(pool, path, *path.witness()));
}

TEST_F(RoundingTest, WhatNothingAsksAboutIsZero) {
  Model model;
  model.Set(y, 77);
  EXPECT_EQ(Rounded(pool, Path(), model).Value(Unknown(y)), 0u);
}

TEST_F(RoundingTest, AChoiceTakesTheFirstValueThatWillDo) {
  const Variable v = pool.MakeChoice("v", std::vector<uint32_t>{0, 5, 6, 7});
  Model model;
  model.Set(v, 3);
  const Path path = Path().With(pool, !pool.ChoiceIs(v, 0));
  EXPECT_EQ(Rounded(pool, path, model).Value(Unknown(v)), 1u);
}

// The name hides what it stands for; what was assumed of it still counts.
TEST_F(RoundingTest, DerivedChoicesAreHeldToTheirCases) {
  const std::vector<std::pair<Formula, uint32_t>> cases = {
      {pool.Lt(x, pool.Int(50)), 1}, {!pool.Lt(x, pool.Int(50)), 2}};
  const Variable name = pool.MakeDerived(cases);
  Model model;
  model.Set(x, 1 << 20);
  const Path path =
      Path().WithDerived(pool, name).With(pool, pool.ChoiceIs(name, 2));
  const Model rounded = Rounded(pool, path, model);
  EXPECT_EQ(rounded.Value(Unknown(x)), 50u);
}

TEST_F(RoundingTest, WhatIsNoModelIsLeftAlone) {
  Model model;
  model.Set(x, 5);
  const Path path = Path().With(pool, pool.Lt(x, pool.Int(0)));
  EXPECT_EQ(Rounded(pool, path, model), model);
}

TEST_F(RoundingTest, AModelStaysAModel) {
  int changed = 0;
  for (uint64_t seed = 0; seed < 300; ++seed) {
    RandomTerms random(pool, seed, RandomOptions());
    const Model model = random.AnyModel();
    Path path;
    Evaluator evaluator(pool, model);
    for (int i = 0; i < 6; ++i) {
      const Formula f = random.Guard(3);
      path = path.With(pool, evaluator.Evaluate(f) ? f : !f);
    }
    const Model rounded = Rounded(pool, path, model);
    EXPECT_TRUE(Holds(pool, path, rounded)) << seed;
    changed += rounded != model;
  }
  EXPECT_GT(changed, 100);
}

}  // namespace
}  // namespace expr
