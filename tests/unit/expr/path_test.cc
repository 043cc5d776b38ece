#include "expr/path.h"

#include <optional>

#include "expr/model.h"
#include "expr/pool.h"
#include "expr/sort.h"
#include "gtest/gtest.h"

namespace expr {
namespace {

class PathTest : public testing::Test {
 protected:
  Formula Is(const char* name, int value) {
    return pool_.Eq(pool_.Symbol(Sort::kBv32, name), pool_.Int(value));
  }

  Pool pool_;
};

TEST_F(PathTest, SaysWhatWasAssumedAndWhatThatExcludes) {
  const Formula x = Is("x", 1), y = Is("y", 2);
  const Path path = Path().With(pool_, x).With(pool_, !y);
  EXPECT_EQ(path.Says(x), true);
  EXPECT_EQ(path.Says(!x), false);
  EXPECT_EQ(path.Says(y), false);
  EXPECT_EQ(path.Says(!y), true);
  EXPECT_EQ(path.Says(Is("z", 3)), std::nullopt);
  EXPECT_EQ(Path().Says(x), std::nullopt);
}

// A loop may decide the same a million times.
TEST_F(PathTest, DoesNotGrowByWhatItSays) {
  const Formula x = Is("x", 1), y = Is("y", 2);
  Path path = Path().With(pool_, x).With(pool_, y).WithWitness(Model());
  path = path.With(pool_, x).With(pool_, y);
  EXPECT_EQ(path.size(), 2u);
  EXPECT_TRUE(path.witness().has_value());
  EXPECT_EQ(path.With(pool_, Is("z", 3)).size(), 3u);
}

TEST_F(PathTest, FactsOfOneBranchAreNotThoseOfAnother) {
  const Formula x = Is("x", 1);
  const Path stem = Path().With(pool_, Is("y", 2));
  const Path yes = stem.With(pool_, x), no = stem.With(pool_, !x);
  EXPECT_EQ(yes.Says(x), true);
  EXPECT_EQ(no.Says(x), false);
  EXPECT_EQ(stem.Says(x), std::nullopt);
}

}  // namespace
}  // namespace expr
