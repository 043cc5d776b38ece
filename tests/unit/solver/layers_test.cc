// What each layer answers by itself, with nobody behind it to ask.
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

#include "expr/expr.h"
#include "expr/kind.h"
#include "expr/model.h"
#include "expr/parse.h"
#include "expr/path.h"
#include "expr/pool.h"
#include "expr/sort.h"
#include "gtest/gtest.h"
#include "solver/cache.h"
#include "solver/cases.h"
#include "solver/choices.h"
#include "solver/cores.h"
#include "solver/cubes.h"
#include "solver/enumerating.h"
#include "solver/intervals.h"
#include "solver/logging.h"
#include "solver/models.h"
#include "solver/order/order.h"
#include "solver/satisfies.h"
#include "solver/slicing.h"
#include "solver/solver.h"
#include "solver/witness.h"

namespace solver {
namespace {

using expr::Expr;
using expr::Formula;
using expr::Path;
using expr::Sort;

// Answers as told and remembers what it was asked.
class Script : public Solver {
 public:
  explicit Script(std::vector<Answer> answers) : answers_(std::move(answers)) {}
  std::string_view name() const override { return "script"; }

  std::vector<std::vector<Formula>> asked;

 protected:
  Answer Decide(const Query& query) override {
    asked.push_back(query.conjuncts());
    if (asked.size() > answers_.size()) return Answer::Unknown("no more lines");
    return answers_[asked.size() - 1];
  }

 private:
  std::vector<Answer> answers_;
};

class LayersTest : public testing::Test {
 protected:
  // The layer made by `make(next)`, with a script behind it.
  template <class Make>
  std::unique_ptr<Solver> Over(std::vector<Answer> answers, Make make) {
    auto script = std::make_unique<Script>(std::move(answers));
    script_ = script.get();
    return make(std::move(script));
  }
  Path PathOf(std::vector<Formula> conjuncts) {
    Path path;
    for (Formula f : conjuncts) path = path.With(pool_, f);
    return path;
  }
  expr::Model With(Expr symbol, uint64_t value) {
    expr::Model model;
    model.Set(symbol, value);
    return model;
  }
  Formula Is(Expr symbol, int32_t value) {
    return pool_.Eq(symbol, pool_.Int(value));
  }

  expr::Pool pool_;
  Expr x_ = pool_.Symbol(Sort::kBv32, "x");
  Expr y_ = pool_.Symbol(Sort::kBv32, "y");
  Script* script_ = nullptr;
};

TEST_F(LayersTest, EndOfTheChainIsUnknownWithAReason) {
  FoldLayer fold(nullptr);
  const Answer answer = fold.Check(Path(), Is(x_, 1));
  EXPECT_EQ(answer.verdict, Verdict::kUnknown);
  EXPECT_EQ(answer.reason, "no solver is left to ask");
  EXPECT_EQ(fold.stats().calls, 1u);
  EXPECT_EQ(fold.stats().hits, 0u);
}

TEST_F(LayersTest, FoldAnswersConstantsAndTheNegatedLastAssumption) {
  FoldLayer fold(nullptr);
  EXPECT_EQ(fold.Check(Path(), Formula::False()).verdict, Verdict::kUnsat);
  EXPECT_EQ(fold.Check(PathOf({Is(x_, 1)}), !Is(x_, 1)).verdict,
            Verdict::kUnsat);
  EXPECT_EQ(fold.stats().hits, 2u);
}

TEST_F(LayersTest, WitnessServesIfItSatisfiesTheCondition) {
  WitnessLayer layer(pool_, nullptr);
  const Path path = PathOf({Is(x_, 1)}).WithWitness(With(x_, 1));
  EXPECT_EQ(layer.Check(path, Is(y_, 0)).verdict, Verdict::kSat);
  EXPECT_EQ(layer.Check(path, Is(y_, 2)).verdict, Verdict::kUnknown);
}

// 31 * x and 31 * y differ, x and y are the same unless a choice says so.
TEST_F(LayersTest, CasesPutEqualNumbersInForOneAnother) {
  const uint32_t labels[] = {0, 3, 8};
  const expr::Variable choice = pool_.MakeChoice("c", labels);
  const Expr z = pool_.Symbol(Sort::kBv32, "z");
  const auto product = [&](Expr e) {
    return pool_.Make(expr::Kind::kMul, e, pool_.Int(31));
  };
  const Expr other = pool_.Ite(pool_.ChoiceIs(choice, 3), x_, y_);
  const Formula same = pool_.Or(pool_.ChoiceIs(choice, 3),
                                pool_.And(pool_.Eq(x_, z), pool_.Eq(z, y_)));
  const Formula differ = !pool_.Eq(product(x_), product(other));
  CaseLayer layer(pool_, nullptr);
  EXPECT_EQ(layer.Check(PathOf({same, differ}), Formula::True()).verdict,
            Verdict::kUnsat);
  // One case is left, or nothing says that they are the same.
  const Formula but_8 = pool_.Or(same, pool_.ChoiceIs(choice, 8));
  for (Formula known : {but_8, pool_.ChoiceIs(choice, 0), Formula::True()})
    EXPECT_EQ(layer.Check(PathOf({known, differ}), Formula::True()).verdict,
              Verdict::kUnknown);
}

// x times 1000, 60 or 1, by a choice: no question behind it has all of them.
TEST_F(LayersTest, CasesAskForEachChosenFactor) {
  const uint32_t labels[] = {4, 3, 8};
  const expr::Variable choice = pool_.MakeChoice("c", labels);
  const Expr factor = pool_.Ite(
      pool_.ChoiceIs(choice, 3), pool_.Int(1000),
      pool_.Ite(pool_.ChoiceIs(choice, 8), pool_.Int(60), pool_.Int(1)));
  const auto times = [&](Expr by) {
    return pool_.Eq(pool_.Make(expr::Kind::kMul, x_, by), y_);
  };
  auto layer = Over(
      {Answer::Unsat(), Answer::Unknown("too hard"), Answer::Sat(With(x_, 7))},
      [&](auto next) {
        return std::make_unique<CaseLayer>(pool_, std::move(next));
      });
  const Answer answer = layer->Check(PathOf({}), times(factor));
  ASSERT_EQ(answer.verdict, Verdict::kSat);
  EXPECT_EQ(answer.model->Value(expr::Unknown(x_)), 7u);
  EXPECT_EQ(answer.model->Value(expr::Unknown(choice)), 2u);
  EXPECT_EQ(script_->asked,
            (std::vector<std::vector<Formula>>{{pool_.Eq(x_, y_)},
                                               {times(pool_.Int(1000))},
                                               {times(pool_.Int(60))}}));
}

TEST_F(LayersTest, ACaseNobodyCanTellIsNoRefutation) {
  const uint32_t labels[] = {0, 1};
  const expr::Variable choice = pool_.MakeChoice("c", labels);
  const Expr factor =
      pool_.Ite(pool_.ChoiceIs(choice, 0), pool_.Int(3), pool_.Int(5));
  const auto over = [&](std::vector<Answer> answers) {
    return Over(std::move(answers), [&](auto next) {
      return std::make_unique<CaseLayer>(pool_, std::move(next));
    });
  };
  const Formula question =
      pool_.Eq(pool_.Make(expr::Kind::kMul, x_, factor), pool_.Int(7));
  EXPECT_EQ(over({Answer::Unknown("too hard"), Answer::Unsat()})
                ->Check(PathOf({}), question)
                .verdict,
            Verdict::kUnknown);
  EXPECT_EQ(over({Answer::Unsat(), Answer::Unsat()})
                ->Check(PathOf({}), question)
                .verdict,
            Verdict::kUnsat);
}

TEST_F(LayersTest, SliceLeavesOutWhatSharesNothing) {
  auto layer = Over({Answer::Sat(With(y_, 7))}, [&](auto next) {
    return std::make_unique<SlicingLayer>(pool_, std::move(next));
  });
  const Path path = PathOf({Is(x_, 1)}).WithWitness(With(x_, 1));
  const Answer answer = layer->Check(path, Is(y_, 7));
  EXPECT_EQ(script_->asked[0], (std::vector<Formula>{Is(y_, 7)}));
  EXPECT_EQ(answer.model->Value(expr::Unknown(x_)), 1u);
  EXPECT_EQ(answer.model->Value(expr::Unknown(y_)), 7u);
}

TEST_F(LayersTest, SliceNeedsAWitness) {
  auto layer = Over({Answer::Unsat()}, [&](auto next) {
    return std::make_unique<SlicingLayer>(pool_, std::move(next));
  });
  layer->Check(PathOf({Is(x_, 1)}), Is(y_, 7));
  EXPECT_EQ(script_->asked[0].size(), 2u);
}

TEST_F(LayersTest, ModelFoundWithoutAWitnessLeavesPutOffDefinitionsAtZero) {
  const uint32_t labels[] = {0, 1, 2};
  const expr::Variable c = pool_.MakeChoice("c", labels);
  expr::Model found = With(x_, 1);
  found.Set(c, 2);
  auto layer = Over({Answer::Sat(found)}, [&](auto next) {
    return std::make_unique<SlicingLayer>(pool_, std::move(next));
  });
  const Formula condition = pool_.Or(pool_.ChoiceIs(c, 0), Is(x_, 1));
  const Path path = PathOf({!Is(x_, 5)}).WithDefinition(pool_, c, condition);
  const Answer answer = layer->Check(path, !Is(x_, 6));
  EXPECT_EQ(answer.model->Value(expr::Unknown(c)), 0u);
  EXPECT_EQ(answer.model->Value(expr::Unknown(x_)), 1u);
}

TEST_F(LayersTest, ChoicesNeedNobody) {
  const uint32_t labels[] = {0, 1, 2};
  const expr::Variable c = pool_.MakeChoice("c", labels);
  ChoiceLayer layer(pool_, {}, nullptr);
  const Path path = PathOf({!pool_.ChoiceIs(c, 0)});
  EXPECT_EQ(layer.Check(path, !pool_.ChoiceIs(c, 1)).verdict, Verdict::kSat);
  EXPECT_EQ(
      layer
          .Check(path.With(pool_, !pool_.ChoiceIs(c, 1)), !pool_.ChoiceIs(c, 2))
          .verdict,
      Verdict::kUnsat);
}

TEST_F(LayersTest, CacheAnswersTheSameSetInAnyOrder) {
  auto layer = Over({Answer::Sat(With(x_, 3))}, [&](auto next) {
    return std::make_unique<CacheLayer>(std::move(next));
  });
  layer->Check(PathOf({Is(x_, 3), !Is(y_, 1)}), !Is(y_, 2));
  const Answer answer =
      layer->Check(PathOf({!Is(y_, 2), Is(x_, 3)}), !Is(y_, 1));
  EXPECT_EQ(answer.verdict, Verdict::kSat);
  EXPECT_EQ(answer.model->Value(expr::Unknown(x_)), 3u);
  EXPECT_EQ(script_->asked.size(), 1u);
}

TEST_F(LayersTest, CacheForgetsTheUnknown) {
  auto layer = Over({Answer::Unknown("late"), Answer::Unsat()}, [&](auto next) {
    return std::make_unique<CacheLayer>(std::move(next));
  });
  EXPECT_EQ(layer->Check(Path(), Is(x_, 1)).verdict, Verdict::kUnknown);
  EXPECT_EQ(layer->Check(Path(), Is(x_, 1)).verdict, Verdict::kUnsat);
}

TEST_F(LayersTest, CoresAnswerSupersetsOfTheUnsatisfiable) {
  auto layer = Over({Answer::Unsat({Is(x_, 1)})}, [&](auto next) {
    return std::make_unique<CoreLayer>(std::move(next));
  });
  layer->Check(PathOf({Is(x_, 1)}), Is(y_, 1));
  EXPECT_EQ(layer->Check(PathOf({Is(x_, 1)}), Is(y_, 2)).verdict,
            Verdict::kUnsat);
  EXPECT_EQ(layer->Check(Path(), Is(y_, 1)).verdict, Verdict::kUnknown);
}

TEST_F(LayersTest, CoresAnswerSubsetsOfTheSatisfied) {
  auto layer = Over({Answer::Sat(With(x_, 1))}, [&](auto next) {
    return std::make_unique<CoreLayer>(std::move(next));
  });
  layer->Check(PathOf({Is(x_, 1), Is(y_, 0)}), !Is(y_, 2));
  EXPECT_EQ(layer->Check(PathOf({Is(x_, 1)}), !Is(y_, 2)).verdict,
            Verdict::kSat);
  EXPECT_EQ(layer->Check(PathOf({Is(x_, 1)}), Is(y_, 2)).verdict,
            Verdict::kUnknown);
}

TEST_F(LayersTest, ModelsAreTriedAgain) {
  auto layer = Over({Answer::Sat(With(x_, 9))}, [&](auto next) {
    return std::make_unique<ModelLayer>(pool_, std::move(next));
  });
  layer->Check(Path(), Is(x_, 9));
  EXPECT_EQ(layer->Check(Path(), pool_.Lt(pool_.Int(5), x_)).verdict,
            Verdict::kSat);
  EXPECT_EQ(layer->Check(Path(), pool_.Lt(x_, pool_.Int(5))).verdict,
            Verdict::kUnknown);
}

TEST_F(LayersTest, IntervalsGiveACore) {
  IntervalLayer layer(pool_, nullptr);
  const Formula low = pool_.Lt(x_, pool_.Int(3));
  const Answer answer =
      layer.Check(PathOf({low, Is(y_, 4)}), pool_.Lt(pool_.Int(7), x_));
  EXPECT_EQ(answer.verdict, Verdict::kUnsat);
  EXPECT_EQ(answer.core.size(), 3u);  // y = 4 changed the box, too
  EXPECT_EQ(layer.Check(PathOf({low}), !Is(y_, 4)).verdict, Verdict::kSat);
}

// x < y < z under a choice: no bound on any of them alone, but values that
// follow from each other.
TEST_F(LayersTest, CubesOrderNumbersUnderAChoice) {
  const uint32_t labels[] = {0, 1};
  const expr::Variable c = pool_.MakeChoice("c", labels);
  const Expr z = pool_.Symbol(Sort::kBv32, "z");
  CubeLayer layer(pool_, nullptr);
  const Path path = PathOf({pool_.Lt(x_, y_), pool_.Lt(y_, z)});
  const Formula extra =
      pool_.Ite(pool_.ChoiceIs(c, 1), pool_.Lt(pool_.Int(5), x_), Is(z, 7));
  const Answer answer = layer.Check(path, extra);
  ASSERT_EQ(answer.verdict, Verdict::kSat);
  EXPECT_TRUE(Satisfies(pool_, *answer.model, Query(path, extra)));
}

TEST_F(LayersTest, CubesNeverSayUnsat) {
  CubeLayer layer(pool_, nullptr);
  EXPECT_EQ(layer.Check(PathOf({pool_.Lt(x_, y_)}), pool_.Lt(y_, x_)).verdict,
            Verdict::kUnknown);
}

TEST_F(LayersTest, EnumerationDoesNotTryTooMuch) {
  EnumeratingSolver small(pool_, 3);
  EXPECT_EQ(small.Check(Path(), Is(x_, 1)).reason, "too many models");
  EnumeratingSolver enough(pool_, 4);
  EXPECT_EQ(enough.Check(Path(), Is(x_, 3)).verdict, Verdict::kSat);
  EXPECT_EQ(enough.Check(Path(), Is(x_, 4)).verdict, Verdict::kUnsat);
}

TEST_F(LayersTest, LogHoldsTheQueryAndItsVerdict) {
  const std::filesystem::path dir =
      std::filesystem::path(testing::TempDir()) / "queries";
  LoggingLayer layer(pool_, dir,
                     std::make_unique<Script>(std::vector{Answer::Unsat()}));
  layer.Check(PathOf({Is(x_, 1)}), Is(y_, 2));
  std::ifstream in(dir / "000001.smt2");
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  EXPECT_EQ(text.substr(0, 17), "; verdict: unsat\n");
  auto parsed = expr::ParseSmtLib(text, pool_);
  ASSERT_TRUE(parsed.ok()) << parsed.error().ToString();
  EXPECT_EQ(parsed.value().conjuncts,
            (std::vector<Formula>{Is(x_, 1), Is(y_, 2)}));
}

TEST_F(LayersTest, LogThatCannotBeWrittenChangesNoAnswer) {
  LoggingLayer layer(pool_, "/dev/null/queries",
                     std::make_unique<Script>(std::vector{Answer::Unsat()}));
  EXPECT_EQ(layer.Check(Path(), Is(y_, 2)).verdict, Verdict::kUnsat);
  EXPECT_EQ(layer.failures(), 1u);
}

// All choices of n references differ: no order of elimination keeps that
// small.
TEST_F(LayersTest, ABudgetThatDoesNotSufficeShrinksAndGrowsAgain) {
  constexpr uint32_t kLabels[] = {0, 1, 2, 3, 4, 5};
  std::vector<expr::Variable> references;
  for (int i = 0; i < 7; ++i)
    references.push_back(pool_.MakeChoice("r" + std::to_string(i), kLabels));
  std::vector<Formula> differ;
  for (size_t i = 0; i < references.size(); ++i)
    for (size_t j = 0; j < i; ++j) {
      Formula same = Formula::False();
      for (uint32_t label : kLabels)
        same = pool_.Or(same, pool_.And(pool_.ChoiceIs(references[i], label),
                                        pool_.ChoiceIs(references[j], label)));
      differ.push_back(!same);
    }
  ChoiceLayer layer(pool_, {.budget = 400, .least_budget = 50},
                    std::make_unique<OrderLayer>(pool_, 5000, nullptr));
  const Formula easy = pool_.ChoiceIs(references[0], 1);
  EXPECT_EQ(layer.budget(), 400u);
  EXPECT_EQ(layer.Check(PathOf(differ), Formula::True()).verdict,
            Verdict::kUnsat);
  EXPECT_EQ(layer.overflows(), 1u);
  EXPECT_EQ(layer.budget(), 100u);
  EXPECT_EQ(layer.Check(PathOf(differ), easy).verdict, Verdict::kUnsat);
  EXPECT_EQ(layer.budget(), 50u);
  for (int i = 0; i < 40; ++i)
    EXPECT_EQ(layer.Check(Path(), easy).verdict, Verdict::kSat);
  EXPECT_EQ(layer.budget(), 400u);
}

}  // namespace
}  // namespace solver
