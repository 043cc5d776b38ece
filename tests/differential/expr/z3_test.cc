// The SMT-LIB text against an independent reader of it: Z3 must find, for each
// kind and operands that are fixed to constants, exactly the value that
// expr/evaluate.h computes; and a model of a random query, found by us, must
// satisfy the text that Z3 reads.
#include <gtest/gtest.h>
#include <z3++.h>

#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

#include "expr/evaluate.h"
#include "expr/kind.h"
#include "expr/model.h"
#include "expr/pool.h"
#include "expr/print.h"
#include "expr/random.h"
#include "expr/smtlib.h"
#include "expr/unknown.h"

namespace expr {
namespace {

class Z3Test : public testing::Test {
 protected:
  z3::check_result Check(const Pool& pool, const std::vector<Formula>& path) {
    // The simple solver: the default one spends most of its time setting up.
    z3::solver solver(context_, z3::solver::simple());
    solver.from_string(ToSmtLib(pool, path).text.c_str());
    return solver.check();
  }

  z3::context context_;
};

Formula Fixed(Pool& pool, Expr symbol, uint64_t bits) {
  return pool.Eq(symbol, pool.Constant(pool.sort(symbol), bits));
}

// With the operands fixed, "the result is what evaluate says" must be sat and
// its negation unsat.
TEST_F(Z3Test, EveryKindHasTheValueWeCompute) {
  Pool pool;
  RandomTerms random(pool, 11, RandomOptions());
  size_t points = 0;
  for (const KindRow& row : kKindRows)
    for (Sort sort : kAllSorts) {
      if (row.arity == 0 || row.kind == Kind::kIte ||
          !Accepts(row.operands, sort))
        continue;
      const Expr a = pool.Symbol(sort, "a");
      const Sort second = SecondSort(row.operands, sort);
      const Expr b = pool.Symbol(second, "b");
      const Expr term = pool.MakeRaw(row.kind, a, row.arity == 2 ? b : Expr());
      const int rounds = row.kind == Kind::kFRem ? 12 : 40;
      for (int i = 0; i < rounds; ++i, ++points) {
        Model model;
        model.Set(a, random.Value(sort));
        model.Set(b, random.Value(second));
        const uint64_t value = Evaluator(pool, model).Evaluate(term);
        const Formula is_value = pool.TestRaw(
            Predicate::kEq, term, pool.Constant(pool.sort(term), value));
        std::vector<Formula> path = {Fixed(pool, a, model.Value(Unknown(a))),
                                     Fixed(pool, b, model.Value(Unknown(b))),
                                     is_value};
        const std::string shown =
            Print(pool, term) + " at " +
            PrintConstant(sort, model.Value(Unknown(a))) + ", " +
            PrintConstant(second, model.Value(Unknown(b)));
        ASSERT_EQ(Check(pool, path), z3::sat) << shown;
        path.back() = !is_value;
        ASSERT_EQ(Check(pool, path), z3::unsat) << shown;
      }
    }
  std::printf("%zu points agree\n", points);
  EXPECT_GT(points, 2200u);
}

TEST_F(Z3Test, OurModelsSatisfyTheText) {
  RandomOptions options;
  options.remainder = false;  // slow
  size_t checked = 0;
  for (uint64_t seed = 1; checked < 300; ++seed) {
    Pool pool;
    RandomTerms random(pool, seed, options);
    Formula f = random.Guard(3);
    const Model model = random.AnyModel();
    if (!Evaluator(pool, model).Evaluate(f)) f = !f;
    std::vector<Formula> path = {f};
    for (const Unknown u : pool.UnknownsOf(f)) {
      const uint64_t value = model.Value(u);
      if (u.IsSymbol())
        path.push_back(Fixed(pool, u.symbol(), value));
      else
        path.push_back(
            pool.diagram().Is(u.variable(), static_cast<uint32_t>(value)));
    }
    ASSERT_EQ(Check(pool, path), z3::sat) << Print(pool, f);
    path[0] = !f;
    ASSERT_EQ(Check(pool, path), z3::unsat) << Print(pool, f);
    ++checked;
  }
}

// With all unknowns fixed, what Z3's own quantifiers say of the text.
TEST_F(Z3Test, QuantifiersMeanWhatWeCompute) {
  RandomOptions options;
  options.quantified = true;
  options.small_values = true;
  options.floats = false;
  options.choices = 1;
  size_t asked = 0, decided = 0, held = 0;
  for (uint64_t seed = 1; asked < 150; ++seed) {
    Pool pool;
    RandomTerms random(pool, seed, options);
    const Formula f = random.Guard(1);
    bool quantified = false;
    for (const Variable v : pool.diagram().Support(f))
      quantified = quantified || pool.IsForAll(v);
    if (!quantified) continue;
    const Model model = random.AnyModel();
    const bool holds = Evaluator(pool, model).Evaluate(f);
    std::vector<Formula> path = {f};
    for (const Unknown u : pool.UnknownsOf(f))
      path.push_back(u.IsSymbol() ? Fixed(pool, u.symbol(), model.Value(u))
                                  : pool.diagram().Is(
                                        u.variable(),
                                        static_cast<uint32_t>(model.Value(u))));
    const z3::check_result result = Check(pool, path);
    ++asked;
    decided += result != z3::unknown;
    held += holds;
    ASSERT_NE(result, holds ? z3::unsat : z3::sat) << Print(pool, f);
  }
  std::printf("%zu of %zu decided, %zu hold\n", decided, asked, held);
  EXPECT_GT(decided, asked * 9 / 10);
  EXPECT_GT(held, 20u);
  EXPECT_GT(asked - held, 20u);
}

}  // namespace
}  // namespace expr
