#include "solver/wire.h"

#include <memory>
#include <string>
#include <vector>

#include "expr/evaluate.h"
#include "expr/expr.h"
#include "expr/kind.h"
#include "expr/model.h"
#include "expr/pool.h"
#include "expr/sort.h"
#include "gtest/gtest.h"
#include "solver/backends/watchdog.h"
#include "solver/backends/z3_oneshot.h"
#include "solver/solver.h"

namespace solver {
namespace {

using expr::Expr;
using expr::Formula;
using expr::Sort;

std::unique_ptr<Solver> MakeZ3(expr::Pool& pool) {
  return std::make_unique<Z3OneShot>(pool, ResourceLimits{}, Z3Tactic::kSimple,
                                     nullptr);
}

// There and back: the model is one of the question asked.
void ExpectSat(expr::Pool& pool, const std::vector<Formula>& conjuncts) {
  const auto question = QuestionText(pool, conjuncts);
  ASSERT_TRUE(question.has_value());
  const std::string reply = AnswerQuestion(*question, MakeZ3);
  const auto answer = ReadAnswer(reply, pool, conjuncts);
  ASSERT_TRUE(answer.has_value()) << reply;
  ASSERT_EQ(answer->verdict, Verdict::kSat) << reply;
  expr::Evaluator evaluator(pool, *answer->model);
  for (Formula f : conjuncts) EXPECT_TRUE(evaluator.Evaluate(f)) << reply;
}

TEST(WireTest, UnknownsOfAllKindsComeBack) {
  expr::Pool pool;
  const Expr i = pool.Symbol(Sort::kBv32, "i");
  const Expr l = pool.Symbol(Sort::kBv64, "l");
  const Expr d = pool.Symbol(Sort::kF64, "d");
  const std::vector<uint32_t> labels = {5, 1000, 7};
  const expr::Variable choice = pool.MakeChoice("which", labels);
  ExpectSat(pool,
            {pool.Lt(i, pool.Int(-5)), pool.Eq(l, pool.Long(-6'000'000'000)),
             pool.Test(expr::Predicate::kFLt, d, pool.Double(-0.5)),
             pool.ChoiceIs(choice, 7), pool.BoolSymbol("flag"),
             !pool.BoolSymbol("other")});
}

TEST(WireTest, NamesMayHoldAnything) {
  expr::Pool pool;
  std::vector<Formula> conjuncts;
  for (const char* name : {"a b", "a\nb", "|", "\\", "\"", "!v.1", "", "12 3"})
    conjuncts.push_back(pool.Eq(pool.Symbol(Sort::kBv32, name), pool.Int(12)));
  ExpectSat(pool, conjuncts);
}

TEST(WireTest, OneNameInSeveralSortsIsSeveralUnknowns) {
  expr::Pool pool;
  const std::vector<uint32_t> two = {0, 1}, three = {0, 1, 2};
  ExpectSat(pool,
            {pool.Eq(pool.Symbol(Sort::kBv32, "x"), pool.Int(1)),
             pool.Eq(pool.Symbol(Sort::kBv64, "x"), pool.Long(2)),
             pool.BoolSymbol("x"), pool.ChoiceIs(pool.MakeChoice("x", two), 1),
             pool.ChoiceIs(pool.MakeChoice("x", three), 2)});
}

TEST(WireTest, UnsatAndUnknownComeBack) {
  expr::Pool pool;
  EXPECT_EQ(ReadAnswer(AnswerText(pool, Answer::Unsat()), pool, {})->verdict,
            Verdict::kUnsat);
  const auto unknown =
      ReadAnswer(AnswerText(pool, Answer::Unknown("too hard")), pool, {});
  EXPECT_EQ(unknown->verdict, Verdict::kUnknown);
  EXPECT_EQ(unknown->reason, "too hard");
}

TEST(WireTest, UnreadableQuestionGivesAReason) {
  expr::Pool pool;
  const auto answer =
      ReadAnswer(AnswerQuestion("(assert (= x", MakeZ3), pool, {});
  EXPECT_EQ(answer->verdict, Verdict::kUnknown);
  EXPECT_NE(answer->reason.find("the question cannot be read"),
            std::string::npos);
}

}  // namespace
}  // namespace solver
