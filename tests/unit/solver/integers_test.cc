// Questions about products, quotients, remainders and bits, as whole numbers.
// Each is made true by a random model first, so none of them is impossible, and
// a wrong definition of an operator shows: what it excludes there is. A model
// that is given is evaluated. No other procedure is asked.
#include "solver/integers.h"

#include <gtest/gtest.h>

#include <iterator>
#include <vector>

#include "base/rng.h"
#include "expr/evaluate.h"
#include "expr/expr.h"
#include "expr/kind.h"
#include "expr/model.h"
#include "expr/path.h"
#include "expr/pool.h"
#include "expr/print.h"
#include "expr/random.h"
#include "expr/sort.h"
#include "solver/backends/watchdog.h"
#include "solver/solver.h"
#include "tests/support/effort.h"

namespace solver {
namespace {

using expr::Expr;
using expr::Formula;
using expr::Kind;
using expr::Sort;

class IntegersTest : public testing::Test {
 protected:
  Answer Ask(const std::vector<Formula>& conjuncts) {
    const expr::Path none;
    const Query query(none, Formula::True());
    return layer_.Check(query.Sliced(conjuncts));
  }
  uint64_t Below(uint64_t n) { return random_.rng().Below(n); }

  Expr Known(Sort sort) {
    constexpr int32_t kNumbers[] = {2, 3, 7, 10, 100, -1, -2, -10, 1000, 86400};
    if (Below(4) == 0) return pool_.Constant(sort, random_.Value(sort));
    const int64_t number = kNumbers[Below(std::size(kNumbers))];
    return pool_.Constant(sort, static_cast<uint64_t>(number));
  }
  // Bits that stand side by side.
  Expr Mask(Sort sort) {
    const uint64_t bits = sort == Sort::kBv64 ? 64 : 32;
    const uint64_t ones = (uint64_t{1} << (1 + Below(bits - 1))) - 1;
    const uint64_t mask = ones << Below(bits);
    return pool_.Constant(sort, Below(5) == 0 ? ~mask : mask);
  }

  Expr Term(Sort sort, int depth) {
    if (depth == 0) return random_.Term(sort, 0);
    const Expr a = Term(sort, depth - 1);
    switch (Below(9)) {
      case 0:
        return pool_.Make(Kind::kNeg, a);
      case 1:
      case 2: {
        const Expr b = Term(sort, depth - 1);
        return pool_.Make(Below(2) == 0 ? Kind::kAdd : Kind::kSub, a, b);
      }
      case 3:
      case 4: {
        constexpr Kind kKinds[] = {Kind::kMul, Kind::kDiv, Kind::kRem};
        const Kind kind = kKinds[Below(3)];
        return pool_.Make(kind, a, Known(sort));
      }
      case 5: {
        constexpr Kind kKinds[] = {Kind::kShl, Kind::kShr, Kind::kUshr};
        const Kind kind = kKinds[Below(3)];
        const auto by = static_cast<int32_t>(Below(64));
        return pool_.Make(kind, a, pool_.Int(by));
      }
      case 6: {
        constexpr Kind kKinds[] = {Kind::kBitAnd, Kind::kBitOr, Kind::kBitXor};
        const Kind kind = kKinds[Below(3)];
        return pool_.Make(kind, a, Mask(sort));
      }
      case 7:
        return Converted(sort, depth - 1);
      default: {
        const Expr b = Term(sort, depth - 1);
        const Formula condition = pool_.Lt(a, Known(sort));
        return pool_.Ite(condition, a, b);
      }
    }
  }
  Expr Converted(Sort sort, int depth) {
    if (sort == Sort::kBv64)
      return pool_.Make(Kind::kI2L, Term(Sort::kBv32, depth));
    constexpr Kind kKinds[] = {Kind::kI2B, Kind::kI2C, Kind::kI2S};
    if (Below(2) == 0) return pool_.Make(Kind::kL2I, Term(Sort::kBv64, depth));
    const Kind kind = kKinds[Below(3)];
    return pool_.Make(kind, Term(sort, depth));
  }

  // True in the model.
  Formula Question(const expr::Model& model) {
    const Sort sort = Below(2) == 0 ? Sort::kBv32 : Sort::kBv64;
    const Expr a = Term(sort, 2);
    expr::Evaluator evaluator(pool_, model);
    const Expr value = pool_.Constant(sort, evaluator.Evaluate(a));
    const Expr b = Below(3) == 0 ? Term(sort, 1) : value;
    Formula f;
    switch (Below(4)) {
      case 0:
        f = pool_.Eq(a, b);
        break;
      case 1:
        f = pool_.Test(expr::Predicate::kUlt, a, b);
        break;
      case 2: {  // as is asked whether a sum has gone round
        const Expr mixed = pool_.Make(Kind::kBitXor, a, b);
        const Expr other = pool_.Make(Kind::kBitXor, a, Term(sort, 1));
        f = pool_.Lt(pool_.Make(Kind::kBitAnd, mixed, other),
                     pool_.Constant(sort, 0));
        break;
      }
      default:
        f = pool_.Lt(a, b);
    }
    return evaluator.Evaluate(f) ? f : !f;
  }

  static expr::RandomOptions Whole() {
    expr::RandomOptions options;
    options.floats = false;
    options.choices = 1;
    return options;
  }

  expr::Pool pool_;
  expr::RandomTerms random_{pool_, 11, Whole()};
  IntegerLayer layer_{pool_, ResourceLimits{.timeout_ms = 20'000}, nullptr};
};

TEST_F(IntegersTest, ExcludeNothingThatIs) {
  const size_t questions = tests::Scaled(8000);
  size_t answered = 0;
  for (size_t i = 0; i < questions; ++i) {
    const expr::Model model = random_.AnyModel();
    std::vector<Formula> conjuncts;
    for (uint64_t left = 1 + Below(3); left > 0; --left)
      conjuncts.push_back(Question(model));
    const Answer answer = Ask(conjuncts);
    ASSERT_NE(answer.verdict, Verdict::kUnsat)
        << expr::Print(pool_, conjuncts[0]);
    if (answer.verdict == Verdict::kSat) ++answered;
  }
  // The others are about other things, or too much work.
  EXPECT_GE(answered, questions / 3);
}

TEST_F(IntegersTest, SeeWhatCannotBe) {
  const Expr x = pool_.Symbol(Sort::kBv64, "x");
  const Expr y = pool_.Symbol(Sort::kBv64, "y");
  const Expr third = pool_.Make(Kind::kDiv, x, pool_.Long(3));
  const Expr part = pool_.Make(
      Kind::kDiv, pool_.Make(Kind::kRem, y, pool_.Long(1000)), pool_.Long(7));
  const Expr sum = pool_.Make(Kind::kAdd, third, part);
  const Formula gone_round =
      pool_.Lt(pool_.Make(Kind::kBitAnd, pool_.Make(Kind::kBitXor, third, sum),
                          pool_.Make(Kind::kBitXor, part, sum)),
               pool_.Long(0));
  EXPECT_EQ(Ask({gone_round}).verdict, Verdict::kUnsat);
  EXPECT_EQ(Ask({!gone_round}).verdict, Verdict::kSat);
  const Expr digit = pool_.Make(Kind::kRem, third, pool_.Long(10));
  EXPECT_EQ(Ask({pool_.Eq(digit, pool_.Long(10))}).verdict, Verdict::kUnsat);
  EXPECT_EQ(Ask({pool_.Eq(digit, pool_.Long(-9)), pool_.Lt(pool_.Long(0), x)})
                .verdict,
            Verdict::kUnsat);
}

// It says so, and no more.
TEST_F(IntegersTest, LeaveWhatIsNotWhole) {
  const Expr x = pool_.Symbol(Sort::kBv32, "x");
  const Expr y = pool_.Symbol(Sort::kBv32, "y");
  const Expr product = pool_.Make(Kind::kMul, x, y);
  EXPECT_EQ(Ask({pool_.Eq(product, pool_.Int(77))}).verdict, Verdict::kUnknown);
  const Expr half =
      pool_.Make(Kind::kI2D, pool_.Make(Kind::kDiv, x, pool_.Int(2)));
  EXPECT_EQ(
      Ask({pool_.Test(expr::Predicate::kFLt, half, pool_.Double(1.5))}).verdict,
      Verdict::kUnknown);
}

}  // namespace
}  // namespace solver
