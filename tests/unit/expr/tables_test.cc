// What is computed from a table's number for one character has the value that
// the JVM's operators give, for every character.
#include "expr/tables.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <vector>

#include "base/rng.h"
#include "expr/apply.h"
#include "expr/evaluate.h"
#include "expr/model.h"
#include "expr/pool.h"

namespace expr {
namespace {

constexpr uint32_t kCharacters = 1 << 16;

class TablesTest : public testing::Test {
 protected:
  Model Where(uint32_t x) {
    Model model;
    model.Set(symbol_, x);
    return model;
  }
  // The term's value where the symbol is x.
  int32_t At(Expr e, uint32_t x) {
    const Model model = Where(x);
    return static_cast<int32_t>(Evaluator(pool_, model).Evaluate(e));
  }
  bool At(Formula f, uint32_t x) {
    const Model model = Where(x);
    return Evaluator(pool_, model).Evaluate(f);
  }

  Pool pool_;
  const Expr symbol_ = pool_.Symbol(Sort::kBv32, "x");
  const Expr character_ = pool_.Make(Kind::kI2C, symbol_);
  const std::vector<int32_t> digits_ = [] {
    std::vector<int32_t> table(256, 0);
    for (int c = '0'; c <= '9'; ++c) table[static_cast<size_t>(c)] = 9;
    return table;
  }();
};

TEST_F(TablesTest, QuestionsAreAboutTheCharacter) {
  const Expr kind = *pool_.tables().Read(digits_, character_);
  const Formula is_digit =
      pool_.Eq(pool_.Make(Kind::kBitAnd, kind, pool_.Int(31)), pool_.Int(9));
  EXPECT_EQ(is_digit, pool_.And(pool_.Le(pool_.Int('0'), character_),
                                pool_.Lt(character_, pool_.Int('9' + 1))));
  EXPECT_TRUE(pool_.Lt(kind, pool_.Int(10)).IsTrue());
}

TEST_F(TablesTest, AQuestionOfManyStretchesIsOneAtom) {
  std::vector<int32_t> table(256, 0);
  for (size_t i = 0; i < table.size(); ++i) table[i] = i % 3 == 0;
  const Expr read = *pool_.tables().Read(table, character_);
  const Formula third = pool_.Eq(read, pool_.Int(1));
  EXPECT_EQ(!third, pool_.Eq(read, pool_.Int(0)));
  EXPECT_EQ(pool_.diagram().Support(third).size(), 1u);
  for (uint32_t c = 0; c < 300; ++c)
    EXPECT_EQ(At(third, c), c < 256 ? c % 3 == 0 : true) << c;
}

TEST_F(TablesTest, WithAnotherCharacterItIsAChoice) {
  std::vector<int32_t> table(256);
  for (size_t i = 0; i < table.size(); ++i)
    table[i] = static_cast<int32_t>(i * i % 251);
  const Expr read = *pool_.tables().Read(table, character_);
  const Expr other = pool_.Make(Kind::kI2C, pool_.Symbol(Sort::kBv32, "y"));
  const Expr sum = pool_.Make(Kind::kAdd, read, other);
  EXPECT_EQ(At(sum, 7), 49);
  EXPECT_FALSE(At(pool_.Eq(read, other), 7));
  EXPECT_TRUE(At(pool_.Eq(read, other), 0));
}

TEST_F(TablesTest, BeyondTheEndIsTheLastOne) {
  const Expr read =
      *pool_.tables().Read(std::vector<int32_t>{1, 2, 3}, character_);
  EXPECT_EQ(At(read, 0), 1);
  EXPECT_EQ(At(read, 2), 3);
  EXPECT_EQ(At(read, 60000), 3);
}

TEST_F(TablesTest, AnyIntIsNoCharacter) {
  EXPECT_FALSE(pool_.tables().Read(digits_, symbol_));
  const Expr other = pool_.Make(Kind::kI2C, pool_.Symbol(Sort::kBv32, "y"));
  const Expr both = pool_.Make(Kind::kAdd, character_, other);
  EXPECT_FALSE(pool_.tables().Read(digits_, both));
}

TEST_F(TablesTest, BytesHaveNegativeValues) {
  const Expr byte = pool_.Make(Kind::kI2B, symbol_);
  const Expr index = pool_.Make(Kind::kBitAnd, byte, pool_.Int(255));
  const Expr read = *pool_.tables().Read(digits_, index);
  EXPECT_EQ(At(read, '7'), 9);
  EXPECT_EQ(At(read, static_cast<uint32_t>(-1)), 0);
}

// Two tables, one inside of the other, and operators in between.
TEST_F(TablesTest, IsWhatOperatorsGive) {
  base::Rng rng(17);
  constexpr Kind kKinds[] = {Kind::kAdd,    Kind::kSub,   Kind::kMul,
                             Kind::kBitAnd, Kind::kBitOr, Kind::kBitXor,
                             Kind::kShl,    Kind::kShr,   Kind::kUshr,
                             Kind::kDiv,    Kind::kRem};
  for (int round = 0; round < 40; ++round) {
    std::vector<int32_t> outer, inner;
    for (int i = 0; i < 64; ++i) {
      inner.push_back(static_cast<int32_t>(rng.Below(64)));
      outer.push_back(static_cast<int32_t>(rng.Below(5)) - 2);
    }
    const auto by = static_cast<int32_t>(6 + rng.Below(6));
    const Kind kind = kKinds[rng.Below(std::size(kKinds))];
    const auto number = static_cast<int32_t>(rng.Below(9)) - 4;
    const Expr first = *pool_.tables().Read(
        inner, pool_.Make(Kind::kShr, character_, pool_.Int(by)));
    const Expr second = *pool_.tables().Read(outer, first);
    const Expr term = pool_.Make(kind, second, pool_.Int(number));
    const Expr with = pool_.Make(Kind::kAdd, term, character_);
    const Formula less = pool_.Lt(with, pool_.Int(1000));
    for (int sample = 0; sample < 200; ++sample) {
      const auto c = static_cast<uint32_t>(rng.Below(kCharacters));
      const size_t place = std::min<size_t>(63, c >> by);
      const int32_t value = outer[static_cast<size_t>(inner[place])];
      const auto expected = static_cast<int32_t>(
          Apply(kind, Sort::kBv32, static_cast<uint32_t>(value),
                static_cast<uint32_t>(number)));
      EXPECT_EQ(At(term, c), expected) << c;
      const auto sum =
          static_cast<int32_t>(static_cast<uint32_t>(expected) + c);
      EXPECT_EQ(At(with, c), sum) << c;
      EXPECT_EQ(At(less, c), sum < 1000) << c;
    }
  }
}

}  // namespace
}  // namespace expr
