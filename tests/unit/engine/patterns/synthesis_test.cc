// One condition for the ways round a loop, against all small inputs: it holds
// for some number of rounds where one of the ways is taken, and for that
// number.
#include "engine/patterns/synthesis.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/check.h"
#include "engine/patterns/condition.h"
#include "engine/patterns/input_cells.h"
#include "engine/patterns/mutation.h"
#include "engine/patterns/series.h"
#include "engine/patterns/shape.h"
#include "engine/patterns/words.h"
#include "engine/state/raw_test.h"
#include "expr/evaluate.h"
#include "expr/kind.h"
#include "expr/model.h"
#include "expr/pool.h"

namespace engine {
namespace {

using expr::Expr;
using expr::Formula;
using expr::Kind;
using expr::Predicate;
using expr::Sort;

constexpr int32_t kElements = 4;

class SynthesisTest : public testing::Test {
 protected:
  SynthesisTest() {
    for (int32_t i = 0; i < kElements; ++i)
      elements_.push_back(
          pool_.Symbol(Sort::kBv32, "s[" + std::to_string(i) + "]"));
    cells_.emplace(pool_, std::vector<std::vector<Expr>>{elements_});
    shapes_.emplace(pool_, *cells_);
  }

  Condition Test(Predicate predicate, Expr a, Expr b, bool holds) {
    const RawTest test{predicate, a, b, holds};
    return {test.AsFormula(pool_), test};
  }
  // i < n, as the program asks.
  Condition Below(int32_t i, bool holds) {
    return Test(Predicate::kLt, pool_.Int(i), n_, holds);
  }
  Condition IsOne(int32_t i, bool holds) {
    return Test(Predicate::kEq, elements_[static_cast<size_t>(i)], pool_.Int(1),
                holds);
  }

  // Ways that went round so often and then met another element, or the end.
  std::vector<Way> Ways(const std::vector<uint32_t>& rounds, bool mismatch) {
    std::vector<Way> ways;
    for (uint32_t k : rounds) {
      Way way{{{flag_, std::nullopt}}, k};
      for (uint32_t i = 0; i < k; ++i) {
        way.conditions.push_back(Below(static_cast<int32_t>(i), true));
        way.conditions.push_back(IsOne(static_cast<int32_t>(i), true));
      }
      way.conditions.push_back(Below(static_cast<int32_t>(k), mismatch));
      if (mismatch)
        way.conditions.push_back(IsOne(static_cast<int32_t>(k), false));
      ways.push_back(std::move(way));
    }
    return ways;
  }

  RegularPattern PatternOf(const std::vector<Way>& ways) {
    std::vector<Word> words;
    for (const Way& way : ways)
      words.push_back(WordOf(*shapes_, way.conditions));
    const auto found = RegularPatternsOf(words);
    CHECK(found && found->size() == 1, "the ways should be one pattern");
    return (*found)[0].pattern;
  }

  // Of all small inputs and numbers of rounds, those on which it is wrong.
  size_t Wrong(const std::vector<Way>& ways, const std::vector<Formula>& all) {
    size_t wrong = 0;
    for (int32_t input = 0; input < 2 * 6 * (1 << kElements); ++input) {
      expr::Model model = ModelOf(input);
      for (int32_t k = -1; k <= kElements + 1; ++k) {
        model.Set(rounds_, static_cast<uint32_t>(k));
        wrong += Holds(model, all) != IsTaken(model, ways, k);
      }
    }
    return wrong;
  }

  expr::Model ModelOf(int32_t input) {
    expr::Model model;
    model.Set(pool_.diagram().Top(flag_).question.variable,
              static_cast<uint64_t>(input & 1));
    model.Set(n_, static_cast<uint64_t>(input / 2 % 6));
    for (int32_t i = 0; i < kElements; ++i)
      model.Set(elements_[static_cast<size_t>(i)],
                static_cast<uint64_t>(input / 12 >> i & 1));
    return model;
  }

  bool Holds(const expr::Model& model, const std::vector<Formula>& all) {
    expr::Evaluator evaluator(pool_, model);
    bool holds = true;
    for (Formula f : all) holds = evaluator.Evaluate(f) && holds;
    return holds;
  }

  bool IsTaken(const expr::Model& model, const std::vector<Way>& ways,
               int32_t rounds) {
    for (const Way& way : ways) {
      if (static_cast<int32_t>(way.rounds) != rounds) continue;
      std::vector<Formula> all;
      for (const Condition& c : way.conditions) all.push_back(c.formula);
      return Holds(model, all);
    }
    return false;
  }

  expr::Pool pool_;
  const Expr n_ = pool_.Symbol(Sort::kBv32, "n");
  const Expr rounds_ = pool_.Symbol(Sort::kBv32, "k");
  const Formula flag_ = pool_.BoolSymbol("flag");
  std::vector<Expr> elements_;
  std::optional<InputCells> cells_;
  std::optional<Shapes> shapes_;
};

TEST_F(SynthesisTest, TheWaysRoundALoopAndNoOthers) {
  const std::vector<std::vector<uint32_t>> all_rounds = {
      {0, 1, 2}, {0, 1, 2, 3}, {0, 2, 3}, {1, 2, 3}};
  for (bool mismatch : {false, true})
    for (const auto& rounds : all_rounds) {
      const std::vector<Way> ways = Ways(rounds, mismatch);
      const auto all =
          Synthesized(pool_, *shapes_, PatternOf(ways), ways, rounds_);
      ASSERT_TRUE(all.has_value());
      EXPECT_EQ(Wrong(ways, *all), 0u);
    }
}

TEST_F(SynthesisTest, EachWrongWayShows) {
  for (const auto& [mutation, name] : kPatternMutations) {
    size_t wrong = 0;
    for (bool mismatch : {false, true}) {
      const std::vector<Way> ways = Ways({0, 2, 3}, mismatch);
      const auto all = Synthesized(pool_, *shapes_, PatternOf(ways), ways,
                                   rounds_, mutation);
      ASSERT_TRUE(all.has_value());
      wrong += Wrong(ways, *all);
    }
    EXPECT_GT(wrong, 0u) << name;
  }
}

TEST_F(SynthesisTest, ABoundThatGrowsIsAskedOnce) {
  const std::vector<Way> ways = Ways({0, 1, 2, 3}, false);
  const auto all = Synthesized(pool_, *shapes_, PatternOf(ways), ways, rounds_);
  ASSERT_TRUE(all.has_value());
  size_t quantified = 0;
  for (Formula f : *all)
    for (expr::Variable v : pool_.diagram().Support(f))
      quantified += pool_.IsForAll(v);
  EXPECT_EQ(quantified, 1u);  // of the elements alone
}

TEST_F(SynthesisTest, WhatDoesNotGrowEvenlyIsNoPattern) {
  std::vector<Way> ways = Ways({0, 1, 2, 3}, true);
  const RegularPattern pattern = PatternOf(ways);
  ways[2].conditions.back() = IsOne(1, false);
  EXPECT_FALSE(Synthesized(pool_, *shapes_, pattern, ways, rounds_));
}

TEST_F(SynthesisTest, TheLettersOfATestAreItsOwn) {
  const auto letter = [&](const Condition& c) { return shapes_->Of(c).letter; };
  EXPECT_EQ(letter(Below(0, true)), letter(Below(1, true)));
  EXPECT_NE(letter(Below(0, true)), letter(Below(0, false)));
  EXPECT_EQ(letter(IsOne(0, true)), letter(IsOne(3, true)));
  EXPECT_NE(letter(IsOne(0, true)), letter(Below(0, true)));
  // As the pool says them the first is like no other.
  const auto bare = [&](int32_t i) {
    return letter({Below(i, true).formula, std::nullopt});
  };
  EXPECT_EQ(bare(1), bare(2));
  EXPECT_NE(bare(1), letter(Below(1, true)));
}

// Numbers: what a variable holds after so many rounds, for numbers of any form.
TEST_F(SynthesisTest, TermsThatGrow) {
  std::vector<InRound<Expr>> all;
  for (int32_t k = 0; k < 4; ++k)
    all.push_back({k, pool_.Make(Kind::kAdd, elements_[static_cast<size_t>(k)],
                                 pool_.Int(3 * k + 5))});
  const auto series = Series<Expr>::Through(*shapes_, all);
  ASSERT_TRUE(series.has_value());
  const Expr term = series->At(*shapes_, rounds_);
  for (int32_t input = 0; input < 12 << kElements; ++input)
    for (int32_t k = 0; k < 4; ++k) {
      expr::Model model = ModelOf(input);
      model.Set(rounds_, static_cast<uint64_t>(k));
      expr::Evaluator evaluator(pool_, model);
      const uint64_t expected =
          evaluator.Evaluate(all[static_cast<size_t>(k)].what);
      EXPECT_EQ(evaluator.Evaluate(term), expected);
    }
}

}  // namespace
}  // namespace engine
