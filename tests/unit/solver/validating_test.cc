// A test of the tests: layers that lie are caught.
#include "solver/validating.h"

#include <memory>
#include <string_view>
#include <utility>

#include "base/rng.h"
#include "expr/expr.h"
#include "expr/model.h"
#include "expr/path.h"
#include "expr/pool.h"
#include "expr/random.h"
#include "gtest/gtest.h"
#include "solver/chain.h"
#include "solver/enumerating.h"
#include "solver/solver.h"

namespace solver {
namespace {

// Says sat, with a model of nothing, where the truth is unsat.
class Optimist : public Solver {
 public:
  explicit Optimist(std::unique_ptr<Solver> next) : Solver(std::move(next)) {}
  std::string_view name() const override { return "optimist"; }

 protected:
  Answer Decide(const Query& query) override {
    Answer answer = Pass(query);
    if (answer.verdict != Verdict::kUnsat) return answer;
    return Answer::Sat(expr::Model());
  }
};

// Says unsat once in a while.
class Pessimist : public Solver {
 public:
  explicit Pessimist(std::unique_ptr<Solver> next) : Solver(std::move(next)) {}
  std::string_view name() const override { return "pessimist"; }

 protected:
  Answer Decide(const Query& query) override {
    if (rng_.OneIn(20)) return Answer::Unsat();
    return Pass(query);
  }

 private:
  base::Rng rng_{7};
};

// Right verdicts, but one value of the model is changed.
class Forger : public Solver {
 public:
  Forger(expr::Pool& pool, std::unique_ptr<Solver> next)
      : Solver(std::move(next)), pool_(pool) {}
  std::string_view name() const override { return "forger"; }

 protected:
  Answer Decide(const Query& query) override {
    Answer answer = Pass(query);
    if (answer.verdict == Verdict::kSat)
      for (expr::Unknown u : pool_.UnknownsOf(query.extra()))
        answer.model->Set(u, answer.model->Value(u) == 0 ? 1 : 0);
    return answer;
  }

 private:
  expr::Pool& pool_;
};

class ValidatingTest : public testing::Test {
 protected:
  ValidatingLayer Around(std::unique_ptr<Solver> liar, OnDifference what) {
    return ValidatingLayer(pool_,
                           std::make_unique<EnumeratingSolver>(pool_, 10'000),
                           what, std::move(liar));
  }

  // How often a layer was caught on random questions.
  uint64_t Caught(std::unique_ptr<Solver> liar) {
    ValidatingLayer layer =
        Around(std::move(liar), OnDifference::kAnswerUnknown);
    for (int i = 0; i < 500; ++i) {
      const expr::Path path = expr::Path()
                                  .With(pool_, random_.Bounds())
                                  .With(pool_, random_.Guard(1));
      const Answer answer = layer.Check(path, random_.Guard(1));
      if (answer.verdict == Verdict::kUnknown) {
        EXPECT_NE(answer.reason.find("(check-sat)"), std::string::npos);
      }
    }
    return layer.differences();
  }

  static expr::RandomOptions Options() {
    expr::RandomOptions options;
    options.symbols = 1;
    options.wide = false;
    options.floats = false;
    options.small_values = true;
    return options;
  }

  expr::Pool pool_;
  expr::RandomTerms random_{pool_, 1, Options()};
};

TEST_F(ValidatingTest, TheChainIsNeverCaught) {
  EXPECT_EQ(Caught(MakeChain(pool_, {})), 0u);
}

TEST_F(ValidatingTest, FalseSatIsCaught) {
  EXPECT_GT(Caught(std::make_unique<Optimist>(MakeChain(pool_, {}))), 20u);
}

TEST_F(ValidatingTest, FalseUnsatIsCaught) {
  EXPECT_GT(Caught(std::make_unique<Pessimist>(MakeChain(pool_, {}))), 5u);
}

TEST_F(ValidatingTest, WrongModelIsCaught) {
  EXPECT_GT(Caught(std::make_unique<Forger>(pool_, MakeChain(pool_, {}))), 20u);
}

TEST_F(ValidatingTest, InTestsADifferenceEndsTheProgram) {
  ValidatingLayer layer =
      Around(std::make_unique<Optimist>(nullptr), OnDifference::kAbort);
  const expr::Formula b = pool_.BoolSymbol("b");
  // Nobody behind the optimist: nothing to lie about.
  EXPECT_EQ(layer.Check(expr::Path(), b).verdict, Verdict::kUnknown);
  ValidatingLayer lying = Around(
      std::make_unique<Optimist>(MakeChain(pool_, {})), OnDifference::kAbort);
  EXPECT_DEATH(lying.Check(expr::Path().With(pool_, b), !b),
               "contradicts itself: the model does not satisfy");
}

}  // namespace
}  // namespace solver
