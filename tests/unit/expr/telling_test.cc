#include "expr/telling.h"

#include <cstddef>
#include <cstdint>
#include <set>
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

class TellingTest : public testing::Test {
 protected:
  using Numbers = std::vector<int32_t>;

  Numbers ValuesIn(const Model& model) const {
    Numbers values;
    for (const Expr e : {x, y, z})
      values.push_back(static_cast<int32_t>(model.Value(Unknown(e))));
    return values;
  }
  Path PathOf(const std::vector<Formula>& conjuncts) {
    Path path;
    for (const Formula f : conjuncts) path = path.With(pool, f);
    return path;
  }
  // x, y, z of a telling model; they have these values before.
  Model Tell(const std::vector<Formula>& conjuncts, const Numbers& before) {
    Model model;
    size_t i = 0;
    for (const Expr e : {x, y, z})
      model.Set(e, static_cast<uint32_t>(before[i++]));
    const Path path = PathOf(conjuncts);
    EXPECT_TRUE(Holds(pool, path, model));
    TellingWishes wishes;
    wishes.seen = {x, y, z};
    const Model telling = Telling(pool, path, model, wishes);
    EXPECT_TRUE(Holds(pool, path, telling));
    return telling;
  }
  std::vector<Numbers> Borders(const std::vector<Formula>& conjuncts,
                               const Model& telling) {
    std::vector<Numbers> found;
    for (const Model& model : AtBorders(pool, PathOf(conjuncts), telling, 2)) {
      EXPECT_TRUE(Holds(pool, PathOf(conjuncts), model));
      found.push_back(ValuesIn(model));
    }
    return found;
  }

  Pool pool;
  const Expr x = pool.Symbol(Sort::kBv32, "x");
  const Expr y = pool.Symbol(Sort::kBv32, "y");
  const Expr z = pool.Symbol(Sort::kBv32, "z");
};

TEST_F(TellingTest, NumbersDifferAndNoneIsZero) {
  EXPECT_EQ(ValuesIn(Tell({}, {0, 0, 0})), Numbers({3, 5, 7}));
}

TEST_F(TellingTest, BesideTheConstantTheyAreComparedWith) {
  EXPECT_EQ(ValuesIn(Tell({pool.Lt(x, pool.Int(10)), !pool.Lt(y, pool.Int(80))},
                          {0, 80, 0})),
            Numbers({9, 80, 3}));
}

TEST_F(TellingTest, AnOrderIsKept) {
  EXPECT_EQ(ValuesIn(Tell({pool.Lt(x, y), !pool.Lt(z, y)}, {-1, 0, 0})),
            Numbers({3, 5, 7}));
}

TEST_F(TellingTest, BelowZeroWhereItMustBe) {
  EXPECT_EQ(
      ValuesIn(Tell({pool.Lt(x, pool.Int(0)), pool.Lt(y, x)}, {-1, -2, 0})),
      Numbers({-1, -3, 5}));
}

TEST_F(TellingTest, EqualNumbersMoveTogether) {
  EXPECT_EQ(ValuesIn(Tell({pool.Eq(x, y)}, {0, 0, 0})), Numbers({3, 3, 5}));
}

TEST_F(TellingTest, WhatThePathSettlesStays) {
  EXPECT_EQ(ValuesIn(Tell({pool.Eq(x, pool.Int(0))}, {0, 0, 0})),
            Numbers({0, 5, 7}));
}

TEST_F(TellingTest, CharactersAreLetters) {
  Model model;
  TellingWishes wishes;
  wishes.seen = {pool.Make(Kind::kI2C, x)};
  EXPECT_EQ(Telling(pool, Path(), model, wishes).Value(Unknown(x)),
            static_cast<uint64_t>('c'));
}

TEST_F(TellingTest, ChoicesTakeWhatIsWishedIfThePathAllows) {
  const Variable v = pool.MakeChoice("v", std::vector<uint32_t>{0, 1, 2, 3});
  TellingWishes wishes;
  wishes.choices = {{v, {2, 3, 1}}};
  const Path path = Path().With(pool, !pool.ChoiceIs(v, 2));
  EXPECT_EQ(Telling(pool, path, Model(), wishes).Value(Unknown(v)), 3u);
}

TEST_F(TellingTest, BordersWhereNumbersAreEqual) {
  const std::vector<Formula> path = {!pool.Lt(x, y)};
  const Model telling = Tell(path, {0, 0, 0});
  ASSERT_EQ(ValuesIn(telling), Numbers({3, -3, 7}));
  EXPECT_EQ(Borders(path, telling),
            std::vector<Numbers>({Numbers({-3, -3, 7})}));
}

TEST_F(TellingTest, BothBordersOfARange) {
  const std::vector<Formula> path = {!pool.Lt(x, pool.Int(1)),
                                     pool.Lt(x, pool.Int(13))};
  const Model telling = Tell(path, {1, 0, 0});
  ASSERT_EQ(ValuesIn(telling)[0], 1);
  EXPECT_EQ(Borders(path, telling),
            std::vector<Numbers>({Numbers({12, 3, 5})}));
}

TEST_F(TellingTest, EachOfSeveralConstants) {
  const Formula some =
      pool.Or(pool.Eq(x, pool.Int(4)), pool.Eq(x, pool.Int(6)));
  const std::vector<Formula> path = {pool.Or(some, pool.Eq(x, pool.Int(9)))};
  const Model telling = Tell(path, {4, 0, 0});
  std::set<int32_t> seen = {ValuesIn(telling)[0]};
  for (const Numbers& numbers : Borders(path, telling)) seen.insert(numbers[0]);
  EXPECT_EQ(seen, std::set<int32_t>({4, 6, 9}));
}

TEST_F(TellingTest, NoFurtherModelWhereItIsAtItsBorders) {
  const std::vector<Formula> path = {pool.Lt(x, pool.Int(10))};
  EXPECT_TRUE(Borders(path, Tell(path, {0, 0, 0})).empty());
}

TEST_F(TellingTest, WhatIsNoModelIsLeftAlone) {
  Model model;
  model.Set(x, 5);
  const Path path = Path().With(pool, pool.Lt(x, pool.Int(0)));
  EXPECT_EQ(Telling(pool, path, model, {}), model);
  EXPECT_TRUE(AtBorders(pool, path, model, 2).empty());
}

TEST_F(TellingTest, AModelStaysAModel) {
  int changed = 0, borders = 0;
  for (uint64_t seed = 0; seed < 300; ++seed) {
    RandomTerms random(pool, seed, RandomOptions());
    const Model model = random.AnyModel();
    Path path;
    Evaluator evaluator(pool, model);
    for (int i = 0; i < 6; ++i) {
      const Formula f = random.Guard(3);
      path = path.With(pool, evaluator.Evaluate(f) ? f : !f);
    }
    const Model telling = Telling(pool, path, model, {});
    EXPECT_TRUE(Holds(pool, path, telling)) << seed;
    changed += telling != model;
    for (const Model& further : AtBorders(pool, path, telling, 3)) {
      EXPECT_TRUE(Holds(pool, path, further)) << seed;
      ++borders;
    }
  }
  EXPECT_GT(changed, 100);
  EXPECT_GE(borders, 5);
}

}  // namespace
}  // namespace expr
