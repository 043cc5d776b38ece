// Every decision procedure gives every kind of term and every predicate the
// value that expr/evaluate.h computes: with the operands fixed, "it has that
// value" is sat and its negation unsat. Java's floating-point remainder, which
// none of them has, is "unknown", with that reason.
#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "expr/evaluate.h"
#include "expr/expr.h"
#include "expr/kind.h"
#include "expr/model.h"
#include "expr/path.h"
#include "expr/pool.h"
#include "expr/print.h"
#include "expr/random.h"
#include "expr/sort.h"
#include "expr/unknown.h"
#include "gtest/gtest.h"
#include "solver/backends/watchdog.h"
#include "solver/solver.h"
#include "tests/contract/solver_cases.h"
#include "tests/support/effort.h"

namespace solver {
namespace {

using expr::Expr;
using expr::Formula;
using expr::Kind;
using expr::Sort;

const size_t kPoints = tests::Scaled(40);  // of each kind and sort
constexpr ResourceLimits kLimits{.timeout_ms = 60'000, .memory_mb = 0};

class KindsTest : public testing::TestWithParam<SolverCase> {
 protected:
  Verdict Check(const std::vector<Formula>& conjuncts) {
    const expr::Path none;
    const Query query(none, Formula::True());
    return solver_->Check(query.Sliced(conjuncts)).verdict;
  }

  // Random values for the operands; their text for messages.
  std::string Draw(Expr a, Expr b, std::vector<Formula>& fixed) {
    model_ = expr::Model();
    fixed.clear();
    std::string text;
    for (Expr operand : {a, b}) {
      const uint64_t bits = random_.Value(pool_.sort(operand));
      model_.Set(operand, bits);
      const Expr constant = pool_.Constant(pool_.sort(operand), bits);
      fixed.push_back(pool_.Eq(operand, constant));
      text += " " + expr::Print(pool_, constant);
    }
    return text;
  }

  void ExpectHolds(std::vector<Formula> fixed, Formula f,
                   const std::string& shown) {
    fixed.push_back(f);
    ASSERT_EQ(VerdictText(Check(fixed)), "sat") << shown;
    fixed.back() = !f;
    ASSERT_EQ(VerdictText(Check(fixed)), "unsat") << shown;
    ++points_;
  }

  expr::Pool pool_;
  expr::RandomTerms random_{pool_, 11, expr::RandomOptions()};
  std::unique_ptr<Solver> solver_ = GetParam().make(pool_, kLimits);
  expr::Model model_;
  size_t points_ = 0;
};

TEST_P(KindsTest, EveryKindHasTheValueWeCompute) {
  std::vector<Formula> fixed;
  for (const expr::KindRow& row : expr::kKindRows)
    for (Sort sort : expr::kAllSorts) {
      if (row.arity == 0 || row.kind == Kind::kIte || row.kind == Kind::kFRem ||
          !expr::Accepts(row.operands, sort))
        continue;
      const Expr a = pool_.Symbol(sort, "a");
      const Expr b = pool_.Symbol(expr::SecondSort(row.operands, sort), "b");
      const Expr term = pool_.MakeRaw(row.kind, a, row.arity == 2 ? b : Expr());
      for (size_t i = 0; i < kPoints; ++i) {
        const std::string at = Draw(a, b, fixed);
        const uint64_t value = expr::Evaluator(pool_, model_).Evaluate(term);
        const Formula is_value =
            pool_.TestRaw(expr::Predicate::kEq, term,
                          pool_.Constant(pool_.sort(term), value));
        ASSERT_NO_FATAL_FAILURE(ExpectHolds(
            fixed, is_value, expr::Print(pool_, term) + " at" + at));
      }
    }
  std::printf("counts: kinds %s: %zu points agree\n", GetParam().name, points_);
  EXPECT_GE(points_, 55 * kPoints);
}

TEST_P(KindsTest, EveryPredicateHasTheValueWeCompute) {
  using P = expr::Predicate;
  std::vector<Formula> fixed;
  for (P predicate : {P::kEq, P::kLt, P::kUlt, P::kFEq, P::kFLt, P::kFLe})
    for (Sort sort : expr::kAllSorts) {
      if (!expr::Accepts(expr::Row(predicate).operands, sort)) continue;
      const Expr a = pool_.Symbol(sort, "a"), b = pool_.Symbol(sort, "b");
      const Formula f = pool_.TestRaw(predicate, a, b);
      for (size_t i = 0; i < kPoints; ++i) {
        const std::string at = Draw(a, b, fixed);
        const bool holds = expr::Evaluator(pool_, model_).Evaluate(f);
        ASSERT_NO_FATAL_FAILURE(ExpectHolds(
            fixed, holds ? f : !f, expr::Print(pool_, f) + " at" + at));
      }
    }
}

TEST_P(KindsTest, RemainderOfFloatsIsUnknownAndSaysSo) {
  for (Sort sort : {Sort::kF32, Sort::kF64}) {
    const Expr a = pool_.Symbol(sort, "a"), b = pool_.Symbol(sort, "b");
    const Formula f = pool_.Eq(pool_.Make(Kind::kFRem, a, b), b);
    const Answer answer = solver_->Check(expr::Path(), f);
    EXPECT_EQ(answer.verdict, Verdict::kUnknown);
    EXPECT_NE(answer.reason.find("floating-point remainder"), std::string::npos)
        << answer.reason;
  }
}

std::vector<SolverCase> Procedures() {
  std::vector<SolverCase> cases;
  for (const SolverCase& c : kSolverCases)
    for (const char* name : {"z3", "oneshot", "cvc5", "portfolio"})
      if (std::string(c.name) == name) cases.push_back(c);
  return cases;
}

INSTANTIATE_TEST_SUITE_P(All, KindsTest, testing::ValuesIn(Procedures()),
                         [](const auto& info) {
                           return std::string(info.param.name);
                         });

}  // namespace
}  // namespace solver
