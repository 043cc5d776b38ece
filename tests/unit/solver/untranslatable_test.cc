#include "solver/backends/untranslatable.h"

#include "expr/expr.h"
#include "expr/kind.h"
#include "expr/pool.h"
#include "expr/sort.h"
#include "gtest/gtest.h"

namespace solver {
namespace {

using expr::Expr;
using expr::Formula;
using expr::Kind;
using expr::Sort;

TEST(UntranslatableTest, FindsARemainderOfFloatsWhereverItIs) {
  expr::Pool pool;
  const Expr a = pool.Symbol(Sort::kF64, "a"), b = pool.Symbol(Sort::kF64, "b");
  const Expr i = pool.Symbol(Sort::kBv32, "i"),
             j = pool.Symbol(Sort::kBv32, "j");
  const Expr remainder = pool.Make(Kind::kFRem, a, b);
  const Formula plain = pool.Test(expr::Predicate::kFLt, a, b);
  const Formula direct = pool.Test(expr::Predicate::kFLt, remainder, b);
  const Formula nan = pool.Test(expr::Predicate::kIsNan, remainder);
  const Formula inside =
      pool.Lt(pool.Make(Kind::kMul, pool.Make(Kind::kD2I, remainder), j), i);
  const Formula under =
      pool.Lt(pool.Make(Kind::kMul, pool.Ite(direct, i, j), j), i);
  Untranslatable untranslatable(pool);
  EXPECT_FALSE(untranslatable.Has(Formula::True()));
  EXPECT_FALSE(untranslatable.Has(plain));
  EXPECT_FALSE(untranslatable.Has(pool.Lt(pool.Make(Kind::kRem, i, j), i)));
  for (Formula f : {direct, nan, inside, under})
    for (Formula either : {f, !f, pool.And(plain, f)})
      EXPECT_TRUE(untranslatable.Has(either)) << f.edge();
}

}  // namespace
}  // namespace solver
