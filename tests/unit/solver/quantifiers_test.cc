// The steps of the layer on worked examples, with a solver behind it whose
// models are known.
#include "solver/quantifiers.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "expr/diagram.h"
#include "expr/evaluate.h"
#include "expr/expr.h"
#include "expr/kind.h"
#include "expr/model.h"
#include "expr/path.h"
#include "expr/pool.h"
#include "expr/sort.h"
#include "expr/unknown.h"
#include "solver/solver.h"

namespace solver {
namespace {

using expr::Expr;
using expr::Formula;
using expr::Kind;
using expr::Model;
using expr::Sort;

// Gives its answers in turn. A model must be one of what is asked.
class Scripted : public Solver {
 public:
  Scripted(expr::Pool& pool, std::vector<Answer> answers)
      : pool_(pool), answers_(std::move(answers)) {}
  std::string_view name() const override { return "scripted"; }
  size_t asked() const { return asked_; }
  // What it says satisfies a question need not.
  void MayLie() { lies_ = true; }
  const std::vector<std::vector<Formula>>& queries() const { return queries_; }

 protected:
  Answer Decide(const Query& query) override {
    queries_.push_back(query.conjuncts());
    if (asked_ == answers_.size()) return Answer::Unknown("no more is known");
    Answer answer = answers_[asked_++];
    if (answer.verdict != Verdict::kSat || lies_) return answer;
    for (Formula f : query.conjuncts())
      EXPECT_TRUE(expr::Evaluator(pool_, *answer.model).Evaluate(f));
    return answer;
  }

 private:
  expr::Pool& pool_;
  const std::vector<Answer> answers_;
  size_t asked_ = 0;
  bool lies_ = false;
  std::vector<std::vector<Formula>> queries_;
};

class QuantifiersTest : public testing::Test {
 protected:
  static constexpr int32_t kCells = 11;

  QuantifiersTest() {
    for (int32_t c = 0; c < kCells; ++c)
      cells.push_back(pool.Symbol(Sort::kBv32, "s[" + std::to_string(c) + "]"));
  }
  Expr Int(int32_t value) { return pool.Int(value); }
  Expr At(Expr index) { return pool.CellAt(cells, index); }
  Expr Before(Expr e) { return pool.Make(Kind::kAdd, e, Int(-1)); }
  void Assume(Formula f) { path = path.With(pool, f); }
  Formula Within(Expr e, int32_t low, int32_t high) {
    const Formula from = pool.Le(Int(low), e);
    return pool.And(from, pool.Le(e, Int(high)));
  }
  Model ModelOf(int32_t n_is, int32_t k_is, std::vector<int32_t> s) {
    Model model;
    model.Set(n, static_cast<uint32_t>(n_is));
    model.Set(k, static_cast<uint32_t>(k_is));
    for (size_t c = 0; c < s.size(); ++c)
      model.Set(cells[c], static_cast<uint32_t>(s[c]));
    return model;
  }
  std::vector<int32_t> CellsIn(const Model& model, size_t count) {
    std::vector<int32_t> values;
    for (size_t c = 0; c < count; ++c)
      values.push_back(
          static_cast<int32_t>(model.Value(expr::Unknown(cells[c]))));
    return values;
  }
  void Make(std::vector<Answer> answers, size_t expand = 0) {
    auto script = std::make_unique<Scripted>(pool, std::move(answers));
    behind = script.get();
    layer = std::make_unique<QuantifierLayer>(
        pool, QuantifierOptions{.expand = expand}, std::move(script));
  }
  Answer Ask() { return layer->Check(path, Formula::True()); }
  uint64_t Won(QuantifierLayer::Step step) { return layer->count(step).won; }

  // memspn with one character: all before k are 'a' and within n, the one at k
  // is another one.
  void AssumeMismatchAfterMatches() {
    const Formula is_a = pool.Eq(At(Before(i)), Int(97));
    const Formula within = pool.Lt(Before(i), n);
    Assume(Within(n, 0, 10));
    Assume(Within(k, 0, 9));
    Assume(pool.ForAll(i, k, 9, pool.And(is_a, within)));
    Assume(pool.Lt(k, n));
    Assume(!pool.Eq(At(k), Int(97)));
  }

  expr::Pool pool;
  expr::Path path;
  std::vector<Expr> cells;
  Expr i = pool.BoundSymbol("i");
  Expr k = pool.Symbol(Sort::kBv32, "k");
  Expr n = pool.Symbol(Sort::kBv32, "n");
  Scripted* behind = nullptr;
  std::unique_ptr<QuantifierLayer> layer;
};

TEST_F(QuantifiersTest, CellsAreCopied) {
  AssumeMismatchAfterMatches();
  Assume(pool.Le(Int(4), k));
  Assume(pool.Eq(At(Before(n)), Int(122)));
  Make({Answer::Sat(ModelOf(5, 4, {97, 0, 0, 0, 122}))});
  const Answer answer = Ask();
  ASSERT_EQ(answer.verdict, Verdict::kSat);
  EXPECT_EQ(CellsIn(*answer.model, 5),
            (std::vector<int32_t>{97, 97, 97, 97, 122}));
  EXPECT_EQ(Won(QuantifierLayer::kDuplicate), 1u);
  EXPECT_EQ(layer->count(QuantifierLayer::kRepair).asked, 0u);
}

// Cells with another value are not among those that the quantifier is about.
TEST_F(QuantifiersTest, IndicesWithAnotherValueAreRuledOut) {
  Assume(Within(n, 0, 10));
  Assume(pool.ForAll(i, k, 9, pool.Eq(At(Before(i)), Int(97))));
  Assume(pool.Eq(At(Before(n)), Int(122)));
  Assume(pool.Eq(cells[3], Int(98)));
  Assume(pool.Eq(cells[2], Int(97)));
  Make({Answer::Sat(ModelOf(2, 1, {97, 122, 97, 98}))});
  EXPECT_EQ(Ask().verdict, Verdict::kSat);
  EXPECT_EQ(Won(QuantifierLayer::kStrip), 1u);
  const std::vector<Formula>& asked = behind->queries()[0];
  const Formula is_n = pool.And(Within(n, 1, 9), pool.Le(n, k));
  EXPECT_EQ(std::count(asked.begin(), asked.end(), !is_n), 1);
  const Formula is_4 = pool.Le(Int(4), k);
  EXPECT_EQ(std::count(asked.begin(), asked.end(), !is_4), 1);
  const Formula is_3 = pool.Le(Int(3), k);
  EXPECT_EQ(std::count(asked.begin(), asked.end(), !is_3), 0);
}

// strnlen: none before n is 0, the one at n is, and another one is asked for.
TEST_F(QuantifiersTest, AModelIsRepaired) {
  Assume(Within(k, 1, 10));
  Assume(pool.Eq(n, k));
  Assume(pool.ForAll(i, k, 10, !pool.Eq(At(Before(i)), Int(0))));
  Assume(pool.Eq(At(n), Int(0)));
  Assume(pool.Eq(At(Before(k)), Int(8)));
  const Model model = ModelOf(7, 7, {1, 0, 0, 0, 0, 0, 8, 0});
  Make({Answer::Sat(model), Answer::Sat(model)});
  const Answer answer = Ask();
  ASSERT_EQ(answer.verdict, Verdict::kSat);
  EXPECT_EQ(CellsIn(*answer.model, 8),
            (std::vector<int32_t>{1, 1, 1, 1, 1, 1, 8, 0}));
  EXPECT_EQ(Won(QuantifierLayer::kDuplicate), 0u);
  EXPECT_EQ(Won(QuantifierLayer::kRepair), 1u);
  ASSERT_EQ(behind->queries().size(), 2u);
  // The seventh instance, and nothing but cells may change.
  std::vector<Formula> again = behind->queries()[1];
  const Formula seventh =
      pool.Implies(pool.Le(Int(7), k), !pool.Eq(cells[6], Int(0)));
  EXPECT_EQ(std::count(again.begin(), again.end(), seventh), 1);
  EXPECT_EQ(std::count(again.begin(), again.end(), pool.Eq(k, Int(7))), 1);
  EXPECT_EQ(std::count(again.begin(), again.end(), pool.Eq(n, Int(7))), 1);
}

TEST_F(QuantifiersTest, WhatCannotBeBentIsWrittenOut) {
  AssumeMismatchAfterMatches();
  Assume(pool.Le(Int(2), k));
  Make({Answer::Unknown("tired"), Answer::Sat(ModelOf(3, 2, {97, 97, 1}))});
  EXPECT_EQ(Ask().verdict, Verdict::kSat);
  EXPECT_EQ(Won(QuantifierLayer::kAtLast), 1u);
}

TEST_F(QuantifiersTest, UnknownStaysUnknown) {
  AssumeMismatchAfterMatches();
  Make({Answer::Unknown("tired"), Answer::Unknown("very tired")});
  const Answer answer = Ask();
  EXPECT_EQ(answer.verdict, Verdict::kUnknown);
  EXPECT_EQ(answer.reason, "very tired");
}

TEST_F(QuantifiersTest, SmallOnesAreWrittenOutAtOnce) {
  AssumeMismatchAfterMatches();
  Make({Answer::Sat(ModelOf(3, 2, {97, 97, 1}))}, /*expand=*/20'000);
  EXPECT_EQ(Ask().verdict, Verdict::kSat);
  EXPECT_EQ(Won(QuantifierLayer::kExpand), 1u);
  EXPECT_EQ(behind->queries().size(), 1u);
  for (Formula f : behind->queries()[0])
    for (expr::Variable v : pool.diagram().Support(f))
      EXPECT_FALSE(pool.IsForAll(v));
}

TEST_F(QuantifiersTest, TooMuchIsSaid) {
  AssumeMismatchAfterMatches();
  auto script = std::make_unique<Scripted>(pool, std::vector<Answer>());
  QuantifierLayer small(pool, {.expand = 0, .expand_at_last = 10},
                        std::move(script));
  const Answer answer = small.Check(path, Formula::True());
  EXPECT_EQ(answer.verdict, Verdict::kUnknown);
  EXPECT_NE(answer.reason.find("too large"), std::string::npos);
}

// Whoever knows quantifiers is asked the very question, and not believed.
TEST_F(QuantifiersTest, TooMuchIsAskedOfWhoKnowsQuantifiers) {
  AssumeMismatchAfterMatches();
  auto script = std::make_unique<Scripted>(
      pool, std::vector<Answer>{Answer::Sat(ModelOf(3, 2, {97, 1, 1})),
                                Answer::Sat(ModelOf(3, 2, {97, 97, 1})),
                                Answer::Unknown("tired"), Answer::Unsat()});
  script->MayLie();
  QuantifierLayer small(pool,
                        {.expand = 0, .expand_at_last = 10, .bend = false},
                        std::make_unique<Scripted>(pool, std::vector<Answer>()),
                        std::move(script));
  const auto ask = [&] { return small.Check(path, Formula::True()); };
  EXPECT_EQ(ask().verdict, Verdict::kUnknown);
  EXPECT_EQ(ask().verdict, Verdict::kSat);
  EXPECT_EQ(ask().reason, "tired");
  EXPECT_EQ(ask().verdict, Verdict::kUnsat);
  EXPECT_EQ(small.count(QuantifierLayer::kQuantified).asked, 4u);
  EXPECT_EQ(small.count(QuantifierLayer::kQuantified).won, 2u);
}

// Of the contradiction only what it came from.
TEST_F(QuantifiersTest, ACoreIsOfTheQueryItself) {
  const Formula all = pool.ForAll(i, k, 9, pool.Eq(At(Before(i)), Int(97)));
  const Formula first = pool.Eq(cells[0], Int(98));
  const Formula some = pool.Le(Int(1), k);
  Assume(Within(n, 0, 3));
  Assume(all);
  Assume(first);
  Assume(some);
  Make({}, 0);
  Ask();
  std::vector<Formula> core;
  for (Formula f : behind->queries()[0])
    if (f != Within(n, 0, 3)) core.push_back(f);
  Make({Answer::Unsat(core)});
  const Answer answer = Ask();
  EXPECT_EQ(answer.verdict, Verdict::kUnsat);
  std::vector<Formula> expected = {all, first, some};
  std::sort(expected.begin(), expected.end());
  EXPECT_EQ(answer.core, expected);
}

TEST_F(QuantifiersTest, OthersArePassedOnAsTheyAre) {
  Assume(pool.Lt(k, n));
  Make({Answer::Unsat()});
  EXPECT_EQ(Ask().verdict, Verdict::kUnsat);
  EXPECT_EQ(behind->queries()[0].size(), 2u);
  EXPECT_EQ(layer->count(QuantifierLayer::kExpand).asked, 0u);
}

}  // namespace
}  // namespace solver
