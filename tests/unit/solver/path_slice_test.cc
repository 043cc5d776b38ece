// What of a path bears on a question.
#include <string>
#include <vector>

#include "expr/expr.h"
#include "expr/model.h"
#include "expr/path.h"
#include "expr/pool.h"
#include "expr/sort.h"
#include "expr/unknown.h"
#include "gtest/gtest.h"

namespace expr {
namespace {

class PathSliceTest : public testing::Test {
 protected:
  Expr Number(const std::string& name) {
    return pool_.Symbol(Sort::kBv32, name);
  }
  Variable Choice(const std::string& name) {
    const uint32_t labels[] = {0, 1, 2};
    return pool_.MakeChoice(name, labels);
  }
  Formula Less(const std::string& a, const std::string& b) {
    return pool_.Lt(Number(a), Number(b));
  }

  Pool pool_;
};

using Formulas = std::vector<Formula>;

TEST_F(PathSliceTest, GroupsShareUnknownsDirectlyOrThroughOthers) {
  const Path path = Path()
                        .With(pool_, Less("a", "b"))
                        .With(pool_, Less("x", "y"))
                        .With(pool_, Less("b", "c"));
  EXPECT_EQ(path.Slice(pool_, Less("c", "d")),
            (Formulas{Less("a", "b"), Less("b", "c")}));
  EXPECT_EQ(path.Slice(pool_, Less("y", "d")), (Formulas{Less("x", "y")}));
  EXPECT_EQ(path.Slice(pool_, Less("d", "e")), Formulas{});
}

TEST_F(PathSliceTest, JoinedGroupsKeepTheOrderOfAssumption) {
  const Path path = Path()
                        .With(pool_, Less("a", "b"))
                        .With(pool_, Less("x", "y"))
                        .With(pool_, Less("b", "c"))
                        .With(pool_, Less("y", "a"));
  EXPECT_EQ(path.Slice(pool_, Less("c", "d")),
            (Formulas{Less("a", "b"), Less("x", "y"), Less("b", "c"),
                      Less("y", "a")}));
}

TEST_F(PathSliceTest, ShorterPathsKeepTheirGroups) {
  const Path shorter =
      Path().With(pool_, Less("a", "b")).With(pool_, Less("x", "y"));
  const Path longer = shorter.With(pool_, Less("b", "x"));
  EXPECT_EQ(longer.Slice(pool_, Less("a", "d")).size(), 3u);
  EXPECT_EQ(shorter.Slice(pool_, Less("a", "d")).size(), 1u);
}

TEST_F(PathSliceTest, DefinitionBearsOnNothingUntilItsChoiceIsMentioned) {
  const Variable c = Choice("c");
  const Formula definition = pool_.Or(pool_.ChoiceIs(c, 0), Less("a", "b"));
  const Path path =
      Path().With(pool_, Less("a", "d")).WithDefinition(pool_, c, definition);
  EXPECT_EQ(path.Slice(pool_, Less("d", "e")), (Formulas{Less("a", "d")}));
  EXPECT_EQ(path.Slice(pool_, pool_.ChoiceIs(c, 1)),
            (Formulas{Less("a", "d"), definition}));
  const Path after = path.With(pool_, !pool_.ChoiceIs(c, 2));
  EXPECT_EQ(after.Slice(pool_, Less("d", "e")).size(), 3u);
}

TEST_F(PathSliceTest, DefinitionKeepsOnlyAWitnessThatMeetsIt) {
  const Variable c = Choice("c");
  const Formula definition = pool_.Or(pool_.ChoiceIs(c, 0), Less("a", "b"));
  Model model;
  EXPECT_TRUE(
      Path().WithWitness(model).WithDefinition(pool_, c, definition).witness());
  model.Set(c, 1);
  EXPECT_FALSE(
      Path().WithWitness(model).WithDefinition(pool_, c, definition).witness());
}

TEST_F(PathSliceTest, BearingListsEachUnknownOnce) {
  const Path path =
      Path().With(pool_, Less("a", "b")).With(pool_, Less("b", "a"));
  UnknownMarks marks;
  const Path::Bearing bearing = path.BearingOn(pool_, Less("b", "c"), marks);
  EXPECT_EQ(bearing.unknowns.size(), 3u);
  EXPECT_TRUE(marks.Has(Unknown(Number("a"))));
  EXPECT_FALSE(marks.Has(Unknown(Number("z"))));
}

TEST_F(PathSliceTest, LongGroupIsNoTroubleToTakeDown) {
  Path path;
  for (int i = 0; i < 50'000; ++i)
    path = path.With(pool_, Less("a", "n" + std::to_string(i)));
  EXPECT_EQ(path.Slice(pool_, Less("a", "z")).size(), 50'000u);
}

}  // namespace
}  // namespace expr
