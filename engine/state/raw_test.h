// A test of numbers as the program put it. The pool says `0 < n` as `n >= 1`,
// so that the first round of a loop does not look like the second; here it
// does.
#ifndef ENGINE_STATE_RAW_TEST_H_
#define ENGINE_STATE_RAW_TEST_H_

#include "expr/expr.h"
#include "expr/kind.h"
#include "expr/pool.h"

namespace engine {

struct RawTest {
  expr::Predicate predicate = expr::Predicate::kEq;
  expr::Expr a, b;
  bool holds = true;

  RawTest WhereIt(bool side) const { return {predicate, a, b, holds == side}; }
  expr::Formula AsFormula(expr::Pool& pool) const {
    const expr::Formula test = pool.Test(predicate, a, b);
    return holds ? test : !test;
  }
  friend bool operator==(const RawTest&, const RawTest&) = default;
};

// What a path has assumed, and the test it was.
struct AssumedTest {
  expr::Formula assumed;
  RawTest test;
};

}  // namespace engine

#endif  // ENGINE_STATE_RAW_TEST_H_
