#include "report/path_facts.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "expr/diagram.h"
#include "expr/expr.h"
#include "expr/kind.h"
#include "expr/path.h"
#include "expr/pool.h"
#include "expr/print.h"
#include "expr/sort.h"
#include "gtest/gtest.h"

namespace report {
namespace {

using expr::Formula;
using Texts = std::vector<std::string>;

class PathFactsTest : public testing::Test {
 protected:
  Texts FactsOf(const std::vector<Formula>& assumptions) {
    expr::Path path = given_;
    for (Formula f : assumptions) path = path.With(pool, f);
    Texts texts;
    for (Formula f : PathFacts(pool, path))
      texts.push_back(expr::Print(pool, f));
    return texts;
  }
  Formula Below(int32_t bound) { return pool.Lt(x, pool.Int(bound)); }

  expr::Pool pool;
  expr::Path given_;
  const expr::Expr x = pool.Symbol(expr::Sort::kBv32, "x");
  const Formula p = pool.BoolSymbol("p");
  const Formula q = pool.BoolSymbol("q");
};

TEST_F(PathFactsTest, WhatIsNewIsTold) {
  EXPECT_EQ(FactsOf({p, q}), (Texts{"p", "q"}));
  EXPECT_EQ(FactsOf({}), (Texts{}));
}

TEST_F(PathFactsTest, WhatAnEarlierOneSaysIsNot) {
  EXPECT_EQ(FactsOf({p, pool.Or(p, q)}), (Texts{"p"}));
  EXPECT_EQ(FactsOf({p, pool.Or(!p, q)}), (Texts{"p", "q"}));
}

TEST_F(PathFactsTest, NorWhatALaterOneSays) {
  EXPECT_EQ(FactsOf({pool.Or(p, q), p}), (Texts{"p"}));
  EXPECT_EQ(FactsOf({pool.Or(!p, q), p}), (Texts{"q", "p"}));
}

TEST_F(PathFactsTest, NorWhatIsTrueOfAllNumbers) {
  const expr::Expr masked = pool.Make(expr::Kind::kBitAnd, x, pool.Int(3));
  Formula any = Formula::False();
  for (int32_t i = 0; i < 4; ++i)
    any = pool.Or(any, pool.Eq(masked, pool.Int(i)));
  EXPECT_EQ(FactsOf({any, p}), (Texts{"p"}));
}

TEST_F(PathFactsTest, OfBoundsTheClosestOnesAreTold) {
  EXPECT_EQ(FactsOf({!Below(1), !Below(2), !Below(3), Below(9), Below(7)}),
            (Texts{"x >= 3", "x < 7"}));
}

TEST_F(PathFactsTest, NorWhatFollowsFromHowAChoiceIsMade) {
  const expr::Variable v = pool.MakeChoice("v", std::vector<uint32_t>{0, 1, 2});
  given_ = given_.WithDefinition(pool, v, !pool.ChoiceIs(v, 2));
  EXPECT_EQ(FactsOf({pool.ChoiceIn(v, std::vector<uint32_t>{0, 1})}), Texts{});
}

TEST_F(PathFactsTest, NamesOfValuesAreSpelledOut) {
  const std::vector<std::pair<Formula, uint32_t>> cases = {{p, 4}, {!p, 5}};
  const expr::Variable name = pool.MakeDerived(cases);
  given_ = given_.WithDerived(pool, name);
  EXPECT_EQ(FactsOf({pool.ChoiceIs(name, 5)}), (Texts{"!p"}));
}

// A choice and an order of numbers that no fact joins, a definition that joins
// two: each is shortened by what bears on it, wherever that stands.
TEST_F(PathFactsTest, FactsOfSeveralGroupsKeepTheirOrder) {
  const expr::Variable v = pool.MakeChoice("v", std::vector<uint32_t>{0, 1, 2});
  const expr::Variable w = pool.MakeChoice("w", std::vector<uint32_t>{0, 1});
  given_ = given_.WithDefinition(
      pool, w, pool.Or(pool.ChoiceIs(w, 0), pool.ChoiceIs(v, 1)));
  EXPECT_EQ(FactsOf({!pool.ChoiceIs(v, 0), Below(9), pool.Or(p, q),
                     pool.ChoiceIs(w, 1), Below(7), !p}),
            (Texts{"q", "w == 1", "x < 7", "!p"}));
}

// A hundred facts that have nothing to do with each other make no node.
TEST_F(PathFactsTest, FactsWithoutCommonAtomsAreNotJoined) {
  std::vector<Formula> facts;
  expr::Path path;
  for (int i = 0; i < 100; ++i) {
    facts.push_back(pool.BoolSymbol("b" + std::to_string(i)));
    path = path.With(pool, facts.back());
  }
  const size_t before = pool.diagram().nodes();
  EXPECT_EQ(PathFacts(pool, path), facts);
  EXPECT_EQ(pool.diagram().nodes(), before);
}

// Such a path was taken on a perhaps.
TEST_F(PathFactsTest, AContradictionIsToldAsItIs) {
  EXPECT_EQ(FactsOf({p, pool.And(!p, q)}).size(), 2u);
}

}  // namespace
}  // namespace report
